import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { youFullyExecute } from '../../words/phrases.ts';
import { BY_90_OR_180, mayTurnShip } from '../../words/rotateship.ts';
import { fewerDefenseDice, standsStill } from './pivotwing.ts';

export const SWIVEL_WING: UpgradeFacts = {
  id: 'swivelwing',
  name: 'Swivel Wing',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['gauntletfighter'] }],
  standard: true,
  title: 'Swivel Wing (Down)',
  text: 'After a stationary maneuver you may turn by 90 or 180 degrees; then this card flips.',
  abilities: [
    at('maneuver-executed', {
      rule: 'xw2.rotate-ship.1',
      optional: false,
      when: standsStill,
      *effect(context) {
        const { table, self } = context;
        if ((yield* mayTurnShip(context, context.self.ship, BY_90_OR_180)) && self.upgrade)
          flipUpgrade(table, self.ship, self.upgrade);
      },
    }),
  ],
  back: {
    title: 'Swivel Wing (Up)',
    text: '1 fewer defense die for you. Maneuver fully executed that is not stationary: you may flip this card.',
    abilities: [
      fewerDefenseDice,
      at('maneuver-executed', {
        optional: true,
        when: (context) => youFullyExecute(context) && context.moment.maneuver.bearing !== 'stationary',
        *effect({ table, self }) {
          if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
        },
      }),
    ],
  },
};
