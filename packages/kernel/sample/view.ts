import type { Random, Seat, Shown, Viewer } from '../src/index.ts';
import { clonePlain } from '../src/index.ts';
import { type Buoy, type Card, type Crew, opponent, type SalvageState, type Wreck } from './state.ts';

/** What one viewer may know of a match. A field of the state that is not named here is nobody's to see. */
export interface SalvageView
  extends Shown<SalvageState, 'round' | 'rounds', 'dealt' | 'deck' | 'field' | 'crews' | 'outcome'> {
  readonly cardsLeft: number;
  readonly field: readonly BuoyView[];
  readonly crews: readonly CrewView[];
  readonly over: boolean;
}

export type BuoyView = Shown<Buoy, 'wreck' | 'seat' | 'pose', never>;

export interface CrewView extends Shown<Crew, 'fuel' | 'ready', 'contract' | 'bid'> {
  /** Null: hidden from this viewer. */
  readonly contract: Wreck | null;
  readonly bid: number | null;
}

/** Hides the deck, and of the other crew its contract (until the end) and its bid. */
export function view(state: SalvageState, viewer: Viewer): SalvageView {
  const over = state.outcome !== null;
  return {
    round: state.round,
    rounds: state.rounds,
    cardsLeft: state.deck.length,
    field: state.field.map(({ wreck, seat, pose }) => ({ wreck, seat, pose })),
    crews: state.crews.map((crew, seat) => crewView(crew, seat === viewer, over)),
    over,
  };
}

function crewView({ fuel, ready, contract, bid }: Crew, own: boolean, over: boolean): CrewView {
  return { fuel, ready, contract: over || own ? contract : null, bid: own ? bid : null };
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
