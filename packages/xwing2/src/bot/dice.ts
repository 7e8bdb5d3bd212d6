import type { Answer, PickRequest, Seat } from '@rangefinder/kernel';
import type { XwingView } from '../view.ts';

/** Which modification is worth its cost: none when the dice already say all there is to say. */
export function modifyChoice(
  view: XwingView,
  { options }: Pick<PickRequest, 'options'>,
  dice: 'attack' | 'defense',
): Answer {
  const { attack } = view;
  const has = (key: string) => options.some((option) => option.key === key);
  if (!attack) return 'done';
  const eyes = (dice === 'attack' ? attack.attackDice : attack.defenseDice).filter(
    ({ face }) => face === 'focus',
  ).length;
  const wanted = dice === 'attack' ? attackWants(view) : defenseWants(view);
  if (wanted === 0) return 'done';
  // Cards first: most cost nothing. Then what helps most dice for one token.
  const card = options.find(({ key }) => key.includes(':'));
  if (card) return card.key;
  const blanks = attack.attackDice.filter(({ face, rerolled }) => face === 'blank' && !rerolled).length;
  if (dice === 'attack' && has('lock') && (blanks > 0 || (eyes > 0 && !has('focus')))) return 'lock';
  if (eyes > 1 && has('focus')) return 'focus';
  if (eyes > 0) for (const key of ['force', 'calculate', 'focus']) if (has(key)) return key;
  return has('evade') ? 'evade' : 'done';
}

/** Attack dice that show no damage yet. */
function attackWants({ attack }: XwingView): number {
  return attack ? attack.attackDice.filter(({ face }) => face === 'blank' || face === 'focus').length : 0;
}

/** Damage that no evade result meets yet. */
function defenseWants({ attack }: XwingView): number {
  if (!attack) return 0;
  const damage = attack.attackDice.filter(({ face }) => face === 'hit' || face === 'crit').length;
  return Math.max(0, damage - attack.defenseDice.filter(({ face }) => face === 'evade').length);
}

/** Dice to roll again: blanks, and focus results that nothing will turn. */
export function rerollChoice(view: XwingView, seat: Seat, { options, min, max }: PickRequest): Answer {
  const { attack } = view;
  const attacker = view.ships.find(({ id }) => id === attack?.attacker);
  const mine = attacker?.seat === seat;
  const focused =
    mine && (attacker?.tokens.focus ?? 0) + (attacker?.tokens.calculate ?? 0) + (attacker?.force ?? 0) > 0;
  const bad = options.filter(({ key }) => key.startsWith('blank') || (key.startsWith('focus') && !focused));
  const chosen = bad.slice(0, max).map(({ key }) => key);
  for (const { key } of options) if (chosen.length < min && !chosen.includes(key)) chosen.push(key);
  return chosen;
}
