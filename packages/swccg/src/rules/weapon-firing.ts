import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import { iconCount } from '../facts.ts';
import { refuse } from '../refusals.ts';
import { type Battle, type CardInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { recheckBoard } from './board.ts';
import { isUsable } from './carrying.ts';
import { drawDestiny } from './destiny.ts';
import { participants } from './fighters.ts';
import { canUse, useForce } from './force.ts';
import { isAdjacent } from './locations.ts';
import { ask } from './modifiers.ts';
import { type ActionOption, deed } from './options.ts';
import { hasPilot, isPiloted, isWarrior } from './piloting.ts';
import { isPresentWith } from './presence.ts';
import { respond } from './responses.ts';
import { defenseValue } from './values.ts';

/** The weapons a player may fire now, and at whom (swccg.core-weapon-firing.2, swccg.core-battle-weapons.2). */
export function fireActions(game: CardTable, fight: Battle, seat: Seat): ActionOption[] {
  // swccg.core-weapon-firing.7: without a destiny to draw nothing can be fired
  if (game.player(seat).reserve.length === 0) return [];
  const options: ActionOption[] = [];
  for (const weapon of game.state.cards) {
    if (weapon.owner !== seat || !game.definition(weapon).text?.weapon || !mayFire(game, fight, weapon)) continue;
    const cost = firingCost(game, weapon);
    if (!canUse(game, seat, cost)) continue;
    for (const target of targetsOf(game, fight, weapon)) {
      const shot = { do: 'fire', weapon: weapon.id, target: target.id, combined: false, cost } as const;
      options.push(deed(`fire:${weapon.id}:${target.id}`, shot, () => fire(game, fight, weapon, target, 1)));
      // A text that lets it be fired twice lets it be done at one go
      if (shotsLeft(game, fight, weapon) < 2 || !canUse(game, seat, 2 * cost)) continue;
      const both = { do: 'fire', weapon: weapon.id, target: target.id, combined: true, cost: 2 * cost } as const;
      options.push(deed(`fire:${weapon.id}:${target.id}:combined`, both, () => fire(game, fight, weapon, target, 2)));
    }
  }
  return options;
}

/** Weapons that could be fired at somebody, if there were Force enough. */
export function readyWeapons(game: CardTable, fight: Battle, seat: Seat): CardInPlay[] {
  if (game.player(seat).reserve.length === 0) return [];
  return game.state.cards.filter((weapon) => {
    if (weapon.owner !== seat || !game.definition(weapon).text?.weapon || !mayFire(game, fight, weapon)) return false;
    return targetsOf(game, fight, weapon).length > 0;
  });
}

/** Once a battle, from a carrier that can use it (swccg.core-weapon-firing.11, swccg.core-weapon-carrying.10). */
function mayFire(game: CardTable, fight: Battle, weapon: CardInPlay): boolean {
  const text = game.definition(weapon).text?.weapon;
  if (!text || shotsLeft(game, fight, weapon) < 1 || !isActive(game, weapon)) return false;
  return whoFires(game, fight, weapon) !== undefined;
}

/** Who fires a weapon: its carrier (swccg.core-weapons.2), the character it is part of (swccg.core-weapons.5), a warrior
 * beside it (swccg.core-weapons.3), or it fires by itself (swccg.core-weapons.4). */
function whoFires(game: CardTable, fight: Battle, weapon: CardInPlay): CardInPlay | undefined {
  const { facts, text } = game.definition(weapon);
  const fights = (card: CardInPlay) => fight.participants.includes(card.id);
  if (facts.type !== 'weapon') return fights(weapon) && mayUse(game, weapon, weapon) ? weapon : undefined;
  if (weapon.where.kind === 'at') {
    if (weapon.where.id !== fight.location) return undefined;
    if (facts.kind !== 'artillery') return weapon;
    return hasPowerSource(game, weapon) ? gunners(game, fight, weapon)[0] : undefined;
  }
  const carrier = game.holderOf(weapon);
  if (!carrier || !fights(carrier) || !isUsable(game, weapon)) return undefined;
  // swccg.core-unpiloted.4
  const landed = text?.weapon?.landed && hasPilot(game, carrier);
  if (game.facts(carrier).type !== 'character' && !isPiloted(game, carrier) && !landed) return undefined;
  return mayUse(game, carrier, weapon) ? carrier : undefined;
}

function gunners(game: CardTable, fight: Battle, weapon: CardInPlay): CardInPlay[] {
  return participants(game, fight, weapon.owner).filter(
    (card) =>
      game.facts(card).type === 'character' &&
      isWarrior(game, card) &&
      isPresentWith(game, card, weapon) &&
      mayUse(game, card, weapon),
  );
}

/** swccg.core-weapons.3: a power droid or a fusion generator */
function hasPowerSource(game: CardTable, weapon: CardInPlay): boolean {
  return game.state.cards.some((card) => {
    const { keywords, title } = game.facts(card);
    const source = keywords?.includes('power droid') || title.includes('Fusion Generator');
    return source && isActive(game, card) && isPresentWith(game, card, weapon);
  });
}

function shotsLeft(game: CardTable, fight: Battle, weapon: CardInPlay): number {
  const fired = fight.fired.filter((id) => id === weapon.id).length;
  return ask(game, game.modifiers['weapon-shots'], { card: weapon }, 1) - fired;
}

/** Whether its carrier has not used too many other weapons this turn; one fired twice is still one weapon. */
export function mayUse(game: CardTable, carrier: CardInPlay, weapon: CardInPlay): boolean {
  const before = `weapon:${carrier.id}:`;
  const marks = new Set(game.state.used.filter((mark) => mark.startsWith(before)));
  if (marks.has(useMark(weapon, carrier.id))) return true;
  const { ships } = game.definition(carrier).text ?? {};
  if (!ships) return marks.size < weaponUses(game, carrier);
  const kinds = [...marks].map((mark) => mark.split(':')[3] ?? '');
  return canArm(game, ships, [weapon.card, ...kinds]);
}

export function useMark(weapon: CardInPlay, user: string = weapon.where.id): string {
  return `weapon:${user}:${weapon.id}:${weapon.card}`;
}

/** Whether each weapon finds a ship of its own among the ships of a squadron (swccg.starship-squadron-examples.12). */
function canArm(game: CardTable, ships: readonly string[], weapons: readonly string[]): boolean {
  const [weapon, ...others] = weapons;
  if (weapon === undefined) return true;
  const models = game.cards.of(weapon).text?.models;
  return ships.some((ship, i) => {
    const fits = models === undefined || models.some((model) => ship.includes(model));
    return fits && canArm(game, ships.toSpliced(i, 1), others);
  });
}

/** swccg.core-weapon-carrying.3, swccg.core-weapon-carrying.4, swccg.core-weapon-carrying.5, swccg.core-weapon-carrying.6,
 * swccg.starship-squadron-examples.10, swccg.core-starship-classes.3, swccg.core-starship-classes.7, swccg.core-squadrons.5 */
function weaponUses(game: CardTable, carrier: CardInPlay): number {
  const facts = game.facts(carrier);
  let uses = 1;
  if (facts.type === 'starship' && facts.class === 'squadron') uses = 3;
  else if (facts.type === 'starship' && facts.class === 'capital') uses = 99;
  else if (facts.type === 'character' && iconCount(facts, 'warrior') > 1) uses = 2;
  return ask(game, game.modifiers['weapon-uses'], { card: carrier }, uses);
}

function firingCost(game: CardTable, weapon: CardInPlay): number {
  const cost = game.definition(weapon).text?.weapon?.cost ?? 0;
  return typeof cost === 'number' ? cost : cost(weapon, game);
}

/** An opponent's card present with it, or at an adjacent site if its range says so; never through a hull
 * (swccg.core-weapon-firing.6, swccg.core-vehicles.4). */
function targetsOf(game: CardTable, fight: Battle, weapon: CardInPlay): CardInPlay[] {
  const text = game.definition(weapon).text?.weapon;
  const user = whoFires(game, fight, weapon);
  const here = game.locationOf(weapon);
  if (!text || !user || !here) return [];
  const far = text.adjacent || ask(game, game.modifiers['adjacent-range'], { card: weapon }, 0) > 0;
  return game.state.cards.filter((target) => {
    // swccg.core-defense.3: what has a defense value of its own can be aimed at by any weapon
    const open = game.definition(target).text?.defense !== undefined;
    if (target.owner === weapon.owner || !isActive(game, target) || !(open || text.at(target, game))) return false;
    if (fight.participants.includes(target.id) || open) return isPresentWith(game, user, target);
    const there = game.locationOf(target);
    return far && target.where.kind === 'at' && there !== null && isAdjacent(game, here, there);
  });
}

/** What forbids to fire a weapon, at this target when one is named; undefined when nothing does. */
export function whyNoShot(
  game: CardTable,
  fight: Battle,
  weapon: CardInPlay,
  target: CardInPlay | undefined,
): Violation | undefined {
  const { id, owner } = weapon;
  if (!game.definition(weapon).text?.weapon) return refuse('swccg.core-weapon-firing.2', 'no-weapon', { id });
  if (game.player(owner).reserve.length === 0) return refuse('swccg.core-weapon-firing.7', 'no-destiny-to-draw');
  if (shotsLeft(game, fight, weapon) < 1) return refuse('swccg.core-battle-weapons.2', 'fired-already', { id });
  if (!isActive(game, weapon)) return refuse('swccg.core-inactive.1', 'inactive', { id });
  if (!whoFires(game, fight, weapon)) return whyNobodyFires(game, fight, weapon);
  const cost = firingCost(game, weapon);
  if (!canUse(game, owner, cost)) return refuse('swccg.core-use-force.2', 'too-dear', { cost });
  if (target) return whyNoTarget(game, fight, weapon, target);
  const aim = targetsOf(game, fight, weapon).length > 0;
  return aim ? undefined : refuse('swccg.core-weapon-firing.2', 'no-target', { id });
}

function whyNobodyFires(game: CardTable, fight: Battle, weapon: CardInPlay): Violation {
  const { facts } = game.definition(weapon);
  const { id } = weapon;
  const stands = weapon.where.kind === 'at';
  const carrier = stands ? weapon : facts.type === 'weapon' ? game.holderOf(weapon) : weapon;
  const here = stands ? weapon.where.id === fight.location : fight.participants.includes(carrier?.id ?? '');
  if (!carrier || !here) return refuse('swccg.core-battle-initiate.5', 'not-in-battle', { id });
  if (facts.type === 'weapon' && facts.kind === 'artillery') return refuse('swccg.core-weapons.3', 'no-gunner', { id });
  if (!isUsable(game, weapon)) return refuse('swccg.core-weapon-carrying.10', 'cannot-use-it', { id });
  if (!mayUse(game, carrier, weapon)) {
    return refuse('swccg.core-weapon-carrying.3', 'used-too-many', { id: carrier.id });
  }
  return refuse('swccg.core-unpiloted.4', 'unpiloted', { id: carrier.id });
}

function whyNoTarget(game: CardTable, fight: Battle, weapon: CardInPlay, target: CardInPlay): Violation | undefined {
  if (targetsOf(game, fight, weapon).includes(target)) return undefined;
  const { id } = target;
  if (target.owner === weapon.owner) return refuse('swccg.core-weapon-firing.6', 'not-an-opponent');
  if (!game.definition(weapon).text?.weapon?.at(target, game)) {
    return refuse('swccg.core-weapon-firing.2', 'not-a-target', { id });
  }
  const user = whoFires(game, fight, weapon);
  if (user && !isPresentWith(game, user, target)) {
    const near = game.locationOf(user) === game.locationOf(target);
    if (near) return refuse('swccg.core-vehicles.4', 'behind-a-hull', { id });
    return refuse('swccg.core-weapon-firing.6', 'not-present', { id });
  }
  if (!isActive(game, target)) return refuse('swccg.core-inactive.1', 'inactive', { id });
  return refuse('swccg.core-battle-weapons.2', 'not-in-battle', { id });
}

/** Pay, responses, destiny, result (swccg.core-weapon-firing.3, swccg.core-weapon-firing.4, swccg.core-weapon-firing.5,
 * swccg.core-weapon-firing.8). */
function* fire(game: CardTable, fight: Battle, weapon: CardInPlay, target: CardInPlay, shots: number): Procedure<void> {
  const text = game.definition(weapon).text?.weapon;
  if (!text) return;
  const user = whoFires(game, fight, weapon);
  useForce(game, weapon.owner, shots * firingCost(game, weapon));
  for (let i = 0; i < shots; i++) fight.fired.push(weapon.id);
  if (user) game.state.used.push(useMark(weapon, user.id));
  if (!(yield* shoot(game, weapon, target, shots))) return;
  if (text.result) yield* text.result({ game, weapon, target });
  else hit(game, target);
  if (user && target.hit) {
    const moment = { type: 'hit' as const, seat: weapon.owner, weapon, user, target };
    yield* respond(game, moment, opponentOf(weapon.owner));
  }
  yield* recheckBoard(game);
}

/** Aims and draws; answers whether the target is there and was beaten. */
export function* shoot(game: CardTable, weapon: CardInPlay, target: CardInPlay, shots = 1): Procedure<boolean> {
  const text = game.definition(weapon).text?.weapon;
  if (!text) return false;
  const seat = weapon.owner;
  game.emit({ type: 'fired', rule: 'swccg.core-weapon-firing.2', seat, weapon: weapon.id, target: target.id });
  const moment = { type: 'firing' as const, seat, weapon, target, change: 0 };
  yield* respond(game, moment, opponentOf(seat));
  if (text.resolve) return yield* text.resolve({ game, weapon, target });
  let total = typeof text.plus === 'function' ? text.plus(target, weapon, game) : (text.plus ?? 0);
  for (let i = 0; i < text.draws * shots; i++) {
    const about = { weapon, target };
    // swccg.core-weapon-firing.9
    const modified = (printed: number) => ask(game, game.modifiers['weapon-destiny'], about, printed + moment.change);
    total += (yield* drawDestiny(game, seat, 'weapon', modified)) ?? 0;
  }
  // swccg.core-actions.10: the target may have gone meanwhile
  if (!game.find(target.id)) return false;
  if (total > (text.defense?.(target, game) ?? defenseValue(game, target))) return true;
  game.emit({ type: 'missed', rule: 'swccg.core-weapon-firing.8', seat, id: target.id });
  return false;
}

/** A hit card is turned sideways and keeps fighting (swccg.core-battle-weapons.3). */
export function hit(game: CardTable, target: CardInPlay): void {
  target.hit = true;
  game.changed();
  game.emit({ type: 'hit', rule: 'swccg.core-battle-weapons.3', seat: target.owner, id: target.id });
}
