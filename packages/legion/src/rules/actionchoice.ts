import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import type { ActionAbout } from '../ask.ts';

/** Something that a unit may do with an action. */
export interface ActionChoice {
  readonly key: string;
  readonly about: ActionAbout;
  readonly rule: RuleId;
  /** How many actions it takes; 0 for a free one. */
  readonly cost: number;
  /** The rule that makes it take the whole activation. */
  readonly whole: RuleId | undefined;
  /** The card or keyword whose card action it is. */
  readonly ofCard: string | undefined;
  /** A card action that is treated as an attack action of this kind. */
  readonly attack: 'ranged' | 'melee' | undefined;
  readonly whyNot: Violation | undefined;
  /** What it lacks besides; dear to find out, and asked where nothing else forbids it. */
  readonly lacks: (() => Violation | undefined) | undefined;
  readonly perform: (free: boolean) => Procedure<void>;
}

type Rare = 'whole' | 'ofCard' | 'attack' | 'lacks';
/** A choice as the rules declare it. */
export type Said = Omit<ActionChoice, Rare> & Partial<Pick<ActionChoice, Rare>>;

/** In one shape, whatever it leaves out: the rules look through all of them before every action. */
export function actionChoice(said: Said): ActionChoice {
  const { key, rule, cost, whole, ofCard, attack, whyNot, lacks, perform } = said;
  const { action, to, onto, way, turn, card } = said.about;
  const about = { action, to, onto, way, turn, card };
  return { key, about, rule, cost, whole, ofCard, attack, whyNot, lacks, perform };
}

/** The same choice with what forbids it, if anything does. */
export function forbidden(choice: ActionChoice, whyNot: Violation | undefined): ActionChoice {
  return whyNot === choice.whyNot ? choice : pricedAt(choice, choice.cost, choice.whole, whyNot);
}

/** The same choice at another price, and with what forbids it there. */
export function pricedAt(
  choice: ActionChoice,
  cost: number,
  whole: RuleId | undefined,
  whyNot: Violation | undefined,
): ActionChoice {
  const { key, about, rule, ofCard, attack, lacks, perform } = choice;
  return { key, about, rule, cost, whole, ofCard, attack, whyNot, lacks, perform };
}
