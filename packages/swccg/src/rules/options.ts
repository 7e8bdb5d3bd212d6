import { NOTHING, type Option, type Procedure } from '@rangefinder/kernel';

/** Something a player may do now: an action or a response. */
export interface ActionOption extends Option {
  /** For a response, the text that would be used up for this event. */
  readonly text: string;
  readonly perform: () => Procedure<void>;
}

/** All have one form: whoever looks at options of many kinds sees only one kind of object. */
export function deed(key: string, about: Option['about'], perform: () => Procedure<void>, text = ''): ActionOption {
  return { key, about, text, perform };
}

/** What a player may do who may do nothing. */
export const NO_OPTIONS: readonly never[] = [];

export const PASS = deed('pass', undefined, () => NOTHING);
