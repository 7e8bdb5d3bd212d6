import type { AttackFace, DefenseFace } from '../dice.ts';

/** The dice of an attack and what both sides can still do to them: everything chances depend on. */
export interface DiceAttack {
  readonly attack: Dice<AttackFace>;
  readonly defense: Dice<DefenseFace>;
  /** What both sides can spend, by name: tokens, charges, and one of each thing that can be used but once. */
  readonly means: Readonly<Record<string, number>>;
  /** The most attack dice that may be rolled again in all. */
  readonly mostRerolls?: number;
  /** What the attack dice turn to once they are modified, whatever anybody wants. */
  readonly settling?: readonly Change<AttackFace>[];
  /** Which results evades cancel first, and whether they cancel crits at all. */
  readonly neutralizing?: { readonly first: 'hit' | 'crit'; readonly critsCancelled: boolean };
  /** Reinforcement: each takes one result while more than one is left. */
  readonly reinforce?: number;
  /** What a hit deals, where the results that are left are not simply damage. */
  readonly onHit?: OnHit;
  /** The defender may suffer this much instead of any dice being rolled. */
  readonly insteadOfDice?: Damage;
}

/** Dice of one side: how many are yet to be rolled, or what they show. */
export interface Dice<Face extends string> {
  readonly dice: number | readonly { readonly face: Face; readonly rerolled: boolean }[];
  /** What the other side can do to them, which comes first, and what their own side can. */
  readonly theirs: readonly Modification<Face>[];
  readonly own: readonly Modification<Face>[];
}

export interface Modification<Face extends string> {
  readonly key: string;
  readonly effect: DiceEffect<Face>;
  /** How much of which means it takes. */
  readonly spends: Readonly<Record<string, number>>;
  /** It cannot be declined. */
  readonly mandatory?: boolean;
  /** It is there only while all dice show this, and so many of them at least. */
  readonly onlyIf?: { readonly all: Face; readonly least: number };
}

export type DiceEffect<Face extends string> = Change<Face> | Reroll<Face> | Add<Face>;

/** Turns one result of these, or up to so many of the first of them. */
export interface Change<Face extends string> {
  readonly does: 'change';
  readonly from: readonly Face[];
  readonly to: Face;
  readonly most: number;
}

/** Rolls dice again that were not rolled again yet: a die may be rerolled once only. */
export interface Reroll<Face extends string> {
  readonly does: 'reroll';
  readonly faces: readonly Face[];
  readonly least: number;
  readonly most: number;
}

export interface Add<Face extends string> {
  readonly does: 'add';
  readonly face: Face;
}

export interface Damage {
  readonly hits: number;
  readonly crits: number;
}

/** Damage besides the results, and whether the results are dealt as well. */
export interface OnHit extends Damage {
  readonly results: boolean;
}

/** What comes through, exactly, if both sides play as well as they can: the attacker for most damage, the defender for least. */
export interface Odds {
  /** The chance of each number of damage, from none on. */
  readonly damage: readonly number[];
  readonly mean: number;
  /** The chance that at least one crit comes through. */
  readonly crit: number;
}

/** The two sides' turns to modify, in their order. */
export type Turn = 'theirs-on-attack' | 'own-on-attack' | 'theirs-on-defense' | 'own-on-defense';
