import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { spendForce } from '../../rules/charges.ts';
import { dockedWith } from '../../rules/docking.ts';
import { inArc } from '../../rules/measure.ts';
import { firingArcs, weaponOf } from '../../rules/weapons.ts';
import { CHOPPER } from '../pilots/chopper.ts';
import { friendInAttack, youDefend } from '../words/attack.ts';
import { resetsDial } from '../words/dial.ts';

export const vcx100lightfreighter: ShipFacts = {
  id: 'vcx100lightfreighter',
  name: 'VCX-100 Light Freighter',
  size: 'large',
  attacks: [{ arc: 'front', dice: 4 }],
  agility: 0,
  hull: 10,
  shields: 4,
  actions: ['focus', 'lock', 'reinforce'],
  dial: '1TR 1BW 1FB 1NW 1YR 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FW 3NW 3YR 4FW 4KR',
  keywords: ['Freighter'],
  shipAbility: {
    name: 'Tail Gun',
    text: 'While a ship is docked with you, you have a primary weapon for your rear arc as strong as its front arc weapon.',
    abilities: [
      modify('weapons', 'xw2.errata-ship-cards.8', (weapons, { table, self, moment }) => {
        if (moment !== self.ship) return weapons;
        const values = dockedWith(table, self.ship).flatMap((ship) =>
          table.pilot(ship).type.attacks.flatMap(({ arc, dice }) => (arc === 'front' ? dice : [])),
        );
        if (values.length === 0) return weapons;
        const dice = Math.max(...values);
        return [...weapons, weaponOf({ id: 'primary:rear', symbol: 'rear', arcs: ['rear'], dice })];
      }),
    ],
  },
  pilots: [
    {
      id: 'herasyndulla-vcx100lightfreighter',
      name: 'Hera Syndulla',
      caption: 'Spectre-2',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 7,
      loadout: 20,
      slots: ['talent', 'sensor', 'turret', 'torpedo', 'crew', 'crew', 'modification', 'title', 'gunner'],
      keywords: ['Freighter', 'Spectre'],
      standard: false,
      text: 'Red or blue maneuver revealed: you may switch your dial to any other of that colour.',
      abilities: [resetsDial(RULE)],
    },
    {
      id: 'alexsandrkallus',
      name: 'Alexsandr Kallus',
      caption: 'Fulcrum',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 16,
      slots: ['talent', 'sensor', 'turret', 'torpedo', 'crew', 'crew', 'gunner', 'modification', 'title'],
      keywords: ['Freighter', 'Spectre'],
      standard: true,
      text: 'Defending against an attacker that modified its attack dice you may roll 1 more defense die.',
      abilities: [
        at('before-defense-dice', {
          optional: true,
          when: (context) => {
            const { attack } = context.moment;
            return youDefend(context) && attack.modifiedBy.includes(attack.attacker);
          },
          *effect({ moment: { attack } }) {
            attack.moreDefenseDice++;
          },
        }),
      ],
    },
    {
      id: 'kananjarrus',
      name: 'Kanan Jarrus',
      caption: 'Spectre-1',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 8,
      loadout: 20,
      slots: ['sensor', 'turret', 'torpedo', 'crew', 'crew', 'modification', 'title', 'gunner', 'forcepower'],
      keywords: ['Freighter', 'Jedi', 'Light Side', 'Spectre'],
      force: { value: 2, recovers: 1, side: ['light'] },
      standard: true,
      text: 'When a friend in your firing arc defends, you may pay 1 Force: the attack is rolled with 1 fewer die.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => {
            const { table, self } = context;
            const defender = friendInAttack(context, 'defense');
            return (
              defender !== undefined &&
              defender !== self.ship && // xw2.faq-arcs.7
              self.ship.force > 0 &&
              firingArcs(table, self.ship).some((arc) => inArc(table, self.ship, arc, defender))
            );
          },
          *effect({ table, self, moment: { attack } }) {
            spendForce(table, self.ship, 1);
            attack.moreAttackDice--;
          },
        }),
      ],
    },
    {
      id: 'chopper',
      name: '"Chopper"',
      caption: 'Spectre-3',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 1,
      cost: 7,
      loadout: 18,
      slots: ['sensor', 'turret', 'torpedo', 'crew', 'crew', 'modification', 'title', 'gunner'],
      keywords: ['Droid', 'Freighter', 'Spectre'],
      actions: ['calculate', 'lock', 'reinforce'],
      standard: true,
      ...CHOPPER,
    },
    {
      id: 'lothalrebel',
      name: 'Lothal Rebel',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 0,
      cost: 7,
      loadout: 8,
      slots: ['turret', 'torpedo', 'gunner'],
      keywords: ['Freighter'],
      standard: true,
      abilities: [],
    },
  ],
};
