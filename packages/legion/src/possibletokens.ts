import { withinDistance } from '@rangefinder/geometry';
import { BadInput } from '@rangefinder/kernel';
import { footprintOf } from './battlefield/bases.ts';
import { areLevel } from './battlefield/range.ts';
import type { Rank } from './card.ts';
import type { Position } from './position.ts';
import { isOver } from './possibleplaces.ts';
import { isClaimed, markedPiece, markerShape } from './rules/markers.ts';
import { takeRank } from './rules/orders.ts';
import { whyNotLies } from './rules/placingmarkers.ts';
import { mostTokens, staysPanicked } from './rules/tokens.ts';
import { mayHandleTokens } from './rules/units.ts';
import { ALL_TOKENS, BANE_TOKENS, type Marker, type Unit } from './state.ts';
import type { LTable } from './table.ts';
import { refusal } from './text/refusals.ts';

/** Tokens that show the colour of a player (legion.arm.7, legion.charge-tokens.4, legion.graffiti-tokens.7). */
const COLOURED: readonly Marker['kind'][] = ['charge', 'bane', 'graffiti', 'cart'];

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
  if (unit.panicked && !staysPanicked(t, unit))
    throw new BadInput(`${at}.panicked`, 'It has too few suppression tokens to panic.');
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
export function checkOrders(t: LTable, { players }: Position): void {
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
}

/** Those that nobody may end on, nor lay another on; who carries one may drop it in a crowd (legion.objective-tokens.2 to .4). */
function liesFree(t: LTable, { id, memory }: Marker): boolean {
  return !isClaimed(t, id) && !('dropped' in memory);
}

/** Tokens lie under nothing and on no other, and are somebody's where they show a colour. */
export function checkMarkers(t: LTable, markers: readonly Marker[]): void {
  markers.forEach((marker, i) => {
    const at = `position.markers[${i}]`;
    const { id, kind, pose, on, seat, what } = marker;
    if (seat === null && COLOURED.includes(kind)) throw new BadInput(`${at}.seat`, `Whose ${kind} token is it?`);
    if (kind === 'bane') {
      if (!BANE_TOKENS.some((one) => one === what))
        throw new BadInput(`${at}.what`, `A bane token is one of ${BANE_TOKENS.join(', ')}.`);
      if (markers.slice(0, i).some((other) => other.kind === kind && other.what === what && other.seat === seat))
        throw new BadInput(`${at}.what`, `"${what}" lies there already.`);
    }
    if ((kind !== 'objective' && kind !== 'condition' && kind !== 'bane') || markedPiece(marker) !== null) return;
    if (!liesFree(t, marker)) return;
    if (!isOver(t, marker)) throw new BadInput(`${at}.on`, `"${on}" is not below it.`);
    const wrong = whyNotLies(t, pose, on, { own: id, kind });
    if (wrong) throw new BadInput(`${at}.pose`, refusal(wrong, 'en'));
  });
}
