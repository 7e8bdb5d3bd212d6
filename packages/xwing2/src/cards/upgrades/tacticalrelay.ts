import { pick } from '@rangefinder/kernel';
import { type AbilityContext, at, modify } from '../../abilities.ts';
import { actionBar } from '../../rules/actions.ts';
import { chargesOf, spendCharge } from '../../rules/charges.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { assignLock, lockTargets } from '../../rules/lock.ts';
import { inArc } from '../../rules/measure.ts';
import { addDie, maySpendToken } from '../../rules/modify.ts';
import { gainToken, spendToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { attackerOf, defenderOf } from '../attackwords.ts';
import type { UpgradeFacts } from '../card.ts';
import { chooses } from '../phrases.ts';

const RULE = 'xw2.abilities.1';

function calculates(table: XTable, ship: Ship): boolean {
  return actionBar(table, ship).some(({ action }) => action === 'calculate');
}

function calculating(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 3).filter(({ tokens }) => tokens.calculate > 0);
}

/** Friends that have the ship that just moved in their bullseye arc, and could lock it. */
function aimingFriends({ table, self, moment: { ship } }: AbilityContext<{ readonly ship: Ship }>): Ship[] {
  return friendsAt(table, self, 0, 3).filter(
    (friend) => inArc(table, friend, 'bullseye', ship) && lockTargets(table, friend).some(({ key }) => key === ship.id),
  );
}

export const TACTICALRELAY: readonly UpgradeFacts[] = [
  {
    id: 'k2b4',
    name: 'K2-B4',
    fills: ['tacticalrelay'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['separatistalliance'] }],
    standard: true,
    solitary: true,
    text: 'When a friend at range 0-3 defends it may spend a calculate token: it adds an evade unless the attacker gains a strain token.',
    abilities: [
      at('defender-modifies-defense-dice', {
        rule: 'xw2.dice-modification.2',
        optional: true,
        when: (context) => {
          const { table, self, moment } = context;
          const defender = defenderOf(context);
          return (
            table.isFriendly(self.ship, defender) &&
            maySpendToken(table, moment.attack, defender, 'calculate') &&
            table.range(self.ship, defender) <= 3
          );
        },
        *effect(context) {
          const { table, self, moment } = context;
          const rule = 'xw2.dice-modification.2';
          const defender = defenderOf(context);
          if (!defender) return;
          yield* spendToken(table, defender, 'calculate', 1, rule, moment.attack);
          const attacker = attackerOf(context);
          // xw2.using-remotes.4: a remote gains no strain.
          const ways = attacker.place === 'play' ? (['evade', 'strain'] as const) : (['evade'] as const);
          if ((yield* chooses(context, attacker, ways, rule)) === 'evade') addDie(moment.attack.defenseDice, 'evade');
          else yield* gainToken(table, attacker, 'strain', 1, { rule, by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'kalani',
    name: 'Kalani',
    fills: ['tacticalrelay'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['separatistalliance'] }],
    standard: true,
    solitary: true,
    charges: { value: 3, recovers: 3 },
    actions: ['calculate'],
    text: 'After an enemy executes a maneuver into the bullseye arc of a friend at range 0-3 you may pay a charge: that ship locks it and gains a stress token.',
    abilities: [
      at('maneuver-executed', {
        rule: 'xw2.faq-cards.98',
        optional: false,
        when: (context) =>
          context.moment.ship.seat !== context.self.ship.seat &&
          chargesOf(context.self) > 0 &&
          aimingFriends(context).length > 0,
        *effect(context) {
          const { table, self, moment } = context;
          const friend = yield* mayChooseShip(self, aimingFriends(context), 'xw2.faq-cards.98');
          if (!friend) return;
          spendCharge(table, self, 1, 'xw2.faq-cards.98');
          yield* assignLock(table, friend, moment.ship.id, 'xw2.faq-cards.98');
          yield* gainToken(table, friend, 'stress', 1, { rule: 'xw2.faq-cards.98', by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'kraken',
    name: 'Kraken',
    fills: ['tacticalrelay'],
    limited: 1,
    cost: 10,
    restrictions: [{ faction: ['separatistalliance'] }],
    standard: true,
    solitary: true,
    actions: ['calculate'],
    text: 'End Phase: you may choose up to three friends at range 0-3; each keeps one calculate token.',
    abilities: [
      at('during-end', {
        rule: 'xw2.end-phase.4',
        optional: false,
        when: ({ table, self }) => calculating(table, self.ship).length > 0,
        *effect({ table, self }) {
          const chosen = yield* pick({
            seat: self.ship.seat,
            topic: 'choose-ships',
            rule: 'xw2.end-phase.4',
            about: { ship: self.ship.id, card: self.card },
            options: calculating(table, self.ship).map((ship) => ({ key: ship.id, ship })),
            min: 0,
            max: 3,
          });
          for (const { ship } of chosen) ship.memory['round:kraken'] = 1;
        },
      }),
      modify('keeps-tokens', 'xw2.end-phase.4', (kept, { moment: { ship, token } }) =>
        token === 'calculate' && ship.memory['round:kraken'] === 1 ? Math.max(kept, 1) : kept,
      ),
    ],
  },
  {
    id: 'ta175',
    name: 'TA-175',
    fills: ['tacticalrelay'],
    limited: 1,
    cost: 8,
    restrictions: [{ faction: ['separatistalliance'] }],
    standard: true,
    solitary: true,
    text: 'After a friend at range 0-3 that can calculate is destroyed, every friend at range 0-3 that can calculate gains a calculate token.',
    abilities: [
      at('ship-destroyed', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment: { ship } }) =>
          table.isFriendly(self.ship, ship) && table.range(self.ship, ship) <= 3 && calculates(table, ship),
        *effect({ table, self }) {
          for (const ship of friendsAt(table, self, 0, 3)) {
            if (!ship.destroyed && calculates(table, ship))
              yield* gainToken(table, ship, 'calculate', 1, { rule: RULE, by: self.ship.seat });
          }
        },
      }),
    ],
  },
  {
    id: 'tv94',
    name: 'TV-94',
    fills: ['tacticalrelay'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['separatistalliance'] }],
    standard: true,
    solitary: true,
    text: 'A friend at range 0-3 whose primary attack rolls two dice or fewer, with the defender in its bullseye arc, may spend a calculate token to add a hit.',
    abilities: [
      at('attacker-modifies-attack-dice', {
        rule: 'xw2.dice-modification.2',
        optional: true,
        when: (context) => {
          const { table, self, moment } = context;
          const attacker = attackerOf(context);
          return (
            moment.attack.kind === 'primary' &&
            moment.attack.attackDice.length <= 2 &&
            table.isFriendly(self.ship, attacker) &&
            maySpendToken(table, moment.attack, attacker, 'calculate') &&
            table.range(self.ship, attacker) <= 3 &&
            inArc(table, attacker, 'bullseye', table.ship(moment.attack.defender))
          );
        },
        *effect(context) {
          const { table, moment } = context;
          yield* spendToken(table, attackerOf(context), 'calculate', 1, 'xw2.dice-modification.2', moment.attack);
          addDie(moment.attack.attackDice, 'hit');
        },
      }),
    ],
  },
];
