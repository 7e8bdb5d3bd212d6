import { at, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { mayAttack } from '../../rules/attack.ts';
import { type AttackOptions, possibleShots } from '../../rules/possibleshots.ts';
import { EZRA_BRIDGER } from '../pilots/ezrabridger.ts';
import { ZEB_ORRELIOS } from '../pilots/zeborrelios.ts';
import { resetsDial } from '../words/dial.ts';

const REAR_ATTACK: AttackOptions = {
  bonus: true,
  rule: RULE,
  weapons: ({ kind, symbol }) => kind === 'primary' && symbol === 'rear',
};

export const attackshuttle: ShipFacts = {
  id: 'attackshuttle',
  name: 'Attack Shuttle',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 2,
  hull: 3,
  shields: 1,
  actions: ['focus', 'evade', 'barrel-roll > red evade'],
  dial: '1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FW 4KR',
  keywords: ['Spectre'],
  shipAbility: {
    name: 'Locked and Loaded',
    text: 'Docked: when your carrier has attacked with a primary weapon of its front arc or turret, it may attack with a primary weapon of its rear arc as a bonus attack.',
    abilities: [],
    inReserve: [
      at('bonus-attack-attacker', {
        optional: false,
        when: ({ table, self, moment: { attack } }) =>
          attack.attacker === self.ship.carrier &&
          attack.kind === 'primary' &&
          (attack.symbol === 'front' || attack.symbol === 'turret') &&
          possibleShots(table, table.ship(attack.attacker), REAR_ATTACK).length > 0,
        *effect({ table, moment: { attack } }) {
          yield* mayAttack(table, table.ship(attack.attacker), REAR_ATTACK);
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'herasyndulla',
      name: 'Hera Syndulla',
      caption: 'Spectre-2',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 9,
      slots: ['talent', 'turret', 'crew', 'modification', 'title'],
      keywords: ['Spectre'],
      standard: false,
      text: 'Red or blue maneuver revealed: you may switch your dial to any other of that colour.',
      abilities: [resetsDial('xw2.faq-cards.67')],
    },
    {
      id: 'ezrabridger',
      name: 'Ezra Bridger',
      caption: 'Spectre-6',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 7,
      slots: ['turret', 'crew', 'modification', 'title', 'forcepower'],
      keywords: ['Light Side', 'Spectre'],
      force: { value: 1, recovers: 1, side: ['light'] },
      standard: false,
      ...EZRA_BRIDGER,
    },
    {
      id: 'sabinewren',
      name: 'Sabine Wren',
      caption: 'Spectre-5',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 6,
      slots: ['talent', 'turret', 'crew', 'modification', 'title'],
      keywords: ['Mandalorian', 'Spectre'],
      standard: false,
      text: 'Before activating: you may take a barrel roll or boost action.',
      abilities: [
        at('before-activate', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship,
          *effect({ table, self }) {
            const { ship } = self;
            const actions = [grantedAction(table, ship, 'barrel-roll'), grantedAction(table, ship, 'boost')];
            yield* mayPerformAction(table, ship, actions);
          },
        }),
      ],
    },
    {
      id: 'zeborrelios',
      name: '"Zeb" Orrelios',
      caption: 'Spectre-4',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 10,
      slots: ['talent', 'turret', 'crew', 'modification', 'title'],
      keywords: ['Spectre'],
      standard: false,
      ...ZEB_ORRELIOS,
    },
  ],
};
