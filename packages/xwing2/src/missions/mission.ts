import type { Pose, Procedure, RuleId, Seat } from '@rangefinder/kernel';
import type { ActionChoice } from '../rules/actions.ts';
import type { Feature, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Points for one player, and the rule that gives them. */
export interface Gain {
  readonly seat: Seat;
  readonly points: number;
  readonly why: string;
  readonly rule: RuleId;
}

/** The markers of a mission: one at the centre, and what the players place around it. */
export interface Markers {
  readonly kind: Feature['kind'];
  readonly centre: RuleId;
  readonly outer?: OuterMarkers;
}

export interface OuterMarkers {
  /** The edge that each player's first, second, … marker must be near to. */
  readonly near: readonly ('own' | 'opposing')[];
  /** Whether they must also be beyond range 2 of each other. */
  readonly apart: boolean;
  readonly spacing: RuleId;
  readonly edge: RuleId;
}

/** xw2.missions.setup.6 to .8: the pattern of Assault and Salvage. */
export function fiveMarkers(kind: Feature['kind']): Markers {
  return {
    kind,
    centre: 'xw2.missions.setup.6',
    outer: {
      near: ['own', 'opposing'],
      apart: true,
      spacing: 'xw2.missions.setup.7',
      edge: 'xw2.missions.setup.8',
    },
  };
}

/** What a mission adds to the game; the engine calls these hooks through `scoring.ts` and `features.ts`. */
export interface Mission {
  readonly markers?: Markers;
  /** What the objectives give at the start of an End Phase. */
  objectives?(t: XTable): readonly Gain[];
  /** Actions of every ship in its own Perform Action step. */
  actions?(t: XTable, ship: Ship): ActionChoice[];
  /** Which rule of the mission keeps a ship from an action. */
  forbids?(ship: Ship, action: string): RuleId | undefined;
  /** What the opponent gains for a ship that is destroyed or removed, instead of its squad points. */
  shipPoints?(t: XTable, ship: Ship): Pick<Gain, 'points' | 'rule'>;
  /** A ship has lost a shield or was dealt a damage card. */
  healthLost?(t: XTable, ship: Ship): void;
  critSuffered?(t: XTable, ship: Ship): Procedure<void>;
  activationEnds?(t: XTable, ship: Ship): Procedure<void>;
  /** A ship is destroyed, flees or goes into reserve; `from` is where it stood. */
  leaves?(t: XTable, ship: Ship, from: Pose, rule: LeavingRule): Procedure<void>;
}

/** How a ship leaves: destroyed, into reserve, or by fleeing. */
export type LeavingRule = 'xw2.missions.salvage.9' | 'xw2.missions.salvage.10' | 'xw2.missions.salvage.11';
