import type { Procedure, Violation } from '@rangefinder/kernel';
import type {
  BarAction,
  BombFacts,
  ConditionFacts,
  DamageFacts,
  PilotCard,
  UpgradeFacts,
  UpgradeSide,
} from './card.ts';
import type { Equipped, Options, Ship } from './state.ts';
import type { XTable } from './table.ts';

/** The cards there are. Ids in a state were parsed, so that asking for one that does not exist is a fault. */
export interface Catalog {
  pilot(id: string): PilotCard;
  upgrade(id: string): UpgradeFacts;
  /** A weapon may belong to no upgrade. */
  findUpgrade(id: string): UpgradeFacts | undefined;
  /** The face of an upgrade that shows. */
  face(upgrade: Pick<Equipped, 'id' | 'side'>): UpgradeSide;
  bomb(id: string): BombFacts;
  damage(id: string): DamageFacts;
  /** All cards of a damage deck, in order (xw1.damage.20). */
  damageDeck(deck: Options['damageDeck']): readonly string[];
  condition(id: string): ConditionFacts;
}

/** An action of the action bar: what makes it impossible from the outset, and how it is performed. */
export interface BarActionRule {
  whyNot?(t: XTable, ship: Ship): Violation | undefined;
  perform(t: XTable, ship: Ship): Procedure<void>;
}

/**
 * What the rules are handed: the cards, and those chapters that others set off without knowing them. Rules import neither
 * cards nor the chapters that build on them.
 */
export interface Edition {
  readonly cards: Catalog;
  /** What a ship cost its player, upgrades and all. */
  costOf(pilot: string, upgrades: readonly string[]): number;
  readonly actions: Readonly<Record<BarAction, BarActionRule>>;
  /** What comes of being assigned a tractor beam token. */
  tractored(t: XTable, ship: Ship, by: number): Procedure<void>;
  /** What ships docked with a carrier may do when it executed a maneuver, and must do before it is removed as destroyed. */
  carrierMoved(t: XTable, carrier: Ship): Procedure<void>;
  carrierDestroyed(t: XTable, carrier: Ship): Procedure<void>;
}
