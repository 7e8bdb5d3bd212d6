import type { Procedure } from '@rangefinder/kernel';
import { type AttackFace, addDie, type DefenseFace, type Die } from '@rangefinder/xwing';
import { at, byCardOf, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { chargeLimit, recoverCharge } from '../../rules/charges.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { mayModify } from '../../rules/modify.ts';
import { gainToken, removeToken } from '../../rules/tokens.ts';
import type { Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { type DuringAttack, friendInAttack, youAttack, youDefend } from '../words/attack.ts';
import { type Cost, rerollsAttackDice, rerollsDefenseDice } from '../words/dice.ts';

/** Laetin A'shera: whether the attack that is over missed. */
function missed({ moment: { attack } }: DuringAttack): boolean {
  return attack.hit === false;
}

function* gainEvade({ table, self: { ship } }: DuringAttack): Procedure<void> {
  yield* gainToken(table, ship, 'evade', 1);
}

/** Quinn Jast: upgrades with a charge to recover. */
function emptied(table: XTable, ship: Ship): Equipped[] {
  return ship.upgrades.filter(
    (upgrade) =>
      upgrade.charges < chargeLimit(table, { ship, upgrade }) &&
      table.cards.face(upgrade).charges?.recoverable !== false,
  );
}

/** Inaldra: what her rerolls cost. */
const ONE_DAMAGE: Cost = {
  affordable: () => true,
  *pay({ table, self }, rule) {
    yield* sufferDamage(table, self.ship, 'hit', 1, { rule });
  },
};

/** G4R-G0R V/M: everybody else at range 0. */
function touched({ table, self }: DuringAttack): Ship[] {
  return table.inPlay().filter((other) => other !== self.ship && table.range(self.ship, other) === 0);
}

/** Sunny Bounder: whether all her dice show the same result, and she may modify them (xw2.attack.17). */
function matches(context: DuringAttack, side: 'attack' | 'defense'): boolean {
  const { table, self, moment } = context;
  const { attack } = moment;
  const dice: readonly Die<string>[] = side === 'attack' ? attack.attackDice : attack.defenseDice;
  return (
    (side === 'attack' ? youAttack(context) : youDefend(context)) &&
    dice.length > 0 &&
    dice.every(({ face }) => face === dice[0]?.face) &&
    mayModify(table, attack, self.ship, side, `${self.ship.id}:${self.card}`)
  );
}

function addMatching<F extends AttackFace | DefenseFace>(dice: Die<F>[]): void {
  const [first] = dice;
  if (first) addDie(dice, first.face);
}

export const m3ainterceptor: ShipFacts = {
  id: 'm3ainterceptor',
  name: 'M3-A Interceptor',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 3,
  hull: 3,
  shields: 1,
  actions: ['focus', 'evade', 'lock', 'barrel-roll'],
  dial: '1TW 1BB 1NB 1YW 2TW 2BW 2FB 2NW 2YW 3BW 3FB 3NW 3KR 4FW 5FW 5KR',
  shipAbility: {
    name: 'Weapon Hardpoint',
    text: 'It can equip one cannon, torpedo or missile upgrade besides what its slots hold.',
    hardpoint: ['cannon', 'torpedo', 'missile'],
    abilities: [],
  },
  pilots: [
    {
      id: 'serissu',
      name: 'Serissu',
      caption: 'Flight Instructor',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 12,
      slots: ['talent', 'talent', 'modification', 'modification'],
      standard: true,
      text: 'A friend at range 0-1 that defends may reroll one of its dice.',
      abilities: [
        rerollsDefenseDice({
          by: 'defender',
          when: (context) => {
            const friend = friendInAttack(context, 'defense');
            return friend !== undefined && context.table.range(context.self.ship, friend) <= 1;
          },
        }),
      ],
    },
    {
      id: 'genesisred',
      name: 'Genesis Red',
      caption: 'Tansarii Point Crime Lord',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 14,
      slots: ['talent', 'modification'],
      standard: true,
      text: 'Whenever you acquire a lock, you must drop all your focus and evade tokens; then you gain as many of each as the ship you locked has.',
      abilities: [
        at('lock-acquired', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship,
          *effect({ table, self: { ship }, moment }) {
            const locked = table.findShip(moment.target);
            for (const token of ['focus', 'evade'] as const) removeToken(table, ship, token, ship.tokens[token]);
            for (const token of ['focus', 'evade'] as const)
              yield* gainToken(table, ship, token, locked?.tokens[token] ?? 0, byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'laetinashera',
      name: "Laetin A'shera",
      caption: "Car'das Enforcer",
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 7,
      slots: ['talent', 'modification'],
      standard: true,
      text: 'After an attack of yours or against you that missed: gain an evade token.',
      abilities: [
        at('after-defending', {
          optional: false,
          when: (context) => youDefend(context) && missed(context),
          effect: gainEvade,
        }),
        at('after-attacking', {
          optional: false,
          when: (context) => youAttack(context) && missed(context),
          effect: gainEvade,
        }),
      ],
    },
    {
      id: 'quinnjast',
      name: 'Quinn Jast',
      caption: 'Fortune Seeker',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 7,
      slots: ['talent', 'modification'],
      keywords: ['Bounty Hunter'],
      standard: true,
      text: 'Engagement Phase starts: you may gain a disarm token so that one of your upgrades recovers a charge.',
      abilities: [
        at('start-of-engagement', {
          rule: 'xw2.faq-cards.34',
          optional: false,
          when: ({ table, self }) => emptied(table, self.ship).length > 0,
          *effect({ table, self: { ship, card } }) {
            const options = emptied(table, ship).map((upgrade) => ({
              key: upgrade.id,
              about: { card: upgrade.id },
              upgrade,
            }));
            const { upgrade } = yield* pickOne({
              seat: ship.seat,
              topic: 'recover-charge',
              rule: RULE,
              about: { ship: ship.id, card },
              options: [...options, { key: 'none' as const, upgrade: null }],
            });
            if (!upgrade) return;
            yield* gainToken(table, ship, 'disarm', 1);
            recoverCharge(table, { ship, upgrade }, 1, 'xw2.faq-cards.34');
          },
        }),
      ],
    },
    {
      id: 'tansariipointveteran',
      name: 'Tansarii Point Veteran',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 0,
      cost: 3,
      loadout: 3,
      slots: ['modification'],
      standard: true,
      abilities: [],
    },
    {
      id: 'inaldra',
      name: 'Inaldra',
      caption: 'Tansarii Point Boss',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 6,
      slots: ['modification'],
      standard: true,
      text: 'Attacking or defending: you may suffer 1 damage to reroll as many of your dice as you like.',
      abilities: [
        rerollsAttackDice({ when: youAttack, cost: ONE_DAMAGE, most: 6 }),
        rerollsDefenseDice({ when: youDefend, cost: ONE_DAMAGE, most: 6 }),
      ],
    },
    {
      id: 'cartelspacer',
      name: 'Cartel Spacer',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 0,
      cost: 3,
      loadout: 4,
      slots: ['modification'],
      standard: true,
      abilities: [],
    },
    {
      id: 'sunnybounder',
      name: 'Sunny Bounder',
      caption: 'Incurable Optimist',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 1,
      cost: 3,
      loadout: 5,
      slots: ['modification'],
      standard: true,
      text: 'Attacking or defending: whenever you roll or reroll and all your dice show the same, you may add one more of that result.',
      abilities: [
        at('attack-dice-rolled', {
          rule: 'xw2.dice-modification.2',
          optional: true,
          when: (context) => matches(context, 'attack'),
          *effect({ self, moment: { attack } }) {
            attack.modifiedBy.push(self.ship.id);
            addMatching(attack.attackDice);
          },
        }),
        at('defense-dice-rolled', {
          rule: 'xw2.dice-modification.2',
          optional: true,
          when: (context) => matches(context, 'defense'),
          *effect({ moment: { attack } }) {
            addMatching(attack.defenseDice);
          },
        }),
        at('dice-rerolled', {
          rule: 'xw2.dice-modification.2',
          optional: true,
          when: (context) => matches(context, context.moment.dice),
          *effect({ self, moment: { attack, dice } }) {
            if (dice === 'defense') return addMatching(attack.defenseDice);
            attack.modifiedBy.push(self.ship.id);
            addMatching(attack.attackDice);
          },
        }),
      ],
    },
    {
      id: 'g4rgorvm',
      name: 'G4R-G0R V/M',
      caption: 'Tilted Droid',
      faction: 'scumandvillainy',
      initiative: 0,
      limited: 1,
      cost: 3,
      loadout: 6,
      slots: ['modification'],
      keywords: ['Droid'],
      actions: ['calculate', 'evade', 'lock', 'barrel-roll'],
      standard: true,
      text: 'After defending: 1 critical damage for every other ship at range 0.',
      abilities: [
        at('after-defending', {
          optional: false,
          when: (context) => youDefend(context) && touched(context).length > 0,
          *effect(context) {
            for (const ship of touched(context)) yield* sufferDamage(context.table, ship, 'crit', 1, { rule: RULE });
          },
        }),
      ],
    },
  ],
};
