// A few quiet sounds, made here out of oscillators and noise. Off until somebody asks for them.
import type { Sound } from "../table/motion";
import { prefers } from "./preferences.svelte";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (!prefers().sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  // A browser lets nothing sound before the page was touched.
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A volume that rises at once and dies away. */
function fading(audio: AudioContext, loud: number, from: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * prefers().volume), from + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, pitch: number, loud: number, after: number, length: number, type: OscillatorType = "sine", to = pitch): void {
  const from = audio.currentTime + after;
  const voice = audio.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, from);
  voice.frequency.exponentialRampToValueAtTime(to, from + length);
  voice.connect(fading(audio, loud, from, length));
  voice.start(from);
  voice.stop(from + length);
}

/** Noise through a narrow band: steps, hiss, something in a duct. */
function breath(audio: AudioContext, pitch: number, loud: number, after: number, length: number, width = 4): void {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const from = audio.currentTime + after;
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = width;
  source.connect(band).connect(fading(audio, loud, from, length));
  source.start(from, Math.random() * 0.5, length);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  noise(audio) {
    for (const after of [0, 0.13, 0.3]) breath(audio, 320 + after * 500, 0.5, after, 0.22, 7);
  },
  die(audio) {
    for (const after of [0, 0.07, 0.12, 0.16]) breath(audio, 1900, 0.35, after, 0.04, 9);
  },
  danger(audio) {
    tone(audio, 92, 0.5, 0, 0.5, "sawtooth", 61);
    tone(audio, 97, 0.4, 0, 0.5, "sawtooth", 58);
  },
  step(audio) {
    breath(audio, 180, 0.35, 0, 0.07, 3);
  },
  card(audio) {
    breath(audio, 3200, 0.2, 0, 0.12, 1);
  },
  turn(audio) {
    tone(audio, 440, 0.25, 0, 0.25);
    tone(audio, 587, 0.25, 0.14, 0.4);
  },
  end(audio) {
    for (const [i, pitch] of [196, 247, 294, 392].entries()) tone(audio, pitch, 0.22, i * 0.12, 1.4, "triangle");
  },
};

export function sound(name: Sound): void {
  const audio = ready();
  if (audio) SOUNDS[name](audio);
}
