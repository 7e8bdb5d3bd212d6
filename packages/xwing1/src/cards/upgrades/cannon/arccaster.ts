import type { UpgradeFacts } from '../../../card.ts';

export const ARC_CASTER: UpgradeFacts = {
  id: 'arccaster',
  name: 'ARC Caster',
  fills: ['cannon'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['rebel', 'scum'] }],
  attack: { dice: 4, range: [1, 1] },
  abilities: 'unwritten',
  back: {
    title: 'ARC Caster (Recharging)',
    abilities: 'unwritten',
  },
};
