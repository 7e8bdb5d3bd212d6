import type { UpgradeFacts } from '../../../card.ts';

export const VECTORED_THRUSTERS: UpgradeFacts = {
  id: 'vectoredthrusters',
  name: 'Vectored Thrusters',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  actions: ['barrel-roll'],
  abilities: [],
};
