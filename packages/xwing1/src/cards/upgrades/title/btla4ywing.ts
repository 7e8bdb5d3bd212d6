import { RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isOfSlot } from '../../../rules/weapons.ts';
import { offersAttackAfter, yourPrimaryAttack } from '../../words/attack.ts';
import { ONLY_IN_ARC } from '../../words/maneuvers.ts';

export const BTL_A4_Y_WING: UpgradeFacts = {
  id: 'btla4ywing',
  name: 'BTL-A4 Y-wing',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['ywing'] }],
  text: 'Ships outside your firing arc are no targets for you. After a primary weapon attack, you may attack with a turret.',
  abilities: [
    ONLY_IN_ARC,
    offersAttackAfter(yourPrimaryAttack, ({ table }) => ({
      weapons: ({ id }) => isOfSlot(table, id, 'turret'),
      rule: RULE,
    })),
  ],
};
