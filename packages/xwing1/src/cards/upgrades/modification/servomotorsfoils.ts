import type { UpgradeFacts } from '../../../card.ts';

export const SERVOMOTOR_S_FOILS: UpgradeFacts = {
  id: 'servomotorsfoils',
  name: 'Servomotor S-foils',
  fills: ['modification'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['xwing'] }],
  title: 'Servomotor S-foils (Attack)',
  actions: ['barrel-roll'],
  abilities: 'unwritten',
  back: {
    title: 'Servomotor S-foils (Closed)',
    actions: ['boost'],
    stats: { attack: -1 },
    abilities: 'unwritten',
  },
};
