import type { UpgradeFacts } from '../../../card.ts';
import { isOfSlot } from '../../../rules/weapons.ts';
import { youAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const LINKED_BATTERY: UpgradeFacts = {
  id: 'linkedbattery',
  name: 'Linked Battery',
  fills: ['cannon'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  text: 'When you attack with your primary weapon or a cannon, you may reroll 1 attack die.',
  abilities: [
    rerollsAttackDice({
      when: (context) =>
        youAttack(context) &&
        (context.moment.attack.kind === 'primary' || isOfSlot(context.table, context.moment.attack.weapon, 'cannon')),
    }),
  ],
};
