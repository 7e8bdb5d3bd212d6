import type { UpgradeFacts } from '../../../card.ts';
import { removeStress } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { youDefend } from '../../words/attack.ts';
import { addsDefenseDie, type Cost } from '../../words/dice.ts';

function attackerIn({ state, ships }: XTable): Ship | undefined {
  return ships.find(({ id }) => id === state.attack?.attacker);
}

const STRESS_OF_ATTACKER: Cost = {
  affordable: ({ table }) => (attackerIn(table)?.tokens.stress ?? 0) > 0,
  *pay({ table }, rule) {
    const attacker = attackerIn(table);
    if (attacker) yield* removeStress(table, attacker, 1, rule);
  },
};

export const LATTS_RAZZI: UpgradeFacts = {
  id: 'lattsrazzi',
  name: 'Latts Razzi',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scum'] }],
  text: 'Defending: you may take a stress token off the attacker and add an evade.',
  abilities: [addsDefenseDie('evade', { when: youDefend, cost: STRESS_OF_ATTACKER })],
};
