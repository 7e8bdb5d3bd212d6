import { useEffect, useRef } from 'react';
import type { Snapshot } from '../session.ts';

/** Whoever waited this long, in milliseconds, may be looking elsewhere. */
const LONG = 3000;

/** Two soft notes when it becomes one's turn, for those who may not be looking: not after every move of a quick bot. */
export function useChime({ request, outcome }: Pick<Snapshot, 'request' | 'outcome'>, sound: boolean): void {
  const asked = request !== null;
  const before = useRef({ asked, since: performance.now() });
  useEffect(() => {
    if (asked === before.current.asked) return;
    const waited = performance.now() - before.current.since;
    before.current = { asked, since: performance.now() };
    const away = waited >= LONG || document.hidden || !document.hasFocus();
    if (sound && asked && away && outcome === null) chime();
  }, [asked, outcome, sound]);
}

function chime(): void {
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: 0 });
  const note = new OscillatorNode(audio, { type: 'sine', frequency: 523 });
  const now = audio.currentTime;
  note.frequency.setValueAtTime(659, now + 0.09);
  volume.gain.linearRampToValueAtTime(0.06, now + 0.02);
  volume.gain.linearRampToValueAtTime(0, now + 0.3);
  note.connect(volume).connect(audio.destination);
  note.start(now);
  note.stop(now + 0.32);
  note.onended = () => audio.close();
}
