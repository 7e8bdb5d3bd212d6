import type { AttackFace, DefenseFace, Die } from '@rangefinder/xwing';
import { addDie } from '@rangefinder/xwing';
import { at, byCardOf, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { gainToken } from '../../rules/tokens.ts';
import { restoreUpgrade } from '../../rules/upgrades.ts';
import { isOfSlot } from '../../rules/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { otherFriend, youAttack, youDefend } from '../words/attack.ts';
import { rerollsAttackDice, rerollsDefenseDice, SHIELD } from '../words/dice.ts';
import { isUnused, markUsed } from '../words/phrases.ts';

/** Discarded torpedo and missile cards. */
function spentOrdnance(table: XTable, ship: Ship) {
  return ship.upgrades.filter(
    ({ id, discarded }) => discarded && (isOfSlot(table, id, 'torpedo') || isOfSlot(table, id, 'missile')),
  );
}

/** Whether there are dice, and all of them show the same. */
function areAlike(dice: readonly Die<string>[]): boolean {
  return dice.length > 0 && dice.every(({ face }) => face === dice[0]?.face);
}

function addAlike<F extends AttackFace | DefenseFace>(dice: Die<F>[]): void {
  const [first] = dice;
  if (first) addDie(dice, first.face);
}

export const m3ainterceptor: ShipFacts = {
  id: 'm3ainterceptor',
  name: 'M3-A Interceptor',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 3,
  hull: 2,
  shields: 1,
  actions: ['focus', 'lock', 'barrel-roll', 'evade'],
  dial: '1TW 1BG 1NG 1YW 2TW 2BG 2FG 2NG 2YW 3BW 3FG 3NW 3KR 4FW 5KR',
  pilots: [
    {
      id: 'serissu',
      name: 'Serissu',
      allegiance: 'scumandvillainy',
      skill: 8,
      limited: 1,
      cost: 20,
      slots: ['elite'],
      text: 'Another friendly ship at range 1 that defends may reroll 1 of its defense dice.',
      abilities: [
        rerollsDefenseDice({ by: 'defender', when: (context) => otherFriend(context, 'defender', 1) !== undefined }),
      ],
    },
    {
      id: 'genesisred',
      name: 'Genesis Red',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 19,
      slots: ['elite'],
      text: 'After you acquire a target lock: you get focus and evade tokens until you have as many of each as the locked ship.',
      abilities: [
        at('lock-acquired', {
          optional: false,
          when: ({ self, moment: { ship, target } }) =>
            ship === self.ship &&
            (['focus', 'evade'] as const).some((token) => target.tokens[token] > ship.tokens[token]),
          *effect({ table, self: { ship }, moment: { target } }) {
            for (const token of ['focus', 'evade'] as const) {
              yield* gainToken(table, ship, token, target.tokens[token] - ship.tokens[token], byCardOf(ship));
            }
          },
        }),
      ],
    },
    {
      id: 'laetinashera',
      name: "Laetin A'shera",
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 18,
      slots: [],
      text: 'After defending against an attack that missed: you may take 1 evade token.',
      abilities: [
        at('after-defending', {
          optional: true,
          when: (context) => youDefend(context) && context.moment.attack.hit === false,
          *effect({ table, self }) {
            yield* gainToken(table, self.ship, 'evade', 1);
          },
        }),
      ],
    },
    {
      id: 'quinnjast',
      name: 'Quinn Jast',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 18,
      slots: ['elite'],
      text: 'Combat phase starts: you may get a discarded torpedo or missile card back, faceup, and gain a weapons disabled token for it.',
      abilities: [
        at('start-of-combat', {
          optional: false,
          when: ({ table, self }) => spentOrdnance(table, self.ship).length > 0,
          *effect({ table, self: { ship, card } }) {
            const options = [
              ...spentOrdnance(table, ship).map((upgrade) => ({
                key: upgrade.id,
                about: { card: upgrade.id },
                upgrade,
              })),
              { key: 'none' as const, upgrade: null },
            ];
            const about = { ship: ship.id, card };
            const { upgrade } = yield* pickOne({ seat: ship.seat, topic: 'choose-card', rule: RULE, about, options });
            if (!upgrade) return;
            yield* gainToken(table, ship, 'weaponsDisabled', 1);
            restoreUpgrade(table, ship, upgrade);
          },
        }),
      ],
    },
    {
      id: 'tansariipointveteran',
      name: 'Tansarii Point Veteran',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 0,
      cost: 17,
      slots: ['elite'],
      abilities: [],
    },
    {
      id: 'inaldra',
      name: 'Inaldra',
      allegiance: 'scumandvillainy',
      skill: 3,
      limited: 1,
      cost: 15,
      slots: ['elite'],
      text: 'In your attack or defense: pay a shield, if you like, to roll any of your dice again.',
      abilities: [
        rerollsAttackDice({ when: youAttack, cost: SHIELD, most: ({ moment }) => moment.attack.attackDice.length }),
        rerollsDefenseDice({ when: youDefend, cost: SHIELD, most: ({ moment }) => moment.attack.defenseDice.length }),
      ],
    },
    {
      id: 'cartelspacer',
      name: 'Cartel Spacer',
      allegiance: 'scumandvillainy',
      skill: 2,
      limited: 0,
      cost: 14,
      slots: [],
      abilities: [],
    },
    {
      id: 'sunnybounder',
      name: 'Sunny Bounder',
      allegiance: 'scumandvillainy',
      skill: 1,
      limited: 1,
      cost: 14,
      slots: [],
      text: 'Once per round, your dice all alike after a roll or reroll: you may add one more of that result.',
      abilities: [
        at('attack-dice-rolled', {
          optional: true,
          when: (context) => youAttack(context) && isUnused(context.self) && areAlike(context.moment.attack.attackDice),
          *effect({ self, moment }) {
            markUsed(self);
            addAlike(moment.attack.attackDice);
          },
        }),
        at('defense-dice-rolled', {
          optional: true,
          when: (context) =>
            youDefend(context) && isUnused(context.self) && areAlike(context.moment.attack.defenseDice),
          *effect({ self, moment }) {
            markUsed(self);
            addAlike(moment.attack.defenseDice);
          },
        }),
        at('dice-rerolled', {
          optional: true,
          when: (context) => {
            const { attack, dice } = context.moment;
            const own = dice === 'attack' ? youAttack(context) : youDefend(context);
            return (
              own && isUnused(context.self) && areAlike(dice === 'attack' ? attack.attackDice : attack.defenseDice)
            );
          },
          *effect({ self, moment: { attack, dice } }) {
            markUsed(self);
            if (dice === 'attack') addAlike(attack.attackDice);
            else addAlike(attack.defenseDice);
          },
        }),
      ],
    },
  ],
};
