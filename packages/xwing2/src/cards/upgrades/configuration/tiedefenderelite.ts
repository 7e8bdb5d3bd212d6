import { kindOf } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isWeaponOf, offersBonusAttack } from '../../words/attack.ts';
import { easier } from '../../words/dial.ts';
import { LOCK_ON_ENEMY } from '../../words/dice.ts';

export const TIE_DEFENDER_ELITE: UpgradeFacts = {
  id: 'tiedefenderelite',
  name: 'TIE Defender Elite',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ faction: ['galacticempire'] }, { ship: ['tieddefender'] }],
  standard: true,
  standardized: true,
  replacesShipAbility: true,
  text: 'Your turns are one step easier, your Koiogran turns one step harder. Instead of Full Throttle: after a cannon or missile attack on a ship you have locked you may make a bonus primary attack against it.',
  abilities: [
    easier(({ bearing }) => kindOf(bearing) === 'turn'),
    modify('difficulty-steps', 'xw2.difficulty.6', (steps, { self, moment: { ship, maneuver } }) =>
      ship === self.ship && maneuver.bearing === 'koiogran' ? steps + 1 : steps,
    ),
    offersBonusAttack(
      (context) =>
        isWeaponOf(context.table, context.moment.attack.weapon, ['cannon', 'missile']) &&
        LOCK_ON_ENEMY.affordable(context),
      ({ moment: { attack } }) => ({
        weapons: ({ kind }) => kind === 'primary',
        targets: (target) => target === attack.defender,
      }),
    ),
  ],
};
