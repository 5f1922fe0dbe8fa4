/** Small sounds, made on the spot. Nothing is heard before the first gesture, as browsers demand, nor when muted. */
import { preferences } from './preferences.svelte';

let context: AudioContext | null = null;

function tone(pitch: number, at: number, length: number, loud: number, shape: OscillatorType = 'sine'): void {
  if (!context) return;
  const start = context.currentTime + at;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

const SOUNDS = {
  turn: () => [tone(523, 0, 0.25, 0.12), tone(784, 0.12, 0.4, 0.12)],
  dice: () => [0, 0.06, 0.1, 0.17].map((at, i) => tone(190 + 45 * ((i * 7) % 3), at, 0.05, 0.1, 'triangle')),
  built: () => [tone(150, 0, 0.09, 0.2, 'triangle'), tone(95, 0.03, 0.12, 0.18, 'triangle')],
  said: () => [tone(880, 0, 0.08, 0.05)],
  over: () => [392, 523, 659, 784].map((pitch, i) => tone(pitch, i * 0.12, 0.5, 0.1)),
};

export function sound(which: keyof typeof SOUNDS): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[which]();
}
