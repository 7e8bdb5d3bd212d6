import type { Violation } from '@rangefinder/kernel';
import { refuse } from '../../refusals.ts';
import { whyNoBattle } from '../battle.ts';
import { whyNoForfeit, whyNotDone } from '../battle-damage.ts';
import { whyNoDrain } from '../control.ts';
import { lossOptions } from '../force.ts';
import { whyNoReact } from '../reacts.ts';
import { whyNoShot } from '../weapon-firing.ts';
import { type Attempt, ownCard, untimely } from './attempt.ts';

/** `drain:location` (swccg.core-force-drain.1, swccg.core-force-drain.3). */
export function whyNotDrained(attempt: Attempt): Violation | undefined {
  const { game, seat, window, parts } = attempt;
  const [id = ''] = parts;
  if (game.state.battle) return refuse('swccg.core-battle-initiate.10', 'battle-goes-on');
  const drained = window.in === 'response' && window.moment.type === 'drain' && game.state.current === seat;
  if (drained) return refuse('swccg.core-force-drain.3', 'drain-goes-on');
  const early = untimely(attempt, 'control', 'swccg.core-force-drain.1');
  if (early) return early;
  const location = game.findLocation(id);
  if (!location) return refuse('swccg.core-force-drain.1', 'not-on-table', { id });
  return whyNoDrain(game, location, seat);
}

/** `battle:location` (swccg.core-battle-initiate.1, swccg.core-battle-initiate.10). */
export function whyNotBattled(attempt: Attempt): Violation | undefined {
  const { game, seat, parts } = attempt;
  const [id = ''] = parts;
  if (game.state.battle) return refuse('swccg.core-battle-initiate.10', 'battle-goes-on');
  const early = untimely(attempt, 'battle', 'swccg.core-battle-initiate.1');
  if (early) return early;
  const location = game.findLocation(id);
  if (!location) return refuse('swccg.core-battle-initiate.1', 'not-on-table', { id });
  return whyNoBattle(game, location, seat);
}

/** `fire:weapon:target`, also combined (swccg.core-weapon-firing.1, swccg.core-weapons.2). */
export function whyNotFired({ game, seat, window, parts }: Attempt): Violation | undefined {
  const [id = '', aim] = parts;
  const { battle } = game.state;
  if (!battle || window.in !== 'weapons') return refuse('swccg.core-weapon-firing.1', 'weapons-segment-only');
  const weapon = game.find(id);
  if (!weapon) return refuse('swccg.core-weapon-firing.2', 'not-on-table', { id });
  if (weapon.owner !== seat) return refuse('swccg.core-weapons.2', 'not-your-weapon', { id });
  const target = aim === undefined ? undefined : game.find(aim);
  if (aim !== undefined && !target) return refuse('swccg.core-weapon-firing.2', 'not-on-table', { id: aim });
  return whyNoShot(game, battle, weapon, target);
}

/** `react:card:location` and `react-away:card:location` (swccg.core-reacts.1). */
export function whyNotReacted(attempt: Attempt): Violation | undefined {
  const { game, seat, window, parts } = attempt;
  const [id = ''] = parts;
  const { card, why } = ownCard(attempt, id, 'swccg.core-reacts.1');
  if (why) return why;
  const moment = window.in === 'response' ? window.moment : undefined;
  const provoked = moment?.type === 'battle' || moment?.type === 'drain';
  if (!provoked || moment.seat === seat) return refuse('swccg.core-reacts.1', 'no-react', { id });
  return whyNoReact(game, card, moment);
}

/** `forfeit:card` (swccg.core-battle-damage.1). */
export function whyNotForfeited({ game, seat, window, parts }: Attempt): Violation | undefined {
  const [id = ''] = parts;
  const { battle } = game.state;
  if (!battle || window.in !== 'damage') return refuse('swccg.core-battle-damage.1', 'damage-segment-only');
  const card = game.find(id);
  return card ? whyNoForfeit(game, battle, seat, card) : refuse('swccg.core-forfeit.4', 'not-to-forfeit', { id });
}

/** `lose:pile` and `lose:hand:card` (swccg.core-force-loss.1, swccg.core-activate.7, swccg.core-battle-damage.7). */
export function whyNotLost({ game, seat, window, parts }: Attempt): Violation | undefined {
  const [pile = '', card] = parts;
  const { battle } = game.state;
  if (window.in === 'damage' && battle && battle.damage[seat === 0 ? 0 : 1] === 0) {
    return refuse('swccg.core-battle-damage.7', 'attrition-takes-cards');
  }
  if (window.in !== 'loss' && window.in !== 'damage') return refuse('swccg.core-activate.7', 'not-for-nothing');
  const from = window.in === 'loss' ? window.from : undefined;
  if (from !== undefined && from !== pile && game.player(seat)[from].length > 0) {
    return refuse('swccg.core-force-loss.4', 'lost-from-elsewhere', { pile: from });
  }
  const there = lossOptions(game, seat).some(({ about }) => about.from === pile && about.card === (card ?? null));
  return there ? undefined : refuse('swccg.core-force-loss.1', 'nothing-to-lose-there');
}

/** `pass`, where what is owed has to be given. */
export function whyNoPass({ game, seat, window }: Attempt): Violation | undefined {
  const { battle } = game.state;
  if (window.in === 'damage' && battle) return whyNotDone(battle, seat);
  return window.in === 'loss' ? refuse('swccg.core-force-loss.1', 'must-be-lost') : undefined;
}
