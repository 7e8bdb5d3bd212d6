import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { NO_TOKENS_FOR_DICE } from '../../rules/modify.ts';
import { gainToken, isStressed } from '../../rules/tokens.ts';
import { inFiringArc } from '../../rules/weapons.ts';
import { EZRA_BRIDGER } from '../pilots/ezrabridger.ts';
import { ZEB_ORRELIOS } from '../pilots/zeborrelios.ts';

/** AP-5: the memory of a ship that is being coordinated in spite of its stress. */
const CALMED = 'coordinated-by-ap5';

export const sheathipedeclassshuttle: ShipFacts = {
  id: 'sheathipedeclassshuttle',
  name: 'Sheathipede-class Shuttle',
  size: 'small',
  attacks: [
    { arc: 'front', dice: 2 },
    { arc: 'rear', dice: 2 },
  ],
  agility: 2,
  hull: 4,
  shields: 1,
  actions: ['focus', 'coordinate'],
  dial: '1SR 1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FB 3NW 3YR 3KR 4FR',
  keywords: ['Spectre'],
  shipAbility: {
    name: 'Comms Shuttle',
    text: 'Docked: your carrier has a coordinate action, and may take it before it activates.',
    abilities: [],
    inReserve: [
      modify('action-bar', (bar, { self, moment: ship }) =>
        ship.id === self.ship.carrier
          ? [...bar, { action: 'coordinate', difficulty: 'white', linked: undefined }]
          : bar,
      ),
      at('before-activate', {
        optional: false,
        when: ({ self, moment: { ship } }) => ship.id === self.ship.carrier,
        *effect({ table, moment: { ship } }) {
          yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'coordinate')]);
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'fennrau-sheathipedeclassshuttle',
      name: 'Fenn Rau',
      caption: 'Reluctant Rebel',
      faction: 'rebelalliance',
      initiative: 6,
      limited: 1,
      cost: 4,
      loadout: 9,
      slots: ['talent', 'crew', 'astromech', 'modification', 'title'],
      keywords: ['Mandalorian', 'Spectre'],
      standard: true,
      text: 'An enemy in your firing arc is about to engage: unless stressed, you may gain a stress token. Then no tokens can be spent to modify the dice of its attacks in this phase.',
      abilities: [
        at('before-engage', {
          rule: 'xw2.errata-ship-cards.3',
          optional: true,
          when: ({ table, self, moment: { ship } }) =>
            ship.seat !== self.ship.seat && !isStressed(self.ship) && inFiringArc(table, self.ship, ship),
          *effect({ table, self, moment: { ship } }) {
            yield* gainToken(table, self.ship, 'stress', 1);
            ship.memory[NO_TOKENS_FOR_DICE] = 1;
          },
        }),
      ],
    },
    {
      id: 'ezrabridger-sheathipedeclassshuttle',
      name: 'Ezra Bridger',
      caption: 'Spectre-6',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 6,
      slots: ['crew', 'astromech', 'modification', 'title', 'forcepower'],
      keywords: ['Light Side', 'Spectre'],
      force: { value: 1, recovers: 1, side: ['light'] },
      standard: true,
      ...EZRA_BRIDGER,
    },
    {
      id: 'zeborrelios-sheathipedeclassshuttle',
      name: '"Zeb" Orrelios',
      caption: 'Spectre-4',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 11,
      slots: ['talent', 'crew', 'astromech', 'modification', 'title'],
      keywords: ['Spectre'],
      standard: true,
      ...ZEB_ORRELIOS,
    },
    {
      id: 'ap5',
      name: 'AP-5',
      caption: 'Escaped Analyst Droid',
      faction: 'rebelalliance',
      initiative: 1,
      limited: 1,
      cost: 4,
      loadout: 4,
      slots: ['crew', 'astromech', 'modification', 'title'],
      keywords: ['Droid', 'Spectre'],
      actions: ['calculate', 'coordinate'],
      standard: true,
      text: 'A ship with exactly one stress token that you coordinate can take actions all the same.',
      abilities: [
        at('coordinating', {
          optional: false,
          when: ({ self, moment: { ship, other } }) => ship === self.ship && other.tokens.stress === 1,
          *effect({ moment: { other } }) {
            other.memory[CALMED] = 1;
          },
        }),
        modify('stress-forbids', (forbids, { moment: { ship } }) => forbids && ship.memory[CALMED] !== 1),
        at('coordinated', {
          optional: false,
          when: ({ moment: { other } }) => other.memory[CALMED] === 1,
          *effect({ moment: { other } }) {
            delete other.memory[CALMED];
          },
        }),
      ],
    },
  ],
};
