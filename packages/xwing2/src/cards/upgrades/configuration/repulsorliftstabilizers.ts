import { isSideslip, kindOf, maneuverWith, sideOf } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { easier } from '../../words/dial.ts';
import { youFullyExecute } from '../../words/phrases.ts';

export const REPULSORLIFT_STABILIZERS: UpgradeFacts = {
  id: 'repulsorliftstabilizers',
  name: 'Repulsorlift Stabilizers',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['hmpdroidgunship'] }],
  standard: true,
  title: 'Repulsorlift Stabilizers (Inactive)',
  text: 'Your straight maneuvers are one step easier. Maneuver fully executed: you may flip this card.',
  abilities: [
    easier(({ bearing }) => bearing === 'straight'),
    at('maneuver-executed', {
      optional: true,
      when: (context) => youFullyExecute(context),
      *effect({ table, self }) {
        if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
      },
    }),
  ],
  back: {
    title: 'Repulsorlift Stabilizers (Active)',
    text: 'A bank or turn you reveal becomes a sideslip; then this card flips. After you fully execute any other maneuver you may turn it.',
    abilities: [
      at('before-maneuver', {
        optional: false,
        when: ({ self, moment: { ship, maneuver } }) =>
          ship === self.ship && (kindOf(maneuver.bearing) === 'bank' || kindOf(maneuver.bearing) === 'turn'),
        *effect({ moment }) {
          const side = sideOf(moment.maneuver.bearing);
          const kind = kindOf(moment.maneuver.bearing) === 'bank' ? 'sideslip-bank' : 'sideslip-turn';
          if (side) moment.maneuver = maneuverWith(moment.maneuver, { bearing: `${side}-${kind}` });
        },
      }),
      at('maneuver-executed', {
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && isSideslip(moment.maneuver.bearing),
        *effect({ table, self }) {
          if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
        },
      }),
      at('maneuver-executed', {
        optional: true,
        when: (context) => youFullyExecute(context) && !isSideslip(context.moment.maneuver.bearing),
        *effect({ table, self }) {
          if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
        },
      }),
    ],
  },
};
