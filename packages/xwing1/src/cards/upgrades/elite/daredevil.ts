import { cardAction, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionBar } from '../../../rules/actions.ts';
import { sufferAll } from '../../../rules/damage.ts';
import { executeManeuver } from '../../../rules/maneuver.ts';
import { rollAttackDice } from '../../../rules/roll.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const DAREDEVIL: UpgradeFacts = {
  id: 'daredevil',
  name: 'Daredevil',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  text: 'Action: execute a white 1 turn, then receive 1 stress token. Without boost on your action bar roll 2 attack dice and suffer the hits and crits.',
  abilities: [
    cardAction({
      *perform({ table, self: { ship, card } }) {
        const options = [{ key: 'left-turn' as const }, { key: 'right-turn' as const }];
        const about = { ship: ship.id, card };
        const { key } = yield* pickOne({ seat: ship.seat, topic: 'choose', rule: RULE, about, options });
        yield* executeManeuver(table, ship, { speed: 1, bearing: key, difficulty: 'white' });
        yield* gainToken(table, ship, 'stress', 1);
        if (ship.place !== 'play' || actionBar(table, ship).includes('boost')) return;
        const dice = yield* rollAttackDice(table, ship, 2, card);
        const [hits, crits] = (['hit', 'crit'] as const).map((wanted) => dice.filter((face) => face === wanted).length);
        yield* sufferAll(table, ship, hits ?? 0, crits ?? 0, { rule: RULE });
      },
    }),
  ],
};
