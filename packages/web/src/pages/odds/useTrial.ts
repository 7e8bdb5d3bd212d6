import { useCallback, useEffect, useRef, useState } from 'react';
import { counted, dealt, NO_SCORE, playedIn, type Score, type TrialCall, type TrialNews } from './trial.ts';

/** One for the page, the others play; more than a few would only warm the room. */
const MOST_WORKERS = 4;

export interface Running {
  readonly games: number;
  readonly score: Score;
  readonly status: 'playing' | 'done' | 'stopped' | 'failed';
  readonly problem: string | null;
}

/** Plays matches of two lists in workers, and says how they stand. */
export function useTrial() {
  const workers = useRef<readonly Worker[]>([]);
  const [running, setRunning] = useState<Running | null>(null);
  const end = useCallback(() => {
    for (const worker of workers.current) worker.terminate();
    workers.current = [];
  }, []);
  useEffect(() => end, [end]);

  const hear = useCallback(
    (news: TrialNews) => {
      if (news.type === 'failed') end();
      setRunning((before) => {
        if (before?.status !== 'playing') return before;
        if (news.type === 'failed') return { ...before, status: 'failed', problem: news.message };
        const score = counted(before.score, news.winner);
        return { ...before, score, status: playedIn(score) === before.games ? 'done' : 'playing' };
      });
    },
    [end],
  );
  const start = useCallback(
    (trial: Omit<TrialCall, 'numbers'>, games: number) => {
      end();
      setRunning({ games, score: NO_SCORE, status: 'playing', problem: null });
      const most = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
      workers.current = dealt(games, most).map((numbers) => {
        const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'trial' });
        worker.onmessage = ({ data }: MessageEvent<TrialNews>) => hear(data);
        worker.onerror = ({ message }) => hear({ type: 'failed', message: message || 'The worker broke.' });
        worker.postMessage({ ...trial, numbers } satisfies TrialCall);
        return worker;
      });
    },
    [end, hear],
  );
  const stop = useCallback(() => {
    end();
    setRunning((before) => (before?.status === 'playing' ? { ...before, status: 'stopped' } : before));
  }, [end]);
  return { running, start, stop };
}
