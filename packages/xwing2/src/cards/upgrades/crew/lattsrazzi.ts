import type { UpgradeFacts } from '../../../card.ts';
import { removeToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { youDefend } from '../../words/attack.ts';
import { changesDefenseDie } from '../../words/dice.ts';

function attackerNow(table: XTable): Ship | undefined {
  return table.state.attack ? table.findShip(table.state.attack.attacker) : undefined;
}

export const LATTS_RAZZI: UpgradeFacts = {
  id: 'lattsrazzi',
  name: 'Latts Razzi',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'When a stressed ship attacks you, you may remove a stress token from it to turn a blank or focus result of yours into an evade.',
  abilities: [
    changesDefenseDie(['blank', 'focus'], 'evade', {
      when: youDefend,
      cost: {
        affordable: ({ table }) => (attackerNow(table)?.tokens.stress ?? 0) > 0,
        *pay({ table }, rule) {
          const attacker = attackerNow(table);
          if (attacker) removeToken(table, attacker, 'stress', 1, rule);
        },
      },
    }),
  ],
};
