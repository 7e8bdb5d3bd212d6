import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isBank, treatsAs } from '../../words/maneuvers.ts';

export const LIGHT_SCYK_INTERCEPTOR: UpgradeFacts = {
  id: 'lightscykinterceptor',
  name: '"Light Scyk" Interceptor',
  fills: ['title'],
  limited: 0,
  cost: -2,
  restrictions: [{ ship: ['m3ainterceptor'] }],
  slots: ['-modification'],
  text: 'Your damage cards are all dealt faceup. Your banks are green. No modifications.',
  abilities: [
    modify('dealt-faceup', (faceup, { self, moment: ship }) => faceup || ship === self.ship),
    treatsAs('blue', isBank),
  ],
};
