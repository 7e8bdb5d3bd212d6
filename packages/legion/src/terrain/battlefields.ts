import { type Words, words } from '@rangefinder/kernel/words';
import type { Piece } from '../battlefield/model.ts';
import type { Place } from './sets.ts';

type Size = 'standard' | 'skirmish' | 'grand-army';

/** A table that is laid out already. */
export interface Battlefield {
  readonly name: Words;
  /** The size it is made for; null where it fits every one. */
  readonly mode: Size | null;
  /** What it looks like; null for a bare table. */
  readonly place: Place | null;
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

function standard(name: Words, place: Place, ...rows: readonly Row[]): Battlefield {
  return { name, mode: 'standard', place, pieces: inPairs(1800, 900, rows) };
}

function skirmish(name: Words, place: Place, ...rows: readonly Row[]): Battlefield {
  return { name, mode: 'skirmish', place, pieces: inPairs(900, 900, rows) };
}

function grand(name: Words, place: Place, ...rows: readonly Row[]): Battlefield {
  return { name, mode: 'grand-army', place, pieces: inPairs(1800, 1200, rows) };
}

export const BATTLEFIELDS: Readonly<Record<string, Battlefield>> = {
  empty: { name: words('Empty table', 'Table vide', 'Pusty stół'), mode: null, place: null, pieces: [] },
  settlement: standard(
    words('Desert settlement', 'Colonie du désert', 'Osada na pustyni'),
    'settlement',
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
    'forest',
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
    'snow',
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
    'ruins',
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
    'settlement',
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
    'forest',
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
    'snow',
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
    'ruins',
    ['ruin', 280, 290, 20],
    ['ruin', 610, 230, 345],
    ['rubble', 130, 460],
    ['wall', 370, 430, 60],
    ['crater', 450, 130],
    ['short-barricade', 730, 330, 20],
    ['stone-wall', 780, 140, 30],
  ),
  // Two landing platforms on either side of a road between the control houses and the container yards.
  spaceport: grand(
    words('Spaceport', 'Port spatial', 'Port kosmiczny'),
    'spaceport',
    ['platform', 600, 430],
    ['two-storey-house', 1000, 400],
    ['tower', 1245, 400, 0, 'bunker'],
    ['bunker', 290, 440, 90],
    ['container', 1500, 480],
    ['container', 1490, 385, 8],
    ['container', 1625, 430, 95],
    ['generator', 800, 380, 0, 'condenser'],
    ['stone-wall', 390, 590, 90],
    ['stone-wall', 1215, 525, 70],
    ['crates', 690, 590, 20],
    ['barricade', 900, 510],
    ['long-barricade', 1290, 210, 350],
    ['sandbags', 520, 250, 10],
    ['barricade', 960, 240, 355],
    ['shell-hole', 1240, 620],
    ['wreck', 130, 590, 80],
    ['dune', 220, 150, 20],
  ),
  'river-valley': grand(
    words('River valley', 'Vallée de la rivière', 'Dolina rzeki'),
    'forest',
    // The river runs from edge to edge; its ford is in the middle.
    ['deep-water', 700, 106, 111],
    ['deep-water', 767, 279, 111],
    ['pond', 833, 455],
    ['high-hill', 330, 380],
    ['woods', 545, 235, 345],
    ['dense-woods', 1060, 330, 10],
    ['woods', 1600, 500, 20],
    ['hut', 1330, 400, 10],
    ['stone-wall', 1250, 500, 20],
    ['stone-wall', 1450, 330, 100],
    ['rock', 610, 470],
    ['boulders', 970, 150, 20],
    ['boulders', 130, 560, 40],
    ['tall-grass', 1250, 170, 10],
    ['bush', 170, 160],
    ['earth-wall', 530, 620, 80],
    ['barricade', 1520, 190, 350],
  ),
};

export function findBattlefield(id: string): Battlefield | undefined {
  return BATTLEFIELDS[id];
}

/** Battlefields with terrain that a table of this size can have. */
export function battlefieldsFor(mode: Size): readonly BattlefieldId[] {
  return Object.keys(BATTLEFIELDS).filter((id) => BATTLEFIELDS[id]?.mode === mode);
}
