import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const STARVIPER_MK_II: UpgradeFacts = {
  id: 'starvipermkii',
  name: 'StarViper Mk.II',
  fills: ['title'],
  limited: 0,
  cost: -3,
  restrictions: [{ ship: ['starviper'] }],
  building: { different: 'title' },
  slots: ['title'],
  text: 'You may equip 2 different titles. You barrel roll with the 1 bank template, not the 1 straight.',
  abilities: [
    modify('roll-templates', (templates, { self, moment: { ship, how } }) =>
      ship === self.ship && how === 'barrel-roll' ? ['bank'] : templates,
    ),
  ],
};
