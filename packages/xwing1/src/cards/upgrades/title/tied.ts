import { RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isOfSlot } from '../../../rules/weapons.ts';
import { offersAttackAfter } from '../../words/attack.ts';
import { isUnused } from '../../words/phrases.ts';

export const TIE_D: UpgradeFacts = {
  id: 'tied',
  name: 'TIE/D',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tiedefender'] }],
  text: 'Once a round, after you attack with a cannon of 3 or fewer points, you may attack with your primary weapon.',
  abilities: [
    offersAttackAfter(
      ({ table, self, moment: { attack } }) =>
        isOfSlot(table, attack.weapon, 'cannon') && table.cards.upgrade(attack.weapon).cost <= 3 && isUnused(self),
      () => ({ weapons: ({ kind }) => kind === 'primary', rule: RULE }),
    ),
  ],
};
