import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const WOOKIEE_COMMANDOS: UpgradeFacts = {
  id: 'wookieecommandos',
  name: 'Wookiee Commandos',
  fills: ['crew', 'crew'],
  limited: 0,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Attacking: roll any of your focus results again if you like.',
  abilities: [
    rerollsAttackDice({ when: youAttack, most: ({ moment }) => moment.attack.attackDice.length, faces: ['focus'] }),
  ],
};
