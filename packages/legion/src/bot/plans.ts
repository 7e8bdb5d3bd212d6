import type { Unit } from '../state.ts';
import type { LegionView } from '../view.ts';

type Moment = Pick<LegionView, 'round' | 'activation'>;

/**
 * Where a unit was to go when its action was chosen: what has been thought through once is not thought through again. Whoever remembers
 * nothing looks anew, and comes to the same end.
 */
export class Plans {
  readonly #keys = new Map<boolean, { readonly when: string; readonly key: string }>();

  /** At the choice of an action. */
  note(moment: Moment, unit: Unit, mayAttack: boolean, key: string): void {
    this.#keys.set(mayAttack, { when: stamp(moment, unit, 1), key });
  }

  /** Once that action is performed. */
  of(moment: Moment, unit: Unit, mayAttack: boolean): string | undefined {
    const plan = this.#keys.get(mayAttack);
    return plan?.when === stamp(moment, unit, 0) ? plan.key : undefined;
  }
}

/** The same for the choice of an action and what comes of it, as long as the unit has not stirred. */
function stamp({ round, activation }: Moment, { id, minis: [leader] }: Unit, more: number): string {
  const done = activation?.unit === id ? activation.performed.length + more : -1 - more;
  return `${round} ${id} ${done} ${leader?.pose.x} ${leader?.pose.y} ${leader?.pose.heading}`;
}
