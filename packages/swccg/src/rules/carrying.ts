import type { Procedure, Seat } from '@rangefinder/kernel';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { canUse, useForce } from './force.ts';
import { isPresentWith } from './presence.ts';
import type { ActionOption } from './responses.ts';

/** Weapons and devices that can change hands, for their deploy cost (swccg.core-weapon-carrying.8). */
export function transferActions(game: CardTable, seat: Seat): ActionOption[] {
  const options: ActionOption[] = [];
  for (const item of game.state.cards) {
    const { facts, text } = game.definition(item);
    if (item.owner !== seat || item.where.kind !== 'on' || !text?.deploysOn) continue;
    if ((facts.type !== 'weapon' && facts.type !== 'device') || !isActive(game, item)) continue;
    const carrier = game.find(item.where.id);
    if (!carrier) continue;
    for (const taker of game.state.cards) {
      if (taker === item || taker.owner !== seat || !isPresentWith(game, carrier, taker)) continue;
      const place = { location: game.locationOf(taker), on: taker, slot: null };
      const cost = text.deploysOn(place, seat, game);
      const key = `transfer:${item.id}:${taker.id}`;
      if (cost === null || !canUse(game, seat, cost) || game.state.used.includes(key)) continue;
      options.push({
        key,
        about: { id: item.id, to: taker.id, cost },
        perform: () => transfer(game, item, taker, cost, key),
      });
    }
  }
  return options;
}

/** swccg.core-weapon-carrying.10: what its carrier could not have been given now does not work */
export function isUsable(game: CardTable, item: CardInPlay): boolean {
  const { facts, text } = game.definition(item);
  const carrier = item.where.kind === 'on' ? game.find(item.where.id) : undefined;
  if (facts.type !== 'weapon' || !carrier || !text?.deploysOn) return true;
  return text.deploysOn({ location: game.locationOf(carrier), on: carrier, slot: null }, item.owner, game) !== null;
}

function* transfer(game: CardTable, item: CardInPlay, taker: CardInPlay, cost: number, key: string): Procedure<void> {
  useForce(game, item.owner, cost);
  game.state.used.push(key);
  item.where = { kind: 'on', id: taker.id, slot: null };
  game.changed();
  const rule = 'swccg.core-weapon-carrying.8';
  game.emit({ type: 'transferred', rule, seat: item.owner, id: item.id, to: taker.id });
}
