import { type Words, words } from '@rangefinder/kernel/words';

/** Words of every editor of positions. Each needs all three languages, or it does not compile. */
export const EDITING = {
  board: words('Board: drag pieces', 'Plateau : déplacez les pièces', 'Plansza: przeciągaj elementy'),
  boardHint: words(
    'Drag pieces, or focus one: arrows move it, Q and E turn it (Shift: finer), Delete removes it.',
    'Déplacez les pièces, ou prenez le focus : les flèches la déplacent, Q et E la tournent (Maj : plus fin), Suppr la retire.',
    'Przeciągaj elementy albo wybierz jeden: strzałki go przesuwają, Q i E obracają (Shift: dokładniej), Delete usuwa.',
  ),
  pieces: words('Pieces', 'Pièces', 'Elementy'),
  markers: words('Markers', 'Marqueurs', 'Znaczniki'),
  more: (count: number) =>
    words(`${count} more: type to narrow`, `${count} de plus : précisez`, `Jeszcze ${count}: wpisz więcej`),
  side: words('Side', 'Camp', 'Strona'),
  player: (seat: number) => words(`Player ${seat + 1}`, `Joueur ${seat + 1}`, `Gracz ${seat + 1}`),
  nobody: words('nobody', 'personne', 'nikt'),
  table: words('Table', 'Table', 'Stół'),
  nothing: words(
    'Choose a piece on the board to change it.',
    'Choisissez une pièce du plateau pour la modifier.',
    'Wybierz element na planszy, by go zmienić.',
  ),
  example: words('Begin with an example', 'Commencer par un exemple', 'Zacznij od przykładu'),
  x: words('x (mm)', 'x (mm)', 'x (mm)'),
  y: words('y (mm)', 'y (mm)', 'y (mm)'),
  heading: words('Heading (°)', 'Cap (°)', 'Kierunek (°)'),
  remove: words('Remove from the board', 'Retirer du plateau', 'Usuń z planszy'),
  copy: words('Another one', 'Un autre', 'Jeszcze jeden'),
  tokens: words('Tokens', 'Marqueurs', 'Żetony'),
  upgrades: words('Upgrades', 'Améliorations', 'Ulepszenia'),
  fewer: (what: string) => words(`Fewer: ${what}`, `Moins : ${what}`, `Mniej: ${what}`),
  greater: (what: string) => words(`More: ${what}`, `Plus : ${what}`, `Więcej: ${what}`),
  drop: (what: string) => words(`Remove ${what}`, `Retirer ${what}`, `Usuń: ${what}`),
  undo: words('Undo', 'Annuler', 'Cofnij'),
  unreadable: (reason: string) =>
    words(
      `This position cannot be read: ${reason} An empty one begins here.`,
      `Cette position n'est pas lisible : ${reason} Une vide commence ici.`,
      `Tej pozycji nie da się odczytać: ${reason} Tu zaczyna się pusta.`,
    ),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;
