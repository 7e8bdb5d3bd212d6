import { expect, it } from 'vitest';
import { ATTACK_DICE, DEFENSE_DICE } from './dice.ts';

it('attack dice have eight sides and defense dice six', () => {
  for (const sides of Object.values(ATTACK_DICE)) expect(sides).toHaveLength(8);
  for (const sides of Object.values(DEFENSE_DICE)) expect(sides).toHaveLength(6);
});
