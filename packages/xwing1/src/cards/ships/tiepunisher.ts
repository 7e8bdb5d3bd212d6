import { putLock } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import type { Way } from '../../rules/bombs.ts';
import { freeActions, offersFreeAction } from '../words/phrases.ts';

export const tiepunisher: ShipFacts = {
  id: 'tiepunisher',
  name: 'TIE Punisher',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 1,
  hull: 6,
  shields: 3,
  actions: ['focus', 'lock', 'boost'],
  dial: '1BG 1FG 1NG 2TR 2BW 2FG 2NW 2YR 3TW 3BW 3FW 3NW 3YW 4KR',
  pilots: [
    {
      id: 'redline',
      name: '"Redline"',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 27,
      slots: ['system', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb', 'bomb'],
      text: 'One ship may bear two locks of yours, and each time you lock a ship you may lock it twice.',
      abilities: [
        at('lock-acquired', {
          optional: true,
          when: ({ self, moment: { ship, target } }) =>
            ship === self.ship && ship.locks.filter((lock) => lock === target.id).length === 1,
          *effect({ table, self: { ship }, moment: { target } }) {
            putLock(table, ship, target.id, RULE);
          },
        }),
      ],
    },
    {
      id: 'deathrain',
      name: '"Deathrain"',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 26,
      slots: ['system', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb', 'bomb'],
      text: 'Your bombs may also drop from your front guides. Each bomb dropped: take a free barrel roll if you like.',
      abilities: [
        modify('bomb-ways', (ways, { self, moment: { ship } }) =>
          ship === self.ship ? [...ways, ...ways.map(([, template]): Way => ['front', template])] : ways,
        ),
        offersFreeAction(
          'bomb-dropped',
          ({ self, moment: { ship } }) => ship === self.ship,
          ({ table }) => freeActions(table, ['barrel-roll']),
        ),
      ],
    },
    {
      id: 'blackeightsqpilot',
      name: 'Black Eight Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 0,
      cost: 23,
      slots: ['system', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb', 'bomb'],
      abilities: [],
    },
    {
      id: 'cutlasssquadronpilot',
      name: 'Cutlass Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 2,
      limited: 0,
      cost: 21,
      slots: ['system', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb', 'bomb'],
      abilities: [],
    },
  ],
};
