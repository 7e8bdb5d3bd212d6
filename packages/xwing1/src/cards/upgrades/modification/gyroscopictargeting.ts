import type { UpgradeFacts } from '../../../card.ts';

export const GYROSCOPIC_TARGETING: UpgradeFacts = {
  id: 'gyroscopictargeting',
  name: 'Gyroscopic Targeting',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ ship: ['lancerclasspursuitcraft'] }],
  abilities: 'unwritten',
};
