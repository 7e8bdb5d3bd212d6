import { withinDistance } from '@rangefinder/geometry';
import { BadInput } from '@rangefinder/kernel';
import { footprintOf } from './battlefield/bases.ts';
import { areLevel } from './battlefield/range.ts';
import type { Rank } from './card.ts';
import type { Position } from './position.ts';
import { markerShape } from './rules/markers.ts';
import { takeRank } from './rules/orders.ts';
import { mostTokens } from './rules/tokens.ts';
import { mayHandleTokens } from './rules/units.ts';
import { ALL_TOKENS, type Marker, type Unit } from './state.ts';
import type { LTable } from './table.ts';

/** Tokens lie beside units to which they mean something, no more of them than it may have. */
export function checkTokens(t: LTable, unit: Unit, at: string): void {
  for (const token of ALL_TOKENS) {
    const [count, most] = [unit.tokens[token], mostTokens(t, unit, token)];
    if (count > most)
      throw new BadInput(
        `${at}.tokens.${token}`,
        most === 0 ? `It never has ${token} tokens.` : `Its ${token} tokens are ${most} at the most, not ${count}.`,
      );
  }
}

/** Positions are written by people, to the millimetre. */
const TOUCHING = 2;

/** Who has claimed a token may claim it, and has it beside the leader (legion.objective-tokens.7 to .10). */
export function checkClaimed(t: LTable, unit: Unit, at: string): void {
  unit.claimed.forEach((id, k) => {
    const where = `${at}.claimed[${k}]`;
    const marker = t.state.markers.find((one) => one.id === id);
    if (!marker) return;
    if (marker.kind !== 'objective') throw new BadInput(where, `"${id}" is no objective token, and nobody claims it.`);
    // legion.objective-tokens.15: what a card has named it gives to whom it likes.
    if (marker.what === '' && !mayHandleTokens(t, unit)) throw new BadInput(where, 'It may not claim tokens.');
    if (unit.place !== 'play') throw new BadInput(where, 'It is not on the battlefield, and holds no token.');
    if (!isBeside(t, unit, marker)) throw new BadInput(where, `"${id}" does not lie beside its leader.`);
  });
  const last = unit.claimed.pop();
  if (last === undefined) return;
  const may = t.abilities.ask('may-claim', unit, true);
  unit.claimed.push(last);
  if (!may) throw new BadInput(`${at}.claimed[${unit.claimed.length - 1}]`, `It may not have claimed "${last}".`);
}

function isBeside(t: LTable, unit: Unit, marker: Marker): boolean {
  const leader = t.miniature(unit, t.leader(unit));
  return (
    areLevel(leader.z, t.heightOf(marker.on)) && withinDistance(footprintOf(leader), markerShape(marker), TOUCHING)
  );
}

/** Order tokens of a player are those of the units: one each, beside it or among those that are drawn (legion.order-pool.1). */
export function checkOrders(t: LTable, { players, units }: Position): void {
  players.forEach(({ pool = [], kept = [] }, seat) => {
    const own = t.state.units.filter((unit) => unit.seat === seat && unit.order === 'pool');
    const left: Rank[] = own.map((unit) => t.abilities.ask('order-rank', unit, unit.rank));
    for (const [pile, ranks] of Object.entries({ pool, kept })) {
      ranks.forEach((rank, k) => {
        if (!takeRank(left, rank))
          throw new BadInput(
            `position.players[${seat}].${pile}[${k}]`,
            `There is no further unit whose order token (${rank}) could lie there.`,
          );
      });
    }
  });
  units.forEach(({ order, place }, i) => {
    if (order === 'faceup' && place === 'reserve')
      throw new BadInput(`position.units[${i}].order`, 'It has not come to the battlefield: nobody gives it orders.');
  });
}
