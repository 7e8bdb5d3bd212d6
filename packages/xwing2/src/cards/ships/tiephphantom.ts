import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { gainToken, spendToken } from '../../rules/tokens.ts';

export const tiephphantom: ShipFacts = {
  id: 'tiephphantom',
  name: 'TIE/ph Phantom',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: ['focus', 'evade', 'barrel-roll', 'cloak'],
  dial: '1TW 1BW 1NW 1YW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR',
  keywords: ['TIE'],
  shipAbility: {
    name: 'Stygium Array',
    text: 'Decloaking lets you evade as an action; an evade token still there as the End Phase begins can be turned into a cloak token.',
    abilities: [
      at('decloaked', {
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self: { ship } }) {
          yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'evade')]);
        },
      }),
      at('start-of-end', {
        optional: true,
        when: ({ self: { ship } }) => ship.tokens.evade > 0 && ship.tokens.cloak === 0,
        *effect({ table, self: { ship } }) {
          yield* spendToken(table, ship, 'evade', 1);
          yield* gainToken(table, ship, 'cloak', 1);
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'whisper',
      name: '"Whisper"',
      caption: 'Soft-Spoken Slayer',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 7,
      loadout: 15,
      slots: ['talent', 'sensor', 'modification', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      text: 'Your attack hit: you gain an evade token.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: ({ self, moment: { attack } }) => attack.attacker === self.ship.id && attack.hit === true,
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'evade', 1);
          },
        }),
      ],
    },
    {
      id: 'echo',
      name: '"Echo"',
      caption: 'Slippery Trickster',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 6,
      loadout: 11,
      slots: ['talent', 'talent', 'sensor', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      text: 'You decloak with the speed 2 bank template instead of the straight one.',
      abilities: [
        modify('roll-template', (template, { self, moment: { ship, how } }) =>
          ship === self.ship && how === 'decloak' ? 'bank' : template,
        ),
      ],
    },
    {
      id: 'sigmasquadronace',
      name: 'Sigma Squadron Ace',
      faction: 'galacticempire',
      initiative: 4,
      limited: 0,
      cost: 6,
      loadout: 9,
      slots: ['talent', 'sensor', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      abilities: [],
    },
    {
      id: 'imdaartestpilot',
      name: 'Imdaar Test Pilot',
      faction: 'galacticempire',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 6,
      slots: ['sensor', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      abilities: [],
    },
  ],
};
