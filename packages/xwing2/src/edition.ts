import type { Procedure, Seat } from '@rangefinder/kernel';
import type {
  BarAction,
  ConditionFacts,
  DamageFacts,
  DeviceFacts,
  PilotCard,
  RemoteFacts,
  UpgradeFacts,
  UpgradeSide,
} from './card.ts';
import type { Mission } from './missions/mission.ts';
import type { Equipped, MissionId, Ship } from './state.ts';
import type { XTable } from './table.ts';

/** The cards there are. Ids in a state were parsed, so that asking for one that does not exist is a fault. */
export interface Catalog {
  pilot(id: string): PilotCard;
  upgrade(id: string): UpgradeFacts;
  /** A weapon may belong to no upgrade. */
  findUpgrade(id: string): UpgradeFacts | undefined;
  /** All upgrades whose abilities are written. */
  playableUpgrades(): readonly UpgradeFacts[];
  /** The face of an upgrade that shows. */
  face(upgrade: Pick<Equipped, 'id' | 'side'>): UpgradeSide;
  device(id: string): DeviceFacts;
  /** An upgrade may leave behind what is no device, such as an obstacle. */
  findDevice(id: string): DeviceFacts | undefined;
  /** The card of a device that is a unit. */
  remote(id: string): RemoteFacts | undefined;
  damage(id: string): DamageFacts;
  /** All cards of a damage deck, in order. */
  readonly damageDeck: readonly string[];
  condition(id: string): ConditionFacts;
}

/** Performs an action of the action bar; answers whether it was performed. */
export type PerformAction = (t: XTable, ship: Ship) => Procedure<boolean>;

/**
 * What the rules are handed: the cards, and those chapters that others set off without knowing them. Rules import neither
 * cards nor the chapters that build on them.
 */
export interface Edition {
  readonly cards: Catalog;
  readonly missions: Readonly<Record<MissionId, Mission>>;
  readonly actions: Readonly<Record<BarAction, PerformAction>>;
  /** What comes of having enough tractor tokens. */
  becomeTractored(t: XTable, ship: Ship, by: Seat): Procedure<void>;
}
