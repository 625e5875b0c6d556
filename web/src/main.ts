import "@fontsource-variable/inter/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keep } from "./lib/installed.svelte";
import { dress } from "./lib/preferences.svelte";
import { preferred, speak } from "./lib/tongue.svelte";
import "./theme.css";

dress();
await speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
void keep();
