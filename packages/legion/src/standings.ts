import type { Miniature, PlacedPart, Scene } from './battlefield/model.ts';
import { blocksSight, sees } from './battlefield/sight.ts';

/*
 * What was found out about where units stand, kept as long as it holds: whoever moves makes only what concerns it be found out
 * again.
 */

/** Where a unit stands: its miniatures in space, the leader first. The list is another one when any of them stands elsewhere. */
export class Standing {
  miniatures: readonly Miniature[] = [];
  /** The shift after which it was looked at last. */
  seen = -1;
  /** Whether it stands in difficult terrain, and among which terrain; null as long as nobody asked. */
  slow: { readonly parts: readonly PlacedPart[]; readonly is: boolean } | null = null;
}

/** What was found out about two units, as long as neither moves. */
export class Pairs<Value> {
  readonly #known = new Map<Standing, Map<Standing, Pair<Value>>>();

  of(a: Standing, b: Standing, find: () => Value): Value {
    let known = this.#known.get(a);
    if (known === undefined) {
      known = new Map();
      this.#known.set(a, known);
    }
    const before = known.get(b);
    if (before !== undefined && before.one === a.miniatures && before.other === b.miniatures) return before.value;
    const value = find();
    known.set(b, { one: a.miniatures, other: b.miniatures, value });
    return value;
  }
}

interface Pair<Value> {
  readonly one: readonly Miniature[];
  readonly other: readonly Miniature[];
  readonly value: Value;
}

/** More places than miniatures stand at in a round: what was seen from others is forgotten. */
const REMEMBERED = 300;

/** Who sees whom, as long as neither moves, nor any vehicle or piece of terrain that could be between them. */
export class Sights {
  #parts: readonly PlacedPart[] = [];
  #vehicles: readonly Miniature[] = [];
  readonly #known = new Map<Miniature, Map<Miniature, boolean>>();

  /** Whether a miniature sees another in a scene. */
  sees(scene: Scene, viewer: Miniature, target: Miniature): boolean {
    let known = this.#known.get(viewer);
    if (known === undefined) {
      known = new Map();
      this.#known.set(viewer, known);
    }
    const before = known.get(target);
    if (before !== undefined) return before;
    const found = sees(scene, viewer, target);
    known.set(target, found);
    return found;
  }

  /** Another scene: what was seen in the last one holds if the same things block sight. */
  shift({ parts, miniatures }: Scene): void {
    const vehicles = miniatures.filter(blocksSight);
    const areSame = vehicles.length === this.#vehicles.length && vehicles.every((one, i) => one === this.#vehicles[i]);
    if (!areSame || parts !== this.#parts || this.#known.size > REMEMBERED) this.#known.clear();
    this.#parts = parts;
    this.#vehicles = vehicles;
  }
}
