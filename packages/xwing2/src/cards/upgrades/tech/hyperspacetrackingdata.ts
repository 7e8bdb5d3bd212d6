import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import { changeInitiative } from '../../../rules/stats.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { chooses } from '../../words/phrases.ts';

export const HYPERSPACE_TRACKING_DATA: UpgradeFacts = {
  id: 'hyperspacetrackingdata',
  name: 'Hyperspace Tracking Data',
  fills: ['tech'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['firstorder'] }, { size: ['large'] }],
  standard: true,
  text: 'Before forces are placed you may choose an initiative from 0 to 6, which is yours for setup. After setup each friend at range 0-2 gains a focus or evade token of your choice.',
  abilities: [
    at('before-placing-forces', {
      rule: 'xw2.initiative.3',
      optional: false,
      *effect(context) {
        const { table, self } = context;
        const ways = ['none', '0', '1', '2', '3', '4', '5', '6'] as const;
        const value = yield* chooses(context, self.ship, ways, 'xw2.initiative.3');
        if (value !== 'none') changeInitiative(table, self.ship, Number(value), 'phase', 'xw2.initiative.3');
      },
    }),
    at('prepare-components', {
      rule: 'xw2.tokens.2',
      optional: false,
      *effect({ table, self }) {
        const rule = 'xw2.tokens.2';
        for (const friend of friendsAt(table, self, 0, 2)) {
          const about = { ship: friend.id, card: self.card };
          const options = [{ key: 'focus' as const }, { key: 'evade' as const }];
          const { key } = yield* pickOne({ seat: self.ship.seat, topic: 'choose-token', rule, about, options });
          yield* gainToken(table, friend, key, 1, { rule, by: self.ship.seat });
        }
      },
    }),
  ],
};
