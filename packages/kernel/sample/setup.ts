import { BadInput, type Pose, type Problem, type Random } from '../src/index.ts';
import { keys, list, oneOf, whole } from '../src/reading.ts';
import {
  BUOY_RADIUS,
  type Buoy,
  type Card,
  type Crew,
  FIELD,
  type SalvageState,
  type SalvageTable,
  type Wreck,
} from './state.ts';

/** How many rounds, and where to begin if not at the beginning. */
export interface SalvageSetup {
  readonly rounds: number;
  readonly position?: Position;
}

/** What a scenario may fix; the rest is as at the start of a match. */
interface Position {
  readonly round?: number;
  readonly deck?: readonly Card[];
  readonly field?: readonly Buoy[];
  readonly crews?: readonly Partial<Crew>[];
}

/** salvage.setup.2 */
const DECK: readonly Card[] = [
  ...Array<Card>(4).fill('freighter'),
  ...Array<Card>(3).fill('corvette'),
  ...Array<Card>(2).fill('cruiser'),
  ...Array<Card>(3).fill('mine'),
];
const CONTRACTS: readonly Wreck[] = ['freighter', 'corvette', 'cruiser'];
export const CREW_ABILITIES: readonly (readonly string[])[] = [
  ['tug', 'insurance'],
  ['jammer', 'tanks', 'insurance'],
];

export function setup({ rounds, position = {} }: SalvageSetup, random: Random): SalvageState {
  const contracts = random.shuffle('contracts', CONTRACTS, String);
  const crew = (seat: 0 | 1): Crew => ({
    fuel: 10, // salvage.setup.1
    contract: contracts[seat] ?? 'freighter',
    ready: [...(CREW_ABILITIES[seat] ?? [])],
    bid: null,
    ...position.crews?.[seat],
  });
  return {
    round: position.round ?? 1,
    rounds,
    dealt: false,
    deck: position.deck?.slice() ?? random.shuffle('deck', DECK, String),
    field: position.field?.slice() ?? [],
    crews: [crew(0), crew(1)],
    outcome: null,
  };
}

/** Each crew looks at its contract; the other only sees that it did (salvage.setup.3). */
export function dealContracts(table: SalvageTable): void {
  table.state.crews.forEach(({ contract }, seat) => {
    const drawn = { type: 'contract', rule: 'salvage.setup.3', seat } as const;
    table.emitTo(seat, { ...drawn, wreck: contract }, drawn);
  });
  table.state.dealt = true;
}

export function parseSetup(raw: unknown): SalvageSetup {
  const { rounds = 5, position } = keys(raw, '', ['rounds', 'position']);
  // salvage.setup.5
  const setup = { rounds: whole(rounds, 'rounds', 1, 8) };
  return position === undefined ? setup : { ...setup, position: parsePosition(position, setup.rounds) };
}

/** The one thing a list of this game can get wrong. */
export function validate(list: unknown): Problem[] {
  try {
    parseSetup(list);
    return [];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return [{ rule: 'salvage.setup.5', message: error.message }];
  }
}

function parsePosition(raw: unknown, rounds: number): Position {
  const { round, deck, field, crews } = keys(raw, 'position', ['round', 'deck', 'field', 'crews']);
  const first = round === undefined ? 1 : whole(round, 'position.round', 1, rounds);
  const cards = deck === undefined ? undefined : list(deck, 'position.deck').map(parseCard);
  if (cards && cards.length < rounds - first + 1) {
    throw new BadInput('position.deck', `${cards.length} cards are too few for the ${rounds - first + 1} rounds left.`);
  }
  return {
    round: first,
    ...(cards ? { deck: cards } : {}),
    ...(field === undefined ? {} : { field: list(field, 'position.field').map(parseBuoy) }),
    ...(crews === undefined ? {} : { crews: list(crews, 'position.crews').map(parseCrew) }),
  };
}

function parseCard(raw: unknown, index: number): Card {
  return oneOf(raw, `position.deck[${index}]`, [...CONTRACTS, 'mine']);
}

function parseBuoy(raw: unknown, index: number): Buoy {
  const where = `position.field[${index}]`;
  const { wreck, seat, pose: rawPose } = keys(raw, where, ['wreck', 'seat', 'pose']);
  const { x, y } = keys(rawPose, `${where}.pose`, ['x', 'y', 'heading']);
  const inside = (n: unknown, axis: string) => whole(n, `${where}.pose.${axis}`, BUOY_RADIUS, FIELD - BUOY_RADIUS);
  const pose: Pose = { x: inside(x, 'x'), y: inside(y, 'y'), heading: 0 };
  return { wreck: oneOf(wreck, `${where}.wreck`, CONTRACTS), seat: whole(seat, `${where}.seat`, 0, 1), pose };
}

function parseCrew(raw: unknown, index: number): Partial<Crew> {
  const where = `position.crews[${index}]`;
  const { fuel, contract, ready } = keys(raw, where, ['fuel', 'contract', 'ready']);
  const known = CREW_ABILITIES[index] ?? [];
  return {
    ...(fuel === undefined ? {} : { fuel: whole(fuel, `${where}.fuel`, 0, 99) }),
    ...(contract === undefined ? {} : { contract: oneOf(contract, `${where}.contract`, CONTRACTS) }),
    ...(ready === undefined
      ? {}
      : {
          ready: list(ready, `${where}.ready`).map((name, i) => oneOf(name, `${where}.ready[${i}]`, known)),
        }),
  };
}
