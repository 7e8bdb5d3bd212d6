import { modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { enemiesAt } from '../../rules/choose.ts';
import { inFiringArc } from '../../rules/measure.ts';
import { freeActions, offersFreeAction } from '../words/phrases.ts';

export const awing: ShipFacts = {
  id: 'awing',
  name: 'A-wing',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: ['focus', 'lock', 'boost', 'evade'],
  dial: '1TW 1YW 2TG 2BG 2FG 2NG 2YG 3TW 3BW 3FG 3NW 3YW 3KR 4FG 5FG 5KR',
  pilots: [
    {
      id: 'tychocelchu',
      name: 'Tycho Celchu',
      allegiance: 'rebelalliance',
      skill: 8,
      limited: 1,
      cost: 26,
      slots: ['elite', 'missile'],
      text: 'Stress does not keep you from performing actions.',
      abilities: [modify('stress-forbids', (forbids, { self, moment }) => forbids && moment.ship !== self.ship)],
    },
    {
      id: 'jakefarrell',
      name: 'Jake Farrell',
      allegiance: 'rebelalliance',
      skill: 7,
      limited: 1,
      cost: 24,
      slots: ['elite', 'missile'],
      text: 'You gain a focus token, by the action or otherwise: take a free boost or a free barrel roll if you like.',
      abilities: [
        offersFreeAction(
          'token-gained',
          ({ self, moment }) => moment.ship === self.ship && moment.token === 'focus',
          ({ table }) => freeActions(table, ['boost', 'barrel-roll']),
        ),
      ],
    },
    {
      id: 'arvelcrynyd',
      name: 'Arvel Crynyd',
      allegiance: 'rebelalliance',
      skill: 6,
      limited: 1,
      cost: 23,
      slots: ['missile'],
      text: 'You may attack an enemy ship in your firing arc although you touch it.',
      abilities: [
        modify(
          'touching-forbids',
          (forbids, { table, self, moment: { attacker, target } }) =>
            forbids && !(attacker === self.ship && inFiringArc(table, attacker, target)),
        ),
      ],
    },
    {
      id: 'gemmersojan',
      name: 'Gemmer Sojan',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 22,
      slots: ['missile'],
      text: 'While an enemy ship is at range 1 you have 1 agility more.',
      abilities: [
        modify('agility', (agility, { table, self, moment: ship }) =>
          ship === self.ship && enemiesAt(table, ship, 1, 1).length > 0 ? agility + 1 : agility,
        ),
      ],
    },
    {
      id: 'greensquadronpilot',
      name: 'Green Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 3,
      limited: 0,
      cost: 19,
      slots: ['elite', 'missile'],
      abilities: [],
    },
    {
      id: 'prototypepilot',
      name: 'Prototype Pilot',
      allegiance: 'rebelalliance',
      skill: 1,
      limited: 0,
      cost: 17,
      slots: ['missile'],
      abilities: [],
    },
  ],
};
