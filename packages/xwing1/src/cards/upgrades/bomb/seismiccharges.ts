import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AT_REVEAL } from '../../words/bomb.ts';

export const SEISMIC_CHARGES: UpgradeFacts = {
  id: 'seismiccharges',
  name: 'Seismic Charges',
  fills: ['bomb'],
  limited: 0,
  cost: 2,
  bomb: { token: 'seismiccharge', when: 'reveal' },
  text: 'When you reveal your dial, you may discard this card to drop a seismic charge token: each ship at range 1 of it suffers 1 damage when the Activation phase ends.',
  abilities: [DROPPED_AT_REVEAL],
};
