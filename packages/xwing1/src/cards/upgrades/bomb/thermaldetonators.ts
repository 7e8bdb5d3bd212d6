import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AT_REVEAL } from '../../words/bomb.ts';

export const THERMAL_DETONATORS: UpgradeFacts = {
  id: 'thermaldetonators',
  name: 'Thermal Detonators',
  fills: ['bomb'],
  limited: 0,
  cost: 3,
  bomb: { token: 'thermaldetonator', when: 'reveal' },
  text: 'Revealing your dial: you may discard this card and drop a thermal detonator token. When the Activation phase ends, it deals 1 damage and a stress token to every ship at range 1 of it.',
  abilities: [DROPPED_AT_REVEAL],
};
