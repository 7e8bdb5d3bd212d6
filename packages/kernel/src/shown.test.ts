import { expect, it } from 'vitest';
import type { Shown } from './game.ts';

interface Part {
  readonly open: number;
  readonly secret: string;
}

/** Nobody has decided about `secret`: the type is `never`, and nothing can be shown. */
type Undecided = Shown<Part, 'open', never>;

it('lets a view show nothing of a part until every field is shown or kept', () => {
  const decided: Shown<Part, 'open', 'secret'> = { open: 1 };
  // @ts-expect-error A field of the state is named in neither list.
  const undecided: Undecided = { open: 1 };
  expect(undecided).toEqual(decided);
});

interface Whole {
  readonly counts: { readonly aim: number };
  readonly places: readonly { readonly x: number; readonly y: number; readonly heading: number }[];
  readonly part: Part;
  readonly parts: readonly Part[];
}

/** `part` and `parts` have a field that would slip through with them. */
type Slipped = Shown<Whole, 'counts' | 'places' | 'part' | 'parts', never>;

it('shows a part within a part by a type of its own', () => {
  const decided: Shown<Whole, 'counts' | 'places', 'part' | 'parts'> = { counts: { aim: 1 }, places: [] };
  // @ts-expect-error A part with fields of its own cannot be shown as it is.
  const slipped: Slipped = decided;
  expect(slipped).toBe(decided);
});
