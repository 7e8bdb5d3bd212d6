import type { Focus } from '@rangefinder/board';
import type { Ghost } from './ghost.ts';

interface Attacking {
  readonly attack: { readonly attacker: string; readonly defender: string } | null;
}

/** What a question is about beyond the pieces of its options: where a ship may get to, or the two of an attack. */
export function focusOf({ attack }: Attacking, ghosts: readonly Ghost[]): Focus | undefined {
  const [first] = ghosts;
  if (first && ghosts.length > 1) {
    return { pieces: [first.ship], places: ghosts.flatMap(({ ends }) => ends), closely: true };
  }
  return attack ? { pieces: [attack.attacker, attack.defender], closely: true } : undefined;
}
