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
  /** Characteristics from lore and subtype (swccg.core-characters.4). */
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

export interface CharacterFacts extends Facts, Fighter {
  readonly type: 'character';
  readonly kind: string;
}

export interface StarshipFacts extends Facts, Fighter {
  readonly type: 'starship';
  readonly class: 'starfighter' | 'capital' | 'squadron';
  readonly model: string;
}

export interface VehicleFacts extends Facts, Fighter {
  readonly type: 'vehicle';
  readonly class: 'combat' | 'transport' | 'creature' | 'shuttle';
  readonly model?: string;
}

export interface LocationFacts extends Facts {
  readonly type: 'location';
  readonly kind: 'system' | 'sector' | 'site';
  /** The system, starship or vehicle it is part of; null for generic locations. */
  readonly of: string | null;
  readonly world: 'planet' | 'mobile' | 'starship' | 'space';
  readonly interior?: boolean;
  readonly exterior?: boolean;
  readonly dockingBay?: boolean;
  /** Force icons of each side. */
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
  readonly kind: string;
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
