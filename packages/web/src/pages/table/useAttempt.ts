import { useState } from 'react';
import { useProblemText } from '../../useProblemText.ts';

/** Something that is tried once at a time, and what went wrong with it. */
export function useAttempt() {
  const say = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (doing: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await doing();
    } catch (error) {
      setProblem(say(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
