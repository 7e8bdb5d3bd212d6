import type { Pose, Procedure, Seat, Violation } from '@rangefinder/kernel';
import type { CardAbility } from './abilities.ts';
import type { PieceKind } from './battlefield/model.ts';
import type { BattleCardFacts, CommandFacts, KeywordFacts, UnitFacts, UpgradeFacts } from './card.ts';
import type { StandbyDeeds } from './rules/standby.ts';
import type { Marker, Unit } from './state.ts';
import type { LTable } from './table.ts';

/** What an objective, a deployment or a condition does. */
export interface BattleRules {
  readonly abilities: readonly CardAbility[];
  /** Its setup instructions (legion.setup.19 to .21). */
  setup?(table: LTable): Procedure<void>;
  /** Victory tokens that a seat gains at the end of a round, the last one too. */
  scores?(table: LTable, seat: Seat): number;
  /** Within how many ranges of its player's zones a unit may be deployed outside of them. */
  deploysBeyond?(table: LTable, unit: Unit): number;
  /** What it forbids when a unit is deployed with its leader there, or aboard of a vehicle: null (legion.setup.22). */
  mayDeploy?(table: LTable, unit: Unit, pose: Pose | null): Violation | undefined;
}

/** The cards there are. Ids in a state were parsed, so that asking for one that does not exist is a fault. */
export interface Catalog {
  unit(id: string): UnitFacts;
  upgrade(id: string): UpgradeFacts;
  command(id: string): CommandFacts;
  /** All command cards of a character. */
  commandsOf(character: string): readonly CommandFacts[];
  /** Undefined for keywords that are rules of building alone, or weapons' words without an ability. */
  keyword(id: string): KeywordFacts | undefined;
  battle(id: string): BattleCardFacts;
  /** What a kind of token does as long as one lies on the battlefield. */
  token(kind: Marker['kind']): readonly CardAbility[];
  terrain(id: string): PieceKind;
  /** What units do that answer to what an enemy did. */
  readonly standby: StandbyDeeds;
}
