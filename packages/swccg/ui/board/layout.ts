import type { Seat } from '@rangefinder/kernel';
import type { CardView, LocationView, SwccgView } from '../../src/view.ts';

/** A card with everything tucked under it: who is aboard, what it carries. */
export interface Stack {
  readonly card: CardView;
  readonly held: readonly Stack[];
}

/** A location with the cards of both seats, by seat. */
export interface Column {
  readonly location: LocationView;
  readonly stacks: readonly [readonly Stack[], readonly Stack[]];
  /** How many cards lie side by side. */
  readonly across: number;
}

/** The locations of one system, starship or vehicle, in the order in which they lie. */
export interface Group {
  readonly id: string;
  readonly world: 'planet' | 'mobile' | 'starship' | 'space';
  readonly starship: string | null;
  readonly orbit: string | null;
  readonly parsec: number | null;
  readonly columns: readonly Column[];
}

export interface Layout {
  readonly groups: readonly Group[];
  /** Cards beside the locations, by seat. */
  readonly aside: readonly [readonly Stack[], readonly Stack[]];
}

/** Up to this many cards lie one over the other before a second line of cards begins. */
const DEEP = 2;
/** More lines than this make a location too wide to find its neighbour. */
const WIDE = 4;

/** Where everything on the table lies. */
export function layoutOf(view: SwccgView): Layout {
  const held = heldCards(view.cards);
  const stack = (card: CardView): Stack => ({ card, held: (held.get(card.id) ?? []).map(stack) });
  const of = (fits: (card: CardView) => boolean): readonly [readonly Stack[], readonly Stack[]] => {
    const found = view.cards.filter(fits).map(stack);
    const owned = (seat: Seat) => found.filter(({ card }) => card.owner === seat);
    return [owned(0), owned(1)];
  };
  const known = new Map(view.locations.map((location) => [location.id, location]));
  const groups = view.rows.flatMap((row): Group[] => {
    const columns = row.locations.flatMap((id): Column[] => {
      const location = known.get(id);
      if (!location) return [];
      const stacks = of(({ where }) => isAtLocation(where.kind) && where.id === id);
      return [{ location, stacks, across: across(stacks) }];
    });
    const { id, world, starship, orbit, parsec } = row;
    return columns.length === 0 ? [] : [{ id, world, starship, orbit, parsec, columns }];
  });
  return { groups, aside: of(({ where }) => where.kind === 'table') };
}

/** A card on a location lies at it as well. */
function isAtLocation(kind: CardView['where']['kind']): boolean {
  return kind === 'at' || kind === 'on';
}

function heldCards(cards: readonly CardView[]): ReadonlyMap<string, readonly CardView[]> {
  const held = new Map<string, CardView[]>();
  for (const card of cards) {
    if (card.where.kind !== 'aboard' && card.where.kind !== 'on') continue;
    const under = held.get(card.where.id);
    if (under) under.push(card);
    else held.set(card.where.id, [card]);
  }
  return held;
}

function across(stacks: readonly (readonly Stack[])[]): number {
  const most = Math.max(0, ...stacks.map((side) => side.length));
  return Math.min(WIDE, Math.max(1, Math.ceil(most / DEEP)));
}

/** Everything tucked under a card, however deep, the outermost first. */
export function tucked({ held }: Stack): readonly CardView[] {
  return held.flatMap((one) => [one.card, ...tucked(one)]);
}
