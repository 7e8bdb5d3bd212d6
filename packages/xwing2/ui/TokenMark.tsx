import { TokenBadge, type TokenBadgeProps } from '@rangefinder/xwing/ui';
import { TOKENS, type Token } from '../src/state.ts';

interface TokenMarkProps extends Omit<TokenBadgeProps, 'icon' | 'colour'> {
  readonly token: Token | 'lock';
}

/** A token of this edition, in its colour; those that leave in the End Phase are round (xw2.end-phase.4). */
export function TokenMark({ token, ...rest }: TokenMarkProps) {
  return <TokenBadge icon={token} colour={token === 'lock' ? 'red' : TOKENS[token]} {...rest} />;
}
