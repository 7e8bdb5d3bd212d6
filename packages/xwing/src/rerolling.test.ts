import { expect, it } from 'vitest';
import { type AttackDice, type DiceTable, rolledDice } from './dicepool.ts';
import { rerollWords } from './rerolling.ts';

it('dice that were rolled again count against the most that may be', () => {
  const { rerollsLeft } = rerollWords<DiceTable, AttackDice>({
    once: 'game.reroll.1',
    most: () => 3,
    *rerolled() {},
  });
  const table: DiceTable = { kernel: { roll: () => [] }, emit: () => undefined };
  const attack: AttackDice = {
    attacker: 'luke',
    defender: 'vader',
    attackDice: rolledDice(['hit', 'blank', 'focus', 'crit']),
    defenseDice: [],
  };
  expect(rerollsLeft(table, attack)).toBe(3);
  for (const die of attack.attackDice.slice(2)) die.rerolled = true;
  expect(rerollsLeft(table, attack)).toBe(1);
});
