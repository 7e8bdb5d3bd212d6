import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { gainToken, isDisarmed, isStressed, removeToken } from '../../rules/tokens.ts';

export const alphaclassstarwing: ShipFacts = {
  id: 'alphaclassstarwing',
  name: 'Alpha-class Star Wing',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 4,
  shields: 3,
  actions: ['focus', 'lock', 'slam', 'reload'],
  dial: '1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FW 3NW 3YW 4FR',
  pilots: [
    {
      id: 'majorvynder',
      name: 'Major Vynder',
      caption: 'Pragmatic Survivor',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 6,
      loadout: 21,
      slots: ['talent', 'sensor', 'torpedo', 'modification', 'configuration'],
      standard: false,
      text: 'While you are disarmed, you roll 1 more defense die.',
      abilities: [
        modify('defense-dice', (dice, { self, moment }) =>
          moment.defender === self.ship.id && isDisarmed(self.ship) ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'lieutenantkarsabi',
      name: 'Lieutenant Karsabi',
      caption: 'Brash Noble',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 11,
      slots: ['talent', 'sensor', 'missile', 'modification', 'configuration'],
      standard: false,
      text: 'After you gained a disarm token, unless you are stressed, you may gain a stress token to remove a disarm token.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ self, moment: { ship, token } }) =>
            ship === self.ship && token === 'disarm' && ship.tokens.disarm > 0 && !isStressed(ship),
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'stress', 1);
            removeToken(table, ship, 'disarm', 1);
          },
        }),
      ],
    },
    {
      id: 'rhosquadronpilot',
      name: 'Rho Squadron Pilot',
      faction: 'galacticempire',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 9,
      slots: ['talent', 'sensor', 'modification', 'configuration'],
      standard: false,
      abilities: [],
    },
    {
      id: 'nusquadronpilot',
      name: 'Nu Squadron Pilot',
      faction: 'galacticempire',
      initiative: 2,
      limited: 0,
      cost: 5,
      loadout: 7,
      slots: ['sensor', 'cannon', 'modification', 'configuration'],
      standard: false,
      abilities: [],
    },
  ],
};
