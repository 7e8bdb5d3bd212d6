import type { UpgradeFacts } from '../../../card.ts';

export const ROYAL_GUARD_TIE: UpgradeFacts = {
  id: 'royalguardtie',
  name: 'Royal Guard TIE',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tieinterceptor'] }, { skillFrom: 5 }],
  building: { different: 'modification' },
  slots: ['modification'],
  text: 'You may equip 2 different modifications.',
  abilities: [],
};
