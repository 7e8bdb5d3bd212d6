import type { Translated } from '@rangefinder/table';
import type { en } from './words.en.ts';

export const pl: Translated<typeof en> = {
  title: 'Zasady',
  game: 'Gra',
  search: 'Szukaj w zasadach',
  searchHint: 'Słowa, karta, numer zasady. Literówki są wybaczane.',
  clear: 'Wyczyść wyszukiwanie',
  chapters: 'Rozdziały',
  close: 'Zamknij',
  found:
    '{count, plural, =0 {Nic nie znaleziono. Spróbuj mniej słów albo innych; teksty zasad są po angielsku.} one {# znaleziona zasada} few {# znalezione zasady} other {# znalezionych zasad}}',
  inEnglish: 'Teksty zasad są po angielsku.',
  loading: 'Wczytywanie zasad…',
  failed: 'Nie udało się wczytać zasad: {reason}',
  retry: 'Spróbuj ponownie',
  unknown: 'Nie ma zasady {rule}.',
  ruling: 'Rozstrzygnięcie',
  note: 'Uwaga',
  example: 'Przykład',
  more: '{notes, plural, =0 {} one {# uwaga} few {# uwagi} other {# uwag}}{both, select, yes {, } other {}}{examples, plural, =0 {} one {# przykład} few {# przykłady} other {# przykładów}}',
  physical: 'Tylko przy prawdziwym stole',
  link: 'Odnośnik do zasady {rule}',
  top: 'Do góry',
};
