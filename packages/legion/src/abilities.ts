import type { Shape } from '@rangefinder/geometry';
import {
  type Ability,
  abilityWords,
  type Context,
  type Procedure,
  type Question,
  type RuleId,
  type Seat,
  type Violation,
} from '@rangefinder/kernel';
import type { Cover, Miniature } from './battlefield/model.ts';
import type { AttackDie, DefenseDie, Rank, WeaponFacts } from './card.ts';
import { refuse } from './refusals.ts';
import { isReady, useUp } from './rules/exhausting.ts';
import type { Attack, AttackFace, DefenseFace, Equipped, Marker, Mini, Token, Unit } from './state.ts';
import type { LTable } from './table.ts';

/** What has an ability: a unit, and the card or keyword it stands on. */
export interface Holder {
  /** "You": for a weapon's keyword the attacker; for a command card nobody in particular, and then the seat decides. */
  readonly unit: Unit | null;
  readonly seat: Seat;
  /** Id of the card or the keyword, for prompts, logs and memory. */
  readonly card: string;
  /** The X of the keyword: the sum of all that the unit has, or that are in the pool (legion.keywords.6). */
  readonly value: number;
  /** What is behind the colon. */
  readonly of: string;
  readonly upgrade: Equipped | null;
}

/** An action that a card or keyword offers ([action], [free action]). */
export interface CardAction {
  /** `card:<id>`, perhaps with a name behind it. */
  readonly key: string;
  /** The card or keyword. */
  readonly card: string;
  readonly rule: RuleId;
  readonly free: boolean;
  /** It is treated as an attack action, of this kind, as well (legion.card-actions.3, .4). */
  readonly attack?: 'ranged' | 'melee' | undefined;
  /** False for what one may do in one's activation without its being an action. */
  readonly isAction?: boolean | undefined;
  /** Wounds that it costs. */
  readonly wounds?: number | undefined;
  /** Why it cannot be performed now. */
  readonly whyNot?: Violation | undefined;
  /** Others one of whom may attack by it, for whoever wonders what it brings. */
  readonly attackers?: (() => readonly Unit[]) | undefined;
  perform(table: LTable, unit: Unit, free: boolean): Procedure<void>;
}

/** A weapon that a miniature may use. */
export interface Weapon {
  /** `unit:0`, `upgrade:1:0`, `card:<id>:0`. */
  readonly id: string;
  /** The place of the upgrade that brings it among those of its unit. */
  readonly upgrade?: number | undefined;
  readonly facts: WeaponFacts;
  /** Miniatures of the unit that may use it. */
  readonly minis: readonly Mini[];
}

/** A kind of move: what a unit was about when it moved. */
export type MoveKind =
  | 'standard'
  | 'reverse'
  | 'strafe'
  | 'pivot'
  | 'climb'
  | 'clamber'
  | 'compulsory'
  | 'withdraw'
  | 'panic'
  | 'embark'
  | 'disembark'
  | 'free';

type UnitMoment = { readonly unit: Unit };
/** An action of a unit, and the card or keyword that offers it, if it is a card action. */
export type Doing = UnitMoment & { readonly action: string; readonly card?: string | undefined };
type AttackMoment = { readonly attack: Attack; readonly attacker: Unit; readonly defender: Unit };
/** A move that was made. */
export interface Moved {
  readonly unit: Unit;
  readonly how: MoveKind;
  /** The tool that was used. */
  readonly speed: number;
  /** Along the whole tool. */
  readonly full: boolean;
  /** At the unit's maximum speed. */
  readonly fastest: boolean;
  /** The enemy unit it started a melee with. */
  readonly melee: Unit | null;
  /** Units whose bases it went over. */
  readonly overlapped: readonly Unit[];
  /** The vehicle that it has left. */
  readonly left?: Unit;
  /** How many clambers of height 1 it was worth, if it was a climb or a clamber. */
  readonly worth?: number | undefined;
  /** Its player has chosen to pivot after it (legion.reposition.1). */
  readonly turns?: boolean;
}
/** What happened to a unit that others may react to: it moved, attacked or performed an action. */
export type Deed = UnitMoment & {
  readonly deed: 'move' | 'attack' | 'action';
  readonly action: string;
  /** The card or keyword whose action it was. */
  readonly card?: string | undefined;
};

/**
 * The moments, questions and happenings that keywords and cards can hook into, named after the rulebook's timing.
 * legion.abilities.10, .11, .12
 */
export interface LHooks {
  readonly windows: {
    'start-of-setup': object;
    /** A card has just been divulged: its own abilities alone (of its `divulge`) are set off (legion.divulge.2). */
    divulged: { readonly seat: Seat; readonly card: string };
    /** It stands on the battlefield, or rides in a vehicle on it, for the first time. */
    'enters-play': UnitMoment;
    /** "When … deploys": it is about to be placed. */
    deploying: UnitMoment;
    'unit-deployed': UnitMoment;
    /** After both sides have deployed. */
    'setup-over': object;
    'start-of-command': object;
    /** Both command cards lie open. */
    'cards-revealed': object;
    /** A seat has issued the orders of its card. */
    'issuing-orders': { readonly seat: Seat };
    /** Command cards that name no moment, after those that act when they are revealed (legion.command-cards.14, .16). */
    'command-effects': object;
    /** `with` is the command card that issues the order; null where another effect does. */
    'unit-ordered': UnitMoment & { readonly by: Unit; readonly with: string | null };
    'end-of-command': object;
    'start-of-activation-phase': object;
    'end-of-activation-phase': object;
    'start-of-end-phase': object;
    /** The End Phase comes to the tokens beside units. */
    'removing-tokens': object;
    'end-of-round': object;
    /** A player is about to activate a unit: who is `forced` is the one. */
    'choosing-activation': { readonly seat: Seat; forced: Unit | null };
    /** A player is about to draw an order token: what is `drawn` already has left the pool. */
    'drawing-order': { readonly seat: Seat; drawn: Rank | null };
    /** A token was drawn from the order pool by chance; the one of this `rank` is used. */
    'order-drawn': { readonly seat: Seat; rank: Rank };
    /** "When … activates", "at the start of its activation" (legion.activating-units.3). */
    activates: UnitMoment;
    /** The rally dice are rolled and suppression is removed. */
    rallied: UnitMoment;
    /** A unit has recovered, by an action or an effect. */
    recovered: UnitMoment;
    'panic-checked': UnitMoment & { panicked: boolean };
    'before-actions': UnitMoment;
    'end-of-activation': UnitMoment;
    /** "After … activation": its order token lies facedown; whoever is activated now is so before the turn passes. */
    'activation-over': UnitMoment;
    'action-performed': Doing & {
      readonly free: boolean;
      /** What was made of it, if it was a move action. */
      readonly move?: Moved;
    };
    /** A compulsory move or a move action with the tool is about to be made. */
    'before-move': UnitMoment & { readonly how: MoveKind };
    /** After a move of any kind. */
    moved: Moved;
    /** It was pushed aside by what has this id, and stands again. */
    displaced: UnitMoment & { readonly by: string };
    'token-gained': UnitMoment & { readonly token: Token };
    /** The pool is formed, before dice are gathered. */
    'forming-pool': AttackMoment;
    'before-attack-dice': AttackMoment;
    'attack-dice-rolled': AttackMoment;
    /** Offered in step 4b; each once for each pool. */
    'reroll-attack-dice': AttackMoment;
    /** Step 4b is over. */
    'attack-dice-rerolled': AttackMoment;
    'convert-attack-surges': AttackMoment;
    'attack-surges-converted': AttackMoment;
    /** Apply Dodge and Cover begins. */
    'applying-cover': AttackMoment;
    /** Dodges and cover are applied; now shields fail, before the others may be spent. */
    'shields-fail': AttackMoment;
    'dodge-spent': AttackMoment;
    /** The end of Apply Dodge and Cover, and how many results were cancelled in it. */
    'cover-applied': AttackMoment & { readonly cancelled: number };
    'attacker-modifies-attack-dice': AttackMoment;
    'defender-modifies-attack-dice': AttackMoment;
    /** A guardian is about to cancel criticals. */
    'guarding-criticals': UnitMoment;
    'before-defense-dice': AttackMoment;
    'reroll-defense-dice': AttackMoment;
    /** Step 7b is over. */
    'defense-dice-rerolled': AttackMoment;
    /** The defense dice are as they will be, but for their surges. */
    'convert-defense-surges': AttackMoment;
    'defender-modifies-defense-dice': AttackMoment;
    'attacker-modifies-defense-dice': AttackMoment;
    'results-compared': AttackMoment;
    /** Wounds of an attack were assigned, suppression gained. */
    'pool-resolved': AttackMoment;
    'after-defending': AttackMoment;
    /** After all pools; `action` says whether it was an attack action. */
    'after-attacking': { readonly attacker: Unit; readonly action: boolean; readonly attack: Attack };
    'wounds-suffered': UnitMoment & { readonly wounds: number; readonly attack: Attack | null };
    'mini-defeated': UnitMoment & { readonly mini: Mini };
    'unit-defeated': UnitMoment & { readonly by: Unit | null };
    /** Its miniatures were moved, deployed or placed, and everything has come to rest. */
    'stands-anew': UnitMoment;
    /** What ends with the deed itself, before anybody reacts to it. */
    'deed-performed': Deed;
    /** Standby has had its chance: charges may be detonated, before anything else. */
    'may-set-off': Deed;
    /** Whatever else reacts. */
    'deed-done': Deed;
    'marker-detonated': { readonly marker: Marker };
    engaged: UnitMoment & { readonly enemy: Unit };
  };
  readonly questions: {
    speed: Question<Unit, number>;
    /** Null never fails. */
    courage: Question<Unit, number | null>;
    /** The courage a unit may borrow when it checks for panic. */
    'panic-courage': Question<Unit, number | null>;
    /** Whether a unit counts as suppressed. */
    suppressed: Question<Unit, boolean>;
    actions: Question<Unit, number>;
    /** Actions besides those, as long as something lasts. */
    'extra-actions': Question<Unit, number>;
    /** Whether a unit may keep suppression tokens that it would lose. */
    'may-keep-suppression': Question<Unit, boolean>;
    /** Whether suppression tokens can be removed from a unit; modifiers can only forbid. */
    'may-lose-suppression': Question<Unit, boolean>;
    'rally-die': Question<Unit, DefenseDie>;
    /** Whether a player may select a command card of the hand (or reveal one set aside); modifiers can only forbid. */
    'may-select-card': Question<
      { readonly seat: Seat; readonly card: string; readonly from: 'hand' | 'contingencies' },
      boolean
    >;
    /** Whether a unit may be nominated for a card that belongs to nobody. */
    'may-be-nominated': Question<Unit, boolean>;
    'card-actions': Question<Unit, readonly CardAction[]>;
    /** Whether a unit may perform an action; modifiers can only forbid. */
    'may-act': Question<Doing, boolean>;
    /** Actions one of which must be the first of an activation, if it can be performed; none: whatever one likes. */
    'first-actions': Question<Unit, readonly string[]>;
    /** How often a unit may perform an action in an activation. */
    'action-limit': Question<Doing, number>;
    'attack-surge': Question<AttackMoment, 'hit' | 'crit' | null>;
    'defense-surge': Question<AttackMoment, 'block' | null>;
    /** A guardian's too, who is named as the defender then. */
    'defense-die': Question<AttackMoment, DefenseDie>;
    weapons: Question<Unit, readonly Weapon[]>;
    /** Ranges of a weapon, both ends included. */
    'weapon-range': Question<{ readonly unit: Unit; readonly weapon: Weapon }, readonly [number, number] | null>;
    /** Whether the requirements of a weapon's keywords are met against a defender. */
    'may-use-weapon': Question<
      { readonly attacker: Unit; readonly defender: Unit; readonly weapon: Weapon; readonly mini: Mini },
      boolean
    >;
    /** How many weapons each miniature may choose. */
    'weapons-each': Question<Unit, number>;
    /** Those of the enemies an attacker could attack that it may choose from. */
    targets: Question<{ readonly attacker: Unit; readonly open: readonly Unit[] }, readonly Unit[]>;
    /** Whether every miniature that can must take part against a defender. */
    'must-attack': Question<{ readonly attacker: Unit; readonly defender: Unit }, boolean>;
    'may-be-attacked': Question<
      { readonly attacker: Unit; readonly defender: Unit; readonly kind: Attack['kind'] },
      boolean
    >;
    /** Dice of a weapon in a pool. */
    'weapon-dice': Question<
      { readonly attack: Attack; readonly weapon: Weapon; readonly mini: Mini },
      Readonly<Record<AttackDie, number>>
    >;
    /** Cover that terrain and vehicles give, before cards improve it. */
    cover: Question<AttackMoment, Cover>;
    /** The value of cover that counts: 0, 1 or 2 hits cancelled. */
    'cover-value': Question<AttackMoment, number>;
    /** Hits that the cover cancels, once it is known what it is worth. */
    'cover-cancels': Question<AttackMoment, number>;
    /** Whether dodge tokens cancel criticals too. */
    'dodges-criticals': Question<AttackMoment, boolean>;
    /** Dice an aim token lets one reroll. */
    'aim-dice': Question<AttackMoment, number>;
    'may-spend': Question<{ readonly unit: Unit; readonly token: Token; readonly attack: Attack | null }, boolean>;
    /** Units whose tokens of a kind a unit may spend besides its own. */
    'spends-of': Question<{ readonly unit: Unit; readonly token: Token }, readonly Unit[]>;
    /** Blocks that the pool may cancel; the defender is whose dice they are (a guardian's, perhaps). */
    pierce: Question<AttackMoment, number>;
    /** Whether the defender may use what makes it immune to Pierce. */
    'may-resist-pierce': Question<AttackMoment, boolean>;
    /** Whether the pool's Blast works against this defender. */
    blast: Question<AttackMoment, boolean>;
    /** Wounds that an attacker suffers for what the defender's dice show (Deflect and its kin). */
    'deflected-wounds': Question<AttackMoment, number>;
    /** Dice a defender rolls besides those for hits and criticals. */
    'extra-defense-dice': Question<AttackMoment, number>;
    /** White dice a defender rolls besides all these. */
    'white-defense-dice': Question<AttackMoment, number>;
    /** Whether a unit with Fire Support may use it in an attack. */
    'may-support': Question<{ readonly unit: Unit; readonly attack: Attack }, boolean>;
    /** Whether its order token stays faceup when it does. */
    'supports-faceup': Question<Unit, boolean>;
    /** Units that add one of their ranged weapons to a pool. */
    'joins-attack': Question<AttackMoment, readonly Unit[]>;
    /** Whether a guardian may guard against an attack. */
    'may-guard': Question<{ readonly guardian: Unit; readonly attack: Attack }, boolean>;
    /** The card that lets a guardian cancel criticals as well. */
    'guards-criticals': Question<Unit, string | null>;
    /** What surges become on the dice of a guardian, who is named as the defender. */
    'guardian-surge': Question<AttackMoment, 'block' | null>;
    /** Dodge tokens that a guardian may spend, each for a hit that it then rolls no die for. */
    'guardian-dodges': Question<AttackMoment, number>;
    /** How many tokens of a kind stay in the End Phase. */
    'keeps-tokens': Question<{ readonly unit: Unit; readonly token: Token }, number>;
    /** Whether a unit may make a move of a kind; modifiers can only forbid. */
    'may-move': Question<{ readonly unit: Unit; readonly how: MoveKind }, boolean>;
    'may-move-through': Question<{ readonly unit: Unit; readonly other: Unit }, boolean>;
    'ignores-difficult': Question<Unit, boolean>;
    /** How high an obstacle may be that a move passes over, in range bands. */
    'crosses-height': Question<Unit, number>;
    'may-climb': Question<Unit, boolean>;
    /** White dice that each miniature rolls when its unit clambers. */
    'clamber-dice': Question<Unit, number>;
    /** Move actions that a clamber takes, which is worth so many clambers of height 1. */
    'clamber-cost': Question<{ readonly unit: Unit; readonly worth: number }, number>;
    /** Whether it may be a unit's turn to be deployed; modifiers can only put it off, for as long as somebody else is left. */
    'may-deploy-now': Question<Unit, boolean>;
    /** Units beside the leader of one of which a unit must be deployed (legion.detachment.3); none: in its zone. */
    'deploys-beside': Question<Unit, readonly Unit[]>;
    /** Whether a base may be deployed outside of its player's zones. */
    'may-deploy-at': Question<{ readonly unit: Unit; readonly base: Shape }, boolean>;
    /** Whether the leader of a unit counts for the objective. */
    'counts-for-objective': Question<Unit, boolean>;
    'may-withdraw': Question<Unit, boolean>;
    /** Whether a unit may move though it is engaged with these. */
    'may-leave-melee': Question<{ readonly unit: Unit; readonly enemies: readonly Unit[] }, boolean>;
    /** How a vehicle can transport a unit, which may be aboard already: in the open or closed in; null where it cannot. */
    transports: Question<{ readonly carrier: Unit; readonly unit: Unit }, 'open' | 'closed' | null>;
    'may-claim': Question<Unit, boolean>;
    /** Whether a token goes off when it would. */
    'may-detonate': Question<Marker, boolean>;
    /** Whether a unit may move into contact with an enemy. */
    'may-start-melee': Question<{ readonly unit: Unit; readonly enemy: Unit }, boolean>;
    /** How far a miniature sees: range bands. */
    'sight-range': Question<Miniature, number>;
    /** How far from itself a commander lends its courage against panic. */
    'courage-range': Question<{ readonly commander: Unit; readonly unit: Unit }, number>;
    /** A unit that comes to the battlefield because a token of its rank was drawn that nobody there can use. */
    arrives: Question<{ readonly seat: Seat; readonly rank: Rank }, readonly Unit[]>;
    /** How many orders a command card yields at most. */
    'card-orders': Question<{ readonly seat: Seat; readonly card: string }, number>;
    /** Orders of a command card that a commander may issue to anybody on the battlefield. */
    'orders-anyone': Question<Unit, number>;
    'order-range': Question<{ readonly commander: Unit; readonly unit: Unit }, number>;
    /** How far Coordinate reaches. */
    'coordinate-range': Question<Unit, number>;
    'may-be-ordered': Question<{ readonly commander: Unit; readonly unit: Unit }, boolean>;
    /** The rank of the order token a unit counts for when one is drawn. */
    'order-rank': Question<Unit, Rank>;
    'standby-range': Question<Unit, number>;
    'may-standby': Question<Unit, boolean>;
    /** The pips of a card that is as fast as the other one. */
    'tied-pips': Question<{ readonly seat: Seat; readonly card: string }, number>;
    /** Victory tokens that a seat gains when the game ends. */
    'victory-at-end': Question<{ readonly seat: Seat }, number>;
    /** Whether a miniature is wounded after the others, and leads only where nobody else can. */
    'is-spared': Question<{ readonly unit: Unit; readonly mini: Mini }, boolean>;
    /** Whether shields are spent after everything else of Apply Dodge and Cover. */
    'shields-last': Question<AttackMoment, boolean>;
    /** Whether active shields may be turned over. */
    'may-flip-shields': Question<Unit, boolean>;
  };
  readonly happenings: {
    'gain-token': UnitMoment & { readonly token: Token };
    /** During an attack perhaps that is not what they come from; `by` is who answers for them. */
    'suffer-wounds': UnitMoment & { readonly wounds: number; readonly attack: Attack | null; readonly by: Unit | null };
    'be-defeated': UnitMoment;
    'be-ordered': UnitMoment & { readonly by: Unit; readonly with: string | null };
    'check-panic': UnitMoment;
    /** The rally dice are rolled, and suppression removed for them. */
    'roll-rally': UnitMoment;
    /** Surges that are converted, one die. */
    'attack-result': AttackMoment & { readonly face: AttackFace };
    'defense-result': AttackMoment & { readonly face: DefenseFace };
  };
}

export type CardAbility = Ability<LTable, Holder>;
export type AbilityContext<Moment> = Context<LTable, Holder, Moment>;

/**
 * What abilities go by that name no nearer rule: the text of their own card beats the book (legion.golden-rules.2).
 * legion.card-effect.3
 */
export const RULE = 'legion.golden-rules.2';

/** The words in which keywords and cards declare what they do. */
export const { at, modify, instead } = abilityWords<LTable, Holder, LHooks>(RULE);

/** An action behind the icon of a card action, or of a free one (legion.card-actions.1, legion.free-card-actions.1). */
export function cardAction(action: {
  readonly rule: RuleId;
  readonly free?: boolean;
  /** Where one card has several. */
  readonly name?: string;
  whyNot?(context: AbilityContext<Unit>): Violation | undefined;
  attackers?(context: AbilityContext<Unit>): readonly Unit[];
  perform(context: AbilityContext<Unit>): Procedure<void>;
}): CardAbility {
  const { rule, free = false, name } = action;
  return modify('card-actions', rule, (actions, context) => {
    const { self, moment: unit } = context;
    const key = `card:${self.card}${name === undefined ? '' : `:${name}`}`;
    if (unit !== self.unit) return actions;
    const whyNot = whyNotReady(self) ?? action.whyNot?.(context);
    // Of two copies of a card the one that is ready counts.
    const twin = actions.find((other) => other.key === key);
    if (twin && (whyNot !== undefined || twin.whyNot === undefined)) return actions;
    const { attackers } = action;
    const made = {
      key,
      card: self.card,
      rule,
      free,
      whyNot,
      attackers: attackers && (() => attackers(context)),
      perform: () => paid(context, action.perform),
    };
    return [...actions.filter((other) => other !== twin), made];
  });
}

/** legion.abilities.8, legion.exhaust.1, legion.deplete.1 */
function whyNotReady({ upgrade }: Holder): Violation | undefined {
  return upgrade === null || isReady(upgrade) ? undefined : refuse('legion.abilities.8', 'exhausted');
}

/** The icon on the card is its price: it is exhausted or depleted first (legion.abilities.7). */
function* paid(context: AbilityContext<Unit>, perform: (context: AbilityContext<Unit>) => Procedure<void>) {
  const { table, self, moment: unit } = context;
  if (self.upgrade) useUp(table, unit, self.upgrade);
  yield* perform(context);
}
