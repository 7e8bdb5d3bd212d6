import { type Words, words } from '@rangefinder/kernel/words';
import type { Piece } from '../battlefield/model.ts';

/** A table that is laid out already. */
export interface Battlefield {
  readonly name: Words;
  /** The size it is made for; null where it fits every one. */
  readonly mode: 'standard' | 'skirmish' | null;
  readonly pieces: readonly Piece[];
}

export type BattlefieldId = string;

type Row = readonly [
  kind: string,
  x: number,
  y: number,
  heading?: number,
  /** What stands opposite, where it is another kind. */
  opposite?: string,
];

/** Pieces in pairs, each opposite the other as seen from the centre: neither edge is the better one. */
function inPairs(width: number, depth: number, rows: readonly Row[]): readonly Piece[] {
  const counts = new Map<string, number>();
  const piece = (kind: string, x: number, y: number, heading: number): Piece => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return { id: `${kind}-${number}`, kind, pose: { x, y, heading } };
  };
  return rows.flatMap(([kind, x, y, heading = 0, opposite = kind]) => [
    piece(kind, x, y, heading),
    piece(opposite, width - x, depth - y, (heading + 180) % 360),
  ]);
}

function standard(name: Words, ...rows: readonly Row[]): Battlefield {
  return { name, mode: 'standard', pieces: inPairs(1800, 900, rows) };
}

function skirmish(name: Words, ...rows: readonly Row[]): Battlefield {
  return { name, mode: 'skirmish', pieces: inPairs(900, 900, rows) };
}

export const BATTLEFIELDS: Readonly<Record<string, Battlefield>> = {
  empty: { name: words('Empty table', 'Table vide', 'Pusty stół'), mode: null, pieces: [] },
  settlement: standard(
    words('Desert settlement', 'Colonie du désert', 'Osada na pustyni'),
    ['two-storey-house', 690, 330],
    ['house', 330, 300, 15, 'stepped-house'],
    ['hut', 1040, 220, 350],
    ['stone-wall', 520, 500, 90],
    ['stone-wall', 860, 270, 90],
    ['crates', 815, 480, 20],
    ['condenser', 480, 190],
    ['fence', 210, 500, 80],
    ['barricade', 1300, 170, 345],
    ['container', 1600, 230, 60, 'wreck'],
    ['antenna', 1180, 100, 0, 'generator'],
    ['dune', 120, 170, 90],
  ),
  forest: standard(
    words('Edge of the forest', 'Lisière de la forêt', 'Skraj lasu'),
    ['dense-woods', 420, 290, 10],
    ['woods', 740, 240, 345],
    ['woods', 180, 530, 30],
    ['rock', 610, 520],
    ['boulders', 890, 330, 20],
    ['bush', 570, 120],
    ['bush', 1000, 190],
    ['tall-grass', 1220, 150],
    ['hill', 1450, 150],
    ['pond', 740, 440],
    ['earth-wall', 280, 90],
  ),
  snow: standard(
    words('Base under the snow', 'Base sous la neige', 'Baza pod śniegiem'),
    ['bunker', 550, 320],
    ['trench', 800, 200],
    ['trench', 320, 500, 80],
    ['generator', 700, 500, 0, 'condenser'],
    ['barricade', 900, 340],
    ['long-barricade', 1130, 210, 15],
    ['sandbags', 400, 180, 330],
    ['sandbags', 600, 150],
    ['platform', 1430, 170],
    ['antenna', 240, 270, 0, 'antenna'],
    ['shell-hole', 1020, 330],
    ['rampart', 100, 450, 90],
  ),
  ruins: standard(
    words('Ruined town', 'Ville en ruine', 'Zrujnowane miasto'),
    ['ruin', 640, 300, 20],
    ['ruin', 1030, 230, 350],
    ['rubble', 320, 420],
    ['rubble', 810, 410, 15],
    ['wall', 520, 500, 80],
    ['wreck', 1330, 250, 40],
    ['crater', 420, 190],
    ['wall', 830, 160],
    ['short-barricade', 1180, 380, 30],
    ['stone-wall', 180, 250, 70],
    ['tower', 1560, 200, 0, 'bunker'],
  ),
  'skirmish-settlement': skirmish(
    words('Desert settlement', 'Colonie du désert', 'Osada na pustyni'),
    ['stepped-house', 290, 290, 10],
    ['hut', 590, 230, 350],
    ['stone-wall', 130, 420, 80],
    ['crates', 365, 470, 20],
    ['condenser', 720, 340],
    ['barricade', 750, 160, 340],
    ['fence', 440, 110],
  ),
  'skirmish-forest': skirmish(
    words('Edge of the forest', 'Lisière de la forêt', 'Skraj lasu'),
    ['dense-woods', 260, 300, 15],
    ['woods', 600, 200, 350],
    ['rock', 330, 470],
    ['boulders', 450, 330, 20],
    ['bush', 730, 290],
    ['tall-grass', 110, 460, 80],
    ['bush', 420, 120],
  ),
  'skirmish-snow': skirmish(
    words('Base under the snow', 'Base sous la neige', 'Baza pod śniegiem'),
    ['bunker', 270, 300],
    ['trench', 560, 220, 10],
    ['generator', 300, 480],
    ['barricade', 450, 340],
    ['sandbags', 720, 130, 30],
    ['sandbags', 400, 110],
    ['rampart', 100, 480, 80],
    ['antenna', 760, 290],
  ),
  'skirmish-ruins': skirmish(
    words('Ruined town', 'Ville en ruine', 'Zrujnowane miasto'),
    ['ruin', 280, 290, 20],
    ['ruin', 610, 230, 345],
    ['rubble', 130, 460],
    ['wall', 370, 430, 60],
    ['crater', 450, 130],
    ['short-barricade', 730, 330, 20],
    ['stone-wall', 780, 140, 30],
  ),
};

export function findBattlefield(id: string): Battlefield | undefined {
  return BATTLEFIELDS[id];
}

/** Battlefields with terrain that a table of this size can have. */
export function battlefieldsFor(mode: 'standard' | 'skirmish'): readonly BattlefieldId[] {
  return Object.keys(BATTLEFIELDS).filter((id) => BATTLEFIELDS[id]?.mode === mode);
}
