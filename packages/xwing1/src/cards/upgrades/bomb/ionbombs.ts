import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AT_REVEAL } from '../../words/bomb.ts';

export const ION_BOMBS: UpgradeFacts = {
  id: 'ionbombs',
  name: 'Ion Bombs',
  fills: ['bomb'],
  limited: 0,
  cost: 2,
  bomb: { token: 'ionbomb', when: 'reveal' },
  text: 'When you reveal your dial, you may discard this card to drop an ion bomb token: each ship at range 1 of it receives 2 ion tokens when the Activation phase ends.',
  abilities: [DROPPED_AT_REVEAL],
};
