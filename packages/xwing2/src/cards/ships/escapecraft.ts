import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { loseCharge } from '../../rules/charges.ts';
import { isAtRange } from '../../rules/choose.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { destroyShip } from '../../rules/destroying.ts';
import { L3_37 } from '../pilots/l337.ts';
import { LANDO_CALRISSIAN } from '../pilots/landocalrissian.ts';

export const escapecraft: ShipFacts = {
  id: 'escapecraft',
  name: 'Escape Craft',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 2,
  shields: 2,
  actions: ['focus', 'barrel-roll', 'red coordinate'],
  dial: '0OR 1BB 1FB 1NB 2TR 2BW 2FB 2NW 2YR 3BW 3FW 3NW 3KR',
  shipAbility: {
    name: 'Co-Pilot',
    text: 'While you are docked, your carrier has the ability of your pilot besides its own.',
    abilities: [],
    lendsPilot: true,
  },
  pilots: [
    {
      id: 'landocalrissian-escapecraft',
      name: 'Lando Calrissian',
      caption: 'Smooth-talking Gambler',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 4,
      slots: ['talent', 'crew', 'modification'],
      standard: true,
      ...LANDO_CALRISSIAN,
    },
    {
      id: 'outerrimpioneer',
      name: 'Outer Rim Pioneer',
      caption: 'Skillful Outlaw',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 4,
      slots: ['talent', 'crew', 'modification'],
      standard: true,
      text: 'Friends at range 0-1 can attack while they are at range 0 of obstacles.',
      abilities: [
        modify(
          'ignores-obstacle',
          (ignores, { table, self, moment: { ship, how } }) =>
            ignores ||
            (how === 'attack-from' && table.isFriendly(self.ship, ship) && table.range(self.ship, ship) <= 1),
        ),
      ],
    },
    {
      id: 'l337-escapecraft',
      name: 'L3-37',
      caption: 'Droid Revolutionary',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 4,
      slots: ['talent', 'crew', 'modification'],
      keywords: ['Droid'],
      actions: ['calculate', 'barrel-roll', 'red coordinate'],
      standard: true,
      ...L3_37,
    },
    {
      id: 'autopilotdrone',
      name: 'Autopilot Drone',
      caption: 'Set to Blow',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 1,
      cost: 2,
      loadout: 0,
      slots: [],
      keywords: ['Droid'],
      charges: { value: 3, recovers: 0 },
      actions: ['calculate', 'barrel-roll', 'red coordinate'],
      shipAbility: {
        name: 'Rigged Energy Cells',
        text: 'System Phase: you lose a charge unless you are docked. Activation Phase ends: you are destroyed if you have none left; before you are removed, 1 critical damage hits every other ship at range 0-1.',
        abilities: [
          at('system', {
            optional: false,
            when: ({ self, moment }) => moment.ship === self.ship,
            *effect({ table, self }) {
              loseCharge(table, self, 1);
            },
          }),
          at('end-of-activation', {
            rule: 'xw2.faq-cards.10',
            optional: false,
            when: ({ self }) => self.ship.charges === 0 && !self.ship.destroyed,
            *effect({ table, self: { ship } }) {
              yield* destroyShip(table, ship, null);
              const close = table.inPlay().filter((other) => other !== ship && isAtRange(table, ship, other, 0, 1));
              for (const other of close) yield* sufferDamage(table, other, 'crit', 1, { rule: 'xw2.faq-cards.10' });
            },
          }),
        ],
      },
      standard: true,
      abilities: [],
    },
  ],
};
