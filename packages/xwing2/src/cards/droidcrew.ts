import { pickOne } from '@rangefinder/kernel';
import { at, type CardAbility, cardAction, instead } from '../abilities.ts';
import { friendsAt, mayChooseShip } from '../rules/choose.ts';
import { sufferDamage } from '../rules/damage.ts';
import { destroyShip } from '../rules/destroying.ts';
import { flipUpgrade } from '../rules/flip.ts';
import { rollOutsideAttack } from '../rules/roll.ts';
import { gainToken, transferToken } from '../rules/tokens.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Cards with something on them that runs out, and another face then: Agent Terex and IG-11. */

const RULE = 'xw2.abilities.1';

/** How many of the three calculate tokens have left Agent Terex. */
const GIVEN = 'agentterex:given';

/** Agent Terex hands out the calculate tokens on his card. */
export const GIVES_CALCULATE: CardAbility = at('start-of-engagement', {
  rule: RULE,
  optional: false,
  *effect({ table, self }) {
    const friend = yield* mayChooseShip(self, friendsAt(table, self, 0, 3), RULE);
    if (!friend) return;
    const given = (self.ship.memory[GIVEN] ?? 0) + 1;
    self.ship.memory[GIVEN] = given;
    yield* gainToken(table, friend, 'calculate', 1, { rule: RULE, by: self.ship.seat });
    if (given >= 3 && self.upgrade) flipUpgrade(table, self.ship, self.upgrade, RULE);
  },
});

function gifts(ship: Ship) {
  return (['calculate', 'jam'] as const).filter((token) => ship.tokens[token] > 0).map((key) => ({ key }));
}

function others(table: XTable, ship: Ship): Ship[] {
  return table.inPlay().filter((other) => other !== ship && table.range(ship, other) <= 3);
}

/** As a cyborg he calculates, or fails to, and hands on what he has. */
export const CYBORG: readonly CardAbility[] = [
  at('system', {
    rule: RULE,
    optional: false,
    when: ({ self, moment }) => moment.ship === self.ship,
    *effect({ table, self: { ship, card } }) {
      const [face] = yield* rollOutsideAttack(table, ship, 1, card, RULE);
      const token = face === 'hit' || face === 'crit' ? 'calculate' : 'jam';
      yield* gainToken(table, ship, token, 1, { rule: RULE, by: ship.seat });
    },
  }),
  cardAction(RULE, {
    when: ({ table, self: { ship } }) => gifts(ship).length > 0 && others(table, ship).length > 0,
    *perform({ table, self }) {
      const { ship } = self;
      const other = yield* mayChooseShip(self, others(table, ship), RULE);
      if (!other) return false;
      const about = { ship: ship.id, card: self.card, to: other.id };
      const options = gifts(ship);
      const { key } = yield* pickOne({ seat: ship.seat, topic: 'transfer', rule: 'xw2.tokens.4', about, options });
      yield* transferToken(table, ship, other, key, { rule: 'xw2.tokens.4', by: ship.seat });
      return true;
    },
  }),
];

/** The fuse markers on IG-11. */
const FUSES = 'ig11:fuses';

/** IG-11 takes faceup damage cards upon itself, twice. */
export const TAKES_CRITS: CardAbility = instead('deal-faceup', {
  rule: RULE,
  optional: false,
  when: ({ self, moment }) => moment.ship === self.ship,
  *instead({ table, self }) {
    const fuses = (self.ship.memory[FUSES] ?? 0) + 1;
    self.ship.memory[FUSES] = fuses;
    yield* gainToken(table, self.ship, 'calculate', 1, { rule: RULE, by: self.ship.seat });
    if (fuses >= 2 && self.upgrade) flipUpgrade(table, self.ship, self.upgrade, RULE);
    return true;
  },
});

/** Then its fuses burn down, and it takes its ship along. */
export const BURNS_DOWN: readonly CardAbility[] = [
  at('during-end', {
    rule: RULE,
    optional: false,
    *effect({ table, self: { ship } }) {
      const left = Math.max(0, (ship.memory[FUSES] ?? 0) - 1);
      ship.memory[FUSES] = left;
      if (left > 0) return;
      const near = table.inPlay().filter((other) => other !== ship && table.range(ship, other) <= 1);
      yield* destroyShip(table, ship, null);
      for (const other of near) yield* sufferDamage(table, other, 'crit', 1, { rule: RULE });
    },
  }),
  cardAction(RULE, {
    *perform({ self: { ship } }) {
      ship.memory[FUSES] = (ship.memory[FUSES] ?? 0) + 1;
      return true;
    },
  }),
];
