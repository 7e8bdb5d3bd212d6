import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AT_REVEAL } from '../../words/bomb.ts';

export const PROTON_BOMBS: UpgradeFacts = {
  id: 'protonbombs',
  name: 'Proton Bombs',
  fills: ['bomb'],
  limited: 0,
  cost: 5,
  bomb: { token: 'protonbomb', when: 'reveal' },
  text: 'When you reveal your dial, you may discard this card to drop a proton bomb token: each ship at range 1 of it is dealt 1 faceup damage card when the Activation phase ends.',
  abilities: [DROPPED_AT_REVEAL],
};
