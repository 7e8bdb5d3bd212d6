import type { Pose } from '@rangefinder/geometry';
import { keepOn } from '@rangefinder/kernel';
import type { Cover, Miniature } from './battlefield/model.ts';
import type { UnitFacts } from './card.ts';
import type { Catalog } from './edition.ts';
import type { Mini, Unit } from './state.ts';

/** What follows from a miniature in the state, found out once for each place it stands at. */
class KnownMini {
  #at: Pose | null = null;
  #on: string | null = null;
  #miniature: Miniature | null = null;

  /** What was found out, if it stands where it did. */
  before(unit: Unit, mini: Mini): Miniature | null {
    const before = this.#miniature;
    return before && before.seat === unit.seat && this.#at === mini.pose && this.#on === mini.on ? before : null;
  }

  miniature(unit: Unit, mini: Mini, facts: UnitFacts, z: number): Miniature {
    this.#at = mini.pose;
    this.#on = mini.on;
    const { type, base, height, eye } = facts;
    const isGround = hoversOverGround(facts);
    const made: Miniature = {
      id: mini.id,
      unit: unit.id,
      seat: unit.seat,
      type,
      base,
      pose: mini.pose,
      on: mini.on,
      z,
      height,
      eye,
      // Rulings: only the upper half of a repulsor's stand hides, unless it counts as a ground vehicle.
      hidesFrom: type === 'repulsor' && !isGround ? height / 2 : 0,
      coversAsGround: isGround,
      gives: coverGivenBy(facts),
      smallTarget: facts.keywords.some(({ id }) => id === 'small'),
      isCart: false,
    };
    this.#miniature = made;
    return made;
  }
}

/** Others treat it as a ground vehicle (legion.hover.5). */
function hoversOverGround({ keywords }: UnitFacts): boolean {
  return keywords.some(({ id, of }) => id === 'hover' && of === 'ground');
}

/**
 * legion.cover.4 to .7, legion.hover.6
 * legion.trooper.10, legion.creature-trooper.6, legion.emplacement-trooper.4, legion.vehicles.17, .18, .19, legion.terrain-area.9, .10, legion.cover.29, .30
 */
function coverGivenBy(facts: UnitFacts): Cover {
  const { type, base } = facts;
  if (type === 'creature' || type === 'emplacement') return 'light';
  if (type === 'ground') return base.shape.kind === 'polygon' ? 'heavy' : 'light'; // walkers have round bases, tanks oblong ones
  return hoversOverGround(facts) ? 'heavy' : 'none';
}

const KNOWN = Symbol('known');

/** The miniature in space; what is known of it hangs on it under a symbol, so that neither JSON nor copies see it. */
export function miniatureOf(unit: Unit, mini: Mini & { readonly [KNOWN]?: KnownMini }, ground: Ground): Miniature {
  const known = mini[KNOWN] ?? keepOn(mini, KNOWN, new KnownMini());
  const before = known.before(unit, mini);
  if (before) return before;
  return known.miniature(unit, mini, ground.cards.unit(mini.counterpart ?? unit.card), ground.heightOf(mini.on));
}

/** What a miniature stands on and is made by. */
interface Ground {
  readonly cards: Catalog;
  heightOf(on: string | null): number;
}
