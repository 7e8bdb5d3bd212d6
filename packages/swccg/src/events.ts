import type { EventFields, GameEvent, Seat } from '@rangefinder/kernel';
import type { Pile, Step } from './state.ts';

/** Everything that happens at the table. A card that only its owner may see is missing from what others get. */
export type SwccgEvent = GameEvent &
  (
    | { readonly type: 'started'; readonly seat: Seat; readonly card: string | null }
    | { readonly type: 'set-aside'; readonly seat: Seat; readonly card: string }
    | { readonly type: 'shuffled'; readonly seat: Seat; readonly pile: Pile }
    | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number; readonly generation: number }
    | { readonly type: 'phase'; readonly seat: Seat; readonly step: Step }
    | { readonly type: 'activated'; readonly seat: Seat; readonly amount: number }
    | { readonly type: 'used-force'; readonly seat: Seat; readonly amount: number }
    | { readonly type: 'lost-force'; readonly seat: Seat; readonly card: string; readonly from: Pile }
    | { readonly type: 'retrieved'; readonly seat: Seat; readonly card: string; readonly to: Pile }
    | { readonly type: 'drew'; readonly seat: Seat; readonly card?: string }
    | { readonly type: 'took'; readonly seat: Seat; readonly card: string; readonly from: Pile }
    | { readonly type: 'returned'; readonly seat: Seat; readonly cards?: readonly string[]; readonly count: number }
    | { readonly type: 'recirculated'; readonly seat: Seat; readonly count: number }
    | {
        readonly type: 'deployed';
        readonly seat: Seat;
        readonly card: string;
        readonly id: string;
        readonly to: string;
        readonly cost: number;
      }
    | { readonly type: 'converted'; readonly seat: Seat; readonly card: string; readonly location: string }
    | { readonly type: 'replaced'; readonly seat: Seat; readonly id: string; readonly cards: readonly string[] }
    | { readonly type: 'moved'; readonly seat: Seat; readonly id: string; readonly to: string; readonly how: string }
    | { readonly type: 'transferred'; readonly seat: Seat; readonly id: string; readonly to: string }
    | { readonly type: 'drain'; readonly seat: Seat; readonly location: string; readonly amount: number }
    | { readonly type: 'cancelled'; readonly seat: Seat; readonly what: string }
    | { readonly type: 'played'; readonly seat: Seat; readonly card: string; readonly name: string }
    | { readonly type: 'text'; readonly seat: Seat; readonly card: string; readonly name: string }
    | { readonly type: 'flipped'; readonly seat: Seat; readonly id: string; readonly face: 0 | 1 }
    | {
        readonly type: 'destiny';
        readonly seat: Seat;
        readonly kind: string;
        readonly card: string;
        readonly value: number;
      }
    | { readonly type: 'battle'; readonly seat: Seat; readonly location: string }
    | { readonly type: 'fired'; readonly seat: Seat; readonly weapon: string; readonly target: string }
    | { readonly type: 'hit'; readonly seat: Seat; readonly id: string }
    | { readonly type: 'missed'; readonly seat: Seat; readonly id: string }
    | { readonly type: 'excluded'; readonly seat: Seat; readonly id: string }
    | { readonly type: 'peeked'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
    | {
        readonly type: 'power';
        readonly power: readonly number[];
        readonly destiny: readonly (number | null)[];
        readonly damage: readonly number[];
        readonly attrition: readonly number[];
      }
    | { readonly type: 'forfeited'; readonly seat: Seat; readonly id: string; readonly value: number }
    | { readonly type: 'battle-over'; readonly location: string }
    | { readonly type: 'blown-away'; readonly row: string }
    | { readonly type: 'left'; readonly seat: Seat; readonly id: string; readonly card: string; readonly to: Pile }
    | { readonly type: 'won'; readonly seat: Seat }
    | { readonly type: 'tied' }
  );

/** Their types and fields; scenarios name no other, and show each type. */
export const EVENTS: EventFields<SwccgEvent> = {
  started: { seat: true, card: true },
  'set-aside': { seat: true, card: true },
  shuffled: { seat: true, pile: true },
  turn: { seat: true, turn: true, generation: true },
  phase: { seat: true, step: true },
  activated: { seat: true, amount: true },
  'used-force': { seat: true, amount: true },
  'lost-force': { seat: true, card: true, from: true },
  retrieved: { seat: true, card: true, to: true },
  drew: { seat: true, card: true },
  took: { seat: true, card: true, from: true },
  returned: { seat: true, cards: true, count: true },
  recirculated: { seat: true, count: true },
  deployed: { seat: true, card: true, id: 'named', to: true, cost: true },
  converted: { seat: true, card: true, location: 'named' },
  replaced: { seat: true, id: 'named', cards: true },
  moved: { seat: true, id: 'named', to: true, how: true },
  transferred: { seat: true, id: 'named', to: true },
  drain: { seat: true, location: 'named', amount: true },
  cancelled: { seat: true, what: true },
  played: { seat: true, card: true, name: true },
  text: { seat: true, card: true, name: true },
  flipped: { seat: true, id: 'named', face: true },
  destiny: { seat: true, kind: true, card: true, value: true },
  battle: { seat: true, location: 'named' },
  fired: { seat: true, weapon: 'named', target: 'named' },
  hit: { seat: true, id: 'named' },
  missed: { seat: true, id: 'named' },
  excluded: { seat: true, id: 'named' },
  peeked: { seat: true, count: true, cards: true },
  power: { power: true, destiny: true, damage: true, attrition: true },
  forfeited: { seat: true, id: 'named', value: true },
  'battle-over': { location: 'named' },
  'blown-away': { row: true },
  left: { seat: true, id: 'named', card: true, to: true },
  won: { seat: true },
  tied: {},
};
