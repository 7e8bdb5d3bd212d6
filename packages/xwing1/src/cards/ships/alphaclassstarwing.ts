import { at } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { gainToken, isStressed, removeToken } from '../../rules/tokens.ts';
import { youDefend } from '../words/attack.ts';
import { changesDefenseDiceCount } from '../words/rolls.ts';

export const alphaclassstarwing: ShipFacts = {
  id: 'alphaclassstarwing',
  name: 'Alpha-class Star Wing',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 2,
  hull: 4,
  shields: 3,
  actions: ['focus', 'reload', 'slam', 'lock'],
  dial: '1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FW 3NW 3YW 4FR',
  pilots: [
    {
      id: 'majorvynder',
      name: 'Major Vynder',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 26,
      slots: ['elite', 'missile', 'torpedo'],
      text: 'Defending with a weapons disabled token: you roll 1 more defense die.',
      abilities: [
        changesDefenseDiceCount(1, (context) => youDefend(context) && context.self.ship.tokens.weaponsDisabled > 0),
      ],
    },
    {
      id: 'lieutenantkarsabi',
      name: 'Lieutenant Karsabi',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 1,
      cost: 24,
      slots: ['elite', 'missile', 'torpedo'],
      text: 'Unstressed and given a weapons disabled token: you may gain a stress token and be rid of it.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ self: { ship }, moment }) =>
            moment.ship === ship && moment.token === 'weaponsDisabled' && !isStressed(ship),
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'stress', 1);
            removeToken(table, ship, 'weaponsDisabled', 1);
          },
        }),
      ],
    },
    {
      id: 'rhosquadronveteran',
      name: 'Rho Squadron Veteran',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 0,
      cost: 21,
      slots: ['elite', 'missile', 'torpedo'],
      abilities: [],
    },
    {
      id: 'nusquadronpilot',
      name: 'Nu Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 2,
      limited: 0,
      cost: 18,
      slots: ['missile', 'torpedo'],
      abilities: [],
    },
  ],
};
