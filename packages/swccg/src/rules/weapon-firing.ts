import type { Procedure, Seat } from '@rangefinder/kernel';
import { iconCount } from '../cards/facts.ts';
import { type Battle, type CardInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { recheckBoard } from './board.ts';
import { drawDestiny } from './destiny.ts';
import { canUse, useForce } from './force.ts';
import { isAdjacent } from './locations.ts';
import { ask } from './modifiers.ts';
import { isPiloted } from './piloting.ts';
import { isPresentWith } from './presence.ts';
import { type ActionOption, respond } from './responses.ts';
import { defenseValue } from './values.ts';

/** The weapons a player may fire now, and at whom (swccg.core-weapon-firing.2, swccg.core-battle-weapons.2). */
export function fireActions(game: CardTable, fight: Battle, seat: Seat): ActionOption[] {
  // swccg.core-weapon-firing.7: without a destiny to draw nothing can be fired
  if (game.player(seat).reserve.length === 0) return [];
  const options: ActionOption[] = [];
  for (const weapon of game.state.cards) {
    if (weapon.owner !== seat || game.facts(weapon).type !== 'weapon' || !mayFire(game, fight, weapon)) continue;
    const cost = firingCost(game, weapon);
    if (!canUse(game, seat, cost)) continue;
    for (const target of targetsOf(game, fight, weapon)) {
      options.push({
        key: `fire:${weapon.id}:${target.id}`,
        about: { weapon: weapon.id, target: target.id, cost },
        perform: () => fire(game, fight, weapon, target, cost),
      });
    }
  }
  return options;
}

/** Once a battle, from a carrier that can use it (swccg.core-weapon-firing.11, swccg.core-weapon-carrying.10). */
function mayFire(game: CardTable, fight: Battle, weapon: CardInPlay): boolean {
  if (!game.definition(weapon).text?.weapon || fight.fired.includes(weapon.id) || !isActive(game, weapon)) return false;
  const carrier = game.find(weapon.where.id);
  if (!carrier || !fight.participants.includes(carrier.id)) return false;
  const { type } = game.facts(carrier);
  // swccg.core-weapons.2, swccg.core-unpiloted.4
  if (type !== 'character' && !isPiloted(game, carrier)) return false;
  const used = game.state.used.filter((mark) => mark === `weapon:${carrier.id}`).length;
  return used < weaponUses(game, carrier);
}

/** swccg.core-weapon-carrying.3, swccg.core-weapon-carrying.4, swccg.core-weapon-carrying.5, swccg.core-weapon-carrying.6,
 * swccg.starship-squadron-examples.10, swccg.core-starship-classes.3, swccg.core-starship-classes.7, swccg.core-squadrons.5 */
function weaponUses(game: CardTable, carrier: CardInPlay): number {
  const facts = game.facts(carrier);
  let uses = 1;
  if (facts.type === 'starship' && facts.class === 'squadron') uses = 3;
  else if (facts.type === 'starship' && facts.class === 'capital') uses = 99;
  else if (facts.type === 'character' && iconCount(facts, 'warrior') > 1) uses = 2;
  return ask(game, 'weapon-uses', { card: carrier }, uses);
}

function firingCost(game: CardTable, weapon: CardInPlay): number {
  const cost = game.definition(weapon).text?.weapon?.cost ?? 0;
  return typeof cost === 'number' ? cost : cost(weapon, game);
}

/** An opponent's card present with it, or at an adjacent site if its range says so; never through a hull
 * (swccg.core-weapon-firing.6, swccg.core-vehicles.4). */
function targetsOf(game: CardTable, fight: Battle, weapon: CardInPlay): CardInPlay[] {
  const text = game.definition(weapon).text?.weapon;
  const carrier = game.find(weapon.where.id);
  const here = game.locationOf(weapon);
  if (!text || !carrier || !here) return [];
  const far = text.adjacent || ask(game, 'adjacent-range', { card: weapon }, 0) > 0;
  return game.state.cards.filter((target) => {
    if (target.owner === weapon.owner || !isActive(game, target) || !text.at(target, game)) return false;
    if (fight.participants.includes(target.id)) return isPresentWith(game, carrier, target);
    const there = game.locationOf(target);
    return far && target.where.kind === 'at' && there !== null && isAdjacent(game, here, there);
  });
}

/** Pay, responses, destiny, result (swccg.core-weapon-firing.3, swccg.core-weapon-firing.4, swccg.core-weapon-firing.5,
 * swccg.core-weapon-firing.8). */
function* fire(game: CardTable, fight: Battle, weapon: CardInPlay, target: CardInPlay, cost: number): Procedure<void> {
  const text = game.definition(weapon).text?.weapon;
  if (!text) return;
  const seat = weapon.owner;
  useForce(game, seat, cost);
  fight.fired.push(weapon.id);
  game.state.used.push(`weapon:${weapon.where.id}`);
  game.emit({ type: 'fired', rule: 'swccg.core-weapon-firing.2', seat, weapon: weapon.id, target: target.id });
  const moment = { type: 'firing' as const, seat, weapon, target, change: 0 };
  yield* respond(game, moment, opponentOf(seat));
  let total = typeof text.plus === 'function' ? text.plus(target, weapon, game) : (text.plus ?? 0);
  for (let i = 0; i < text.draws; i++) {
    const about = { weapon, target };
    // swccg.core-weapon-firing.9
    const modified = (printed: number) => ask(game, 'weapon-destiny', about, printed + moment.change);
    total += (yield* drawDestiny(game, seat, 'weapon', modified)) ?? 0;
  }
  // swccg.core-actions.10: the target may have gone meanwhile
  if (!game.find(target.id)) return;
  if (total <= defenseValue(game, target)) {
    game.emit({ type: 'missed', rule: 'swccg.core-weapon-firing.8', seat, id: target.id });
    return;
  }
  if (text.result) yield* text.result({ game, weapon, target });
  else hit(game, target);
  yield* recheckBoard(game);
}

/** A hit card is turned sideways and keeps fighting (swccg.core-battle-weapons.3). */
export function hit(game: CardTable, target: CardInPlay): void {
  target.hit = true;
  game.changed();
  game.emit({ type: 'hit', rule: 'swccg.core-battle-weapons.3', seat: target.owner, id: target.id });
}
