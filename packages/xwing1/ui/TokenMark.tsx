import { TokenBadge, type TokenBadgeProps, type TokenColour } from '@rangefinder/xwing/ui';
import type { Token } from '../src/state.ts';

/** The colours of tokens; green and orange ones leave in the End phase and are round (xw1.end-phase.1, .2). */
const COLOUR: Readonly<Record<Token, TokenColour>> = {
  focus: 'green',
  evade: 'green',
  reinforceFore: 'green',
  reinforceAft: 'green',
  weaponsDisabled: 'orange',
  tractor: 'orange',
  stress: 'red',
  ion: 'red',
  cloak: 'blue',
  jam: 'red',
};

interface TokenMarkProps extends Omit<TokenBadgeProps, 'icon' | 'colour' | 'letter'> {
  readonly token: Token;
}

/** A token of this edition, in its colour. */
export function TokenMark({ token, ...rest }: TokenMarkProps) {
  return <TokenBadge icon={token} colour={COLOUR[token]} {...rest} />;
}

interface LockMarkProps extends Omit<TokenBadgeProps, 'icon' | 'colour' | 'count' | 'letter'> {
  readonly letter: string;
  /** Blue on the ship that has the lock, red on its target (xw1.target-lock-action.4). */
  readonly colour: 'blue' | 'red';
}

/** One of the two tokens of a target lock. */
export function LockMark(props: LockMarkProps) {
  return <TokenBadge icon="lock" {...props} />;
}
