import {
  type Ability,
  abilityWords,
  type Context,
  type OptionOf,
  type Pose,
  type Procedure,
  type Question,
  type RuleId,
  type Seat,
} from '@rangefinder/kernel';
import type {
  Arc,
  AttackFace,
  BoostBearing,
  DamageCard,
  DefenseFace,
  Difficulty,
  Maneuver,
  OutsideRoll,
  ShotWeapon,
} from '@rangefinder/xwing';
import type { LockAbout } from './ask.ts';
import type { AttackNeed, BarAction } from './card.ts';
import type { ActionChoice } from './rules/actions.ts';
import type { Way } from './rules/bombs.ts';
import type { Shot } from './rules/possibleshots.ts';
import type { Attack, Bomb, Condition, Equipped, Obstacle, Ship, Token } from './state.ts';
import type { XTable } from './table.ts';

/** What has an ability: a ship, which is the card's "you" (xw1.card-interpretation.1, .2), and the card it stands on. */
export interface Holder {
  readonly ship: Ship;
  /** Id of the card, for prompts, logs and memory. */
  readonly card: string;
  readonly upgrade: Equipped | null;
  readonly damage: DamageCard | null;
  readonly condition: Condition | null;
}

/** An action that a card offers besides the action bar ("Action:", xw1.actions.4). */
export interface CardAction {
  /** `card:<id>`, with a name behind it where one card has several; copies of a card are one action (xw1.actions.8). */
  readonly key: string;
  /** The card it stands on. */
  readonly card: string;
  readonly rule: RuleId;
  perform(table: XTable, ship: Ship): Procedure<void>;
}

/** A weapon a ship may attack with. */
export interface Weapon extends ShotWeapon {
  /** `primary`, or the id of the upgrade. */
  readonly id: string;
  readonly kind: 'primary' | 'secondary';
  readonly requires: AttackNeed | null;
  readonly spends: readonly (AttackNeed | 'card')[];
  readonly upgrade: Equipped | null;
  /** The attack is performed a second time. */
  readonly twice: boolean;
}

/** What an attack spends as its lock: the lock of a ship, or instead of any a focus token. */
export type LockPayment = OptionOf<LockAbout | 'focus'> & { pay(attack: Attack): Procedure<void> };

/** A ship's lock, to be spent. */
export function paysLock({ id }: Ship, pay: LockPayment['pay']): LockPayment {
  return { key: `lock:${id}`, about: { lock: id }, pay };
}

/** How evade results cancel (xw1.attack.31, .32): which results first, and how many of each defense dice cannot cancel. */
export interface Cancelling {
  readonly first: 'hit' | 'crit';
  readonly safeHits: number;
  readonly safeCrits: number;
}

/** How an action came to be performed. */
export interface Performed {
  readonly ship: Ship;
  /** `boost`, `card:r2f2`, … */
  readonly action: string;
  /** The card whose action it is; undefined for one of the action bar. */
  readonly card: string | undefined;
  readonly free: boolean;
  /** Whether the ship was stressed when it began. */
  readonly stressed: boolean;
}

type ShipMoment = { readonly ship: Ship };
type AttackMoment = { readonly attack: Attack };

/** The moments, questions and happenings that abilities can hook into, named after the rulebook's timing. */
export interface XHooks {
  readonly windows: {
    /** Setup, before the Place Forces step, and at its start. */
    'before-placing-forces': object;
    'ship-placed': ShipMoment;
    /** The end of setup. */
    'forces-placed': object;
    'start-of-round': object;
    'end-of-planning': object;
    'start-of-activation': object;
    'end-of-activation': object;
    'start-of-combat': object;
    'end-of-combat': object;
    'start-of-end': object;
    'during-end': object;
    'end-of-round': object;
    /** A ship becomes the active ship of the Activation phase, or of the Combat phase. */
    activates: ShipMoment;
    'combat-active': ShipMoment;
    /** After a ship's opportunity to attack, taken or not. */
    'after-engaging': ShipMoment;
    'before-reveal': ShipMoment;
    /** The dial was turned up; `maneuver` is what the ship will execute, and may be changed. */
    'dial-revealed': ShipMoment & { maneuver: Maneuver };
    /** A ship is about to be moved along a template; a card may put another one in its place. */
    'choose-template': ShipMoment & { readonly maneuver: Maneuver; template: Pick<Maneuver, 'speed' | 'bearing'> };
    'maneuver-executed': ShipMoment & {
      readonly maneuver: Maneuver;
      /** Ships it overlapped. */
      readonly overlapped: readonly Ship[];
      /** Obstacles it moved through or overlapped. */
      readonly crossed: readonly Obstacle[];
    };
    /** After the Perform Action step of a ship, also of one that skips it. */
    'after-action-step': ShipMoment;
    'action-performed': Performed;
    /** A ship performed a jam action against another. */
    'jam-performed': ShipMoment & { readonly other: Ship };
    /** A ship performs a coordinate action and has chosen another one. */
    coordinating: ShipMoment & { readonly other: Ship };
    /** After a boost, barrel roll or decloak. */
    repositioned: ShipMoment & { readonly how: string; readonly move: 'barrel-roll' | 'boost' };
    cloaked: ShipMoment;
    decloaked: ShipMoment;
    /** The target became the defender. */
    'target-declared': AttackMoment;
    'before-attack-dice': AttackMoment;
    'attack-dice-rolled': AttackMoment;
    /** Dice modifications: offered in the modify step of their player, once each in an attack. Whose card it is modifies. */
    'modify-attack-dice': AttackMoment;
    /** The same where a card says that the attacker ("it may") does it. */
    'attacker-modifies-attack-dice': AttackMoment;
    'dice-rerolled': AttackMoment & { readonly dice: 'attack' | 'defense' };
    'before-defense-dice': AttackMoment;
    'defense-dice-rolled': AttackMoment;
    'modify-defense-dice': AttackMoment;
    'defender-modifies-defense-dice': AttackMoment;
    /** The start of the Compare Results step. */
    'compare-results': AttackMoment;
    /** Results were cancelled; what is left decides. */
    'results-compared': AttackMoment;
    'attack-hit': AttackMoment;
    'attack-missed': AttackMoment;
    'after-defending': AttackMoment;
    'after-attacking': AttackMoment;
    /** A destroyed ship is about to leave the table: the last moment of its own cards. */
    'being-destroyed': ShipMoment & { readonly attack: Attack | null };
    'ship-destroyed': ShipMoment & { readonly attack: Attack | null };
    'damage-suffered': ShipMoment & { readonly kind: 'hit' | 'crit'; readonly attack: Attack | null };
    /** After all the damage of one effect or attack, of which some was suffered; a bomb where that caused it. */
    'after-damage': ShipMoment & { readonly attack: Attack | null; readonly bomb: Bomb | null };
    'damage-card-dealt': ShipMoment & { readonly card: DamageCard; readonly attack: Attack | null };
    'shield-lost': ShipMoment;
    'token-gained': ShipMoment & { readonly token: Token };
    /** Stress tokens were removed from a ship, by a maneuver or a card. */
    'stress-removed': ShipMoment;
    'token-spent': ShipMoment & { readonly token: Token; readonly attack: Attack | null };
    'lock-acquired': ShipMoment & { readonly target: Ship };
    'lock-spent': ShipMoment & { readonly target: Ship; readonly attack: Attack | null };
    'upgrade-discarded': ShipMoment & { readonly upgrade: Equipped };
    /** A ship is about to roll dice outside an attack, of these sides. */
    'before-dice-rolled': ShipMoment & { readonly sides: readonly (AttackFace | DefenseFace)[] };
    /** A ship rolled dice outside an attack; some may still be rolled again. */
    'dice-rolled': OutsideRoll<Ship>;
    'bomb-dropped': ShipMoment & { readonly bombs: readonly Bomb[] };
    /** Before a bomb token would detonate; an ability may prevent it. */
    'before-detonate': { readonly bomb: Bomb; prevented: boolean };
    /** A ship rolled attack dice because a bomb detonated; they may still be changed. */
    'bomb-dice-rolled': ShipMoment & { readonly bomb: Bomb; readonly dice: AttackFace[] };
    /** A bomb token has done what it does and is about to be removed. */
    'before-bomb-removed': { readonly bomb: Bomb };
  };
  readonly questions: {
    'pilot-skill': Question<Ship, number>;
    agility: Question<Ship, number>;
    hull: Question<Ship, number>;
    'shield-value': Question<Ship, number>;
    'primary-weapon-value': Question<Ship, number>;
    /** Agility that counts in this attack only. */
    'defender-agility': Question<Attack, number>;
    'attack-dice': Question<Attack, number>;
    'defense-dice': Question<Attack, number>;
    'range-bonus': Question<{ readonly attack: Attack; readonly side: 'attack' | 'defense' }, number>;
    /** Whether obstacles in the way give the defender a die. */
    'obstruction-counts': Question<Attack, boolean>;
    'most-rerolls': Question<Attack, number>;
    cancelling: Question<Attack, Cancelling>;
    /** Whether the defender is hit although nothing is left. */
    'counts-as-hit': Question<Attack, boolean>;
    /** What a maneuver's colour is treated as; of several changes the harder one wins (xw1.difficulty.7). */
    'maneuver-difficulty': Question<{ readonly ship: Ship; readonly maneuver: Maneuver }, Difficulty>;
    /** Whether a maneuver may be set on the dial of a ship. */
    'may-plan': Question<{ readonly ship: Ship; readonly maneuver: Maneuver }, boolean>;
    /** Whether damage cards are dealt faceup to a ship that would be dealt facedown. */
    'dealt-faceup': Question<Ship, boolean>;
    'action-bar': Question<Ship, readonly BarAction[]>;
    'card-actions': Question<Ship, readonly CardAction[]>;
    /** How many actions a ship may perform in its Perform Action step. */
    'actions-in-step': Question<Ship, number>;
    /** Whether a ship may perform an action at all; modifiers can only forbid. */
    'may-act': Question<Pick<Performed, 'ship' | 'action' | 'card'>, boolean>;
    /** Whether stress keeps a ship from this action. */
    'stress-forbids': Question<Pick<Performed, 'ship' | 'action' | 'card'>, boolean>;
    /** Whether stress keeps a ship from executing this red maneuver. */
    'stress-forbids-red': Question<{ readonly ship: Ship; readonly maneuver: Maneuver }, boolean>;
    /** Other ways to perform an action. */
    'action-variants': Question<{ readonly ship: Ship; readonly choice: ActionChoice }, readonly ActionChoice[]>;
    'may-attack': Question<Ship, boolean>;
    /** Whether a ship may be the target of another's attacks at all: friends only where a card says so. */
    'may-target': Question<{ readonly attacker: Ship; readonly target: Ship }, boolean>;
    /** Whether weapons disabled tokens keep a ship from attacking this target with this weapon. */
    'disabled-forbids': Question<{ readonly attacker: Ship; readonly target: Ship; readonly weapon: Weapon }, boolean>;
    /** Whether touching keeps a ship from attacking this target. */
    'touching-forbids': Question<{ readonly attacker: Ship; readonly target: Ship }, boolean>;
    'may-be-attacked': Question<{ readonly attacker: Ship; readonly target: Ship; readonly weapon: Weapon }, boolean>;
    weapons: Question<Ship, readonly Weapon[]>;
    /** The attacks a ship could declare now; modifiers can only take some away. */
    shots: Question<Ship, readonly Shot[]>;
    /** The range an attack counts as having. */
    'attack-range': Question<{ readonly attacker: Ship; readonly defender: Ship; readonly weapon: Weapon }, number>;
    /** Whether a ship may attack this target with this weapon without what the header requires. */
    'ignores-requirement': Question<
      { readonly attacker: Ship; readonly target: Ship; readonly weapon: Weapon },
      boolean
    >;
    /** The ships whose tokens of a kind an attacking ship may spend: itself, and those whose tokens it treats as its own. */
    'treats-as-own': Question<{ readonly ship: Ship; readonly token: 'focus' | 'lock' }, readonly Ship[]>;
    /** What else may be spent where an attack of a ship spends a lock on the target. */
    'lock-payments': Question<{ readonly attacker: Ship; readonly target: Ship }, readonly LockPayment[]>;
    'most-locks': Question<Ship, number>;
    /** Whether a ship may lock another: friends only where a card says so, and whom it must lock goes first. */
    'may-lock': Question<{ readonly ship: Ship; readonly target: Ship }, boolean>;
    /** Whether a ship may lock another whatever the range. */
    'locks-at-any-range': Question<{ readonly ship: Ship; readonly target: Ship }, boolean>;
    /** Those that may be locked, of all that could be. */
    'lock-targets': Question<{ readonly ship: Ship; readonly targets: readonly Ship[] }, readonly Ship[]>;
    /** Whether an obstacle is ignored: by a move, or when attacking from on top of it. */
    'ignores-obstacle': Question<
      { readonly ship: Ship; readonly obstacle: Obstacle; readonly how: 'move' | 'attack' },
      boolean
    >;
    /** Whether a ship may choose to ignore what an upgrade of its would make it do. */
    'may-ignore-upgrade': Question<{ readonly ship: Ship; readonly upgrade: string }, boolean>;
    /** Whether an obstacle may be in the way of a boost, barrel roll or decloak; the ship then suffers its effects. */
    'repositions-over': Question<{ readonly ship: Ship; readonly obstacle: Obstacle }, boolean>;
    /** What the die of an obstacle counts as. */
    'obstacle-die': Question<{ readonly ship: Ship; readonly obstacle: Obstacle }, AttackFace>;
    /** Whether a ship may use a way to modify dice. */
    'may-modify': Question<
      { readonly attack: Attack; readonly ship: Ship; readonly dice: 'attack' | 'defense'; readonly by: string },
      boolean
    >;
    /** Whether a ship may spend a token. */
    'may-spend': Question<
      { readonly ship: Ship; readonly token: Token | 'lock'; readonly attack: Attack | null },
      boolean
    >;
    'boost-templates': Question<Ship, readonly BoostBearing[]>;
    /** The speed of the template of a boost or barrel roll. */
    'reposition-speed': Question<{ readonly ship: Ship; readonly how: string }, number>;
    /** The templates of a barrel roll, or of a decloak. */
    'roll-templates': Question<{ readonly ship: Ship; readonly how: string }, readonly ('straight' | 'bank')[]>;
    /** Whether a ship may be placed outside its player's zone during setup. */
    'may-be-placed': Question<{ readonly ship: Ship; readonly pose: Pose }, boolean>;
    /** Whether a ship may dock with a friendly one: before forces are placed, or having overlapped it. */
    'may-dock': Question<{ readonly ship: Ship; readonly carrier: Ship }, boolean>;
    /** How many of a kind of token stay in the End phase. */
    'keeps-tokens': Question<{ readonly ship: Ship; readonly token: Token }, number>;
    /** For the effects of a ship's actions and upgrades: the ranges another ship may count as being at. */
    'upgrade-range': Question<{ readonly ship: Ship; readonly other: Ship }, readonly number[]>;
    'coordinate-count': Question<Ship, number>;
    'jam-range': Question<Ship, readonly [number, number]>;
    /** How a bomb may be dropped (xw1.bombs.3). */
    'bomb-ways': Question<{ readonly ship: Ship; readonly bomb: string }, readonly Way[]>;
    /** Whether a bomb may be placed anywhere touching its ship instead. */
    'bomb-touches': Question<
      { readonly ship: Ship; readonly bomb: string; readonly when: 'reveal' | 'action' },
      boolean
    >;
    /** Whether a bomb is ignored by a ship that overlaps it, or is in its range. */
    'ignores-bomb': Question<{ readonly ship: Ship; readonly bomb: Bomb }, boolean>;
    /** Whether a ship is inside a firing arc of another besides those printed. */
    'extra-arcs': Question<Ship, readonly Arc[]>;
  };
  readonly happenings: {
    'gain-token': ShipMoment & { readonly token: Token; readonly by: Seat };
    'suffer-damage': ShipMoment & {
      readonly kind: 'hit' | 'crit';
      readonly attack: Attack | null;
      readonly rule: RuleId;
    };
    /** All the damage of one effect or attack. */
    'suffer-all': ShipMoment & { readonly hits: number; readonly crits: number; readonly attack: Attack | null };
    /** A damage card that would be dealt. */
    'deal-card': ShipMoment & { readonly faceup: boolean; readonly attack: Attack | null };
    /** This very card, drawn and about to be dealt faceup. */
    'deal-faceup': ShipMoment & { readonly card: string; readonly attack: Attack | null };
    /** The Check Pilot Stress substep. */
    'check-stress': ShipMoment & { readonly difficulty: Difficulty };
    'discard-upgrade': ShipMoment & { readonly upgrade: Equipped };
    destroy: ShipMoment;
    /** A detonating bomb is about to have its effect on a ship. */
    'suffer-bomb': ShipMoment & { readonly bomb: Bomb };
  };
}

export type CardAbility = Ability<XTable, Holder>;
export type AbilityContext<Moment> = Context<XTable, Holder, Moment>;

/** What abilities go by that name no nearer rule: the text of their own card (xw1.golden-rules.2). */
export const RULE = 'xw1.card-abilities.1';

/**
 * The words in which cards declare what they do: at a moment (`at`; without "may" it is mandatory, xw1.card-abilities.5),
 * whenever the rules ask (`modify`), or in the place of what would happen (`instead`).
 */
export const { at, modify, instead } = abilityWords<XTable, Holder, XHooks>(RULE);

/** An "Action:" on a card; each of several has its name and is an action of its own. */
export function cardAction(action: {
  readonly rule?: RuleId;
  readonly name?: string;
  when?(context: AbilityContext<Ship>): boolean;
  perform(context: AbilityContext<Ship>): Procedure<void>;
}): CardAbility {
  const { rule = RULE } = action;
  return modify('card-actions', rule, (actions, context) => {
    const { self, moment: ship } = context;
    const key = `card:${self.card}${action.name === undefined ? '' : `:${action.name}`}`;
    if (ship !== self.ship || action.when?.(context) === false || actions.some((other) => other.key === key)) {
      return actions;
    }
    return [...actions, { key, card: self.card, rule, perform: () => action.perform(context) }];
  });
}

/** Where a token comes from that a card gives or takes: its text, and the player of its ship. */
export function byCardOf({ seat }: Ship): { readonly rule: RuleId; readonly by: Seat } {
  return { rule: RULE, by: seat };
}
