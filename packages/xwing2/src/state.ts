import { keysOf, type Outcome, type Pose, type Seat } from '@rangefinder/kernel';
import type {
  Arc,
  BaseSize,
  DamageCard,
  DamagePile,
  DeclaredAttack,
  Difficulty,
  Maneuver,
  StandardArc,
} from '@rangefinder/xwing';
import type { WeaponArc } from './card.ts';

/** Everything there is on and beside the table: plain data, nothing derived. */
export interface XwingState {
  readonly mission: MissionId;
  /** After this round the game ends (xw2.game-length.1); the players may agree on another (xw2.game-length.5). */
  readonly rounds: number;
  /** The side of the square play area, in millimetres (xw2.play-area.1, .4). */
  readonly playArea: number;
  /** The most a squad may cost; what is missing is the deficit. */
  readonly squadPoints: number;
  round: number;
  phase: Phase;
  /** Whether what happens at the start of the phase has happened. */
  begun: boolean;
  /** Setup has come to the Place Forces step. */
  placingForces: boolean;
  firstPlayer: Seat;
  players: [Player, Player];
  ships: Ship[];
  obstacles: Obstacle[];
  devices: Device[];
  features: Feature[];
  /** The attack that is going on, for views; attacks inside attacks put it aside. */
  attack: Attack | null;
  /** The initiative whose ships are engaging; null between two steps. */
  engaging: number | null;
  /** Counts objects that come into play, to name them. */
  made: number;
  outcome: Outcome | null;
}

export type MissionId = 'dogfight' | 'assault' | 'chance' | 'salvage' | 'scramble';
export type Phase = 'setup' | 'planning' | 'system' | 'activation' | 'engagement' | 'end';

export interface Player extends DamagePile {
  /** Mission points (xw2.winning.1, xw2.mission-points.1). */
  score: number;
  squadCost: number;
  /** Which edge is theirs: the one at y = 0, or the one opposite. */
  edge: 'bottom' | 'top';
  /** Each player has their own damage cards (xw2.damage-cards.1). */
  deck: string[];
  /** Obstacles still to be placed during setup. */
  obstacles: string[];
}

/**
 * Tokens a ship can have, except locks, which belong to what they lock. Green and orange ones are removed in the End
 * Phase, red and blue ones by rules of their own (xw2.token-shapes-and-colours.1, .2).
 */
export const TOKENS = {
  focus: 'green', // xw2.focus.2
  evade: 'green', // xw2.evade.2
  calculate: 'green', // xw2.calculate.2
  reinforceFore: 'green', // xw2.reinforce.2
  reinforceAft: 'green',
  jam: 'orange', // xw2.jam.5
  tractor: 'orange', // xw2.tractor.1
  disarm: 'orange', // xw2.disarm.3
  stress: 'red', // xw2.stress.1
  strain: 'red', // xw2.strain.1
  deplete: 'red', // xw2.deplete.1
  ion: 'red', // xw2.ion.1
  cloak: 'blue', // xw2.cloak.2
} as const;
export type Token = keyof typeof TOKENS;
export const ALL_TOKENS: readonly Token[] = keysOf(TOKENS);

export interface Ship {
  /** Which ship it is, to its player, its card and its locks (xw2.id-marker.1, xw2.setup.3). */
  readonly id: string;
  /** Whose it is, plain to see (xw2.id-marker.4). */
  readonly seat: Seat;
  /** Ships of one contingent are friendly to each other; those of two contingents of one player are allied (xw2.allied.1). */
  contingent: number;
  readonly pilot: string;
  /**
   * Where it is: on the table, in reserve (docked and the like), which is not out of the game (xw2.in-reserve.6,
   * xw2.removed-from-game.5), or out of it.
   */
  place: 'play' | 'reserve' | 'removed';
  pose: Pose;
  /** Its damage reached its hull; it stays on the table until its removal. */
  destroyed: boolean;
  /** Active shields, which are charges of the ship card (xw2.shields-pointer.1, xw2.shields.1). */
  shields: number;
  force: number;
  charges: number;
  upgrades: Equipped[];
  /** How many of each it has (xw2.tokens.1). */
  tokens: Record<Token, number>;
  /** What it has a lock on (xw2.lock.4). */
  locks: string[];
  damage: DamageCard[];
  /** Their cards; each stands for its token as well (xw2.condition-cards.3, .4). */
  conditions: Condition[];
  /** Where its turret indicator points; empty without one. */
  turret: StandardArc[];
  /** The key of the maneuver on its dial. */
  dial: string | null;
  revealed: boolean;
  /** The maneuver it executed this round. */
  executed: Executed | null;
  /** Actions it performed, or failed, this round. */
  performed: string[];
  /** Ships it is in contact with since it bumped into them, or they into it. */
  contact: string[];
  /** Whether it has had its turn in this phase. */
  acted: boolean;
  /** In its Perform Action step, how many actions it had attempted before; null outside of it. */
  actionStep: number | null;
  skipsAction: boolean;
  /** xw2.overlap.11: no further action during this activation. */
  noMoreActions: boolean;
  bonusAttacked: boolean;
  /** It was moved by a tractor beam this round (only the first time counts). */
  tractored: boolean;
  placedDevice: boolean;
  decloaked: boolean;
  /** Docked with this ship. */
  carrier: string | null;
  /** What cards remember: until the end of the phase (`phase:…`), of the round (`round:…`), or longer. */
  memory: Record<string, number>;
  /** Initiative as changed by effects, the latest last. */
  initiatives: { readonly value: number; readonly until: 'phase' | 'round' }[];
  /** Mission marker it carries. */
  cargo: string | null;
  /** Whether its halving was scored (Chance Engagement). */
  halved: boolean;
}

export interface Executed extends Maneuver {
  readonly full: boolean;
}

export interface Equipped {
  readonly id: string;
  /** Its own, not the ship's (xw2.standard-charges.2, .3). */
  charges: number;
  /** The face that shows. */
  side: 'front' | 'back';
  /** The card that lies facedown under this one: only its player knows which. */
  under: string | null;
}

export interface Condition {
  readonly card: string;
  /** Who assigned it. */
  readonly by: Seat;
  readonly source: string;
  /** It lies facedown: only the player who assigned it knows which one it is. */
  secret: boolean;
  /** A damage card that lies on it. */
  damage?: string;
  /** Mission points that lie on it. */
  points?: number;
}

export interface Obstacle {
  readonly id: string;
  readonly kind: ObstacleKindInPlay;
  /** The token whose outline it has. */
  readonly token: string;
  /** One that is moved is another obstacle of the same id (`moveObstacle`). */
  readonly pose: Pose;
  fuses: number;
}

/** A blaze is an obstacle like any other (xw2.annex-blazer-bomb.5). */
export type ObstacleKindInPlay =
  | 'asteroid'
  | 'debris-cloud'
  | 'gas-cloud'
  | 'electro-chaff'
  | 'loose-cargo'
  | 'spare-parts'
  | 'blaze';

/** An object that a card brought into play; not an obstacle (xw2.device.1, .20). */
export interface Device {
  readonly id: string;
  readonly device: string;
  readonly seat: Seat;
  /** The ship that placed it. */
  readonly source: string;
  pose: Pose;
  fuses: number;
  /** Facedown damage cards of a remote. */
  damage: string[];
  acted: boolean;
  /** What a remote has a lock on (xw2.using-remotes.5). */
  locks: string[];
  /** Charges left on the card of a remote. */
  charges: number;
  /** Its damage reached its hull; it stays until all effects at its initiative are resolved (xw2.damaging-remotes.4). */
  destroyed: boolean;
  /** It is going off: it does not go off once more while its effects are resolved. */
  detonating: boolean;
}

/** A mission marker: satellite or supply cache (xw2.missions.feature.1, xw2.victory-tokens.1). */
export interface Feature {
  readonly id: string;
  readonly kind: 'satellite' | 'cache';
  pose: Pose;
  /** Whose marker lies on it (xw2.player-marker.1). */
  controller: Seat | null;
}

/** An attack as everybody sees it. */
export interface Attack extends DeclaredAttack {
  /** Chosen in Declare Target, and the defender until the Aftermath is over (xw2.defender.1, .2). */
  defender: string;
  readonly kind: 'primary' | 'special';
  /** The arc symbol of the weapon (xw2.faq-arcs.1, .5), and the arcs it stood for when the defender was declared. */
  readonly symbol: WeaponArc;
  readonly arcs: readonly Arc[];
  readonly bonus: boolean;
  /** Modifications used in this attack, once each. */
  used: string[];
  /** Dice that abilities chose to add (or to take) before they are rolled. */
  moreAttackDice: number;
  moreDefenseDice: number;
  /** Ships that modified the attack dice. */
  modifiedBy: string[];
  step: 'declare' | 'attack-dice' | 'defense-dice' | 'neutralize' | 'damage' | 'aftermath';
  hit: boolean | null;
  /** Set by abilities that skip the Attack Dice and Defense Dice steps: the attack is treated as hitting. */
  skipsDice: boolean;
  /** Damage the defender suffered. */
  dealt: number;
  /** Ships destroyed before its Aftermath, which is where that sets off abilities. */
  destroyed: string[];
  /** What cards remember for as long as this attack lasts. */
  memory: Record<string, number>;
}

export type { BaseSize, Difficulty, Maneuver };
