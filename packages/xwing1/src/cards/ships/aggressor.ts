import { kindOf, sideOf } from '@rangefinder/xwing';
import { at } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { recoverShield } from '../../rules/damage.ts';
import { shieldValue } from '../../rules/stats.ts';
import { isOfSlot } from '../../rules/weapons.ts';
import { isDefenderDestroyed, offersAttackOnce, youAttack } from '../words/attack.ts';
import { freeActions, offersFreeAction } from '../words/phrases.ts';

export const aggressor: ShipFacts = {
  id: 'aggressor',
  name: 'Aggressor',
  size: 'large',
  attack: 3,
  arcs: ['front'],
  agility: 3,
  hull: 4,
  shields: 4,
  actions: ['focus', 'lock', 'boost', 'evade'],
  dial: '1TW 1BG 1FG 1NG 1YW 2TW 2BG 2FG 2NG 2YW 3BG 3FG 3NG 3LR 3PR 4KR',
  pilots: [
    {
      id: 'ig88a',
      name: 'IG-88A',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 36,
      slots: ['elite', 'system', 'cannon', 'cannon', 'bomb', 'illicit'],
      text: 'Your attack destroys its target: regain a shield if you like.',
      abilities: [
        at('after-attacking', {
          optional: true,
          when: (context) =>
            youAttack(context) &&
            isDefenderDestroyed(context) &&
            context.self.ship.shields < shieldValue(context.table, context.self.ship),
          *effect({ table, self }) {
            recoverShield(table, self.ship, 1);
          },
        }),
      ],
    },
    {
      id: 'ig88b',
      name: 'IG-88B',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 36,
      slots: ['elite', 'system', 'cannon', 'cannon', 'bomb', 'illicit'],
      text: 'Once per round after an attack of yours that missed: you may attack with a cannon.',
      abilities: [
        offersAttackOnce('after-attacking', {
          when: (context) => youAttack(context) && context.moment.attack.hit === false,
          options: ({ table }) => ({ weapons: ({ id }) => isOfSlot(table, id, 'cannon') }),
        }),
      ],
    },
    {
      id: 'ig88c',
      name: 'IG-88C',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 36,
      slots: ['elite', 'system', 'cannon', 'cannon', 'bomb', 'illicit'],
      text: 'Your boost action is done: take a free evade action if you like.',
      abilities: [
        offersFreeAction(
          'action-performed',
          ({ self, moment }) => moment.ship === self.ship && moment.action === 'boost',
          ({ table }) => freeActions(table, ['evade']),
        ),
      ],
    },
    {
      id: 'ig88d',
      name: 'IG-88D',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 36,
      slots: ['elite', 'system', 'cannon', 'cannon', 'bomb', 'illicit'],
      text: 'You may fly a Segnor’s loop of speed 3 with the turn template of its speed and side.',
      abilities: [
        at('choose-template', {
          optional: true,
          when: ({ self, moment: { ship, maneuver } }) =>
            ship === self.ship && maneuver.speed === 3 && kindOf(maneuver.bearing) === 'segnor',
          *effect({ moment }) {
            const { speed, bearing } = moment.maneuver;
            moment.template = { speed, bearing: `${sideOf(bearing) ?? 'left'}-segnor-turn` };
          },
        }),
      ],
    },
  ],
};
