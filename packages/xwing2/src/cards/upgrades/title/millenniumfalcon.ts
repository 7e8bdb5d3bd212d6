import type { UpgradeFacts } from '../../../card.ts';
import { youDefend } from '../../words/attack.ts';
import { rerollsDefenseDice } from '../../words/dice.ts';

export const MILLENNIUM_FALCON: UpgradeFacts = {
  id: 'millenniumfalcon',
  name: 'Millennium Falcon',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['rebelalliance'] }, { ship: ['modifiedyt1300lightfreighter'] }],
  standard: true,
  actions: ['evade'],
  text: 'When you defend with an evade token you may reroll a die.',
  abilities: [rerollsDefenseDice({ when: (context) => youDefend(context) && context.self.ship.tokens.evade > 0 })],
};
