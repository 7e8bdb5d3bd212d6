import type { GameEvent, Seat } from '@rangefinder/kernel';
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

/** Their types; scenarios name no other, and show each of them. */
export const EVENT_TYPES: readonly SwccgEvent['type'][] = [
  'started',
  'set-aside',
  'shuffled',
  'turn',
  'phase',
  'activated',
  'used-force',
  'lost-force',
  'retrieved',
  'drew',
  'took',
  'returned',
  'recirculated',
  'deployed',
  'converted',
  'replaced',
  'moved',
  'transferred',
  'drain',
  'cancelled',
  'played',
  'text',
  'flipped',
  'destiny',
  'battle',
  'fired',
  'hit',
  'missed',
  'excluded',
  'peeked',
  'power',
  'forfeited',
  'battle-over',
  'blown-away',
  'left',
  'won',
  'tied',
];
