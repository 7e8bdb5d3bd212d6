import { type TemplateKind, templateExists } from './template.ts';

export type Side = 'left' | 'right';

/** What a maneuver is, its side left out. */
export type ManeuverKind =
  | 'straight'
  | 'bank'
  | 'turn'
  | 'koiogran'
  | 'segnor'
  /** A Segnor's loop that a card lets a ship fly with the turn template. */
  | 'segnor-turn'
  | 'tallon'
  /** A Tallon roll that a card lets a ship fly with the bank template. */
  | 'tallon-bank'
  | 'stationary'
  | 'reverse-straight'
  | 'reverse-bank'
  | 'sideslip-bank'
  | 'sideslip-turn';

/** The bearing of a maneuver: where it goes. Kinds that have two sides carry theirs. */
export type Bearing = 'straight' | 'koiogran' | 'stationary' | 'reverse-straight' | `${Side}-${(typeof SIDED)[number]}`;

/** Kinds with a side to fly to. */
const SIDED = [
  'bank',
  'turn',
  'segnor',
  'segnor-turn',
  'tallon',
  'tallon-bank',
  'reverse-bank',
  'sideslip-bank',
  'sideslip-turn',
] as const;

/** Difficulty by colour; first edition calls blue green. */
export type Difficulty = 'blue' | 'white' | 'red' | 'purple';

/** Speed, bearing, difficulty: one entry of a dial. */
export interface Maneuver {
  readonly speed: number;
  readonly bearing: Bearing;
  readonly difficulty: Difficulty;
}

/** A maneuver with something changed; its fields are listed so that all maneuvers have one shape. */
export function maneuverWith({ speed, bearing, difficulty }: Maneuver, change: Partial<Maneuver>): Maneuver {
  return {
    speed: change.speed ?? speed,
    bearing: change.bearing ?? bearing,
    difficulty: change.difficulty ?? difficulty,
  };
}

/** What the kind of a maneuver means for the table: its template, and basic or advanced. */
interface KindFacts {
  readonly template: TemplateKind | null;
  readonly basic: boolean;
}

/** Every kind of maneuver there is. */
const KINDS: Readonly<Record<ManeuverKind, KindFacts>> = {
  straight: { template: 'straight', basic: true },
  bank: { template: 'bank', basic: true },
  turn: { template: 'turn', basic: true },
  koiogran: { template: 'straight', basic: false },
  segnor: { template: 'bank', basic: false },
  'segnor-turn': { template: 'turn', basic: false },
  tallon: { template: 'turn', basic: false },
  'tallon-bank': { template: 'bank', basic: false },
  stationary: { template: null, basic: false },
  'reverse-straight': { template: 'straight', basic: false },
  'reverse-bank': { template: 'bank', basic: false },
  'sideslip-bank': { template: 'bank', basic: false },
  'sideslip-turn': { template: 'turn', basic: false },
};

interface BearingParts {
  readonly kind: ManeuverKind;
  readonly side: Side | null;
}

/** What each bearing is made of. */
const PARTS: Readonly<Record<Bearing, BearingParts>> = {
  straight: { kind: 'straight', side: null },
  koiogran: { kind: 'koiogran', side: null },
  stationary: { kind: 'stationary', side: null },
  'reverse-straight': { kind: 'reverse-straight', side: null },
  'left-bank': { kind: 'bank', side: 'left' },
  'right-bank': { kind: 'bank', side: 'right' },
  'left-turn': { kind: 'turn', side: 'left' },
  'right-turn': { kind: 'turn', side: 'right' },
  'left-segnor': { kind: 'segnor', side: 'left' },
  'right-segnor': { kind: 'segnor', side: 'right' },
  'left-segnor-turn': { kind: 'segnor-turn', side: 'left' },
  'right-segnor-turn': { kind: 'segnor-turn', side: 'right' },
  'left-tallon': { kind: 'tallon', side: 'left' },
  'right-tallon': { kind: 'tallon', side: 'right' },
  'left-tallon-bank': { kind: 'tallon-bank', side: 'left' },
  'right-tallon-bank': { kind: 'tallon-bank', side: 'right' },
  'left-reverse-bank': { kind: 'reverse-bank', side: 'left' },
  'right-reverse-bank': { kind: 'reverse-bank', side: 'right' },
  'left-sideslip-bank': { kind: 'sideslip-bank', side: 'left' },
  'right-sideslip-bank': { kind: 'sideslip-bank', side: 'right' },
  'left-sideslip-turn': { kind: 'sideslip-turn', side: 'left' },
  'right-sideslip-turn': { kind: 'sideslip-turn', side: 'right' },
};

/** Every bearing a maneuver can have. */
export const BEARINGS: readonly Bearing[] = [
  'straight',
  'koiogran',
  'stationary',
  'reverse-straight',
  ...SIDED.flatMap((kind) => [`left-${kind}`, `right-${kind}`] as const),
];

/** The kind of a bearing, without its side. */
export function kindOf(bearing: Bearing): ManeuverKind {
  return PARTS[bearing].kind;
}

/** The side of a bearing; null for those that go straight or nowhere. */
export function sideOf(bearing: Bearing): Side | null {
  return PARTS[bearing].side;
}

/** The template a bearing uses; null for a stationary one. */
export function templateOf(bearing: Bearing): TemplateKind | null {
  return KINDS[kindOf(bearing)].template;
}

export function isBasic(bearing: Bearing): boolean {
  return KINDS[kindOf(bearing)].basic;
}

/** Whether a ship is turned by a quarter at the end, and may be put down forward or back. */
export function isTallon(bearing: Bearing): boolean {
  const kind = kindOf(bearing);
  return kind === 'tallon' || kind === 'tallon-bank';
}

/** Reverse maneuvers are not forward ones. */
export function isReverse(bearing: Bearing): boolean {
  const kind = kindOf(bearing);
  return kind === 'reverse-straight' || kind === 'reverse-bank';
}

/** Whether a ship keeps its heading and slips aside. */
export function isSideslip(bearing: Bearing): boolean {
  const kind = kindOf(bearing);
  return kind === 'sideslip-bank' || kind === 'sideslip-turn';
}

/** A maneuver by its speed and bearing, readable and stable: `3-left-bank`. */
export type ManeuverKey = `${number}-${Bearing}`;

export function maneuverKey({ speed, bearing }: Pick<Maneuver, 'speed' | 'bearing'>): ManeuverKey {
  return `${speed}-${bearing}`;
}

type Way = Pick<Maneuver, 'speed' | 'bearing'>;

/** Every maneuver, and every template, by its key. */
const BY_KEY: ReadonlyMap<string, Way> = new Map(
  BEARINGS.flatMap((bearing) =>
    [0, 1, 2, 3, 4, 5].map((speed): [string, Way] => [maneuverKey({ speed, bearing }), { speed, bearing }]),
  ),
);

/** The speed and bearing that a key names (`3-left-bank`); null when it names no maneuver. */
export function readManeuver(key: string): Way | null {
  return BY_KEY.get(key) ?? null;
}

/** Whether a maneuver of this speed and bearing can be flown with the templates there are. */
export function maneuverExists(speed: number, bearing: Bearing): boolean {
  const template = templateOf(bearing);
  return template === null ? speed === 0 : templateExists(template, speed);
}

const CODES: Readonly<Record<string, Bearing>> = {
  T: 'left-turn',
  B: 'left-bank',
  F: 'straight',
  N: 'right-bank',
  Y: 'right-turn',
  K: 'koiogran',
  L: 'left-segnor',
  P: 'right-segnor',
  E: 'left-tallon',
  R: 'right-tallon',
  O: 'stationary',
  A: 'left-reverse-bank',
  S: 'reverse-straight',
  D: 'right-reverse-bank',
};
const DIFFICULTIES: Readonly<Record<string, Difficulty>> = { B: 'blue', G: 'blue', W: 'white', R: 'red', P: 'purple' };

/** Reads a dial written in the community's three-letter codes (`3BW`: speed 3, left bank, white), parted by spaces. */
export function parseDial(codes: string): readonly Maneuver[] {
  return codes.split(' ').map((code) => {
    const [speedText = '', bearingCode = '', difficultyCode = ''] = code;
    const speed = Number(speedText);
    const bearing = CODES[bearingCode];
    const difficulty = DIFFICULTIES[difficultyCode];
    if (code.length !== 3 || !bearing || !difficulty || !maneuverExists(speed, bearing)) {
      throw new Error(`"${code}" is no entry of a dial.`);
    }
    return { speed, bearing, difficulty };
  });
}
