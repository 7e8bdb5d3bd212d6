import { useCallback } from 'react';
import { useLanguage } from './language.ts';
import { REFUSED } from './refusalwords.ts';
import type { Refusal } from './session.ts';

/** Says why something was refused in the language of the page where we have words for it, and as it came otherwise. */
export function useRefusal(): (refusal: Refusal) => string {
  const language = useLanguage();
  return useCallback(({ rule, message }) => REFUSED.get(rule)?.[language] ?? message, [language]);
}
