import { at, byCardOf, cardAction } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt, mayChooseShip } from '../../../rules/choose.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { rollOutsideAttack } from '../../../rules/roll.ts';
import { gainToken, transferToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/** How many of the three calculate tokens have left Agent Terex. */
const GIVEN = 'agentterex:given';

function gifts(ship: Ship) {
  return (['calculate', 'jam'] as const).filter((token) => ship.tokens[token] > 0).map((key) => ({ key }));
}

function others(table: XTable, ship: Ship): Ship[] {
  return table.inPlay().filter((other) => other !== ship && table.range(ship, other) <= 3);
}

export const AGENT_TEREX: UpgradeFacts = {
  id: 'agentterex',
  name: 'Agent Terex',
  fills: ['crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['firstorder'] }],
  standard: true,
  title: 'Agent Terex',
  text: 'Three calculate tokens lie on this card. Engagement Phase starts: you may give one of them to a friend at range 0-3. When none is left, this card flips.',
  abilities: [
    at('start-of-engagement', {
      optional: false,
      *effect({ table, self }) {
        const friend = yield* mayChooseShip(self, friendsAt(table, self, 0, 3));
        if (!friend) return;
        const given = (self.ship.memory[GIVEN] ?? 0) + 1;
        self.ship.memory[GIVEN] = given;
        yield* gainToken(table, friend, 'calculate', 1, byCardOf(self.ship));
        if (given >= 3 && self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
      },
    }),
  ],
  back: {
    title: 'Agent Terex (Cyborg)',
    text: 'System Phase: roll an attack die. A hit or crit gains you a calculate token, anything else a jam token. Action: hand a calculate or jam token to a ship at range 0-3.',
    abilities: [
      at('system', {
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self: { ship, card } }) {
          const [face] = yield* rollOutsideAttack(table, ship, 1, card);
          const token = face === 'hit' || face === 'crit' ? 'calculate' : 'jam';
          yield* gainToken(table, ship, token, 1, byCardOf(ship));
        },
      }),
      cardAction({
        when: ({ table, self: { ship } }) => gifts(ship).length > 0 && others(table, ship).length > 0,
        *perform({ table, self }) {
          const { ship } = self;
          const other = yield* mayChooseShip(self, others(table, ship));
          if (!other) return false;
          const about = { ship: ship.id, card: self.card, to: other.id };
          const options = gifts(ship);
          const { key } = yield* pickOne({ seat: ship.seat, topic: 'transfer', rule: 'xw2.tokens.4', about, options });
          yield* transferToken(table, ship, other, key, { rule: 'xw2.tokens.4', by: ship.seat });
          return true;
        },
      }),
    ],
  },
};
