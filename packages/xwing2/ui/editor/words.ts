import { type Words, words } from '@rangefinder/kernel/words';

/** Words of the position editor. Each needs all three languages, or it does not compile. */
export const EDITOR = {
  piecesHint: words(
    'Drag onto the board, or press: ships go before their edge, all else to the middle.',
    'Glissez sur le plateau, ou appuyez : les vaisseaux vont devant leur bord, le reste au milieu.',
    'Przeciągnij na planszę albo naciśnij: statki staną przy swojej krawędzi, reszta na środku.',
  ),
  ships: words('Ships', 'Vaisseaux', 'Statki'),
  obstacles: words('Obstacles', 'Obstacles', 'Przeszkody'),
  devices: words('Devices', 'Engins', 'Urządzenia'),
  search: words('Search pilots and ships', 'Chercher un pilote ou un vaisseau', 'Szukaj pilota lub statku'),
  round: words('Round', 'Tour', 'Runda'),
  phase: words('Phase about to begin', 'Phase qui commence', 'Faza, która się zaczyna'),
  firstPlayer: words('First player', 'Premier joueur', 'Pierwszy gracz'),
  score: (seat: number) =>
    words(`Score of player ${seat + 1}`, `Score du joueur ${seat + 1}`, `Wynik gracza ${seat + 1}`),
  empty: words(
    'The board is empty. Take ships from the list.',
    'Le plateau est vide. Prenez des vaisseaux dans la liste.',
    'Plansza jest pusta. Weź statki z listy.',
  ),
  locks: words('Locks on', 'Verrouillages sur', 'Namierza'),
  shields: words('Shields', 'Boucliers', 'Osłony'),
  force: words('Force', 'Force', 'Moc'),
  charges: words('Charges', 'Charges', 'Ładunki'),
  damage: words('Damage cards', 'Cartes de dégâts', 'Karty uszkodzeń'),
  faceup: words('faceup', 'face visible', 'odkryta'),
  addDamage: words('Add a damage card', 'Ajouter une carte de dégâts', 'Dodaj kartę uszkodzeń'),
  dial: words('Dial', 'Cadran', 'Wskaźnik'),
  dialUsual: words('as usual (2 straight)', 'comme d’habitude (2 tout droit)', 'zwykły (2 prosto)'),
  dialUnset: words('not set', 'non réglé', 'nieustawiony'),
  turret: words('Turret points', 'La tourelle pointe', 'Wieżyczka w stronę'),
  addUpgrade: words('Add an upgrade', 'Ajouter une amélioration', 'Dodaj ulepszenie'),
  controller: words('Controlled by', 'Contrôlé par', 'Kontroluje'),
  fuses: words('Fuses', 'Mèches', 'Zapalniki'),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;
