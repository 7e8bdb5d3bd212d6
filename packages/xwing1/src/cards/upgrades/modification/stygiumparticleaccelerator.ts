import type { UpgradeFacts } from '../../../card.ts';

export const STYGIUM_PARTICLE_ACCELERATOR: UpgradeFacts = {
  id: 'stygiumparticleaccelerator',
  name: 'Stygium Particle Accelerator',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
