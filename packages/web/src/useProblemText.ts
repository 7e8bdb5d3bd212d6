import { useRefusal } from '@rangefinder/table';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { ApiProblem, Unreachable } from './api.ts';

/** Says what went wrong with a call to the server, or with anything else. */
export function useProblemText(): (error: unknown) => string {
  const t = useTranslations('match');
  const say = useRefusal();
  return useCallback(
    (error) => {
      if (error instanceof ApiProblem) return say({ rule: error.code, message: error.message });
      if (error instanceof Unreachable) return t('noServer');
      return error instanceof Error ? error.message : String(error);
    },
    [t, say],
  );
}
