import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AT_REVEAL } from '../../words/bomb.ts';

export const BOMBLET_GENERATOR: UpgradeFacts = {
  id: 'bombletgenerator',
  name: 'Bomblet Generator',
  fills: ['bomb', 'bomb'],
  limited: 1,
  cost: 3,
  bomb: { token: 'bomblet', when: 'reveal', keepsCard: true },
  text: 'When you reveal your dial, you may drop a bomblet: each ship at range 1 of it rolls 2 attack dice and suffers what they show when the Activation phase ends.',
  abilities: [DROPPED_AT_REVEAL],
};
