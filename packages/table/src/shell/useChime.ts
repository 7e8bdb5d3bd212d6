import { useEffect, useRef } from 'react';
import type { Snapshot } from '../session.ts';

/** Two soft notes when it becomes one's turn, for those who switched sound on. */
export function useChime({ request, outcome }: Pick<Snapshot, 'request' | 'outcome'>, sound: boolean): void {
  const asked = request !== null;
  const before = useRef(asked);
  useEffect(() => {
    const turned = asked && !before.current;
    before.current = asked;
    if (sound && turned && outcome === null) chime();
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
