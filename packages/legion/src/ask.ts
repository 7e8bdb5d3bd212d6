import { askWords, type Plain, type RequestOf } from '@rangefinder/kernel';
import type { MoveKind } from './abilities.ts';
import type { AttackDie, Rank } from './card.ts';
import type { AttackFace, DefenseFace, Token } from './state.ts';

export type UnitAbout = { readonly unit: string };
export type MiniAbout = { readonly unit: string; readonly mini: string };
export type MeleeAbout = { readonly melee: string };
export type CardAbout = { readonly card: string };
export type MarkerAbout = { readonly marker: string };
/** A weapon against a unit, or in the hands of a miniature. */
export type WeaponAbout = { readonly weapon: string; readonly name: string };
/** What an action is: `move` of some kind, `attack`, `card:jump-x`; a climb names the terrain, a boarding the transport. */
export type ActionAbout = {
  readonly action: string;
  readonly to?: MoveKind | undefined;
  readonly onto?: string | undefined;
  readonly way?: 'up' | 'down' | 'over' | undefined;
  /** With a pivot before the move or after it. */
  readonly turn?: 'before' | 'after' | undefined;
  readonly card?: string | undefined;
};
export type DieAbout = {
  readonly die: number;
  readonly colour: AttackDie;
  readonly face: AttackFace | DefenseFace;
};
type AbilityAbout = { readonly unit: string; readonly card: string; readonly number: number };
export type RankAbout = { readonly rank: Rank };
type CountAbout = { readonly count: number };
type Kind = { readonly kind: 'objectives' | 'deployments' | 'conditions' };
type Side = { readonly player: number };

/** What a card may let one choose by a word. */
export type Way =
  | Token
  | AttackFace
  | DefenseFace
  | 'move'
  | 'attack'
  | 'wound'
  | 'damage'
  | 'calm'
  | 'heal'
  | 'restore'
  | 'left'
  | 'right'
  | 'front'
  | 'back'
  | 'sabotage'
  | 'repair'
  | 'faster'
  | 'slower'
  | 'none';

/** What is asked: topic → what an option of it is about, or the keys that say all by themselves. */
export interface Topics {
  side: 'blue' | 'red';
  edge: 'near' | 'far';
  eliminate: Kind | 'none';
  'choose-terrain': { readonly kind: string };
  'choose-piece': { readonly piece: string };
  'place-terrain': undefined;
  'place-marker': undefined;
  /** A bomb cart, before it moves and then. */
  'turn-cart': undefined;
  'move-cart': undefined;
  'deploy-unit': UnitAbout;
  'swap-upgrade': { readonly card: string; readonly instead: string } | 'none';
  'deploy-leader': undefined;
  /** A leader that is lifted and set down elsewhere. */
  'set-down': undefined;
  /** A vehicle to be deployed in, or none. */
  'deploy-aboard': UnitAbout | 'none';
  'place-others': undefined;
  'command-card': CardAbout;
  divulge: CardAbout | 'none';
  'play-flaw': CardAbout | 'none';
  contingency: CardAbout | 'none';
  nominate: UnitAbout;
  order: UnitAbout;
  activate: UnitAbout | CardAbout | 'draw';
  'activate-drawn': UnitAbout;
  /** Which token of an order pool it shall be, or whichever chance brings. */
  'order-rank': RankAbout | 'draw';
  action: ActionAbout | 'done';
  /** Into a melee with a unit, or just there. */
  'move-leader': MeleeAbout | undefined;
  'panic-move': undefined;
  /** Beside the vehicle that is left. */
  disembark: undefined;
  pivot: undefined;
  displace: undefined;
  'join-melee': undefined;
  target: UnitAbout & { readonly all: boolean };
  'another-target': (UnitAbout & { readonly all: boolean }) | 'done';
  /** A friend that supports an attack, with all that reaches the defender or weapon by weapon. */
  'fire-support': (UnitAbout & { readonly all: boolean }) | 'none';
  weapon: WeaponAbout | 'none';
  'pool-first': UnitAbout;
  'spend-aim': DieAbout;
  'spend-observation': DieAbout;
  'spend-surge': CountAbout;
  'spend-dodge': CountAbout;
  'spend-shields': CountAbout;
  reroll: DieAbout;
  'choose-dice': DieAbout;
  'wound-mini': MiniAbout;
  'new-leader': MiniAbout;
  disrupt: WeaponAbout;
  standby: UnitAbout | 'none';
  'standby-deed': 'attack' | 'move';
  'order-players': Side;
  'order-abilities': AbilityAbout;
  'use-ability': 'use' | 'decline';
  'recover-suppression': CountAbout;
  'ready-card': CardAbout;
  'flip-card': CardAbout | 'none';
  promote: UnitAbout;
  'choose-unit': UnitAbout | 'none';
  'choose-mini': MiniAbout | 'none';
  'choose-card': CardAbout | 'none';
  'choose-marker': MarkerAbout | 'none';
  'choose-number': CountAbout;
  choose: Way;
  /** A compulsory move before the actions or after them; a pivot, or poison, before what it goes with or after it. */
  'when-compelled': 'first' | 'second';
  'when-to-pivot': 'first' | 'second' | 'none';
  'when-poisoned': 'first' | 'second';
  'place-claimed': undefined;
}

/** Anything that an option can be about. */
export type Told = Exclude<Topics[keyof Topics], string | undefined>;
/** Keys that say all by themselves. */
export type NamedKey = Extract<Topics[keyof Topics], string>;

export type PickUnder<T extends keyof Topics> = Extract<RequestOf<Topics>, { kind: 'pick'; topic: T }>;

export const { pick, pickOne, place, asked, offered, pickUnder } = askWords<Topics, Plain>();
