import { type EventFields, type GameEvent, type Outcome, POSE_FIELDS, type Pose, type Seat } from '@rangefinder/kernel';
import type { MoveKind } from './abilities.ts';
import type { Cover } from './battlefield/model.ts';
import type { AttackDie, DefenseDie, Rank } from './card.ts';
import type { Attack, AttackFace, Damage, DefenseFace, Phase, Token } from './state.ts';

/** Where a miniature was put. */
export interface Put {
  readonly mini: string;
  readonly pose: Pose;
  readonly on: string | null;
}

/** How one miniature is hidden, for the sentence that tells why a unit has cover. */
export interface Hidden {
  readonly mini: string;
  readonly seen: boolean;
  readonly cover: Cover;
  /** The piece of terrain or the unit that hides it; empty where nothing does. */
  readonly by: string;
}

interface Told {
  round: { round: number };
  phase: { phase: Phase };
  /** A coin fell for this seat: it places the first piece of terrain, chooses a colour, or is the blue player. */
  coin: { what: 'terrain' | 'side' | 'blue'; seat: Seat };
  'side-chosen': { seat: Seat; side: 'blue' | 'red' };
  'edge-chosen': { seat: Seat; edge: 'near' | 'far' };
  'battle-cards-revealed': {
    objectives: readonly string[];
    deployments: readonly string[];
    conditions: readonly string[];
  };
  'battle-card-eliminated': { seat: Seat; card: string };
  'battlefield-defined': { objective: string; deployment: string; condition: string };
  /** Somewhere on the table, or in a vehicle. */
  /** A unit was lifted and set down elsewhere, which is no move. */
  'set-down': { unit: string; minis: readonly Put[] };
  deployed: { unit: string; minis: readonly Put[]; carrier?: string };
  embarked: { unit: string; carrier: string };
  'upgrade-swapped': { unit: string; old: string; card: string };
  'card-revealed': { seat: Seat; card: string; pips: number };
  'card-discarded': { seat: Seat; card: string };
  'card-aside': { seat: Seat; card: string };
  'card-returned': { seat: Seat; card: string };
  'card-divulged': { seat: Seat; card: string };
  'flaw-played': { seat: Seat; card: string };
  priority: { seat: Seat; die: DefenseFace | null };
  nominated: { unit: string };
  ordered: { unit: string; by: string };
  'order-drawn': { seat: Seat; rank: Rank };
  /** So many order tokens lie on a card now. */
  'orders-kept': { seat: Seat; card: string; count: number };
  /** Where the order token of a unit is now, by an effect. */
  'order-token': { unit: string; now: 'pool' | 'faceup' | 'facedown' };
  'order-removed': { seat: Seat; rank: Rank };
  activated: { unit: string };
  rallied: { unit: string; die: DefenseDie; dice: readonly DefenseFace[]; removed: number };
  suppressed: { unit: string };
  panicked: { unit: string };
  'panic-ended': { unit: string };
  'damage-rolled': { unit: string; die: DefenseFace; lost: boolean };
  action: { unit: string; action: string; free: boolean };
  'activation-over': { unit: string };
  moved: { unit: string; how: MoveKind; speed: number; minis: readonly Put[] };
  displaced: { unit: string; by: string; minis: readonly Put[] };
  scattered: { unit: string; by: string; minis: readonly Put[] };
  'melee-joined': { unit: string; minis: readonly Put[] };
  'left-battlefield': { unit: string };
  'clamber-rolled': { unit: string; dice: readonly DefenseFace[]; wounds: number };
  'token-gained': { unit: string; token: Token; count: number };
  'token-lost': { unit: string; token: Token; count: number; how: 'spent' | 'removed' };
  shields: { unit: string; active: number; inactive: number };
  'attack-declared': { attacker: string; kind: Attack['kind']; action: boolean };
  'pool-formed': {
    attacker: string;
    defender: string;
    range: number;
    weapons: readonly { name: string; minis: number }[];
    dice: Readonly<Record<AttackDie, number>>;
  };
  'attack-rolled': { attacker: string; defender: string; dice: readonly { die: AttackDie; face: AttackFace }[] };
  'attack-dice': { attacker: string; how: 'rerolled' | 'converted' | 'changed'; faces: readonly AttackFace[] };
  cover: { defender: string; cover: Cover; value: number; minis: readonly Hidden[] };
  cancelled: { defender: string; face: 'hit' | 'crit'; count: number; by: string };
  'defense-rolled': { defender: string; dice: readonly { die: DefenseDie; face: DefenseFace }[] };
  'defense-dice': { defender: string; how: 'rerolled' | 'converted' | 'changed'; faces: readonly DefenseFace[] };
  compared: { attacker: string; defender: string; hits: number; blocks: number; wounds: number };
  wounded: { unit: string; mini: string; wounds: number };
  healed: { unit: string; mini: string; wounds: number };
  'mini-defeated': { unit: string; mini: string };
  'mini-restored': { unit: string; mini: string };
  'unit-defeated': { unit: string };
  'leader-changed': { unit: string; mini: string };
  'vehicle-damaged': { unit: string; damage: Damage; weapon: string | null };
  'vehicle-repaired': { unit: string };
  standby: { unit: string; against: string };
  ability: { unit: string; card: string };
  equipped: { unit: string; card: string };
  exhausted: { unit: string; card: string };
  depleted: { unit: string; card: string };
  readied: { unit: string; card: string };
  flipped: { unit: string; card: string; side: 'front' | 'back' };
  'marker-placed': { marker: string; kind: string; pose: Pose };
  'marker-moved': { marker: string; pose: Pose };
  'marker-removed': { marker: string };
  'marker-turned': { marker: string; facedown: boolean };
  'marker-revealed': { marker: string; what: string };
  detonated: { marker: string };
  /** A die that decides whether a token goes off. */
  'token-rolled': { unit: string; marker: string; die: DefenseFace };
  /** Wounds that lie on a token now. */
  'token-wounds': { unit: string; marker: string; wounds: number };
  'set-aside': { unit: string };
  arrived: { unit: string; minis: readonly Put[] };
  claimed: { unit: string; marker: string };
  dropped: { unit: string; marker: string };
  'terrain-placed': { piece: string; pose: Pose };
  promoted: { unit: string };
  'commander-token': { unit: string };
  'rank-changed': { unit: string; rank: Rank };
  victory: { seat: Seat; count: number };
  'counter-passed': { seat: Seat };
  'game-over': { outcome: Outcome };
}

/** Everything that the rules tell of. */
export type LegionEvent = { [T in keyof Told]: GameEvent & { readonly type: T } & Readonly<Told[T]> }[keyof Told];
export type EventOf<T extends LegionEvent['type']> = Extract<LegionEvent, { type: T }>;

/** Their types and fields; scenarios name no other, and show each type. */
export const EVENTS: EventFields<LegionEvent> = {
  round: { round: true },
  phase: { phase: true },
  coin: { what: true, seat: true },
  'side-chosen': { seat: true, side: true },
  'edge-chosen': { seat: true, edge: true },
  'battle-cards-revealed': { objectives: true, deployments: true, conditions: true },
  'battle-card-eliminated': { seat: true, card: true },
  'battlefield-defined': { objective: true, deployment: true, condition: true },
  'set-down': { unit: 'named', minis: true },
  deployed: { unit: 'named', minis: true, carrier: 'named' },
  embarked: { unit: 'named', carrier: 'named' },
  'upgrade-swapped': { unit: 'named', old: true, card: true },
  'card-revealed': { seat: true, card: true, pips: true },
  'card-discarded': { seat: true, card: true },
  'card-aside': { seat: true, card: true },
  'card-returned': { seat: true, card: true },
  'card-divulged': { seat: true, card: true },
  'flaw-played': { seat: true, card: true },
  priority: { seat: true, die: true },
  nominated: { unit: 'named' },
  ordered: { unit: 'named', by: true },
  'order-drawn': { seat: true, rank: true },
  'orders-kept': { seat: true, card: true, count: true },
  'order-token': { unit: 'named', now: true },
  'order-removed': { seat: true, rank: true },
  activated: { unit: 'named' },
  rallied: { unit: 'named', die: true, dice: true, removed: true },
  suppressed: { unit: 'named' },
  panicked: { unit: 'named' },
  'panic-ended': { unit: 'named' },
  'damage-rolled': { unit: 'named', die: true, lost: true },
  action: { unit: 'named', action: true, free: true },
  'activation-over': { unit: 'named' },
  moved: { unit: 'named', how: true, speed: true, minis: true },
  displaced: { unit: 'named', by: true, minis: true },
  scattered: { unit: 'named', by: true, minis: true },
  'melee-joined': { unit: 'named', minis: true },
  'left-battlefield': { unit: 'named' },
  'clamber-rolled': { unit: 'named', dice: true, wounds: true },
  'token-gained': { unit: 'named', token: true, count: true },
  'token-lost': { unit: 'named', token: true, count: true, how: true },
  shields: { unit: 'named', active: true, inactive: true },
  'attack-declared': { attacker: 'named', kind: true, action: true },
  'pool-formed': {
    attacker: 'named',
    defender: 'named',
    range: true,
    weapons: true,
    dice: { red: true, black: true, white: true },
  },
  'attack-rolled': { attacker: 'named', defender: 'named', dice: true },
  'attack-dice': { attacker: 'named', how: true, faces: true },
  cover: { defender: 'named', cover: true, value: true, minis: true },
  cancelled: { defender: 'named', face: true, count: true, by: true },
  'defense-rolled': { defender: 'named', dice: true },
  'defense-dice': { defender: 'named', how: true, faces: true },
  compared: { attacker: 'named', defender: 'named', hits: true, blocks: true, wounds: true },
  wounded: { unit: 'named', mini: 'named', wounds: true },
  healed: { unit: 'named', mini: 'named', wounds: true },
  'mini-defeated': { unit: 'named', mini: 'named' },
  'mini-restored': { unit: 'named', mini: 'named' },
  'unit-defeated': { unit: 'named' },
  'leader-changed': { unit: 'named', mini: 'named' },
  'vehicle-damaged': { unit: 'named', damage: true, weapon: true },
  'vehicle-repaired': { unit: 'named' },
  standby: { unit: 'named', against: 'named' },
  ability: { unit: 'named', card: true },
  equipped: { unit: 'named', card: true },
  exhausted: { unit: 'named', card: true },
  depleted: { unit: 'named', card: true },
  readied: { unit: 'named', card: true },
  flipped: { unit: 'named', card: true, side: true },
  'marker-placed': { marker: 'named', kind: true, pose: POSE_FIELDS },
  'marker-moved': { marker: 'named', pose: POSE_FIELDS },
  'marker-removed': { marker: 'named' },
  'marker-turned': { marker: 'named', facedown: true },
  'marker-revealed': { marker: 'named', what: true },
  detonated: { marker: 'named' },
  'token-rolled': { unit: 'named', marker: 'named', die: true },
  'token-wounds': { unit: 'named', marker: 'named', wounds: true },
  'set-aside': { unit: 'named' },
  arrived: { unit: 'named', minis: true },
  claimed: { unit: 'named', marker: 'named' },
  dropped: { unit: 'named', marker: 'named' },
  'terrain-placed': { piece: true, pose: POSE_FIELDS },
  promoted: { unit: 'named' },
  'commander-token': { unit: 'named' },
  'rank-changed': { unit: 'named', rank: true },
  victory: { seat: true, count: true },
  'counter-passed': { seat: true },
  'game-over': { outcome: { winner: true, rule: true } },
};
