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
