import { type Words, words } from '@rangefinder/kernel/words';

/** Words of the position editor. Each needs all three languages, or it does not compile. */
export const EDITOR = {
  units: words('Units', 'Unités', 'Oddziały'),
  terrain: words('Terrain', 'Décors', 'Teren'),
  grounds: words('Battlefields', 'Champs de bataille', 'Pola bitwy'),
  unitsHint: words(
    'Drag onto the board, or press: it comes to stand in cohesion before its edge.',
    'Glissez sur le plateau, ou appuyez : elle se place en cohésion devant son bord.',
    'Przeciągnij na planszę albo naciśnij: stanie w spójności przy swojej krawędzi.',
  ),
  terrainHint: words(
    'Drag onto the board, or press to put it in the middle.',
    'Glissez sur le plateau, ou appuyez pour poser au milieu.',
    'Przeciągnij na planszę albo naciśnij, by położyć na środku.',
  ),
  groundsHint: words(
    'Laid out already. It takes the place of the terrain that is there.',
    'Déjà disposé. Il remplace les décors présents.',
    'Już rozłożone. Zastępuje teren, który tam jest.',
  ),
  search: words('Search units', 'Chercher une unité', 'Szukaj oddziału'),
  faction: words('Faction', 'Faction', 'Frakcja'),
  anyFaction: words('all factions', 'toutes les factions', 'wszystkie frakcje'),
  objective: words('Objective token', 'Pion Objectif', 'Żeton celu'),
  empty: words(
    'The battlefield is empty. Take units and terrain from the list, or a battlefield that is laid out.',
    'Le champ de bataille est vide. Prenez unités et décors dans la liste, ou un champ de bataille tout prêt.',
    'Pole bitwy jest puste. Weź z listy oddziały i teren albo gotowe pole bitwy.',
  ),
  size: words('Size of the battle', 'Taille de la bataille', 'Wielkość bitwy'),
  round: words('Round', 'Round', 'Runda'),
  phase: words('Phase', 'Phase', 'Faza'),
  turn: words('Activates next', 'Active ensuite', 'Aktywuje następny'),
  priority: words('Priority', 'Priorité', 'Priorytet'),
  blue: words('Blue player', 'Joueur bleu', 'Niebieski gracz'),
  objectiveCard: words('Objective', 'Objectif', 'Cel'),
  deploymentCard: words('Deployment', 'Déploiement', 'Rozstawienie'),
  conditionCard: words('Condition', 'Condition', 'Warunki'),
  none: words('none', 'aucun', 'brak'),
  score: (seat: number) =>
    words(
      `Victory points of player ${seat + 1}`,
      `Points de victoire du joueur ${seat + 1}`,
      `Punkty zwycięstwa gracza ${seat + 1}`,
    ),
  hand: (seat: number) =>
    words(
      `Command cards of player ${seat + 1}`,
      `Cartes Commandement du joueur ${seat + 1}`,
      `Karty dowodzenia gracza ${seat + 1}`,
    ),
  addCommand: words('Add a command card', 'Ajouter une carte Commandement', 'Dodaj kartę dowodzenia'),
  order: words('Order token', 'Pion Ordre', 'Żeton rozkazu'),
  inPool: words('in the pool', 'dans la réserve', 'w puli'),
  faceup: words('faceup beside it', 'face visible à côté', 'odkryty obok'),
  facedown: words('facedown: activated', 'face cachée : activée', 'zakryty: aktywowany'),
  minis: words('Miniatures left', 'Figurines restantes', 'Pozostałe figurki'),
  wounds: words('Wounds', 'Blessures', 'Rany'),
  woundsOf: (number: number) =>
    words(`Wounds of miniature ${number}`, `Blessures de la figurine ${number}`, `Rany figurki ${number}`),
  shields: words('Active shields', 'Boucliers actifs', 'Aktywne osłony'),
  damage: words('Damage', 'Dégâts', 'Uszkodzenie'),
  aboard: words('Aboard', 'À bord de', 'Na pokładzie'),
  onFoot: words('nobody: it stands on the board', 'personne : elle est sur le plateau', 'nikt: stoi na planszy'),
  noUpgrade: (slot: string) => words(`${slot}: none`, `${slot} : aucune`, `${slot}: brak`),
  removeUnit: words('Remove the unit', "Retirer l'unité", 'Usuń oddział'),
  removeMini: words('Remove this miniature', 'Retirer cette figurine', 'Usuń tę figurkę'),
  wholeUnit: words('To the whole unit', "Vers l'unité entière", 'Do całego oddziału'),
  miniature: (name: string, number: number) =>
    words(`${name}: miniature ${number}`, `${name} : figurine ${number}`, `${name}: figurka ${number}`),
  faults: words('Play would not lead here:', 'Le jeu ne mènerait pas ici :', 'Gra by do tego nie doprowadziła:'),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;
