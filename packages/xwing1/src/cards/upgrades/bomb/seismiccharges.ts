import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AT_REVEAL } from '../../words/bomb.ts';

export const SEISMIC_CHARGES: UpgradeFacts = {
  id: 'seismiccharges',
  name: 'Seismic Charges',
  fills: ['bomb'],
  limited: 0,
  cost: 2,
  bomb: { token: 'seismiccharge', when: 'reveal' },
  text: 'Revealing your dial: you may discard this card and drop a seismic charge token. When the Activation phase ends, it deals 1 damage to every ship at range 1 of it.',
  abilities: [DROPPED_AT_REVEAL],
};
