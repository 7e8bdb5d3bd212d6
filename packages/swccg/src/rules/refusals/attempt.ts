import type { RuleId, Seat, Violation } from '@rangefinder/kernel';
import type { Deed } from '../../ask.ts';
import { refuse } from '../../refusals.ts';
import type { CardInPlay, Phase, Pile } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import type { Moment } from '../moments.ts';

/** Where a player tries something: among the actions of a phase, in a segment of a battle, in response, or while losing Force. */
export type Window =
  | { readonly in: 'phase' | 'weapons' | 'damage' }
  /** `from` is where a text says it must be lost from (swccg.core-force-loss.4). */
  | { readonly in: 'loss'; readonly from: Pile | undefined }
  /** `done` are the texts that have answered already (swccg.core-responses.7). */
  | { readonly in: 'response'; readonly moment: Moment; readonly done: readonly string[] };

/** Something a player looks for in vain. */
export interface RefusedDeed {
  readonly key: string;
  readonly about: Deed;
  readonly why: Violation;
}

/** Something a player tries and may not do: what follows the verb of its key, in parts. */
export interface Attempt {
  readonly game: CardTable;
  readonly seat: Seat;
  readonly window: Window;
  readonly parts: readonly string[];
}

/** Whether it is the player's own phase of this name, and nothing else is going on. */
export function untimely({ game, seat, window }: Attempt, phase: Phase, rule: RuleId): Violation | undefined {
  const { current, step } = game.state;
  if (current !== seat) return refuse('swccg.core-turn.1', 'other-turn');
  if (step !== phase) return refuse(rule, 'other-phase', { phase });
  return window.in === 'phase' ? undefined : refuse('swccg.core-actions.9', 'action-goes-on');
}

/** What costs Force, if there is not enough (swccg.core-use-force.2). */
export function tooDear({ game, seat }: Attempt, cost: number): Violation | undefined {
  const enough = game.player(seat).force.length >= cost;
  return enough ? undefined : refuse('swccg.core-use-force.2', 'too-dear', { cost });
}

/** A card on table, or why it is none of the player's that could do anything. */
export function ownCard(
  { game, seat }: Attempt,
  id: string,
  rule: RuleId,
): { readonly card: CardInPlay; readonly why?: undefined } | { readonly card?: undefined; readonly why: Violation } {
  const card = game.find(id);
  if (!card) return { why: refuse(rule, 'not-on-table', { id }) };
  return card.owner === seat ? { card } : { why: refuse(rule, 'not-yours', { id }) };
}
