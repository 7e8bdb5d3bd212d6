import { at, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { type ActionChoice, grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { friendsAt, isAtRange } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { mayModify } from '../../rules/modify.ts';
import { spendToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { defenderInYour, defenderOf, youAttack } from '../words/attack.ts';
import { rerollsAttackDice, shows } from '../words/dice.ts';
import { NETWORKED_CALCULATIONS } from '../words/shipabilities.ts';
import { handsToken } from '../words/transfer.ts';

function otherFriends(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 3).filter((friend) => friend !== ship);
}

/** The Haor Chall Prototype's answer to an attack on a friend. */
function reactions(table: XTable, ship: Ship): ActionChoice[] {
  return [grantedAction(table, ship, 'calculate'), grantedAction(table, ship, 'lock')];
}

export const vultureclassdroidfighter: ShipFacts = {
  id: 'vultureclassdroidfighter',
  name: 'Vulture-class Droid Fighter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 3,
  shields: 0,
  actions: ['calculate', 'lock', 'barrel-roll > red calculate'],
  dial: '1TW 1YW 1KR 2ER 2TB 2BW 2FB 2NW 2YB 2RR 3TW 3BR 3FB 3NR 3YW 4FB 5FW',
  keywords: ['Droid'],
  shipAbility: NETWORKED_CALCULATIONS,
  pilots: [
    {
      id: 'dfs081',
      name: 'DFS-081',
      caption: 'Preservation Programming',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 1,
      cost: 2,
      loadout: 7,
      slots: ['missile', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      text: 'When a friend at range 0-1 defends, it may spend a calculate token to change all crits of the attack to hits.',
      abilities: [
        at('defender-modifies-attack-dice', {
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            const defender = defenderOf(context);
            return (
              table.isFriendly(self.ship, defender) &&
              defender.tokens.calculate > 0 &&
              isAtRange(table, self.ship, defender, 0, 1) &&
              mayModify(table, moment.attack, defender, 'attack', 'calculate') &&
              shows(moment.attack.attackDice, ['crit'])
            );
          },
          *effect({ table, moment: { attack } }) {
            for (const die of attack.attackDice) if (die.face === 'crit') die.face = 'hit';
            yield* spendToken(table, table.ship(attack.defender), 'calculate', 1, RULE, attack);
          },
        }),
      ],
    },
    {
      id: 'precisehunter',
      name: 'Precise Hunter',
      caption: 'Pinpoint Protocols',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 3,
      cost: 3,
      loadout: 8,
      slots: ['cannon', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      text: 'Against a ship in your bullseye arc you may reroll one blank.',
      abilities: [
        rerollsAttackDice({
          faces: ['blank'],
          when: (context) => youAttack(context) && defenderInYour(context, 'bullseye'),
        }),
      ],
    },
    {
      id: 'separatistdrone',
      name: 'Separatist Drone',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 0,
      cost: 2,
      loadout: 3,
      slots: ['missile', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      abilities: [],
    },
    {
      id: 'dfs311',
      name: 'DFS-311',
      caption: 'Scouting Drone',
      faction: 'separatistalliance',
      initiative: 1,
      limited: 1,
      cost: 3,
      loadout: 10,
      slots: ['missile', 'modification', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      text: 'Engagement Phase starts: you may transfer a calculate token to another friend at range 0-3.',
      abilities: [
        at(
          'start-of-engagement',
          handsToken(
            'calculate',
            () => true,
            ({ table, self }) => otherFriends(table, self.ship),
          ),
        ),
      ],
    },
    {
      id: 'haorchallprototype',
      name: 'Haor Chall Prototype',
      caption: 'Xi Char Offering',
      faction: 'separatistalliance',
      initiative: 1,
      limited: 2,
      cost: 2,
      loadout: 4,
      slots: ['missile', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      text: 'Calculate or lock as an action, if you like, whenever a friend of yours is picked as target by an enemy that stands in your bullseye arc no further than range 2.',
      abilities: [
        at('defender-declared', {
          optional: false,
          when: (context) => {
            const { table, self, moment } = context;
            const attacker = table.findShip(moment.attack.attacker);
            const defender = defenderOf(context);
            return (
              attacker !== undefined &&
              defender !== self.ship &&
              table.isFriendly(self.ship, defender) &&
              isAtRange(table, self.ship, attacker, 0, 2) &&
              inArc(table, self.ship, 'bullseye', attacker)
            );
          },
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, reactions(table, ship));
          },
        }),
      ],
    },
    {
      id: 'tradefederationdrone',
      name: 'Trade Federation Drone',
      faction: 'separatistalliance',
      initiative: 1,
      limited: 0,
      cost: 2,
      loadout: 0,
      slots: ['modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      abilities: [],
    },
  ],
};
