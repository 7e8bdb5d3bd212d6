import type { Procedure } from '@rangefinder/kernel';
import { ATTACK_DIE, addDie } from '@rangefinder/xwing';
import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { giveUpgrade, mayBeGiven } from '../../rules/equipping.ts';
import { mayModify, rerollAttackDice } from '../../rules/modify.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { attackerOf, friendInAttack, isDefenderDamaged } from '../words/attack.ts';

const MALARUS = 'xw2.errata-ship-cards.11';

function illicits(table: XTable, ship: Ship): Equipped[] {
  return ship.upgrades.filter(({ id }) => table.cards.upgrade(id).fills.includes('illicit'));
}

/** Agent Terex hands one illicit upgrade to a TIE/fo or TIE/sf that got none from him yet, or keeps it. */
function* handOver(table: XTable, terex: Ship, upgrade: Equipped, done: Set<Ship>): Procedure<void> {
  const types = ['tiefofighter', 'tiesffighter'];
  const ships = table
    .friendsOf(terex)
    .filter((ship) => types.includes(table.pilot(ship).type.id) && !done.has(ship) && mayBeGiven(table, ship, upgrade));
  const { ship } = yield* pickOne({
    seat: terex.seat,
    topic: 'give-upgrade',
    rule: RULE,
    about: { ship: terex.id, card: upgrade.id },
    options: [
      ...ships.map((one) => ({ key: one.id, about: { piece: one.id }, ship: one })),
      { key: 'none' as const, ship: null },
    ],
  });
  if (!ship) return;
  done.add(ship);
  giveUpgrade(table, terex, ship, upgrade, 'xw2.upgrade-cards.9');
}

export const xiclasslightshuttle: ShipFacts = {
  id: 'xiclasslightshuttle',
  name: 'Xi-class Light Shuttle',
  size: 'medium',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 5,
  shields: 2,
  actions: ['focus', 'red lock', 'red coordinate', 'jam'],
  dial: '0OR 1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FW 3NW 3YR 4FW',
  pilots: [
    {
      id: 'commandermalarus-xiclasslightshuttle',
      name: 'Commander Malarus',
      caption: 'Vindictive Taskmaster',
      faction: 'firstorder',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 15,
      slots: ['talent', 'crew', 'crew', 'modification', 'modification', 'tech', 'tech'],
      standard: true,
      text: 'A friend at range 0-2 with blanks in its primary attack must, before dice are modified, gain a strain token to reroll one blank.',
      abilities: [
        at('attack-dice-rolled', {
          rule: 'xw2.errata-ship-cards.12',
          optional: false,
          when: (context) => {
            const { table, self, moment } = context;
            const attacker = friendInAttack(context, 'attack');
            return (
              moment.attack.kind === 'primary' &&
              attacker !== undefined &&
              isAtRange(table, self.ship, attacker, 0, 2) &&
              mayModify(table, moment.attack, attacker, 'attack', self.card) && // "if able"
              moment.attack.attackDice.some(({ face, rerolled }) => face === 'blank' && !rerolled)
            );
          },
          *effect(context) {
            const { table, moment } = context;
            const attacker = attackerOf(context);
            yield* gainToken(table, attacker, 'strain', 1, { rule: MALARUS, by: attacker.seat });
            moment.attack.modifiedBy.push(attacker.id);
            const once = { least: 1, most: 1, faces: ['blank'], rule: MALARUS } as const;
            yield* rerollAttackDice(table, moment.attack, attacker.seat, once);
          },
        }),
      ],
    },
    {
      id: 'gideonhask-xiclasslightshuttle',
      name: 'Gideon Hask',
      caption: 'Merciless Hard-Liner',
      faction: 'firstorder',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 15,
      slots: ['talent', 'talent', 'crew', 'crew', 'modification', 'tech', 'tech'],
      standard: true,
      text: 'When you or a small friend at range 0-2 made a primary attack on a ship with damage cards and rolled no more than two dice, the attacker may gain a strain token to roll one more.',
      abilities: [
        at('attack-dice-rolled', {
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            const attacker = friendInAttack(context, 'attack');
            return (
              moment.attack.kind === 'primary' &&
              moment.attack.range > 0 &&
              moment.attack.attackDice.length <= 2 &&
              attacker !== undefined &&
              isAtRange(table, self.ship, attacker, 0, 2) &&
              (attacker === self.ship || table.sizeOf(attacker) === 'small') &&
              isDefenderDamaged(table, moment.attack)
            );
          },
          *effect(context) {
            const { table, moment } = context;
            const attacker = attackerOf(context);
            yield* gainToken(table, attacker, 'strain', 1);
            for (const face of table.kernel.roll('dice', ATTACK_DIE, 1)) {
              addDie(moment.attack.attackDice, face);
              table.emit({ type: 'rolled', rule: RULE, ship: attacker.id, dice: [face], why: 'additional' });
            }
          },
        }),
      ],
    },
    {
      id: 'agentterex',
      name: 'Agent Terex',
      caption: 'Devious Provocateur',
      faction: 'firstorder',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 13,
      slots: ['talent', 'crew', 'illicit', 'illicit', 'illicit', 'modification', 'tech', 'tech'],
      handsOn: ['illicit'],
      standard: true,
      text: 'Setup: after forces were placed, you may hand your illicit upgrades to friendly TIE/fo and TIE/sf fighters, no more than one to each.',
      abilities: [
        at('after-placing-forces', {
          optional: false,
          when: ({ table, self }) => illicits(table, self.ship).length > 0,
          *effect({ table, self: { ship } }) {
            const done = new Set<Ship>();
            for (const upgrade of illicits(table, ship)) yield* handOver(table, ship, upgrade, done);
          },
        }),
      ],
    },
    {
      id: 'firstordercourier',
      name: 'First Order Courier',
      faction: 'firstorder',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 10,
      slots: ['crew', 'modification', 'tech', 'tech'],
      standard: true,
      abilities: [],
    },
  ],
};
