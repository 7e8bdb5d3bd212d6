import type { RuleId } from '@rangefinder/kernel';
import type { Rank } from '../card.ts';

/** What an army is built for. */
export const ARMY_MODES = ['standard', 'skirmish', 'grand-army'] as const;
export type ArmyMode = (typeof ARMY_MODES)[number];

/** How many units of a rank there may be, and the rule that says so. */
export interface RankLimit {
  readonly least: number;
  readonly most: number;
  readonly rule: RuleId;
}

export interface ModeLimits {
  readonly points: number;
  readonly pointsRule: RuleId;
  readonly ranks: Readonly<Record<Rank, RankLimit>>;
  /** Whose battle cards it plays with. */
  readonly battle: 'standard' | 'skirmish';
}

function limit(least: number, most: number, rule: RuleId): RankLimit {
  return { least, most, rule };
}

const STANDARD: ModeLimits = {
  points: 800,
  pointsRule: 'legion.army-points.4',
  battle: 'standard',
  ranks: {
    commander: limit(1, 2, 'legion.army-ranks.2'),
    operative: limit(0, 2, 'legion.army-ranks.3'),
    corps: limit(3, 6, 'legion.army-ranks.4'),
    special: limit(0, 3, 'legion.army-ranks.5'),
    support: limit(0, 3, 'legion.army-ranks.6'),
    heavy: limit(0, 2, 'legion.army-ranks.7'),
  },
};

/** legion.army-points, legion.army-ranks, legion.skirmish-armies, legion.grand-army */
export const MODES: Readonly<Record<ArmyMode, ModeLimits>> = {
  standard: STANDARD,
  skirmish: {
    points: 500,
    pointsRule: 'legion.skirmish-armies.1',
    battle: 'skirmish',
    ranks: {
      commander: limit(1, 1, 'legion.skirmish-armies.2'),
      operative: limit(0, 1, 'legion.skirmish-armies.3'),
      corps: limit(2, 4, 'legion.skirmish-armies.4'),
      special: limit(0, 2, 'legion.skirmish-armies.5'),
      support: limit(0, 2, 'legion.skirmish-armies.6'),
      heavy: limit(0, 1, 'legion.skirmish-armies.7'),
    },
  },
  'grand-army': {
    points: 1600,
    pointsRule: 'legion.grand-army.1',
    battle: 'standard',
    ranks: {
      commander: limit(1, 4, 'legion.grand-army.2'),
      operative: limit(0, 4, 'legion.grand-army.3'),
      corps: limit(6, 10, 'legion.grand-army.4'),
      special: limit(0, 5, 'legion.grand-army.5'),
      support: limit(0, 5, 'legion.grand-army.6'),
      heavy: limit(0, 4, 'legion.grand-army.7'),
    },
  },
};

/** legion.team-battle.2: fewer points for each of two players, and nothing else. */
export const IN_TEAM: ModeLimits = { ...STANDARD, points: 600, pointsRule: 'legion.team-battle.2' };
