import { segment, segmentInPolygon } from '@rangefinder/geometry';
import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { spendCharge } from '../../rules/charges.ts';
import type { Attack } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** xw2.obstructed.1: whether the line of an attack passes through a bomb or mine. */
function overBombOrMine(t: XTable, { line: { ax, ay, bx, by } }: Attack): boolean {
  const line = segment(ax, ay, bx, by);
  return t.state.devices.some(
    (device) =>
      t.cards.device(device.device).kind !== 'remote' &&
      t.device(device).some((shape) => segmentInPolygon(shape, line) !== null),
  );
}

export const scurrgh6bomber: ShipFacts = {
  id: 'scurrgh6bomber',
  name: 'Scurrg H-6 bomber',
  size: 'medium',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 1,
  hull: 6,
  shields: 4,
  actions: ['focus', 'lock', 'red barrel-roll'],
  dial: '1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3ER 3TR 3BW 3FW 3NW 3YR 3RR 4FR',
  pilots: [
    {
      id: 'captainnym',
      name: 'Captain Nym',
      caption: 'Captain of the Lok Revenants',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 6,
      loadout: 17,
      slots: ['talent', 'turret', 'crew', 'device', 'device', 'modification', 'title', 'gunner'],
      charges: { value: 1, recovers: 1 },
      standard: false,
      text: 'Before a friendly bomb or mine would go off you may pay a charge to prevent it. When you are attacked across a bomb or mine you roll 1 more defense die.',
      abilities: [
        at('before-detonate', {
          optional: true,
          when: ({ self, moment }) => moment.device.seat === self.ship.seat && self.ship.charges > 0,
          *effect({ table, self, moment }) {
            spendCharge(table, self, 1);
            moment.prevented = true;
          },
        }),
        modify('defense-dice', (dice, { table, self, moment }) =>
          moment.defender === self.ship.id && overBombOrMine(table, moment) ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'solsixxa',
      name: 'Sol Sixxa',
      caption: 'Cunning Commander',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'turret', 'crew', 'device', 'device', 'modification', 'gunner'],
      standard: false,
      text: 'Where you would drop a device with the 1 straight you may use any other template of speed 1 instead.',
      abilities: [
        modify('device-ways', (ways, { self, moment }) =>
          moment.ship === self.ship && ways.some(([how, template]) => how === 'drop' && template === '1-straight')
            ? [
                ...ways,
                ['drop', '1-left-bank'],
                ['drop', '1-right-bank'],
                ['drop', '1-left-turn'],
                ['drop', '1-right-turn'],
              ]
            : ways,
        ),
      ],
    },
    {
      id: 'lokrevenant',
      name: 'Lok Revenant',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 0,
      cost: 5,
      loadout: 8,
      slots: ['turret', 'device', 'device', 'gunner'],
      standard: false,
      abilities: [],
    },
  ],
};
