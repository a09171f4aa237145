/** One soft sound, when it is my turn and I have asked for it. */

import { settings } from "./settings.js";

let stage;

/** Two tones of a small bell. */
export function chime() {
  if (!settings.sound) return;
  stage ??= new AudioContext();
  [[660, 0], [880, 0.14]].forEach(([pitch, after]) => {
    const tone = stage.createOscillator();
    const loudness = stage.createGain();
    const at = stage.currentTime + after;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(loudness).connect(stage.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
}
