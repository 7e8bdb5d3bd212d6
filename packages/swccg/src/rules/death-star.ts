import type { Procedure, Seat } from '@rangefinder/kernel';
import { type CardInPlay, DARK, type LocationInPlay, type Row } from '../state.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import { canUse, useForce } from './force.ts';
import { isSystem, locationFacts, parsecOf } from './locations.ts';
import { atLocation, type Move, moveCost } from './movement.ts';
import { type ActionOption, deed } from './options.ts';
import { isPiloted } from './piloting.ts';

/** What the Dark Side can do with its mobile systems: 1 Force, within hyperspeed, into an orbit or deep space
 * (swccg.core-death-star.4, swccg.core-death-star.5). */
export function mobileSystemMoves(game: CardTable, seat: Seat, options: ActionOption[]): void {
  if (seat !== DARK || !canUse(game, seat, 1)) return;
  for (const row of game.state.rows) {
    const system = mobileSystem(game, row);
    const here = system && parsecOf(game, system);
    if (!system || here === undefined || game.state.used.includes(`mobile:${row.id}`)) continue;
    const reach = locationFacts(system).hyperspeed;
    // swccg.core-death-star.5: without hyperspeed it stays in its orbit
    if (reach === undefined) continue;
    for (const planet of game.index.systems) {
      if (planet.row === row.id || planet.id === row.orbit) continue;
      const there = mobileSystem(game, game.rowOf(planet).row) ? undefined : parsecOf(game, planet);
      if (there === undefined || Math.abs(there - here) > reach) continue;
      options.push(mobileOption(game, row, `orbit:${row.id}:${planet.id}`, planet, there));
    }
    for (let parsec = Math.max(0, here - reach); parsec <= here + reach; parsec++) {
      if (parsec === here && row.orbit === null) continue;
      options.push(mobileOption(game, row, `deep-space:${row.id}:${parsec}`, null, parsec));
    }
  }
}

export function mobileSystem(game: CardTable, row: Row): LocationInPlay | undefined {
  if (row.world !== 'mobile') return undefined;
  return game.rowOnTable(row.id).locations.find((location) => isSystem(location) && !location.blownAway);
}

function mobileOption(
  game: CardTable,
  row: Row,
  key: string,
  orbit: LocationInPlay | null,
  parsec: number,
): ActionOption {
  return deed(key, { do: 'orbit', row: row.id, orbit: orbit?.id ?? null, parsec, cost: 1 }, () =>
    moveMobileSystem(game, row, orbit, parsec),
  );
}

function moveMobileSystem(game: CardTable, row: Row, orbit: LocationInPlay | null, parsec: number): Procedure<void> {
  useForce(game, DARK, 1);
  // swccg.core-death-star.6: all that is there goes along and does not itself move
  row.orbit = orbit?.id ?? null;
  row.parsec = parsec;
  game.state.used.push(`mobile:${row.id}`);
  game.touched();
  const to = orbit?.id ?? String(parsec);
  game.emit({ type: 'moved', rule: 'swccg.core-death-star.5', seat: DARK, id: row.id, to, how: 'mobile' });
  return recheckBoard(game);
}

/** Between a system and what orbits it, or between two in one orbit: 1 Force, no hyperspeed (swccg.core-death-star.7). */
export function orbitMoves(game: CardTable, card: CardInPlay, moves: Move[] = []): Move[] {
  if (card.where.kind !== 'at') return moves;
  const from = game.locationOf(card);
  if (!from || !isSystem(from) || !isPiloted(game, card)) return moves;
  const around = orbitOf(game, from);
  for (const to of game.index.systems) {
    if (to === from) continue;
    const there = orbitOf(game, to);
    const near = there === from.id || around === to.id || (around !== null && around === there);
    if (!near) continue;
    const cost = moveCost(game, card, to, 1);
    moves.push({ card, how: 'orbit', where: atLocation(to), to, cost, rule: 'swccg.core-death-star.7', by: null });
  }
  return moves;
}

export function orbitOf(game: CardTable, system: LocationInPlay): string | null {
  return game.rowOf(system).row.orbit;
}
