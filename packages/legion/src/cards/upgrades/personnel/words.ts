import { words } from '@rangefinder/kernel/words';
import { type CardAbility, cardAction, modify, RULE } from '../../../abilities.ts';
import type { Token } from '../../../state.ts';
import { gainOneOf } from '../../commands/words.ts';
import { whenActivated } from '../../words/paying.ts';

export const CAPTAIN = words(
  'On activating: exhaust; during this activation it is never suppressed, and removes no suppression tokens.',
  'À son activation : inclinez ; pendant cette activation, elle n’est jamais sous suppression et ne retire aucun pion Suppression.',
  'Przy aktywacji: wyczerp; podczas niej oddział nigdy nie jest przygnieciony i nie usuwa żetonów przygniecenia.',
);

/** A free action for one of these tokens. */
export function oneOf(...tokens: readonly Token[]): readonly CardAbility[] {
  return [
    cardAction({
      rule: RULE,
      free: true,
      perform: (context) => gainOneOf(context, context.moment, tokens),
    }),
  ];
}

const UNDAUNTED = 'activation:undaunted';

/** Captains: for an activation the unit bears its suppression, and keeps it. */
export const CAPTAIN_LEADS: readonly CardAbility[] = [
  whenActivated(({ moment: { unit } }) => {
    unit.memory[UNDAUNTED] = 1;
  }),
  modify(
    'suppressed',
    (suppressed, { self, moment: unit }) => suppressed && !(unit === self.unit && unit.memory[UNDAUNTED]),
  ),
  modify(
    'may-lose-suppression',
    (may, { self, moment: unit }) => may && !(unit === self.unit && unit.memory[UNDAUNTED]),
  ),
];
