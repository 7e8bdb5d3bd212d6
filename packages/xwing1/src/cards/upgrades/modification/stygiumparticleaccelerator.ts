import type { UpgradeFacts } from '../../../card.ts';
import { freeActions, offersFreeAction } from '../../words/phrases.ts';

export const STYGIUM_PARTICLE_ACCELERATOR: UpgradeFacts = {
  id: 'stygiumparticleaccelerator',
  name: 'Stygium Particle Accelerator',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  text: 'On decloaking, or on a cloak action: you may take a free evade.',
  abilities: [
    offersFreeAction(
      'cloaked',
      ({ self, moment }) => moment.ship === self.ship,
      ({ table }) => freeActions(table, ['evade']),
    ),
    offersFreeAction(
      'decloaked',
      ({ self, moment }) => moment.ship === self.ship,
      ({ table }) => freeActions(table, ['evade']),
    ),
  ],
};
