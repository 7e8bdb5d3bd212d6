import type { Language } from '@rangefinder/kernel';
import { createContext, useContext } from 'react';

/** The language of all that a page says; the app provides it once, around everything. */
export const LanguageContext = createContext<Language>('en');

/** The language the page speaks: `WORDS.close[useLanguage()]`. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
