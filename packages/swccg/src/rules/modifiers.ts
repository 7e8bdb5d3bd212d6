import type { Question, Questions } from '../definition.ts';
import type { CardTable } from '../table.ts';
import type { AtWork, HeldModifier } from './modifiers-at-work.ts';

/**
 * A number of the game: what is printed, changed by every text at work. Additions and multiplications first, then
 * limits, then resets, of which the lowest applies; never below 0 (swccg.core-modifiers.2, swccg.core-modifiers.3,
 * swccg.core-modifiers.4, swccg.core-use-force.3). Nothing is stored, so texts work at once and all the time
 * (swccg.core-automatic.2), and only while their condition holds (swccg.core-modifiers.6).
 */
export function ask<Q extends Question>(game: CardTable, held: AtWork<Q>, about: Questions[Q], base: number): number {
  return held === undefined ? Math.max(0, base) : change(game, held, about, base);
}

function change<Q extends Question>(
  game: CardTable,
  modifiers: readonly HeldModifier<Q>[],
  about: Questions[Q],
  base: number,
): number {
  let found: HeldModifier<Q>[] | undefined;
  for (const held of modifiers) {
    if ((held.suspends && game.edition.isSuspended(game, held.my)) || !held.modifier.applies(about, held.my, game))
      continue;
    if (found) found.push(held);
    else found = [held];
  }
  return found ? combine(game, about, base, withoutCopies(found)) : Math.max(0, base);
}

function combine<Q extends Question>(
  game: CardTable,
  about: Questions[Q],
  base: number,
  found: readonly HeldModifier<Q>[],
): number {
  let value = base;
  let factor = 1;
  let reset = Number.POSITIVE_INFINITY;
  let least = 0;
  let most = Number.POSITIVE_INFINITY;
  for (const { modifier, my } of found) {
    const { change, amount } = modifier;
    const number = typeof amount === 'number' ? amount : amount(about, my, game);
    if (change === 'add') value += number;
    else if (change === 'times') factor *= number;
    else if (change === 'set') reset = Math.min(reset, number);
    else if (change === 'at-least') least = Math.max(least, number);
    else most = Math.min(most, number);
  }
  if (reset !== Number.POSITIVE_INFINITY) return Math.max(0, reset);
  return Math.max(0, Math.min(Math.max(value * factor, least), most));
}

/** swccg.core-modifiers.1, swccg.core-piloting.5: copies of one title do not add up, unless the text says so */
function withoutCopies<Q extends Question>(found: readonly HeldModifier<Q>[]): readonly HeldModifier<Q>[] {
  if (found.length < 2) return found;
  return found.filter(
    ({ modifier, my }, i) =>
      modifier.cumulative ||
      found.findIndex((other) => other.my.title === my.title && other.modifier === modifier) === i,
  );
}
