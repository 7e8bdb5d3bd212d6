import { counted, list, type Words, words } from '@rangefinder/kernel/words';

/** What the pages of rules say. */
export const RULES = {
  title: words('Rules', 'Règles', 'Zasady'),
  game: words('Game', 'Jeu', 'Gra'),
  search: words('Search the rules', 'Chercher dans les règles', 'Szukaj w zasadach'),
  searchHint: words(
    'Words, a card, a rule number. Slips are forgiven.',
    'Des mots, une carte, un numéro de règle. Les fautes de frappe sont pardonnées.',
    'Słowa, karta, numer zasady. Literówki są wybaczane.',
  ),
  clear: words('Clear the search', 'Effacer la recherche', 'Wyczyść wyszukiwanie'),
  chapters: words('Chapters', 'Chapitres', 'Rozdziały'),
  close: words('Close', 'Fermer', 'Zamknij'),
  found: (count: number) =>
    count === 0
      ? words(
          'Nothing found. Try fewer or other words.',
          'Rien trouvé. Essayez moins de mots, ou d’autres ; les textes des règles sont en anglais.',
          'Nic nie znaleziono. Spróbuj mniej słów albo innych; teksty zasad są po angielsku.',
        )
      : counted(count, {
          en: ['rule found', 'rules found'],
          fr: ['règle trouvée', 'règles trouvées'],
          pl: ['znaleziona zasada', 'znalezione zasady', 'znalezionych zasad'],
        }),
  inEnglish: words(
    'Rule texts are in English.',
    'Les textes des règles sont en anglais.',
    'Teksty zasad są po angielsku.',
  ),
  loading: words('Fetching the rules…', 'Chargement des règles…', 'Wczytywanie zasad…'),
  failed: (reason: string) =>
    words(
      `The rules could not be fetched: ${reason}`,
      `Les règles n'ont pas pu être chargées : ${reason}`,
      `Nie udało się wczytać zasad: ${reason}`,
    ),
  retry: words('Try again', 'Réessayer', 'Spróbuj ponownie'),
  unknown: (rule: string) =>
    words(`There is no rule ${rule}.`, `Il n'y a pas de règle ${rule}.`, `Nie ma zasady ${rule}.`),
  ruling: words('Ruling', 'Décision', 'Rozstrzygnięcie'),
  note: words('Note', 'Note', 'Uwaga'),
  example: words('Example', 'Exemple', 'Przykład'),
  more: (notes: number, examples: number): Words =>
    list([
      ...(notes > 0
        ? [counted(notes, { en: ['note', 'notes'], fr: ['note', 'notes'], pl: ['uwaga', 'uwagi', 'uwag'] })]
        : []),
      ...(examples > 0
        ? [
            counted(examples, {
              en: ['example', 'examples'],
              fr: ['exemple', 'exemples'],
              pl: ['przykład', 'przykłady', 'przykładów'],
            }),
          ]
        : []),
    ]),
  physical: words('Only for tables of wood', 'Seulement pour une vraie table', 'Tylko przy prawdziwym stole'),
  link: (rule: string) => words(`Link to rule ${rule}`, `Lien vers la règle ${rule}`, `Odnośnik do zasady ${rule}`),
};
