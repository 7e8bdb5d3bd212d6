import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { ask } from './modifiers.ts';
import { isPiloted } from './piloting.ts';

/** The numbers of one card on table. Each is asked of all texts whenever it is needed, never stored. */

type Stat = 'power' | 'forfeit' | 'armor' | 'maneuver' | 'hyperspeed' | 'landspeed';

function printed(game: CardTable, card: CardInPlay, stat: Stat | 'ability'): number | undefined {
  const facts = game.facts(card);
  if (facts.type !== 'character' && facts.type !== 'starship' && facts.type !== 'vehicle') return undefined;
  return facts[stat];
}

function isMachine(game: CardTable, card: CardInPlay): boolean {
  const { type } = game.facts(card);
  return type === 'starship' || type === 'vehicle';
}

/**
 * swccg.core-unpiloted.1, swccg.core-landing.6: unpiloted or landed, it has no power, maneuver, hyperspeed or
 * landspeed
 */
function moving(game: CardTable, card: CardInPlay, stat: Stat): number {
  const base = printed(game, card, stat);
  if (base === undefined || (isMachine(game, card) && !isPiloted(game, card))) return 0;
  return ask(game, game.modifiers[stat], { card }, base);
}

export const power = (game: CardTable, card: CardInPlay): number => moving(game, card, 'power');
export const maneuver = (game: CardTable, card: CardInPlay): number => moving(game, card, 'maneuver');
export const hyperspeed = (game: CardTable, card: CardInPlay): number => moving(game, card, 'hyperspeed');

/** swccg.core-landspeed.3: characters have landspeed 1 */
export function landspeed(game: CardTable, card: CardInPlay): number {
  const facts = game.facts(card);
  if (facts.type === 'character') return ask(game, game.modifiers.landspeed, { card }, facts.landspeed ?? 1);
  return moving(game, card, 'landspeed');
}

/** swccg.core-ability.2, swccg.core-ability.5 */
export function ability(game: CardTable, card: CardInPlay): number {
  return ask(game, game.modifiers.ability, { card }, printed(game, card, 'ability') ?? 0);
}

/** Also of what is unpiloted (swccg.core-unpiloted.6). */
export function forfeitValue(game: CardTable, card: CardInPlay): number {
  return ask(game, game.modifiers.forfeit, { card }, printed(game, card, 'forfeit') ?? 0);
}

/** swccg.core-unpiloted.2 */
export function armor(game: CardTable, card: CardInPlay): number {
  const stated = printed(game, card, 'armor');
  // Characters can be given armor that they do not have printed
  const base = stated ?? (game.facts(card).type === 'character' ? 0 : undefined);
  if (base === undefined) return 0;
  if (isMachine(game, card) && !isPiloted(game, card)) return 2;
  return ask(game, game.modifiers.armor, { card }, base);
}

/** swccg.core-defense.1, swccg.core-defense.2 */
export function defenseValue(game: CardTable, card: CardInPlay): number {
  // swccg.core-defense.3
  const stated = game.definition(card).text?.defense;
  if (stated !== undefined) return stated;
  const hard = Math.max(armor(game, card), maneuver(game, card));
  const value = game.facts(card).type === 'character' ? Math.max(hard, ability(game, card)) : hard;
  return ask(game, game.modifiers.defense, { card }, value);
}

/** Immune to attrition below this; 0: not immune; without a number, below 99 (swccg.core-immunity.5, swccg.core-immunity.9). */
export function immunity(game: CardTable, card: CardInPlay): number {
  return ask(game, game.modifiers.immunity, { card }, 0);
}
