/** A target lock: a blue token on the ship that has it, a red one on its target, both with the same letter. */
export interface Lock {
  readonly letter: string;
  readonly locker: string;
  readonly target: string;
}

interface Locker {
  readonly id: string;
  readonly locks: readonly string[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** All target locks, with letters by the order of the ships that have them (xw1.target-lock-action.4). */
export function locksOn({ ships }: { readonly ships: readonly Locker[] }): readonly Lock[] {
  return ships
    .flatMap(({ id, locks }) => locks.map((target) => ({ locker: id, target })))
    .map((lock, index) => ({ ...lock, letter: LETTERS[index % LETTERS.length] ?? '' }));
}
