import { at, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { boost } from '../../rules/baractions.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { mayDropDevice } from '../../rules/devices.ts';
import { gainToken, isStressed } from '../../rules/tokens.ts';
import { youAttack, youDefend } from '../words/attack.ts';

const AILERONS = 'ailerons';

export const tieskstriker: ShipFacts = {
  id: 'tieskstriker',
  name: 'TIE/sk Striker',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 2,
  hull: 4,
  shields: 0,
  actions: ['focus', 'evade', 'barrel-roll'],
  dial: '1TW 1BB 1FB 1NB 1YW 1KR 2LR 2TW 2BB 2FB 2NB 2YW 2PR 3BW 3FB 3NW',
  keywords: ['TIE'],
  shipAbility: {
    name: 'Adaptive Ailerons',
    text: 'Before you reveal your dial, unless you are stressed, you must boost.',
    abilities: [
      at('before-reveal', {
        rule: 'xw2.errata-ship-cards.25',
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && !isStressed(self.ship),
        *effect({ table, self: { ship } }) {
          yield* boost(table, ship, AILERONS);
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'duchess',
      name: '"Duchess"',
      caption: 'Urbane Ace',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 15,
      slots: ['talent', 'talent', 'gunner', 'device', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'You may leave out the boost of your Adaptive Ailerons, and you may use them while stressed.',
      shipAbility: {
        name: 'Adaptive Ailerons',
        text: 'Before revealing your dial: you may boost.',
        abilities: [
          at('before-reveal', {
            optional: true,
            when: ({ self, moment }) => moment.ship === self.ship,
            *effect({ table, self: { ship } }) {
              yield* boost(table, ship, AILERONS);
            },
          }),
        ],
      },
      abilities: [],
    },
    {
      id: 'countdown',
      name: '"Countdown"',
      caption: 'Death Defier',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 8,
      slots: ['talent', 'talent', 'device', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: true,
      text: 'Defending without stress: once results are neutralized you may cancel all that remain, for 1 damage and a stress token.',
      abilities: [
        at('after-neutralize', {
          optional: true,
          when: (context) =>
            youDefend(context) && !isStressed(context.self.ship) && context.moment.attack.attackDice.length > 0,
          *effect({ table, self: { ship }, moment: { attack } }) {
            yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE, attack });
            yield* gainToken(table, ship, 'stress', 1);
            attack.attackDice = [];
          },
        }),
      ],
    },
    {
      id: 'puresabacc',
      name: '"Pure Sabacc"',
      caption: 'Confident Gambler',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 7,
      slots: ['talent', 'gunner', 'device', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'With no more than one damage card you may roll 1 more attack die.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => youAttack(context) && context.self.ship.damage.length <= 1,
          *effect({ moment: { attack } }) {
            attack.moreAttackDice++;
          },
        }),
      ],
    },
    {
      id: 'blacksquadronscout',
      name: 'Black Squadron Scout',
      faction: 'galacticempire',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 5,
      slots: ['talent', 'device', 'gunner'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'vagabond',
      name: '"Vagabond"',
      caption: 'Destitute Demolitionist',
      faction: 'galacticempire',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['talent', 'gunner', 'device', 'device', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'After you boosted with your ailerons, unless you are stressed, you may drop a device.',
      abilities: [
        at('repositioned', {
          rule: 'xw2.errata-ship-cards.26',
          optional: false,
          when: ({ self, moment: { ship, how } }) => ship === self.ship && how === AILERONS && !isStressed(ship),
          *effect({ table, self: { ship } }) {
            yield* mayDropDevice(table, ship, ['bomb', 'mine', 'remote'], 'xw2.errata-ship-cards.26');
          },
        }),
      ],
    },
    {
      id: 'planetarysentinel',
      name: 'Planetary Sentinel',
      faction: 'galacticempire',
      initiative: 1,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['device', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
