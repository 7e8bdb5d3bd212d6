/** Which side of the Force. */
export type Side = 'dark' | 'light';

interface Facts {
  /** Readable and stable: the title, with the side where both sides have it. */
  readonly id: string;
  /** Set and number, as collectors write it. */
  readonly code: string;
  readonly title: string;
  readonly side: Side;
  readonly destiny: number;
  /** The other of two destiny numbers (swccg.core-destiny.7). */
  readonly otherDestiny?: number;
  /** How many may be on table; absent: any number (swccg.core-uniqueness.1). */
  readonly copies?: number;
  /** The limit counts per system (swccg.core-uniqueness.2). */
  readonly perSystem?: boolean;
  readonly icons?: readonly string[];
  /**
   * Characteristics from lore and subtype: species, gender, unit and the like (swccg.core-characters.4, .5); a
   * starship's side is one, and matters where a text names it (swccg.core-starship-classes.10).
   */
  readonly keywords?: readonly string[];
  /** Whom or what it represents (swccg.core-personas.1). */
  readonly persona?: string;
}

interface Fighter {
  readonly power?: number;
  readonly ability?: number;
  /** Absent: it does not deploy by itself (swccg.core-deploy-cost.7). */
  readonly deploy?: number;
  readonly forfeit?: number;
  readonly armor?: number;
  readonly maneuver?: number;
  readonly hyperspeed?: number;
  readonly landspeed?: number;
}

/** swccg.core-characters.2 */
export interface CharacterFacts extends Facts, Fighter {
  readonly type: 'character';
  /** Rebel, Imperial, alien, droid and others (swccg.core-characters.1). */
  readonly kind: string;
}

/** A squadron, too, is one card with one set of values, and goes as a whole (swccg.core-squadrons.1, .2). */
export interface StarshipFacts extends Facts, Fighter {
  readonly type: 'starship';
  /** As printed; what speaks of one class does not speak of another (swccg.core-starship-classes.1,
   * swccg.starship-starfighter.3, swccg.starship-squadron-examples.1). */
  readonly class: 'starfighter' | 'capital' | 'squadron';
  readonly model: string;
}

/** swccg.core-vehicles.1, swccg.core-vehicles.2 */
export interface VehicleFacts extends Facts, Fighter {
  readonly type: 'vehicle';
  readonly class: 'combat' | 'transport' | 'creature' | 'shuttle';
  readonly model?: string;
}

export interface LocationFacts extends Facts {
  readonly type: 'location';
  /** swccg.core-locations.1 */
  readonly kind: 'system' | 'sector' | 'site';
  /** The system, starship or vehicle it is part of; null for generic locations. */
  readonly of: string | null;
  /** As its icon says: on a planet, or of something mobile (swccg.core-sites.6). */
  readonly world: 'planet' | 'mobile' | 'starship' | 'space';
  readonly interior?: boolean;
  readonly exterior?: boolean;
  readonly dockingBay?: boolean;
  /** Force icons of each side (swccg.core-force-icons.1). */
  readonly light: number;
  readonly dark: number;
  readonly parsec?: number;
  /** How far a mobile system moves (swccg.core-death-star.5). */
  readonly hyperspeed?: number;
}

export interface WeaponFacts extends Facts {
  readonly type: 'weapon';
  readonly kind: string;
}

export interface DeviceFacts extends Facts {
  readonly type: 'device';
}

export interface EffectFacts extends Facts {
  readonly type: 'effect';
  readonly kind?: string;
}

export interface InterruptFacts extends Facts {
  readonly type: 'interrupt';
  readonly kind: 'used' | 'lost' | 'used or lost' | 'used or starting' | 'lost or starting';
}

export interface ObjectiveFacts extends Facts {
  readonly type: 'objective';
  /** The title of its other side. */
  readonly back: string;
}

export type CardFacts =
  | CharacterFacts
  | StarshipFacts
  | VehicleFacts
  | LocationFacts
  | WeaponFacts
  | DeviceFacts
  | EffectFacts
  | InterruptFacts
  | ObjectiveFacts;

/** How many of an icon are printed: "pilot x3" is three. */
export function iconCount(facts: CardFacts, icon: string): number {
  if (!facts.icons) return 0;
  for (const printed of facts.icons) {
    if (!printed.startsWith(icon)) continue;
    if (printed.length === icon.length) return 1;
    if (printed.startsWith(' x', icon.length)) return Number(printed.slice(icon.length + 2));
  }
  return 0;
}
