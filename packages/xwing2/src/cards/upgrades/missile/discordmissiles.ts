import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import type { Way } from '../../../rules/devices.ts';
import { spendToken } from '../../../rules/tokens.ts';
import { canPlace, places } from '../../words/device.ts';

const RULE = 'xw2.device.16';

const SPEED_3_FORWARD: readonly Way[] = [
  ['launch', '3-left-bank'],
  ['launch', '3-straight'],
  ['launch', '3-right-bank'],
];

export const DISCORD_MISSILES: UpgradeFacts = {
  id: 'discordmissiles',
  name: 'Discord Missiles',
  fills: ['missile'],
  limited: 3,
  cost: 3,
  restrictions: [{ faction: ['separatistalliance'] }],
  standard: true,
  charges: { value: 1, recovers: 0, recoverable: false },
  device: ['buzzdroidswarm'],
  ways: SPEED_3_FORWARD,
  text: 'Engagement Phase starts: you may spend a calculate token and the charge to launch a buzz droid swarm with the 3 straight or a 3 bank. Spent charges do not come back.',
  abilities: [
    at('start-of-engagement', {
      rule: RULE,
      optional: false,
      when: (context) => context.self.ship.tokens.calculate > 0 && canPlace(context),
      *effect(context) {
        const { table, self } = context;
        const pay = () => spendToken(table, self.ship, 'calculate', 1, RULE);
        yield* places(context, 'buzzdroidswarm', { pay });
      },
    }),
  ],
};
