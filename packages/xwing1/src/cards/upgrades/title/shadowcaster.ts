import type { UpgradeFacts } from '../../../card.ts';

export const SHADOW_CASTER: UpgradeFacts = {
  id: 'shadowcaster',
  name: 'Shadow Caster',
  fills: ['title'],
  limited: 1,
  cost: 3,
  restrictions: [{ ship: ['lancerclasspursuitcraft'] }],
  abilities: 'unwritten',
};
