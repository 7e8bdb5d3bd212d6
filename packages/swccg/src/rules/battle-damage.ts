import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import { type LossAbout, pickOne, type Topics } from '../ask.ts';
import { refuse } from '../refusals.ts';
import { type Battle, type CardInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { participants } from './fighters.ts';
import { lossOptions, takeLoss } from './force.ts';
import { leaveTable } from './leaving.ts';
import { ask } from './modifiers.ts';
import { encloses } from './presence.ts';
import { respond } from './responses.ts';
import { forfeitValue, immunity } from './values.ts';

interface Satisfaction {
  readonly key: string;
  readonly about: Topics['satisfy'];
}

/** Both satisfy hits, attrition and battle damage, one card or one Force at a time (swccg.core-battle-damage.1,
 * swccg.core-battle-damage.2, swccg.core-battle-damage.3). */
export function* damageSegment(game: CardTable, fight: Battle): Procedure<void> {
  fight.segment = 'damage';
  // swccg.core-battle-damage.9: who is immune now is immune to the end, and nobody else
  fight.immune = participants(game, fight)
    .filter((card) => isImmune(game, fight, card))
    .map(({ id }) => id);
  let seat = fight.initiator;
  for (let done = 0; done < 2; seat = opponentOf(seat)) {
    const options = satisfactions(game, fight, seat);
    if (options.length === 0) {
      done++;
      continue;
    }
    done = 0;
    const index = seat === 0 ? 0 : 1;
    const about = { damage: fight.damage[index], attrition: fight.attrition[index], location: fight.location };
    const rule = 'swccg.core-battle-damage.2';
    const refusal = (key: string) => game.edition.whyNot(game, seat, key, { in: 'damage' });
    const { about: chosen } = yield* pickOne({ seat, rule, topic: 'satisfy', about, options, refusal });
    if (chosen.do === 'forfeit') yield* forfeit(game, fight, game.card(chosen.id));
    else yield* payDamage(game, fight, seat, chosen);
  }
}

/** What a player may do toward what is left; empty when nothing is owed any more (swccg.core-battle-damage.11). Only
 * characters, vehicles and starships take part, so only they are forfeited (swccg.core-forfeit.4); hit ones as well
 * (swccg.core-forfeit.6), immune ones if their owner likes (swccg.core-immunity.2, swccg.core-immunity.7). */
function satisfactions(game: CardTable, fight: Battle, seat: Seat): Satisfaction[] {
  const index = seat === 0 ? 0 : 1;
  // swccg.core-forfeit.8
  const cards = participants(game, fight, seat).filter(
    (card) => ask(game, game.modifiers['may-be-forfeited'], { card }, 1) > 0,
  );
  const damage = fight.damage[index];
  // swccg.core-battle-damage.10, swccg.core-immunity.3: attrition nobody is left to suffer is ignored
  const suffers = fight.attrition[index] > 0 && cards.some(({ id }) => !fight.immune.includes(id));
  // swccg.core-forfeit.9: beyond hits only while something is owed
  const offered = damage > 0 || suffers ? cards : cards.filter(({ hit }) => hit);
  const forfeits = offered.map(({ id }) => ({ key: `forfeit:${id}`, about: { do: 'forfeit', id } as const }));
  // swccg.core-battle-damage.6, swccg.core-battle-damage.7, swccg.core-battle-damage.8: damage in any mix, attrition never in Force
  const losses = damage > 0 ? lossOptions(game, seat) : [];
  return [...forfeits, ...losses];
}

/** What forbids to forfeit a card now (swccg.core-forfeit.4, swccg.core-forfeit.8, swccg.core-forfeit.9). */
export function whyNoForfeit(game: CardTable, fight: Battle, seat: Seat, card: CardInPlay): Violation | undefined {
  const { id } = card;
  if (!participants(game, fight, seat).includes(card)) return refuse('swccg.core-forfeit.4', 'not-to-forfeit', { id });
  if (ask(game, game.modifiers['may-be-forfeited'], { card }, 1) === 0) {
    return refuse('swccg.core-forfeit.8', 'never-forfeited', { id });
  }
  const offered = satisfactions(game, fight, seat).some(({ key }) => key === `forfeit:${id}`);
  return offered ? undefined : refuse('swccg.core-forfeit.9', 'nothing-owed');
}

/** What forbids to stop while something is owed: damage, attrition, or a card that was hit. */
export function whyNotDone(fight: Battle, seat: Seat): Violation {
  const index = seat === 0 ? 0 : 1;
  if (fight.damage[index] > 0) return refuse('swccg.core-battle-damage.8', 'must-be-satisfied');
  const rule = fight.attrition[index] > 0 ? 'swccg.core-battle-damage.6' : 'swccg.core-battle-damage.3';
  return refuse(rule, 'must-be-satisfied');
}

/** Tested against the whole attrition; a ship protects those aboard (swccg.core-immunity.1, swccg.core-immunity.4,
 * swccg.core-immunity.8). */
function isImmune(game: CardTable, fight: Battle, card: CardInPlay): boolean {
  const total = fight.totalAttrition[card.owner === 0 ? 0 : 1];
  if (total < immunity(game, card)) return true;
  // swccg.core-immunity.6
  if (total > 0 && total === ask(game, game.modifiers['immunity-exactly'], { card }, 0)) return true;
  const holder = card.where.kind === 'aboard' ? game.holderOf(card) : undefined;
  return holder !== undefined && encloses(game, holder) && isImmune(game, fight, holder);
}

/** Its value counts toward attrition and damage at once; what is too much is wasted, what is aboard adds nothing
 * (swccg.core-forfeit.2, swccg.core-forfeit.3, swccg.core-forfeit.5, swccg.core-forfeit.7). */
function* forfeit(game: CardTable, fight: Battle, card: CardInPlay): Procedure<void> {
  const index = card.owner === 0 ? 0 : 1;
  const value = forfeitValue(game, card);
  fight.damage[index] = Math.max(0, fight.damage[index] - value);
  fight.attrition[index] = Math.max(0, fight.attrition[index] - value);
  game.emit({ type: 'forfeited', rule: 'swccg.core-forfeit.1', seat: card.owner, id: card.id, value });
  yield* leaveTable(game, card, 'lost', 'swccg.core-forfeit.1');
}

/** swccg.core-force-loss.7 */
function* payDamage(game: CardTable, fight: Battle, seat: Seat, loss: LossAbout): Procedure<void> {
  const index = seat === 0 ? 0 : 1;
  const moment = { type: 'force-loss' as const, seat, amount: fight.damage[index] };
  yield* respond(game, moment, opponentOf(seat));
  fight.damage[index] = moment.amount;
  if (fight.damage[index] <= 0) return;
  yield* takeLoss(game, seat, loss, 'swccg.core-force-loss.7');
  fight.damage[index]--;
}
