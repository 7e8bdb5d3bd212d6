import { addDie } from '@rangefinder/xwing';
import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { spendCharge } from '../../rules/charges.ts';
import { assignCondition } from '../../rules/conditions.ts';
import { mayDropDevice, payloads } from '../../rules/devices.ts';
import { deviceFacts } from '../devices.ts';
import {
  attackerOf,
  type DuringAttack,
  defenderInYour,
  defenderOf,
  inTurretArc,
  youAttack,
  youDefend,
} from '../words/attack.ts';
import { youFullyExecute } from '../words/phrases.ts';

const RULE = 'xw2.condition-cards.1';

/** Vennie: whether a friend has the attacker in its turret arc. */
function isCovered(context: DuringAttack): boolean {
  const { table, self } = context;
  const attacker = attackerOf(context);
  return table.friendsOf(self.ship).some((friend) => inTurretArc(table, friend, attacker));
}

export const mg100starfortress: ShipFacts = {
  id: 'mg100starfortress',
  name: 'MG-100 StarFortress',
  size: 'large',
  attacks: [
    { arc: 'front', dice: 3 },
    { arc: 'double-turret', dice: 2 },
  ],
  agility: 1,
  hull: 9,
  shields: 3,
  actions: ['focus', 'lock', 'rotate', 'reload'],
  dial: '0OR 1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 3BR 3FW 3NR',
  pilots: [
    {
      id: 'paigetico',
      name: 'Paige Tico',
      caption: 'Hero',
      faction: 'resistance',
      initiative: 5,
      limited: 1,
      cost: 6,
      loadout: 15,
      slots: ['talent', 'sensor', 'tech', 'crew', 'gunner', 'device', 'device', 'modification'],
      charges: { value: 1, recovers: 1 },
      standard: false,
      text: 'After you dropped a device: you may pay the charge to drop another one.',
      abilities: [
        at('device-placed', {
          rule: 'xw2.faq-cards.105',
          optional: false,
          when: ({ table, self: { ship }, moment: { ship: by, how } }) =>
            by === ship && how === 'drop' && ship.charges > 0 && payloads(table, ship).length > 0,
          *effect({ table, self }) {
            const { ship } = self;
            // It comes on top of the one device of a System Phase.
            ship.placedDevice = false;
            const dropped = yield* mayDropDevice(table, ship, ['bomb', 'mine', 'remote'], 'xw2.faq-cards.105');
            ship.placedDevice = true;
            if (dropped) spendCharge(table, self, 1, 'xw2.faq-cards.105');
          },
        }),
      ],
    },
    {
      id: 'finchdallow',
      name: 'Finch Dallow',
      caption: 'Cobalt Hammer',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 6,
      loadout: 14,
      slots: ['sensor', 'missile', 'crew', 'device', 'device', 'modification', 'gunner', 'gunner', 'tech'],
      standard: false,
      text: 'Instead of dropping a bomb you may place it so that it touches you.',
      abilities: [
        modify(
          'places-touching',
          'xw2.device.18',
          (may, { self, moment: { ship, device } }) =>
            may || (ship === self.ship && deviceFacts(device).kind === 'bomb'),
        ),
      ],
    },
    {
      id: 'benteene',
      name: 'Ben Teene',
      caption: 'Crimson Bolide',
      faction: 'resistance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 9,
      slots: ['sensor', 'crew', 'device', 'device', 'modification', 'gunner', 'gunner', 'tech', 'tech'],
      standard: false,
      text: 'After you attack a ship in your turret arc, it gets the Rattled condition.',
      abilities: [
        at('after-attacking', {
          rule: RULE,
          optional: false,
          when: (context) => youAttack(context) && context.self.ship.turret.some((arc) => defenderInYour(context, arc)),
          *effect(context) {
            const { table, self } = context;
            const defender = defenderOf(context);
            if (defender)
              assignCondition(table, defender, 'rattled', { by: self.ship.seat, source: self.ship.id }, RULE);
          },
        }),
      ],
    },
    {
      id: 'edonkappehl',
      name: 'Edon Kappehl',
      caption: 'Crimson Hailstorm',
      faction: 'resistance',
      initiative: 3,
      limited: 1,
      cost: 6,
      loadout: 14,
      slots: ['sensor', 'cannon', 'crew', 'device', 'device', 'modification', 'gunner', 'gunner', 'tech'],
      standard: false,
      text: 'Blue or white maneuver fully executed: you may drop a device, if you placed none this round.',
      abilities: [
        at('maneuver-executed', {
          rule: 'xw2.faq-cards.31',
          optional: false,
          when: (context) =>
            (youFullyExecute(context, 'blue') || youFullyExecute(context, 'white')) &&
            !context.self.ship.placedDevice &&
            payloads(context.table, context.self.ship).length > 0,
          *effect({ table, self }) {
            yield* mayDropDevice(table, self.ship, ['bomb', 'mine', 'remote'], 'xw2.faq-cards.31');
          },
        }),
      ],
    },
    {
      id: 'vennie',
      name: 'Vennie',
      caption: 'Crimson Cutter',
      faction: 'resistance',
      initiative: 2,
      limited: 1,
      cost: 6,
      loadout: 14,
      slots: ['sensor', 'torpedo', 'crew', 'device', 'device', 'modification', 'gunner', 'gunner'],
      standard: false,
      text: 'Defending against an attacker in the turret arc of a friend, or in yours: you may add a focus result.',
      abilities: [
        at('modify-defense-dice', {
          rule: 'xw2.dice-modification.2',
          optional: true,
          when: (context) => youDefend(context) && isCovered(context),
          *effect({ moment: { attack } }) {
            addDie(attack.defenseDice, 'focus');
          },
        }),
      ],
    },
    {
      id: 'cat',
      name: 'Cat',
      caption: 'Cobalt Wasp',
      faction: 'resistance',
      initiative: 1,
      limited: 1,
      cost: 5,
      loadout: 7,
      slots: ['talent', 'sensor', 'crew', 'device', 'device', 'modification', 'gunner', 'gunner', 'tech'],
      standard: false,
      text: 'Primary attack on a ship with a friendly device at range 0-1 of it: roll 1 more die.',
      abilities: [
        modify('attack-dice', 'xw2.attack.13', (dice, { table, self, moment: attack }) => {
          if (attack.attacker !== self.ship.id || attack.kind !== 'primary') return dice;
          const defender = table.ship(attack.defender);
          const devices = table.state.devices.filter(({ seat }) => seat === self.ship.seat);
          return devices.some((device) => table.rangeTo(defender, table.device(device)) <= 1) ? dice + 1 : dice;
        }),
      ],
    },
    {
      id: 'cobaltsquadronbomber',
      name: 'Cobalt Squadron Bomber',
      faction: 'resistance',
      initiative: 1,
      limited: 0,
      cost: 6,
      loadout: 11,
      slots: ['sensor', 'device', 'device', 'modification', 'gunner', 'gunner', 'tech'],
      standard: false,
      abilities: [],
    },
  ],
};
