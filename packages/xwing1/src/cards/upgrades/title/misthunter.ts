import type { UpgradeFacts } from '../../../card.ts';

export const MIST_HUNTER: UpgradeFacts = {
  id: 'misthunter',
  name: 'Mist Hunter',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['g1astarfighter'] }],
  building: { needs: 'tractorbeam', oneMore: ['cannon'] },
  actions: ['barrel-roll'],
  text: 'A barrel roll action. You must equip a Tractor Beam.',
  abilities: [],
};
