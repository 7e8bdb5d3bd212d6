import type { RuleId, Violation } from '@rangefinder/kernel';
import { refuse } from '../../refusals.ts';
import type { CardInPlay, LocationInPlay } from '../../state.ts';
import { isActive } from '../active.ts';
import { ask } from '../modifiers.ts';
import type { Move } from '../movement.ts';
import { hasPilot } from '../piloting.ts';
import { type Attempt, ownCard, untimely } from './attempt.ts';
import { whyNotDisembark, whyNotEmbark, whyNotSeat } from './boarding.ts';
import { whyNotFly, whyNotLand, whyNotOrbit, whyNotSector, whyNotTakeOff } from './flying.ts';
import { whyNotEnterSite, whyNotFerry, whyNotShuttle, whyNotWalk } from './walking.ts';

/** A card that should move, and where to: what follows in the key. */
export interface Journey {
  readonly attempt: Attempt;
  readonly card: CardInPlay;
  readonly from: LocationInPlay | null;
  /** The location it should get to, if it is one. */
  readonly to: LocationInPlay | undefined;
  /** The card it should get aboard of, if it is one. */
  readonly ship: CardInPlay | undefined;
  readonly slot: string | undefined;
}

type How = Move['how'];

const WAYS: Readonly<Record<How, (journey: Journey) => Violation | undefined>> = {
  landspeed: whyNotWalk,
  hyperspeed: whyNotFly,
  orbit: whyNotOrbit,
  sector: whyNotSector,
  land: whyNotLand,
  'take-off': whyNotTakeOff,
  shuttle: whyNotShuttle,
  ferry: whyNotFerry,
  site: whyNotEnterSite,
  embark: whyNotEmbark,
  disembark: whyNotDisembark,
  seat: whyNotSeat,
};

/** `how:card:to`, with a slot: what forbids this move. Without a place, what forbids it anywhere. */
export function whyNotMoved(attempt: Attempt, how: How): Violation | undefined {
  const { game } = attempt;
  const [id = '', to = '', slot] = attempt.parts;
  const { card, why } = ownCard(attempt, id, 'swccg.core-movement.1');
  if (why) return why;
  const early = untimelyMove(attempt, card, how) ?? whyNotAtAll(attempt, card, how);
  if (early) return early;
  const regular = how !== 'embark' && how !== 'disembark' && how !== 'seat';
  if (regular && card.moved) return refuse('swccg.core-movement.2', 'moved-already', { id });
  const location = game.findLocation(to);
  // Who is there already does not come there by stepping aboard or out
  const elsewhere = location && location !== game.locationOf(card) ? location : null;
  if (ask(game, game.modifiers['may-move'], { card, to: elsewhere }, 1) === 0) {
    return refuse('swccg.core-movement.6', 'may-not-move', { id });
  }
  if (to === '')
    return game.facts(card).type === 'character' || hasPilot(game, card)
      ? undefined
      : refuse('swccg.core-unpiloted.3', 'unpiloted', { id });
  const from = game.locationOf(card);
  const blocked = WAYS[how]({ attempt, card, from, to: location, ship: game.find(to), slot });
  if (blocked || regular) return blocked;
  const again = game.state.used.includes([how, ...attempt.parts].join(':'));
  return again ? refuse('swccg.core-movement.4', 'moved-in-circles') : undefined;
}

function untimelyMove(attempt: Attempt, card: CardInPlay, how: How): Violation | undefined {
  const { game, seat, window } = attempt;
  const { current, step } = game.state;
  // swccg.core-spies.1: in the opponent's move phase
  if (card.undercover && how === 'landspeed') {
    const timely = current !== seat && step === 'move' && window.in === 'phase';
    return timely ? undefined : refuse('swccg.core-spies.1', 'undercover-moves-later', { id: card.id });
  }
  if (how === 'seat' && current === seat && step !== 'deploy' && step !== 'move')
    return refuse('swccg.core-deploy-phase.16', 'deploy-or-move-phase');
  if (how === 'seat') return untimely(attempt, step === 'deploy' ? 'deploy' : 'move', 'swccg.core-deploy-phase.16');
  const rule: RuleId = how === 'embark' || how === 'disembark' ? 'swccg.core-movement.5' : 'swccg.core-movement.1';
  return untimely(attempt, 'move', rule);
}

/** Only characters, vehicles and starships that take part in the game move by themselves. */
function whyNotAtAll({ game }: Attempt, card: CardInPlay, how: How): Violation | undefined {
  const { type } = game.facts(card);
  if (type !== 'character' && type !== 'vehicle' && type !== 'starship') {
    return refuse('swccg.core-movement.1', 'moves-otherwise', { id: card.id });
  }
  // In the deploy phase seats are changed by whoever sits there
  const sits = how === 'seat' && game.state.step === 'deploy';
  const works = isActive(game, card) || card.undercover || sits;
  return works ? undefined : refuse('swccg.core-inactive.1', 'inactive', { id: card.id });
}
