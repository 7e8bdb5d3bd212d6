import { at, byCardOf, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { HERA_SYNDULLA } from '../pilots/herasyndulla.ts';
import { attackerOf } from '../words/attack.ts';
import { token } from '../words/dice.ts';

const FOCUS = token('focus');

function touchedEnemies(t: XTable, ship: Ship): Ship[] {
  return t.enemiesOf(ship.seat).filter(({ id }) => ship.contact.includes(id));
}

export const vcx100: ShipFacts = {
  id: 'vcx100',
  name: 'VCX-100',
  size: 'large',
  attack: 4,
  arcs: ['front'],
  agility: 0,
  hull: 10,
  shields: 6,
  actions: ['focus', 'evade', 'lock'],
  dial: '1TR 1BW 1FG 1NW 1YR 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FW 3NW 3YR 4FW 5KR',
  pilots: [
    {
      id: 'herasyndulla-vcx100',
      listName: 'herasyndulla',
      name: 'Hera Syndulla',
      allegiance: 'rebelalliance',
      skill: 7,
      limited: 1,
      cost: 40,
      slots: ['crew', 'crew', 'system', 'torpedo', 'torpedo', 'turret'],
      ...HERA_SYNDULLA,
    },
    {
      id: 'kananjarrus',
      name: 'Kanan Jarrus',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 38,
      slots: ['turret', 'torpedo', 'torpedo', 'system', 'crew', 'crew'],
      text: 'For one focus token of yours, an enemy at range 1-2 that attacks rolls a die less.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => {
            const { table, self } = context;
            const attacker = attackerOf(context);
            const isClose = attacker.seat !== self.ship.seat && isAtRange(table, self.ship, attacker, 1, 2);
            return isClose && FOCUS.affordable(context);
          },
          *effect(context) {
            yield* FOCUS.pay(context, RULE);
            context.moment.attack.moreAttackDice--;
          },
        }),
      ],
    },
    {
      id: 'chopper',
      name: '"Chopper"',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 1,
      cost: 37,
      slots: ['system', 'turret', 'torpedo', 'torpedo', 'crew', 'crew'],
      text: 'The Combat phase begins: every enemy in contact with you gains a stress token.',
      abilities: [
        at('start-of-combat', {
          optional: false,
          when: ({ table, self }) => touchedEnemies(table, self.ship).length > 0,
          *effect({ table, self: { ship } }) {
            for (const enemy of touchedEnemies(table, ship))
              yield* gainToken(table, enemy, 'stress', 1, byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'lothalrebel',
      name: 'Lothal Rebel',
      allegiance: 'rebelalliance',
      skill: 3,
      limited: 0,
      cost: 35,
      slots: ['crew', 'crew', 'system', 'torpedo', 'torpedo', 'turret'],
      abilities: [],
    },
  ],
};
