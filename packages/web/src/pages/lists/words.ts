import { counted, words } from '@rangefinder/kernel/words';

/** What the pages of lists say; what the lists are called comes from their game. */
export const LISTS = {
  lead: (said: string) =>
    words(
      `${said} Everything stays on this machine.`,
      `${said} Tout reste sur cette machine.`,
      `${said} Wszystko zostaje na tym urządzeniu.`,
    ),
  game: words('Game', 'Jeu', 'Gra'),
  lists: words('Lists', 'Listes', 'Listy'),
  all: words('All lists', 'Toutes les listes', 'Wszystkie listy'),
  odds: words('Odds and balance', 'Probabilités et équilibre', 'Szanse i równowaga'),
  import: words('Import', 'Importer', 'Importuj'),
  importHint: (said: string) =>
    words(
      `${said} What this table does not know is left out and named; the rest is kept.`,
      `${said} Ce que cette table ne connaît pas est omis et nommé ; le reste est gardé.`,
      `${said} Czego ten stół nie zna, zostanie pominięte i nazwane; reszta zostaje.`,
    ),
  importFile: words('Choose a file', 'Choisir un fichier', 'Wybierz plik'),
  importFailed: (said: string, reason: string) =>
    words(`${said}: ${reason}`, `${said} : ${reason}`, `${said}: ${reason}`),
  cancel: words('Cancel', 'Annuler', 'Anuluj'),
  edit: words('Edit', 'Modifier', 'Zmień'),
  editName: (name: string) => words(`Edit ${name}`, `Modifier ${name}`, `Zmień: ${name}`),
  copy: words('Copy', 'Copier', 'Kopiuj'),
  copyName: (name: string) => words(`Copy ${name}`, `Copier ${name}`, `Kopiuj: ${name}`),
  copyOf: (name: string) => words(`${name} (copy)`, `${name} (copie)`, `${name} (kopia)`),
  remove: words('Delete', 'Supprimer', 'Usuń'),
  removeName: (name: string) => words(`Delete ${name}`, `Supprimer ${name}`, `Usuń: ${name}`),
  removed: (name: string) => words(`“${name}” is deleted.`, `« ${name} » est supprimé.`, `„${name}” usunięto.`),
  undo: words('Undo', 'Annuler', 'Cofnij'),
  play: words('Play', 'Jouer', 'Graj'),
  playName: (name: string) => words(`Play with ${name}`, `Jouer avec ${name}`, `Graj: ${name}`),
  share: words('Copy link', 'Copier le lien', 'Kopiuj odnośnik'),
  shared: words('Link copied', 'Lien copié', 'Skopiowano odnośnik'),
  shareHint: words(
    'A link that opens this list on any machine',
    'Un lien qui ouvre cette liste sur toute machine',
    'Odnośnik, który otwiera tę listę na każdym urządzeniu',
  ),
  useReady: words('Copy and change', 'Copier et modifier', 'Skopiuj i zmień'),
  saved: words('Saved on this machine', 'Enregistré sur cette machine', 'Zapisano na tym urządzeniu'),
  saving: words('Saving…', 'Enregistrement…', 'Zapisywanie…'),
  notSaved: (said: string, reason: string) => words(`${said}: ${reason}`, `${said} : ${reason}`, `${said}: ${reason}`),
  missing: words(
    'There is no such list on this machine.',
    "Il n'y a pas de telle liste sur cette machine.",
    'Na tym urządzeniu nie ma takiej listy.',
  ),
  legal: words('legal', 'légal', 'legalna'),
  illegal: (count: number) =>
    counted(count, {
      en: ['problem', 'problems'],
      fr: ['problème', 'problèmes'],
      pl: ['problem', 'problemy', 'problemów'],
    }),
  changed: (when: string) => words(`changed ${when}`, `modifié ${when}`, `zmieniono ${when}`),
};
