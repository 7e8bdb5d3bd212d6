import { createContext, useContext } from 'react';

/** Where a builder's rules are read: the game whose pages have them, and what their ids begin with. */
export interface RuleHome {
  readonly game: string;
  readonly rulePrefix: string;
}

export const RuleHomeContext = createContext<RuleHome | null>(null);

export function useRuleHome(): RuleHome {
  const home = useContext(RuleHomeContext);
  if (!home) throw new Error('Nobody told the builder where its rules are.');
  return home;
}
