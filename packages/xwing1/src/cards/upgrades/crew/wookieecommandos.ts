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
  text: 'Attacking: you may reroll your focus results.',
  abilities: [
    rerollsAttackDice({ when: youAttack, most: ({ moment }) => moment.attack.attackDice.length, faces: ['focus'] }),
  ],
};
