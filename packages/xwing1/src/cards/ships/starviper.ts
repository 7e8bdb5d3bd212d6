import type { ManeuverKind } from '@rangefinder/xwing';
import { kindOf, maneuverWith, sideOf } from '@rangefinder/xwing';
import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { enemiesAt, mayChooseShip, otherFriendsAt } from '../../rules/choose.ts';
import { assignCondition } from '../../rules/conditions.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { gainToken, isStressed } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import { type DuringAttack, youDefend } from '../words/attack.ts';
import { shows } from '../words/dice.ts';

/** Dalan Oberos: the Tallon roll that is flown with the template of a maneuver. */
const TALLON_OF: ReadonlyMap<ManeuverKind, 'tallon' | 'tallon-bank'> = new Map([
  ['turn', 'tallon'],
  ['bank', 'tallon-bank'],
  ['segnor', 'tallon-bank'],
]);

/** Prince Xizor: who may take a result in his place. */
function shieldsOf({ table, self }: DuringAttack): Ship[] {
  return otherFriendsAt(table, self, 1, 1);
}

export const starviper: ShipFacts = {
  id: 'starviper',
  name: 'StarViper',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 3,
  hull: 4,
  shields: 1,
  actions: ['focus', 'lock', 'barrel-roll', 'boost'],
  dial: '1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 3BW 3FG 3NW 3LR 3PR 4FW',
  pilots: [
    {
      id: 'princexizor',
      name: 'Prince Xizor',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 31,
      slots: ['elite', 'torpedo'],
      text: 'Hit by an attack: another friend at range 1 may take one hit or crit that was not cancelled in your place.',
      abilities: [
        at('attack-hit', {
          optional: false,
          when: (context) =>
            youDefend(context) && context.moment.attack.attackDice.length > 0 && shieldsOf(context).length > 0,
          *effect(context) {
            const {
              table,
              self,
              moment: { attack },
            } = context;
            const friend = yield* mayChooseShip(self, shieldsOf(context));
            if (!friend) return;
            const { attackDice } = attack;
            const options = (['hit', 'crit'] as const)
              .filter((face) => shows(attackDice, [face]))
              .map((key) => ({ key }));
            const about = { ship: self.ship.id, card: self.card };
            const { seat } = self.ship;
            const { key } = yield* pickOne({ seat, topic: 'choose-result', rule: RULE, about, options });
            attackDice.splice(
              attackDice.findIndex(({ face }) => face === key),
              1,
            );
            yield* sufferDamage(table, friend, key, 1, { rule: RULE });
          },
        }),
      ],
    },
    {
      id: 'dalanoberos-starviper',
      listName: 'dalanoberos',
      name: 'Dalan Oberos',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 30,
      slots: ['elite', 'torpedo'],
      text: 'When you reveal a turn, a bank or a Segnor’s loop and are not stressed: you may fly it as a red Tallon roll to the same side, with the template it has.',
      abilities: [
        at('dial-revealed', {
          optional: true,
          when: ({ self, moment: { ship, maneuver } }) =>
            ship === self.ship && !isStressed(ship) && TALLON_OF.has(kindOf(maneuver.bearing)),
          *effect({ moment }) {
            const { bearing } = moment.maneuver;
            const kind = TALLON_OF.get(kindOf(bearing)) ?? 'tallon';
            moment.maneuver = maneuverWith(moment.maneuver, {
              bearing: `${sideOf(bearing) ?? 'left'}-${kind}`,
              difficulty: 'red',
            });
          },
        }),
      ],
    },
    {
      id: 'blacksunassassin',
      name: 'Black Sun Assassin',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 0,
      cost: 28,
      slots: ['elite', 'torpedo'],
      abilities: [],
    },
    {
      id: 'guri',
      name: 'Guri',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 1,
      cost: 30,
      slots: ['elite', 'torpedo'],
      text: 'Combat phase starts: if an enemy ship is at range 1 you may take 1 focus token.',
      abilities: [
        at('start-of-combat', {
          optional: true,
          when: ({ table, self }) => enemiesAt(table, self.ship, 1, 1).length > 0,
          *effect({ table, self }) {
            yield* gainToken(table, self.ship, 'focus', 1);
          },
        }),
      ],
    },
    {
      id: 'thweek',
      name: 'Thweek',
      allegiance: 'scumandvillainy',
      skill: 4,
      limited: 1,
      cost: 28,
      slots: ['torpedo'],
      text: 'Before forces are placed: you may choose an enemy ship and assign Shadowed or Mimicked to it.',
      abilities: [
        at('before-placing-forces', {
          optional: false,
          *effect({ table, self }) {
            const enemies = table.state.ships.filter(({ seat }) => seat !== self.ship.seat);
            const chosen = yield* mayChooseShip(self, enemies);
            if (!chosen) return;
            const options = ['shadowed', 'mimicked'].map((card) => ({ key: card, about: { card } }));
            const about = { ship: self.ship.id, card: self.card };
            const { seat } = self.ship;
            const { key } = yield* pickOne({ seat, topic: 'choose-card', rule: RULE, about, options });
            yield* assignCondition(table, self.ship, chosen, key);
          },
        }),
      ],
    },
    {
      id: 'blacksunvigo',
      name: 'Black Sun Vigo',
      allegiance: 'scumandvillainy',
      skill: 3,
      limited: 0,
      cost: 27,
      slots: ['torpedo'],
      abilities: [],
    },
    {
      id: 'blacksunenforcer',
      name: 'Black Sun Enforcer',
      allegiance: 'scumandvillainy',
      skill: 1,
      limited: 0,
      cost: 25,
      slots: ['torpedo'],
      abilities: [],
    },
  ],
};
