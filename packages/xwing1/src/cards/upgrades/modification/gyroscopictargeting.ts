import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rotateArc } from '../../../rules/baractions.ts';

export const GYROSCOPIC_TARGETING: UpgradeFacts = {
  id: 'gyroscopictargeting',
  name: 'Gyroscopic Targeting',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ ship: ['lancerclasspursuitcraft'] }],
  text: 'As the Combat phase ends, after a maneuver of speed 3 or more this round: you may turn your mobile firing arc.',
  abilities: [
    at('end-of-combat', {
      optional: true,
      when: ({ self: { ship } }) => ship.turret.length > 0 && (ship.executed?.speed ?? 0) >= 3,
      effect: ({ table, self }) => rotateArc(table, self.ship),
    }),
  ],
};
