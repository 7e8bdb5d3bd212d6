import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { carriesOne } from '../../words/docking.ts';

export const GHOST: UpgradeFacts = {
  id: 'ghost',
  name: 'Ghost',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['rebelalliance'] }, { ship: ['vcx100lightfreighter'] }],
  standard: true,
  text: 'One ship can dock with you, an attack shuttle or a Sheathipede-class shuttle; it deploys only from your rear guides.',
  abilities: [
    carriesOne(['attackshuttle', 'sheathipedeclassshuttle']),
    modify('deploy-guides', 'xw2.docking.4', (guides, { self, moment }) =>
      moment.carrier === self.ship ? guides.filter((side) => side === 'rear') : guides,
    ),
  ],
};
