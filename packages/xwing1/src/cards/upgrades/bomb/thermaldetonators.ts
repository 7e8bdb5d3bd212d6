import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AT_REVEAL } from '../../words/bomb.ts';

export const THERMAL_DETONATORS: UpgradeFacts = {
  id: 'thermaldetonators',
  name: 'Thermal Detonators',
  fills: ['bomb'],
  limited: 0,
  cost: 3,
  bomb: { token: 'thermaldetonator', when: 'reveal' },
  text: 'When you reveal your dial, you may discard this card to drop a thermal detonator token: each ship at range 1 of it suffers 1 damage and receives 1 stress token when the Activation phase ends.',
  abilities: [DROPPED_AT_REVEAL],
};
