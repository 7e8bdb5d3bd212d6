import type { Procedure } from '@rangefinder/kernel';
import { changeOne, type Die, hasLock } from '@rangefinder/xwing';
import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { chooseShip, mayChooseShip } from '../../rules/choose.ts';
import { assignLock, lockTargets, spendLock } from '../../rules/lock.ts';
import { mayModify } from '../../rules/modify.ts';
import { spendToken } from '../../rules/tokens.ts';
import { inFiringArc } from '../../rules/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { attackerOf, type DuringAttack, defenderOf, youAttack, youDefend } from '../words/attack.ts';
import { enemies, inSetup } from '../words/condition.ts';
import { shows } from '../words/dice.ts';
import { NETWORKED_CALCULATIONS } from '../words/shipabilities.ts';

/** The Phlac-Arphocc Prototype: ships it has locked whose dials are face down. */
function readable(table: XTable, ship: Ship): Ship[] {
  return table.inPlay().filter((other) => hasLock(ship, other.id) && other.dial !== null && !other.revealed);
}

/** DIS-T81: calculating friends, itself among them, that the enemy ship could shoot at. */
function calculators({ table, self }: DuringAttack, enemy: Ship | undefined): Ship[] {
  if (!enemy) return [];
  return table
    .friendsOf(self.ship)
    .filter((friend) => friend.tokens.calculate > 0 && inFiringArc(table, enemy, friend));
}

function* spendFriendsCalculate<Face extends string>(
  context: DuringAttack,
  enemy: Ship | undefined,
  dice: Die<Face | 'focus'>[],
  to: Face,
): Procedure<void> {
  const friend = yield* chooseShip(context.self, calculators(context, enemy));
  if (!friend) return;
  changeOne(dice, ['focus'], to);
  yield* spendToken(context.table, friend, 'calculate', 1, RULE, context.moment.attack, context.self.ship);
}

/** What keeps it from using calculate tokens keeps it from those of friends, too. */
function maySpendCalculate({ table, self, moment: { attack } }: DuringAttack, dice: 'attack' | 'defense'): boolean {
  return mayModify(table, attack, self.ship, dice, 'calculate');
}

/** DIS-347: objects at range 1-3 that a friendly ship has locked. */
function markedTargets(table: XTable, ship: Ship): string[] {
  return lockTargets(table, ship, [1, 3])
    .map(({ key }) => key)
    .filter((key) => !hasLock(ship, key) && table.friendsOf(ship).some((friend) => hasLock(friend, key)));
}

export const droidtrifighter: ShipFacts = {
  id: 'droidtrifighter',
  name: 'Droid Tri-Fighter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['calculate', 'evade', 'lock', 'barrel-roll > red evade', 'boost > red calculate'],
  dial: '1ER 1TW 1YW 1RR 2TB 2BW 2FB 2NW 2YB 3TB 3BW 3FB 3NW 3YB 3KR 4FB 5FW 5KR',
  keywords: ['Droid'],
  shipAbility: NETWORKED_CALCULATIONS,
  pilots: [
    {
      id: 'phlacarphoccprototype',
      name: 'Phlac-Arphocc Prototype',
      caption: 'Predictive Analysis Protocol',
      faction: 'separatistalliance',
      initiative: 5,
      limited: 2,
      cost: 4,
      loadout: 14,
      slots: ['talent', 'sensor', 'missile', 'modification', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: false,
      text: 'System Phase: spend your lock on a ship if you like, and look at its dial.',
      abilities: [
        at('system', {
          optional: false,
          when: ({ table, self, moment }) => moment.ship === self.ship && readable(table, self.ship).length > 0,
          *effect({ table, self }) {
            const target = yield* mayChooseShip(self, readable(table, self.ship));
            if (!target || target.dial === null) return;
            yield* spendLock(table, self.ship, target.id);
            const { id, dial } = target;
            table.kernel.emitTo(self.ship.seat, { type: 'dial-set', rule: RULE, ship: id, maneuver: dial });
          },
        }),
      ],
    },
    {
      id: 'dist81',
      name: 'DIS-T81',
      caption: 'Clever Circuits',
      faction: 'separatistalliance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 12,
      slots: ['talent', 'sensor', 'cannon', 'modification', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      text: 'Attacking or defending: you may spend a calculate token of a friend in a firing arc of the enemy to change one focus result to a hit or evade.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) =>
            youAttack(context) &&
            shows(context.moment.attack.attackDice, ['focus']) &&
            maySpendCalculate(context, 'attack') &&
            calculators(context, defenderOf(context)).length > 0,
          *effect(context) {
            yield* spendFriendsCalculate(context, defenderOf(context), context.moment.attack.attackDice, 'hit');
          },
        }),
        at('modify-defense-dice', {
          optional: true,
          when: (context) =>
            youDefend(context) &&
            shows(context.moment.attack.defenseDice, ['focus']) &&
            maySpendCalculate(context, 'defense') &&
            calculators(context, attackerOf(context)).length > 0,
          *effect(context) {
            yield* spendFriendsCalculate(context, attackerOf(context), context.moment.attack.defenseDice, 'evade');
          },
        }),
      ],
    },
    {
      id: 'dis347',
      name: 'DIS-347',
      caption: 'Target Acquired',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 14,
      slots: ['talent', 'sensor', 'missile', 'modification', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      text: "Engagement Phase starts: you may join a friend's lock: acquire one yourself on what it has locked, at range 1-3 of you.",
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ table, self }) => markedTargets(table, self.ship).length > 0,
          *effect({ table, self: { ship, card } }) {
            const { key } = yield* pickOne({
              seat: ship.seat,
              topic: 'lock',
              rule: RULE,
              about: { ship: ship.id, card },
              options: [
                ...markedTargets(table, ship).map((piece) => ({ key: piece, about: { piece } })),
                { key: 'none' },
              ],
            });
            if (key !== 'none') yield* assignLock(table, ship, key);
          },
        }),
      ],
    },
    {
      id: 'fearsomepredator',
      name: 'Fearsome Predator',
      caption: 'Fixated Pursuit',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 3,
      cost: 4,
      loadout: 16,
      slots: ['talent', 'sensor', 'missile', 'modification', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      text: 'After forces are placed, an enemy of your choice gets the Fearful Prey condition.',
      abilities: [inSetup('after-placing-forces', 'fearfulprey', enemies)],
    },
    {
      id: 'separatistinterceptor',
      name: 'Separatist Interceptor',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 3,
      slots: ['talent', 'missile', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      abilities: [],
    },
    {
      id: 'colicoidinterceptor',
      name: 'Colicoid Interceptor',
      faction: 'separatistalliance',
      initiative: 1,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['talent', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      abilities: [],
    },
  ],
};
