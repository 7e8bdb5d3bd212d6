import { at, modify, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { exposeOrSuffer } from '../../words/phrases.ts';

export const CHOPPER: UpgradeFacts = {
  id: 'chopper-crew',
  name: '"Chopper"',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'In your Perform Action step stress does not keep you from one action. After any action you took while stressed, suffer 1 damage or expose one of your damage cards.',
  abilities: [
    modify(
      'stress-forbids',
      (forbids, { self, moment: { ship } }) =>
        forbids && !(ship === self.ship && ship.actionStep === ship.performed.length),
    ),
    at('action-performed', {
      optional: false,
      // The stress of a red action came after it.
      when: ({ self, moment: { ship, difficulty } }) =>
        ship === self.ship && ship.tokens.stress > (difficulty === 'red' ? 1 : 0),
      *effect(context) {
        yield* exposeOrSuffer(context, 'hit', RULE);
      },
    }),
  ],
};
