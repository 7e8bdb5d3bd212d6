import type { Violation } from '@rangefinder/kernel';
import { refuse } from '../../refusals.ts';
import type { ActionOption } from '../options.ts';
import { isPresentWith } from '../presence.ts';
import { replaceable } from '../squadrons.ts';
import { bayTransfers } from '../transferring.ts';
import { ability, power } from '../values.ts';
import { type Attempt, ownCard, tooDear, untimely } from './attempt.ts';

/** `transfer:item:taker`: a weapon or device changes hands (swccg.core-weapon-carrying.8). */
export function whyNotTransferred(attempt: Attempt): Violation | undefined {
  const { game, seat, parts } = attempt;
  const [id = '', to = ''] = parts;
  const changed = game.find(id);
  const type = changed && game.facts(changed).type;
  const isItem = type === 'weapon' || type === 'device';
  if (game.state.current === seat && game.state.step === 'move' && !isItem) return whyNotByBay(attempt);
  const rule = 'swccg.core-weapon-carrying.8';
  const early = untimely(attempt, 'deploy', 'swccg.core-deploy-phase.15');
  if (early) return early;
  const { card: item, why } = ownCard(attempt, id, rule);
  if (why) return why;
  const { facts, text } = game.definition(item);
  if ((facts.type !== 'weapon' && facts.type !== 'device') || item.where.kind !== 'on') {
    return refuse(rule, 'no-item', { id });
  }
  const { card: taker, why: stranger } = ownCard(attempt, to, rule);
  if (stranger) return stranger;
  const carrier = game.holderOf(item);
  if (!carrier || !isPresentWith(game, carrier, taker)) return refuse(rule, 'not-carried-there', { id: to });
  const cost = text?.deploysOn?.({ location: game.locationOf(carrier), on: taker, slot: null }, seat, game) ?? null;
  if (cost === null) return refuse(rule, 'not-on-that', { id });
  if (game.state.used.includes(`transfer:${id}:${to}`)) return refuse(rule, 'transferred-already');
  return tooDear(attempt, cost);
}

/** `transfer:card:bay` in the move phase: between an open bay and a starship beside its own (swccg.core-transferring.1). */
function whyNotByBay({ game, seat, window, parts }: Attempt): Violation | undefined {
  const options: ActionOption[] = [];
  if (window.in === 'phase') bayTransfers(game, seat, options);
  const offered = options.some(({ key }) => key === ['transfer', ...parts].join(':'));
  return offered ? undefined : refuse('swccg.core-transferring.1', 'cannot-dock');
}

/** `persona:card:version` (swccg.core-personas.3). */
export function whyNotAnotherVersion(attempt: Attempt): Violation | undefined {
  const { game, seat, parts } = attempt;
  const [id = '', version = ''] = parts;
  const rule = 'swccg.core-personas.3';
  const early = untimely(attempt, 'deploy', rule);
  if (early) return early;
  const { card: old, why } = ownCard(attempt, id, rule);
  if (why) return why;
  const facts = game.cards.find(version)?.facts;
  if (!facts || !game.player(seat).hand.includes(version)) return refuse(rule, 'not-in-hand', { id: version });
  const same = facts.type === 'character' && facts.persona !== undefined && facts.persona === game.facts(old).persona;
  if (!same) return refuse(rule, 'not-that-persona', { id: version });
  const weaker = (facts.power ?? 0) < power(game, old) || (facts.ability ?? 0) < ability(game, old);
  return weaker ? refuse(rule, 'weaker-version', { id: version }) : undefined;
}

/** `replace:squadron:location` (swccg.starship-squadron-replacement.2, swccg.starship-squadron-replacement.3). */
export function whyNotReplaced(attempt: Attempt): Violation | undefined {
  const { game, seat, parts } = attempt;
  const [id = '', to = ''] = parts;
  const rule = 'swccg.starship-squadron-replacement.2';
  const early = untimely(attempt, 'deploy', rule);
  if (early) return early;
  if (!game.player(seat).hand.includes(id)) return refuse('swccg.core-deploy-phase.1', 'not-in-hand', { id });
  const model = game.cards.of(id).text?.replaces;
  const location = game.findLocation(to);
  if (model === undefined || !location) return refuse(rule, 'not-three-ships', { id });
  const ships = replaceable(game, seat, model, location);
  if (ships.length >= 3) return undefined;
  const squadron = game.at(location).some((ship) => {
    const facts = game.facts(ship);
    return ship.owner === seat && facts.type === 'starship' && facts.class === 'squadron' && facts.model === model;
  });
  if (squadron) return refuse('swccg.starship-squadron-replacement.3', 'squadron-not-replaced');
  return refuse(rule, 'not-three-ships', { id });
}

/** `break-cover:spy` (swccg.core-spies.3). */
export function whyNotRevealed(attempt: Attempt): Violation | undefined {
  const rule = 'swccg.core-spies.3';
  const [id = ''] = attempt.parts;
  const early = untimely(attempt, 'deploy', rule);
  if (early) return early;
  const { why } = ownCard(attempt, id, rule);
  return why ?? refuse(rule, 'no-spy-undercover', { id });
}
