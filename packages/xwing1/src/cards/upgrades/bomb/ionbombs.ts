import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AT_REVEAL } from '../../words/bomb.ts';

export const ION_BOMBS: UpgradeFacts = {
  id: 'ionbombs',
  name: 'Ion Bombs',
  fills: ['bomb'],
  limited: 0,
  cost: 2,
  bomb: { token: 'ionbomb', when: 'reveal' },
  text: 'Revealing your dial: you may discard this card and drop an ion bomb token. When the Activation phase ends, it gives two ion tokens to every ship at range 1 of it.',
  abilities: [DROPPED_AT_REVEAL],
};
