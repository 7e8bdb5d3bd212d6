import type { Shot } from '../ask.ts';
import { definitionOf } from '../cards/catalog.ts';
import type { SwccgView } from '../view.ts';
import { AVERAGE_DESTINY, cardOn, might, type Standing } from './standing.ts';

/** What attrition takes, on average, for each battle destiny drawn. */
const ATTRITION = 1.5;

/** What a battle here is worth to whoever begins it: the damage, and what attrition takes from both. */
export function battleScore(place: Standing | undefined): number {
  if (!place) return 0;
  const { own, enemy, threat } = place;
  const score = might(own) - might(enemy) + ATTRITION * (own.destinies - enemy.destinies);
  return score > 0 ? score + threat : 0;
}

/** What a shot is worth: the power of its target, by how likely it is to hit, for its cost. */
export function fireScore(shot: Shot, view: SwccgView): number {
  const target = cardOn(view, shot.target ?? '');
  const weapon = cardOn(view, shot.weapon);
  if (!target || target.hit || !weapon) return 0;
  const text = definitionOf(weapon.card).text?.weapon;
  const plus = typeof text?.plus === 'number' ? text.plus : 0;
  const margin = AVERAGE_DESTINY * (text?.draws ?? 1) + plus - target.defense;
  const chance = Math.min(0.9, Math.max(0.1, 0.5 + margin / 8));
  return (2 + target.power) * chance - shot.cost / 4;
}
