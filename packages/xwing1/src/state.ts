import { keysOf, type Outcome, type Pose, type Seat } from '@rangefinder/kernel';
import type { Aperture, DamageCard, DamagePile, DeclaredAttack, Maneuver, StandardArc } from '@rangefinder/xwing';

/** Everything there is on and beside the table: plain data, nothing derived. */
export interface XwingState {
  /** What the players agreed on where the texts leave a choice. */
  readonly options: Options;
  /** What is played for besides destroying the enemy; null in a dogfight (xw1.formats.2). */
  readonly mission: Mission | null;
  /** After this round the game ends, if the players agreed so (xw1.round-time-limit.1, .2, xw1.optional-rules.1). */
  readonly rounds: number;
  /** The side of the square play area, in millimetres (xw1.play-area.3, .4). */
  readonly playArea: number;
  /** Counted always, for a round limit (xw1.tracking-tokens.1, .2). */
  round: number;
  phase: Phase;
  /** Whether what happens at the start of the phase has happened. */
  begun: boolean;
  /** How far setup has come. */
  step: SetupStep;
  /** Who has initiative, for the whole game (xw1.initiative.1). */
  firstPlayer: Seat;
  players: [Player, Player];
  ships: Ship[];
  obstacles: Obstacle[];
  bombs: Bomb[];
  /** The active ship: the one that resolves the Activation or the Combat phase (xw1.active-ship.1). */
  active: string | null;
  /** The attack that is going on, for views; attacks inside attacks put it aside. */
  attack: Attack | null;
  /** The pilot skill whose ships are attacking; null between two steps. */
  attacking: number | null;
  /** Counts objects that come into play, to name them. */
  made: number;
  outcome: Outcome | null;
}

/** The frame of a mission: its objectives, and what it says in the place of cards and rules (xw1.golden-rules.3). */
export interface Mission {
  readonly name: string;
  readonly objectives: readonly Objective[];
  /** Pilot skill that the mission gives ships, whatever cards say. */
  readonly skills: Readonly<Record<string, number>>;
}

/** Whoever destroys this ship, or gets it off the table, wins at once (xw1.winning.4). */
export interface Objective {
  readonly seat: Seat;
  readonly ship: string;
  readonly kind: 'destroy' | 'escape';
}

/** Switches of the rulings. */
export interface Options {
  /** A stressed ship that reveals a red maneuver: the opponent chooses another, or it flies a white 2 straight. */
  readonly stressedRed: 'opponent' | 'white2';
  /** How often tokens of one kind may be spent in an attack. */
  readonly tokenLimit: 'any' | 'once';
  /** xw1.damage.20 */
  readonly damageDeck: 'core' | 'core2';
}

/** xw1.round.1 */
export type Phase = 'setup' | 'planning' | 'activation' | 'combat' | 'end';

/** The steps of setup in which players choose (xw1.setup.3, .5, .8, .9). */
export type SetupStep = 'initiative' | 'obstacles' | 'edges' | 'forces' | 'done';

export interface Player extends DamagePile {
  squadCost: number;
  /** Points of enemy ships destroyed (xw1.round-time-limit.4). */
  score: number;
  /** Which edge is theirs: the one at y = 0, or the one opposite. */
  edge: 'bottom' | 'top';
  /** Each player has a deck and a discard pile (xw1.damage.18). */
  deck: string[];
  discards: string[];
  /** Obstacles still to be placed during setup. */
  obstacles: string[];
}

/**
 * Tokens a ship can have, any number of them (xw1.focus.5, xw1.evade.4, xw1.stress.5, xw1.difficulty.6), except locks. Those
 * that go in the End phase (xw1.end-phase.1, .2) are marked; locks stay (xw1.target-lock-action.5).
 */
export const TOKENS = {
  focus: 'removed', // xw1.focus.4
  evade: 'removed', // xw1.evade.3
  reinforceFore: 'removed', // xw1.reinforce.4
  reinforceAft: 'removed',
  weaponsDisabled: 'removed', // xw1.weapons-disabled.2
  tractor: 'removed', // xw1.tractor-beam.5
  stress: 'stays', // xw1.stress.6
  ion: 'stays', // xw1.ion-token.8
  cloak: 'stays', // xw1.cloak.5
  jam: 'stays', // xw1.jam.5
} as const;
export type Token = keyof typeof TOKENS;
export const ALL_TOKENS: readonly Token[] = keysOf(TOKENS);

export interface Ship {
  readonly id: string;
  readonly seat: Seat;
  /** All ships of a player are friendly to one another (xw1.friendly.1), the others are enemies (xw1.enemy.1). */
  readonly contingent: 0;
  readonly pilot: string;
  /** On the table, beside it (docked, not placed yet), or destroyed. */
  place: 'play' | 'reserve' | 'removed';
  pose: Pose;
  /**
   * Its damage reached its hull, but it has its opportunity to attack first (xw1.simultaneous-attack.2), and works as usual
   * until then, with all its damage cards (xw1.simultaneous-attack.3, .6, xw1.damage.16).
   */
  destroyed: boolean;
  shields: number;
  upgrades: Equipped[];
  tokens: Record<Token, number>;
  /** What it has a target lock on: blue here, red there (xw1.target-lock-action.4). */
  locks: string[];
  damage: DamageCard[];
  conditions: Condition[];
  /** Where its mobile firing arc points; empty without one. */
  turret: StandardArc[];
  /** The key of the maneuver on its dial; null without a dial. */
  dial: string | null;
  revealed: boolean;
  /** The maneuver it executed this round. */
  executed: Executed | null;
  /** Actions it performed this round (xw1.actions.7). */
  performed: string[];
  /** Ships it touches: one overlapped the other, and their bases are still in contact (xw1.touching.1, .3). */
  contact: string[];
  /** Ships it touched, parallel and facing the same way, when the round ended (xw1.touching.4), and has not moved since. */
  parallel: string[];
  /** Whether it has had its turn in this phase. */
  acted: boolean;
  /** It skips its Perform Action step this round. */
  skipsAction: boolean;
  /** Obstacles it crossed with its maneuver, whose dice are rolled after the Perform Action step. */
  crossed: string[];
  /** xw1.bombs.12 */
  droppedBomb: boolean;
  /** Docked with this ship. */
  carrier: string | null;
  /** What cards remember: uses this round (`round:…`), or longer. */
  memory: Record<string, number>;
  /** Pilot skill as changed by effects, the latest last (xw1.pilot-skill.3). */
  skills: { readonly value: number; readonly until: 'phase' | 'combat' | 'round' | 'setup' | 'game' }[];
}

export interface Executed extends Maneuver {
  /** Ships it overlapped (xw1.overlapping-ships.9). */
  readonly overlapped: readonly string[];
}

export interface Equipped {
  readonly id: string;
  /** The face that shows of a dual card. */
  side: 'front' | 'back';
  /** Turned facedown: out of play (xw1.upgrade-cards.10, .11). */
  discarded: boolean;
  /** Ordnance tokens, or others that lie on it. */
  counters: number;
}

export interface Condition {
  readonly card: string;
  /** Who assigned it, and which ship's card. */
  readonly by: Seat;
  readonly source: string;
  /** A damage card that lies on it. */
  damage?: string;
}

export interface Obstacle {
  readonly id: string;
  readonly kind: 'asteroid' | 'debris-cloud';
  /** The token whose outline it has. */
  readonly token: string;
  readonly pose: Pose;
}

/** A bomb token on the table; not an obstacle (xw1.bombs.6). */
export interface Bomb {
  readonly id: string;
  readonly bomb: string;
  readonly seat: Seat;
  /** The ship that dropped it. */
  readonly source: string;
  pose: Pose;
  /** It is going off: it does not go off once more while its effects are resolved. */
  detonating: boolean;
}

/** An attack as everybody sees it. */
export interface Attack extends DeclaredAttack {
  readonly attacker: string;
  /** Chosen in Declare Target (xw1.defender.1). */
  defender: string;
  readonly kind: 'primary' | 'secondary';
  /** The place among the attacker's upgrades of the one it is made with, since a ship may have copies; null without one. */
  readonly upgrade: number | null;
  /** Where the weapon could shoot when the target was declared. */
  readonly arcs: Aperture;
  /** Modifications used in this attack, once each (xw1.attack.20, .30). */
  used: string[];
  /** Dice that abilities chose to add (or to take) before they are rolled. */
  moreAttackDice: number;
  moreDefenseDice: number;
  step: 'declare' | 'attack-dice' | 'defense-dice' | 'compare' | 'damage' | 'after';
  hit: boolean | null;
  /** Damage the defender suffered. */
  dealt: number;
  /** What cards remember for as long as this attack lasts. */
  memory: Record<string, number>;
}
