import { type Words, words } from '@rangefinder/kernel/words';

/** What every builder says, whatever its lists are called. Each needs all three languages, or it does not compile. */
export const BUILDER = {
  add: (name: string) => words(`Add ${name}`, `Ajouter ${name}`, `Dodaj: ${name}`),
  takeOff: (name: string) => words(`Take ${name} off`, `Retirer ${name}`, `Zdejmij: ${name}`),
  filters: words('Filters', 'Filtres', 'Filtry'),
  clearFilters: words('Clear filters', 'Effacer les filtres', 'Wyczyść filtry'),
  costs: words('Cost', 'Coût', 'Koszt'),
  upTo: (points: number) => words(`up to ${points}`, `jusqu'à ${points}`, `do ${points}`),
  keyword: words('Keyword', 'Mot-clé', 'Słowo kluczowe'),
  fitting: words('Only what fits', 'Seulement ce qui va', 'Tylko pasujące'),
  fits: (count: number) => words(`Fits (${count})`, `Possible (${count})`, `Pasuje (${count})`),
  doesNotFit: (count: number) =>
    words(`Does not fit now (${count})`, `Impossible pour l'instant (${count})`, `Teraz nie pasuje (${count})`),
  nothingFound: words('Nothing found.', 'Rien trouvé.', 'Nic nie znaleziono.'),
  close: words('Close', 'Fermer', 'Zamknij'),
  rule: words('rule', 'règle', 'zasada'),
  undo: words('Undo', 'Annuler', 'Cofnij'),
  redo: words('Redo', 'Rétablir', 'Ponów'),
  exportTitle: words('Take it elsewhere', "L'emporter ailleurs", 'Zabierz gdzie indziej'),
  exportAs: words('As', 'Sous forme de', 'Jako'),
  copyExport: words('Copy', 'Copier', 'Kopiuj'),
  copied: words('Copied', 'Copié', 'Skopiowano'),
  exported: words('To copy', 'À copier', 'Do skopiowania'),
  notCopied: words(
    'This browser does not let a page copy: copy it from here.',
    'Ce navigateur ne laisse pas une page copier : copiez-le ici.',
    'Ta przeglądarka nie pozwala stronie kopiować: skopiuj stąd.',
  ),
  openThere: (builder: string) => words(`Open in ${builder}`, `Ouvrir dans ${builder}`, `Otwórz w ${builder}`),
  print: words('Print', 'Imprimer', 'Drukuj'),
  paper: words('For a real table', 'Pour une vraie table', 'Na prawdziwy stół'),
  paperHint: words(
    'Cards this table does not know yet are allowed.',
    'Les cartes que cette table ne connaît pas encore sont permises.',
    'Dozwolone są karty, których ten stół jeszcze nie zna.',
  ),
  imported: words('What could not be used', "Ce qui n'a pas pu être repris", 'Czego nie dało się użyć'),
  importedHint: words('The rest is below.', 'Le reste est ci-dessous.', 'Reszta jest poniżej.'),
  dismiss: words('Got it', 'Compris', 'Rozumiem'),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;
