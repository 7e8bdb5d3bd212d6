import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AT_REVEAL } from '../../words/bomb.ts';

export const PROTON_BOMBS: UpgradeFacts = {
  id: 'protonbombs',
  name: 'Proton Bombs',
  fills: ['bomb'],
  limited: 0,
  cost: 5,
  bomb: { token: 'protonbomb', when: 'reveal' },
  text: 'Revealing your dial: you may discard this card and drop a proton bomb token. When the Activation phase ends, it deals a faceup damage card to every ship at range 1 of it.',
  abilities: [DROPPED_AT_REVEAL],
};
