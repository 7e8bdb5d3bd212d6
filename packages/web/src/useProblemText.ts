import { useLanguage, useRefusal } from '@rangefinder/table';
import { useCallback } from 'react';
import { ApiProblem, Unreachable } from './api.ts';
import { MATCH } from './pages/table/words.ts';

/** Says what went wrong with a call to the server, or with anything else. */
export function useProblemText(): (error: unknown) => string {
  const language = useLanguage();
  const say = useRefusal();
  return useCallback(
    (error) => {
      if (error instanceof ApiProblem) return say({ rule: error.code, message: error.message });
      if (error instanceof Unreachable) return MATCH.noServer[language];
      return error instanceof Error ? error.message : String(error);
    },
    [language, say],
  );
}
