import type { Random, Seat, Viewer } from '../src/index.ts';
import { clonePlain } from '../src/index.ts';
import { type Buoy, type Card, opponent, type SalvageState, type Wreck } from './state.ts';

/** What one viewer may know of a match. */
export interface SalvageView {
  readonly round: number;
  readonly rounds: number;
  readonly cardsLeft: number;
  readonly field: readonly Buoy[];
  readonly crews: readonly {
    readonly fuel: number;
    readonly ready: readonly string[];
    /** Null: hidden from this viewer. */
    readonly contract: Wreck | null;
    readonly bid: number | null;
  }[];
  readonly over: boolean;
}

/** Hides the deck, and of the other crew its contract (until the end) and its bid. */
export function view(state: SalvageState, viewer: Viewer): SalvageView {
  const over = state.outcome !== null;
  return {
    round: state.round,
    rounds: state.rounds,
    cardsLeft: state.deck.length,
    field: state.field,
    crews: state.crews.map((crew, seat) => ({
      fuel: crew.fuel,
      ready: crew.ready,
      contract: over || seat === viewer ? crew.contract : null,
      bid: seat === viewer ? crew.bid : null,
    })),
    over,
  };
}

/** Nobody has seen the deck; contracts and bids are known to their crews. */
export function redraw(state: SalvageState, random: Random): void {
  state.deck = random.shuffle('redraw', state.deck, (card: Card) => card);
}

/** The same match with everything hidden from the viewer made anew. */
export function imagine(state: SalvageState, viewer: Viewer, random: Random): SalvageState {
  const copy = clonePlain(state);
  copy.deck = random.shuffle('imagine', copy.deck, (card: Card) => card);
  if (state.outcome) return copy;
  const hidden: Seat[] = viewer === 'spectator' ? [0, 1] : [opponent(viewer)];
  for (const seat of hidden) {
    const crew = seat === 0 ? copy.crews[0] : copy.crews[1];
    const taken = viewer === 'spectator' ? undefined : copy.crews[viewer === 0 ? 0 : 1].contract;
    const possible = (['freighter', 'corvette', 'cruiser'] as const).filter((wreck) => wreck !== taken);
    crew.contract = random.choose('imagine', possible);
    if (crew.bid !== null) crew.bid = random.below('imagine', Math.min(5, crew.fuel) + 1);
  }
  return copy;
}
