import { atLeast, type Odds } from '../odds/index.ts';

/** An attack as far as it is worth anything: its odds, and what is left of its target. */
interface AimedAttack {
  readonly odds: Odds;
  readonly left: number;
}

/** The damage that counts: what goes beyond the target's hull is lost. */
export function countedDamage({ odds, left }: AimedAttack): number {
  return odds.damage.reduce((sum, chance, count) => sum + chance * Math.min(count, left), 0);
}

/** Damage that counts, and more for what may be destroyed, whose whole price is given in damage. */
export function worthOfAim(aim: AimedAttack, price: number): number {
  const damage = countedDamage(aim);
  const progress = (damage / Math.max(1, aim.left) + atLeast(aim.odds, aim.left)) / 2;
  return damage + progress * price;
}
