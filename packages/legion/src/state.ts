import { keysOf, type Outcome, type Pose, type Seat } from '@rangefinder/kernel';
import type { CostSet } from './army/costs.ts';
import type { Piece } from './battlefield/model.ts';
import type { AttackDie, DefenseDie, KeywordUse, Rank } from './card.ts';

export type Phase = 'setup' | 'command' | 'activation' | 'end';

/** Tokens that lie beside a unit, counted; where it goes they go (legion.observation-tokens.8). */
export const TOKENS = {
  aim: 'legion.aim.2',
  dodge: 'legion.dodge.2',
  standby: 'legion.standby.3',
  surge: 'legion.surge-tokens.1',
  suppression: 'legion.suppression.1',
  ion: 'legion.ion-tokens.1',
  poison: 'legion.poison-tokens.1',
  immobilize: 'legion.immobilize-tokens.1',
  observation: 'legion.observation-tokens.1',
} as const;
export type Token = keyof typeof TOKENS;
export const ALL_TOKENS: readonly Token[] = keysOf(TOKENS);

/** A miniature of a unit. */
export interface Mini {
  readonly id: string;
  /** The upgrade that added it (its index among the unit's), or the unit's own card. */
  readonly from: number | null;
  /** A counterpart's miniature: the id of its card. */
  readonly counterpart: string | null;
  pose: Pose;
  /** What it stands on: a part of terrain, or the ground. */
  on: string | null;
  wounds: number;
}

export interface Equipped {
  readonly id: string;
  /** Borne by the counterpart (legion.counterpart.15, .16). */
  readonly onCounterpart: boolean;
  exhausted: boolean;
  /** Used up for the rest of the game (legion.deplete.1). */
  depleted: boolean;
  /** The side that shows of a two-sided card. */
  side: 'front' | 'back';
  /** Tokens on the card: wounds it may still treat, what it caches. */
  counters: Record<string, number>;
}

export type Damage = 'damaged' | 'disabled' | 'disrupted';

export interface Unit {
  readonly id: string;
  /** Whose it is; another's while it acts for him. */
  seat: Seat;
  /** Its unit card. */
  readonly card: string;
  /** Differs from the card's after a promotion. */
  rank: Rank;
  /** In reserve before it is deployed or while it waits to come; transported; on the table; or defeated. */
  place: 'reserve' | 'play' | 'transported' | 'defeated';
  /** Those still standing; the leader is the first (legion.unit-leader.1). */
  minis: Mini[];
  readonly upgrades: Equipped[];
  /** Upgrades set aside, to be swapped when it is deployed: a secret of its player (legion.loadout.1, .6). */
  loadout: string[];
  /** How many miniatures it began with. */
  readonly strength: number;
  tokens: Record<Token, number>;
  shields: { active: number; inactive: number };
  /** Its order token: in the pool (or set aside), or beside it. */
  order: 'pool' | 'faceup' | 'facedown';
  activated: boolean;
  panicked: boolean;
  damage: Damage | null;
  /** The weapon that is disrupted, by name. */
  disrupted: string | null;
  /** The vehicle that transports it. */
  carrier: string | null;
  /** Objective tokens it has claimed. */
  claimed: string[];
  /** What cards and keywords remember of it: `round:…` is forgotten at the end of the round, `activation:…` of its activation. */
  memory: Record<string, number>;
}

/** What the table remembers once the round counter was turned back to 1 (legion.unlimited-rounds.7). */
export const COUNTER_TURNED_BACK = 'counter-turned-back';

/** Whether this is the first round of the battle, not merely of a count of rounds. */
export function isFirstRound({ round, memory }: Pick<LegionState, 'round' | 'memory'>): boolean {
  return round === 1 && memory[COUNTER_TURNED_BACK] !== 1;
}

/** On the battlefield, by itself or in a transport. */
export function isInBattle({ place }: Unit): boolean {
  return place === 'play' || place === 'transported';
}

/** What Cad Bane's tokens show on their other side (legion.bane-tokens.1). */
export const BANE_TOKENS = ['here-i-am', 'smoke-and-mirrors', 'kablamo'] as const;
export type BaneToken = (typeof BANE_TOKENS)[number];

/** A token that lies on the battlefield by itself. */
export interface Marker {
  readonly id: string;
  readonly kind: 'objective' | 'condition' | 'charge' | 'smoke' | 'bane' | 'graffiti' | 'beacon' | 'cart';
  /** Whose it is; null for everybody's. */
  readonly seat: Seat | null;
  /** What sort of charge, which condition or objective. */
  readonly what: string;
  pose: Pose;
  on: string | null;
  /** Hidden until somebody may look: a bane token's other side. */
  facedown: boolean;
  memory: Record<string, number>;
}

export interface Player {
  side: 'blue' | 'red';
  /** The long edge: at y = 0, or at the far side. */
  edge: 'near' | 'far';
  /** Command cards in hand, and set aside as contingencies: secrets of their player. */
  hand: string[];
  contingencies: string[];
  /** The card chosen this round: facedown until both are. */
  chosen: string | null;
  revealed: boolean;
  discards: string[];
  /** Cards that stay in play. */
  permanent: string[];
  /** Cards that were divulged in this game; while units are deployed they lie open, afterwards they are in the hand again. */
  divulged: string[];
  /** Flaws of enemy characters: those to be played yet, and those that have been this round (legion.flawed.8: no part of the hand). */
  flaws: string[];
  flawsInPlay: string[];
  /** Cards that an effect has laid aside, faceup; they come back once a card was selected in a later round. */
  aside: string[];
  /** Order tokens that were not placed, by rank; drawn by chance. */
  pool: Rank[];
  /** Order tokens of the pool that lie facedown on a card: secrets of their player, who uses them instead of drawing. */
  kept: Rank[];
  victory: number;
  /** Twelve battle cards, four of each kind. */
  battleDeck: BattleCards;
  readonly faction: string;
  readonly points: number;
  /** The supply cards and the like that are its own secrets. */
  memory: Record<string, number>;
}

/** Battle cards: three of each kind in a row, and what is left of them. */
export interface BattleCards {
  objectives: string[];
  deployments: string[];
  conditions: string[];
}

/** What the unit that is active has done and may still do. */
export interface Activation {
  readonly unit: string;
  actions: number;
  /** What it has performed: `move`, `attack`, `card:<name>`; free ones too. */
  performed: string[];
  moved: boolean;
  attacked: boolean;
}

export type AttackFace = 'hit' | 'crit' | 'surge' | 'blank';
export type DefenseFace = 'block' | 'surge' | 'blank';

export interface AttackRoll {
  readonly die: AttackDie;
  face: AttackFace;
  rerolled: number;
}

export interface DefenseRoll {
  readonly die: DefenseDie;
  face: DefenseFace;
  rerolled: number;
}

/** A weapon in a pool, and the miniatures that use it. */
export interface PoolWeapon {
  /** `unit:<index>`, `upgrade:<index>:<index>`, `card:<id>:<index>`. */
  readonly weapon: string;
  /** The place of the upgrade that brings it. */
  readonly upgrade: number | null;
  readonly name: string;
  readonly minis: readonly string[];
  readonly dice: Readonly<Record<AttackDie, number>>;
  readonly keywords: readonly KeywordUse[];
  /** The friend whose weapon it is, where it is not the attacker's. */
  readonly lender?: string;
  /** Of a friend that uses Fire Support. */
  readonly supports?: boolean;
}

/** Dice against one defender. */
export interface Pool {
  readonly defender: string;
  weapons: PoolWeapon[];
  /** Dice that keywords add. */
  extra: Partial<Record<AttackDie, number>>;
  /** Keywords that it gains besides those of its weapons. */
  gained?: readonly KeywordUse[];
  resolved: boolean;
}

/** An attack that goes on. */
export interface Attack {
  readonly attacker: string;
  /** Of the defender that is chosen first. */
  kind: 'ranged' | 'melee' | 'overrun' | 'area';
  /** An attack action, or an attack that an effect allows. */
  readonly action: boolean;
  readonly pools: Pool[];
  /** Index of the pool that is resolved now. */
  current: number | null;
  step: 'declare' | 'roll' | 'cover' | 'modify-attack' | 'defense' | 'modify-defense' | 'compare' | 'done';
  range: number;
  attackDice: AttackRoll[];
  defenseDice: DefenseRoll[];
  /** Some die showed a hit or a critical at some moment: suppression follows (legion.attack.40). */
  threatened: boolean;
  /** The cover that was decided. */
  cover: 'none' | 'light' | 'heavy';
  /** Dodges, aims and surges that were spent in this pool. */
  spent: Partial<Record<Token, number>>;
  /** What the attacker has spent of its own, over all pools. */
  paid: Partial<Record<Token, number>>;
  /** Wounds that the dice bring the defender, and those it has suffered of them: some may be put off, or find nobody in sight. */
  wounds: number;
  suffered: number;
  /** What keywords and cards remember of it. */
  memory: Record<string, number>;
}

export interface LegionState {
  readonly mode: 'standard' | 'skirmish' | 'grand-army';
  /** How many rounds there are, or how many the counter has before it begins anew. */
  readonly rounds: number;
  /** No round is the last (legion.unlimited-rounds). */
  readonly unlimited: boolean;
  /** The points that cards count for. */
  readonly costs: CostSet;
  readonly width: number;
  readonly depth: number;
  readonly terrain: Piece[];
  /** Kinds of terrain that wait beside the table for the players to place them (legion.terrain-competitive-placement). */
  readonly unplaced: string[];
  /** How many battle cards of each kind are laid out (see the rulings). */
  readonly revealed: 3 | 4;
  round: number;
  phase: Phase;
  /** Where within the phase a match goes on. */
  step: string;
  /** The seat of the blue player. */
  blue: Seat;
  /** Who holds the round counter. */
  counter: Seat;
  priority: Seat;
  /** Whose turn it is to activate a unit. */
  turn: Seat;
  readonly players: [Player, Player];
  readonly units: Unit[];
  readonly markers: Marker[];
  readonly battle: BattleCards;
  objective: string;
  deployment: string;
  condition: string;
  activation: Activation | null;
  attack: Attack | null;
  /** What battle and command cards remember. */
  memory: Record<string, number>;
  outcome: Outcome | null;
}
