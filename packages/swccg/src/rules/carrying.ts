import type { Procedure, Seat } from '@rangefinder/kernel';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { recheckBoard } from './board.ts';
import { canUse, useForce } from './force.ts';
import { ask } from './modifiers.ts';
import { type ActionOption, deed } from './options.ts';
import { isPresentWith } from './presence.ts';

/** Adds the weapons and devices that can change hands, for their deploy cost (swccg.core-weapon-carrying.8). */
export function transferActions(game: CardTable, seat: Seat, options: ActionOption[]): void {
  for (const item of game.state.cards) {
    if (item.owner !== seat || item.where.kind !== 'on') continue;
    const { facts, text } = game.definition(item);
    if ((facts.type !== 'weapon' && facts.type !== 'device') || !text?.deploysOn || !isActive(game, item)) continue;
    const carrier = game.holderOf(item);
    const location = carrier && game.locationOf(carrier);
    if (!location) continue;
    for (const taker of game.everythingAt(location)) {
      if (taker === item || taker.owner !== seat || !isPresentWith(game, carrier, taker)) continue;
      const cost = text.deploysOn({ location, on: taker, slot: null }, seat, game);
      if (cost === null || !canUse(game, seat, cost)) continue;
      const key = `transfer:${item.id}:${taker.id}`;
      if (!game.state.used.includes(key)) options.push(transferOption(game, item, taker, cost, key));
    }
  }
}

function transferOption(game: CardTable, item: CardInPlay, taker: CardInPlay, cost: number, key: string): ActionOption {
  return deed(key, { do: 'transfer', id: item.id, to: taker.id, slot: null, cost }, () =>
    transfer(game, item, taker, cost, key),
  );
}

/** swccg.core-weapon-carrying.10: what its carrier could not have been given now does not work; for a device on a ship, where
 * the ship is may matter for deploying it only. */
export function isUsable(game: CardTable, item: CardInPlay): boolean {
  const { facts, text } = game.definition(item);
  if ((facts.type !== 'weapon' && facts.type !== 'device') || item.where.kind !== 'on' || !text?.deploysOn) return true;
  const carrier = game.holderOf(item);
  if (!carrier || (facts.type === 'device' && game.facts(carrier).type !== 'character')) return true;
  return text.deploysOn({ location: game.locationOf(carrier), on: carrier, slot: null }, item.owner, game) !== null;
}

/** Whether a device may be used: its carrier has not used too many others this turn. What is no device is not limited
 * (swccg.core-weapon-carrying.3, swccg.core-weapon-carrying.4, swccg.core-weapon-carrying.5). */
export function mayUseDevice(game: CardTable, item: CardInPlay): boolean {
  const carrier = deviceCarrier(game, item);
  if (!carrier) return true;
  const { used } = game.state;
  if (!used.includes(deviceMark(item)) && devicesUsed(used, carrier) >= deviceUses(game, carrier)) return false;
  return isUsable(game, item);
}

/** How many devices a carrier has used; one that was used twice is still one device. */
function devicesUsed(used: readonly string[], carrier: CardInPlay): number {
  if (used.length === 0) return 0;
  const before = `device:${carrier.id}:`;
  return new Set(used.filter((mark) => mark.startsWith(before))).size;
}

/** Notes that a device was used; continuous bonuses are no use (swccg.core-weapon-carrying.7). */
export function useDevice(game: CardTable, item: CardInPlay): void {
  if (deviceCarrier(game, item)) game.state.used.push(deviceMark(item));
}

function deviceCarrier(game: CardTable, item: CardInPlay): CardInPlay | undefined {
  return item.where.kind === 'on' && game.facts(item).type === 'device' ? game.holderOf(item) : undefined;
}

function deviceMark({ id, where }: CardInPlay): string {
  return `device:${where.id}:${id}`;
}

function deviceUses(game: CardTable, carrier: CardInPlay): number {
  const facts = game.facts(carrier);
  const ships = facts.type === 'starship' ? { starfighter: 1, squadron: 3, capital: 99 }[facts.class] : 1;
  return ask(game, game.modifiers['device-uses'], { card: carrier }, ships);
}

function* transfer(game: CardTable, item: CardInPlay, taker: CardInPlay, cost: number, key: string): Procedure<void> {
  useForce(game, item.owner, cost);
  game.state.used.push(key);
  item.where = { kind: 'on', id: taker.id, slot: null };
  game.moved();
  const rule = 'swccg.core-weapon-carrying.8';
  game.emit({ type: 'transferred', rule, seat: item.owner, id: item.id, to: taker.id });
  yield* recheckBoard(game);
}
