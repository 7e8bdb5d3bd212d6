import { kindOf } from '@rangefinder/xwing';
import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayAttack } from '../../../rules/attack.ts';
import { isWeaponOf, youAttack } from '../../words/attack.ts';
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
    at('bonus-attack-attacker', {
      rule: 'xw2.bonus-attack.1',
      optional: false,
      when: (context) =>
        youAttack(context) &&
        !context.self.ship.bonusAttacked &&
        isWeaponOf(context.table, context.moment.attack.weapon, ['cannon', 'missile']) &&
        LOCK_ON_ENEMY.affordable(context),
      *effect({ table, self, moment: { attack } }) {
        yield* mayAttack(table, self.ship, {
          bonus: true,
          weapons: ({ kind }) => kind === 'primary',
          targets: (target) => target === attack.defender,
          rule: 'xw2.bonus-attack.1',
        });
      },
    }),
  ],
};
