import type { RuleId } from '@rangefinder/kernel';

/** Why a move or a place is not legal: what the rules turn into a refusal. */
export type WrongCode =
  | 'no-speed'
  | 'too-far'
  | 'too-far-in-difficult-terrain'
  | 'not-along-facing'
  | 'bent-too-far'
  | 'turned-too-far'
  | 'moved-in-pivot'
  | 'off-battlefield'
  | 'wall-in-the-way'
  | 'overlaps-terrain'
  | 'overlaps-base'
  | 'overlaps-token'
  | 'enemy-contact'
  | 'two-melees'
  | 'out-of-cohesion'
  | 'not-reached-from-leader'
  | 'other-facing'
  | 'other-level'
  | 'far-from-climb'
  | 'in-difficult-terrain'
  | 'outside-zone'
  | 'not-in-contact'
  | 'no-such-place';

export interface Wrong {
  readonly rule: RuleId;
  readonly code: WrongCode;
  /** The miniature, part of terrain or unit that is the matter. */
  readonly about: string | null;
}

export function wrong(code: WrongCode, rule: RuleId, about: string | null = null): Wrong {
  return { rule, code, about };
}
