/** Tests are red before anything is broken: from them nobody could tell what a break does. One line for each. */
export class RedAlready extends Error {
  constructor(red: readonly { readonly test: string; readonly failure: string }[]) {
    // Most failures of a scenario begin with the line of its file.
    const lines = red.map(({ test, failure }) => (failure.startsWith(test) ? failure : `${test}: ${failure}`));
    super(['Red before anything is broken:', ...lines].join('\n'));
  }
}
