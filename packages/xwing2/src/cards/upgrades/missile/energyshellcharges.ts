import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargeLimit, chargesOf, recoverCharge } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { thisAttack } from '../../words/attack.ts';
import { changesAttackDie, token } from '../../words/dice.ts';

export const ENERGY_SHELL_CHARGES: UpgradeFacts = {
  id: 'energyshellcharges',
  name: 'Energy-Shell Charges',
  fills: ['missile'],
  limited: 0,
  cost: 4,
  restrictions: [{ action: 'calculate', difficulty: 'white' }, { faction: ['separatistalliance'] }],
  standard: true,
  charges: { value: 1, recovers: 0 },
  attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['calculate'], spends: 1 },
  text: 'Needs a calculate token; you may spend one to turn a focus result into a crit. Reloading this card is an action.',
  abilities: [
    changesAttackDie(['focus'], 'crit', { when: thisAttack, cost: token('calculate') }),
    cardAction({
      rule: 'xw2.reload.2',
      when: ({ table, self }) => chargesOf(self) < chargeLimit(table, self),
      *perform({ table, self }) {
        recoverCharge(table, self, 1, 'xw2.reload.3');
        yield* gainToken(table, self.ship, 'disarm', 1, { rule: 'xw2.reload.4', by: self.ship.seat });
        return true;
      },
    }),
  ],
};
