import type { Pose, Procedure, RuleId, Seat, Violation } from '@rangefinder/kernel';
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
  readonly markers: Markers | undefined;
  /** What the objectives give at the start of an End Phase. */
  readonly objectives: ((t: XTable) => readonly Gain[]) | undefined;
  /** Actions of every ship in its own Perform Action step. */
  readonly actions: readonly ActionChoice[];
  /** Which rule of the mission keeps a ship from an action. */
  readonly forbids: ((ship: Ship, action: string) => Violation | undefined) | undefined;
  /** What the opponent gains for a ship that is destroyed or removed, instead of its squad points. */
  readonly shipPoints: ((t: XTable, ship: Ship) => Pick<Gain, 'points' | 'rule'>) | undefined;
  /** A ship has lost a shield or was dealt a damage card. */
  readonly healthLost: ((t: XTable, ship: Ship) => void) | undefined;
  readonly critSuffered: ((t: XTable, ship: Ship) => Procedure<void>) | undefined;
  readonly activationEnds: ((t: XTable, ship: Ship) => Procedure<void>) | undefined;
  /** A ship is destroyed, flees or goes into reserve; `from` is where it stood. */
  readonly leaves: ((t: XTable, ship: Ship, from: Pose, rule: LeavingRule) => Procedure<void>) | undefined;
}

/** A mission from what it adds. Whatever it leaves out is there too, so that all missions are of one shape. */
export function mission(adds: Partial<Mission>): Mission {
  const {
    markers,
    objectives,
    actions = [],
    forbids,
    shipPoints,
    healthLost,
    critSuffered,
    activationEnds,
    leaves,
  } = adds;
  return { markers, objectives, actions, forbids, shipPoints, healthLost, critSuffered, activationEnds, leaves };
}

/** How a ship leaves: destroyed, into reserve, or by fleeing. */
export type LeavingRule = 'xw2.missions.salvage.9' | 'xw2.missions.salvage.10' | 'xw2.missions.salvage.11';
