import { LANGUAGES, type Language } from '@rangefinder/kernel';

/** The first language of the browser that we speak, English otherwise. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}
