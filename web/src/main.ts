import "@fontsource-variable/inter/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keep } from "./lib/installed.svelte";
import { dress } from "./lib/preferences.svelte";
import { preferred, speak } from "./lib/tongue.svelte";
import "./theme.css";

// Part of the client is gone because a newer one has taken its place: once, the page is loaded again.
addEventListener("vite:preloadError", (event) => {
  if (sessionStorage.getItem("renewed") === location.href) return;
  sessionStorage.setItem("renewed", location.href);
  event.preventDefault();
  location.reload();
});

dress();
await speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
void keep();
