import { type Game, type Language, type Reason, refusalWords } from '@rangefinder/kernel';
import { useCallback } from 'react';
import { useLanguage } from './language.ts';
import { REFUSED } from './refusalwords.ts';
import type { Refusal } from './session.ts';

/** What is refused around a game, in this language where there are words for its rule, and as it came otherwise. */
function saidByRule({ rule, message }: Refusal, language: Language): string {
  return REFUSED.get(rule)?.[language] ?? message;
}

/** Why something was refused at a table: in the words of its game, or of what is around it. */
export function refusalIn({ texts }: Pick<Game, 'texts'>, refusal: Reason | Refusal, language: Language): string {
  const { code, about } = refusal;
  if (code !== undefined) return refusalWords(texts, { code, about }, language);
  return 'message' in refusal ? saidByRule(refusal, language) : '';
}

/** Why something was refused where no game is open, in the language of the page. */
export function useRefusal(): (refusal: Refusal) => string {
  const language = useLanguage();
  return useCallback((refusal) => saidByRule(refusal, language), [language]);
}
