import type { ConvexPolygon } from '@rangefinder/geometry';
import {
  type Ability,
  abilityWords,
  type Context,
  type Pose,
  type Procedure,
  type Question,
  type RuleId,
  type Seat,
} from '@rangefinder/kernel';
import type { Arc, AttackFace, DamageCard, Difficulty, Maneuver, OutsideRoll, ShotWeapon } from '@rangefinder/xwing';
import type { ActionDifficulty, AttackRequirement, BarEntry, WeaponArc } from './card.ts';
import type { ActionChoice } from './rules/actions.ts';
import type { Way } from './rules/devices.ts';
import type { Shot } from './rules/possibleshots.ts';
import type { Attack, Condition, Device, Equipped, Obstacle, Ship, Token } from './state.ts';
import type { XTable } from './table.ts';

/**
 * What has an ability: a ship, which is the card's "you" (xw2.card-interpretation.1 to .3), and the card of a player
 * (of the ship, an upgrade, a damage card, a condition) it stands on (xw2.faq-abilities-queue.1).
 */
export interface Holder {
  readonly ship: Ship;
  /** Id of the card, for prompts, logs and memory. */
  readonly card: string;
  readonly upgrade: Equipped | null;
  readonly damage: DamageCard | null;
  readonly condition: Condition | null;
  /** The remote whose card it is; `ship` is then the remote as attacks see it. */
  readonly device: Device | null;
}

/** An action that a card offers besides the action bar ("Action:"). */
export interface CardAction {
  /** `card:<id>`, with something behind it where one card has several. */
  readonly key: string;
  /** The card it stands on. */
  readonly card: string;
  readonly difficulty: ActionDifficulty;
  readonly rule: RuleId;
  /** Does it; answers false when it failed. */
  perform(table: XTable, ship: Ship): Procedure<boolean>;
}

/** A weapon a ship may attack with. */
export interface Weapon extends ShotWeapon {
  /** `primary:front`, or the id of the upgrade. */
  readonly id: string;
  /** What is about the one kind is never about the other (xw2.primary-weapon.5, xw2.special-weapon.13). */
  readonly kind: 'primary' | 'special';
  /** The printed arc symbol; `arcs` is what it stands for now. */
  readonly symbol: WeaponArc;
  readonly arcs: readonly Arc[];
  /** What the attacker must have: one of these. */
  readonly requires: readonly AttackRequirement[];
  /** Charges its card spends. */
  readonly spends: number;
  readonly upgrade: Equipped | null;
}

/** How evades cancel results (xw2.attack.28, .29). */
export interface Neutralizing {
  readonly first: 'hit' | 'crit';
  readonly critsCancelled: boolean;
}

/** An action that a ship would perform. */
interface Attempted {
  readonly ship: Ship;
  readonly action: string;
  /** The card whose action it is; undefined for one of the action bar. */
  readonly card: string | undefined;
}

/** How an action came to be performed. */
export interface Performed {
  readonly ship: Ship;
  /** `boost`, `card:r2d2`, … */
  readonly action: string;
  readonly difficulty: ActionDifficulty;
  readonly linked: boolean;
}

type ShipMoment = { readonly ship: Ship };
type AttackMoment = { readonly attack: Attack };

/**
 * The moments, questions and happenings that abilities can hook into, named after the rulebook's timing: before, at
 * the start, while, at the end, after (xw2.timing.1 to .5). "While" is the step in which it matters
 * (xw2.faq-engagement-attacks.2).
 */
export interface XHooks {
  readonly windows: {
    /** "Setup: before placing forces", and after. */
    'before-placing-forces': object;
    'after-placing-forces': object;
    /** Setup, Prepare Other Components: decks are shuffled, forces are placed. */
    'prepare-components': object;
    'start-of-planning': object;
    'start-of-system': object;
    /** A ship's opportunity in the System Phase. */
    system: ShipMoment;
    'start-of-activation': object;
    'end-of-activation': object;
    'start-of-engagement': object;
    'end-of-engagement': object;
    'start-of-end': object;
    'during-end': object;
    /** A ship removed green tokens in the End Phase. */
    'green-tokens-removed': ShipMoment & { readonly count: number };
    'end-of-round': object;
    'before-activate': ShipMoment;
    'before-reveal': ShipMoment;
    'dial-revealed': ShipMoment;
    /** Before the maneuver moves the ship; the maneuver may still be changed. */
    'before-maneuver': ShipMoment & { maneuver: Maneuver };
    /** A ship is about to be moved along a template; a card may put another one in its place. */
    'choose-template': ShipMoment & { readonly maneuver: Maneuver; template: Pick<Maneuver, 'speed' | 'bearing'> };
    /** The ship has moved, its maneuver's difficulty is not checked yet. */
    'before-check-difficulty': ShipMoment & { readonly maneuver: Maneuver; readonly full: boolean };
    'maneuver-executed': ShipMoment & {
      readonly maneuver: Maneuver;
      readonly full: boolean;
      /** Obstacles whose effects it met by that. */
      readonly crossed: readonly Obstacle[];
      /** Obstacles the template lay on, whether they had an effect or not (xw2.move.2). */
      readonly over: readonly Obstacle[];
      /** Ships the template lay on. */
      readonly through: readonly Ship[];
    };
    'action-performed': Performed;
    'action-failed': Performed;
    /** A ship performs a coordinate action and has chosen another one. */
    coordinating: ShipMoment & { readonly other: Ship };
    /** After a ship coordinated another, which performed this action, or none. */
    coordinated: ShipMoment & { readonly other: Ship; readonly action: string | null };
    'after-activate': ShipMoment;
    /** After any move that is not a maneuver: barrel roll, boost, decloak. */
    repositioned: ShipMoment & {
      readonly how: string;
      readonly move: 'barrel-roll' | 'boost';
      /** Obstacles the template lay on (xw2.move.2). */
      readonly over: readonly Obstacle[];
      /** Ships it moved through. */
      readonly through: readonly Ship[];
    };
    decloaked: ShipMoment;
    /** Initiative 7 of the Engagement Phase, before any ship of that initiative engages. */
    'initiative-seven': object;
    /** Initiative 0, when all ships of higher initiative have engaged; perhaps more than once. */
    'initiative-zero': object;
    'before-engage': ShipMoment;
    'after-engage': ShipMoment;
    'defender-declared': AttackMoment;
    /** Before attack dice are rolled: the number of dice may still be changed (`attack.moreAttackDice`). */
    'before-attack-dice': AttackMoment;
    'attack-dice-rolled': AttackMoment;
    /** Dice modifications: offered in the modify step of their player, once each in an attack. Whose card it is modifies. */
    'modify-attack-dice': AttackMoment;
    /** The same where a card says that the attacker ("that ship", "it") may do it, or the defender: that ship modifies. */
    'attacker-modifies-attack-dice': AttackMoment;
    'defender-modifies-attack-dice': AttackMoment;
    /** Some of these dice were rerolled. */
    'dice-rerolled': AttackMoment & { readonly dice: 'attack' | 'defense' };
    'attack-dice-modified': AttackMoment;
    /** Before defense dice are rolled. */
    'before-defense-dice': AttackMoment;
    'defense-dice-rolled': AttackMoment;
    'modify-defense-dice': AttackMoment;
    'defender-modifies-defense-dice': AttackMoment;
    'defense-dice-modified': AttackMoment;
    'before-neutralize': AttackMoment;
    'after-neutralize': AttackMoment;
    'attack-hit': AttackMoment;
    'attack-missed': AttackMoment;
    'after-defending': AttackMoment;
    'after-attacking': AttackMoment;
    /** Bonus attacks of either side. */
    'bonus-attack-defender': AttackMoment;
    'bonus-attack-attacker': AttackMoment;
    'ship-destroyed': ShipMoment & { readonly attack: Attack | null };
    /** `dealt`: the damage card it brought; null when a shield took it. */
    'damage-suffered': ShipMoment & {
      readonly kind: 'hit' | 'crit';
      readonly attack: Attack | null;
      readonly dealt: DamageCard | null;
    };
    'damage-card-dealt': ShipMoment & { readonly card: DamageCard };
    /** A faceup card was repaired: it lies facedown now. */
    'damage-repaired': ShipMoment & { readonly card: DamageCard };
    'shield-lost': ShipMoment;
    'token-gained': ShipMoment & { readonly token: Token };
    'token-spent': ShipMoment & { readonly token: Token; readonly attack: Attack | null };
    'force-spent': ShipMoment;
    'lock-acquired': ShipMoment & { readonly target: string };
    /** A ship rolled dice outside an attack; some may still be rolled again. */
    'dice-rolled': OutsideRoll<Ship>;
    'lock-spent': ShipMoment & { readonly target: string };
    /** After a device was dropped, launched or placed; a set of cluster mines is one drop. */
    'device-placed': ShipMoment & {
      readonly device: Device;
      readonly set: readonly Device[];
      readonly how: 'drop' | 'launch' | 'place';
    };
    /** Before a bomb or mine would go off; an ability may prevent it. */
    'before-detonate': { readonly device: Device; prevented: boolean };
    /** Attack dice were rolled for what a device does; abilities may change them. */
    'device-dice-rolled': { readonly device: Device; readonly dice: AttackFace[] };
    /** A ship suffered the effect of a bomb. */
    'device-suffered': ShipMoment & { readonly device: Device };
    /** The opportunity of a remote in the System Phase, and its engagement. */
    'remote-system': { readonly device: Device };
    'remote-engages': { readonly device: Device };
    'remote-destroyed': { readonly device: Device };
    /** A ship moved through a remote, overlapped it, or had it placed under itself. */
    'remote-crossed': ShipMoment & {
      readonly device: Device;
      readonly how: 'overlapped' | 'moved-through';
      readonly by: 'maneuver' | 'move' | 'placed';
    };
    /** After a docked ship came back into play. */
    deployed: ShipMoment & { readonly carrier: Ship };
    /** After a bomb or mine went off and left; `lockedBy` are the ships that had a lock on it. */
    'device-detonated': { readonly device: Device; readonly lockedBy: readonly string[] };
    'ship-fled': ShipMoment;
  };
  readonly questions: {
    initiative: Question<Ship, number>;
    /** The Force a ship may spend now. */
    'spendable-force': Question<Ship, number>;
    /** Whether a ship outside the bullseye arc of another counts as being in it. */
    'counts-as-bullseye': Question<{ readonly of: Ship; readonly other: Ship }, boolean>;
    agility: Question<Ship, number>;
    hull: Question<Ship, number>;
    'attack-dice': Question<Attack, number>;
    'defense-dice': Question<Attack, number>;
    /** Bounds after all additions; the cap of six is the rules' own. */
    'least-attack-dice': Question<Attack, number>;
    'most-attack-dice': Question<Attack, number>;
    /** How many attack dice may be rerolled. */
    'most-rerolls': Question<Attack, number>;
    'most-defense-dice': Question<Attack, number>;
    /** Which results evades cancel first, and whether they can cancel crits at all. */
    neutralizing: Question<Attack, Neutralizing>;
    /** Whether a ship may attack this target with this weapon without what the weapon requires. */
    'ignores-requirement': Question<
      { readonly attacker: Ship; readonly target: string; readonly weapon: Weapon },
      boolean
    >;
    /** Whether disarm tokens keep a ship from attacking this target with this weapon. */
    'disarm-forbids': Question<{ readonly attacker: Ship; readonly target: string; readonly weapon: Weapon }, boolean>;
    /** How many steps harder a maneuver is (or easier, below 0); all add up before they count (xw2.difficulty.9). */
    'difficulty-steps': Question<{ readonly ship: Ship; readonly maneuver: Maneuver }, number>;
    /** What a maneuver's colour is treated as, before it is made harder or easier. */
    'maneuver-difficulty': Question<{ readonly ship: Ship; readonly maneuver: Maneuver }, Difficulty>;
    'action-bar': Question<Ship, readonly BarEntry[]>;
    'card-actions': Question<Ship, readonly CardAction[]>;
    'action-difficulty': Question<{ readonly ship: Ship; readonly action: string }, ActionDifficulty>;
    /** Other ways to perform an action: treated as red, with another template. */
    'action-variants': Question<{ readonly ship: Ship; readonly choice: ActionChoice }, readonly ActionChoice[]>;
    /** Whether a ship may perform an action at all; modifiers can only forbid. */
    'may-act': Question<Attempted, boolean>;
    /** Whether stress keeps a ship from this action. */
    'stress-forbids': Question<Attempted, boolean>;
    /** Whether being ionized keeps a ship from this action (xw2.ion.12). */
    'ion-forbids': Question<Attempted, boolean>;
    /** Whether stress keeps a ship from executing this red maneuver. */
    'stress-forbids-red': Question<{ readonly ship: Ship; readonly maneuver: Maneuver }, boolean>;
    /** Whether a ship skips its Execute Maneuver step. */
    'skips-maneuver': Question<Ship, boolean>;
    'may-attack': Question<Ship, boolean>;
    /** Whether a ship may be chosen as the defender of an attack. */
    'may-be-attacked': Question<
      { readonly attacker: Ship; readonly defender: string; readonly weapon: Weapon },
      boolean
    >;
    weapons: Question<Ship, readonly Weapon[]>;
    /** Whether a ship can attack friendly ships, too (xw2.friendly.4). */
    'attacks-friends': Question<Ship, boolean>;
    /** The attacks a ship could declare now; modifiers can only take some away. */
    shots: Question<Ship, readonly Shot[]>;
    /** The attack range an attack counts as having. */
    'attack-range': Question<{ readonly attacker: Ship; readonly defender: string; readonly weapon: Weapon }, number>;
    /** How many locks a ship can maintain. */
    'most-locks': Question<Ship, number>;
    'lock-range': Question<Ship, readonly [number, number]>;
    /** The ranges an object counts as being at for the locks of a ship. */
    'lock-ranges': Question<{ readonly ship: Ship; readonly pieces: readonly ConvexPolygon[] }, readonly number[]>;
    /** Whether a ship may acquire a lock on another one. */
    'may-be-locked': Question<{ readonly ship: Ship; readonly target: Ship }, boolean>;
    /** Whether an object may be chosen in a lock action; locks that are no action are not asked about. */
    'lock-action-target': Question<{ readonly ship: Ship; readonly pieces: readonly ConvexPolygon[] }, boolean>;
    /** Whether a ship may lock another whatever the range. */
    'locks-at-any-range': Question<{ readonly ship: Ship; readonly target: Ship }, boolean>;
    'force-recovery': Question<Ship, number>;
    /** Whether a coordinated ship may perform this action. */
    'may-coordinate': Question<{ readonly ship: Ship; readonly other: Ship; readonly action: string }, boolean>;
    'coordinate-range': Question<Ship, readonly [number, number]>;
    /** For the effects of a ship's upgrades: the ranges another ship may count as being at. */
    'upgrade-range': Question<{ readonly ship: Ship; readonly other: Ship }, readonly number[]>;
    /** Whether a ship may coordinate allied ships as if they were friendly. */
    'coordinates-allies': Question<Ship, boolean>;
    /** Whether a ship that jams may choose this one, which is no enemy. */
    'may-jam-friend': Question<{ readonly ship: Ship; readonly other: Ship }, boolean>;
    /** Whether a ship may spend a lock to coordinate or jam the ship it is on, whatever the range. */
    'reaches-by-lock': Question<Ship, boolean>;
    /** Whether a ship may choose another one to coordinate. */
    'may-be-coordinated': Question<{ readonly ship: Ship; readonly other: Ship }, boolean>;
    /** Whether an obstacle's effect on a ship is left out; `attack-from` is the ban on attacks at range 0 of it. */
    'ignores-obstacle': Question<
      { readonly ship: Ship; readonly obstacle: Obstacle; readonly how: 'move' | 'attack' | 'attack-from' | 'lock' },
      boolean
    >;
    /** Whether a ship may attack with this weapon at range 0 of an obstacle that forbids it attacks. */
    'attacks-from-obstacle': Question<
      { readonly ship: Ship; readonly obstacle: Obstacle; readonly weapon: Weapon },
      boolean
    >;
    /**
     * Whether a reposition may move through or overlap obstacles: "can" is not a choice (xw2.card-interpretation.5).
     */
    'repositions-through': Question<{ readonly ship: Ship; readonly how: string }, boolean>;
    'range-bonus': Question<{ readonly attack: Attack; readonly side: 'attack' | 'defense' }, number>;
    /** Whether a player may modify the dice of an attack now (range 0, blinded pilots). */
    'may-modify': Question<
      { readonly attack: Attack; readonly ship: Ship; readonly dice: 'attack' | 'defense'; readonly by: string },
      boolean
    >;
    /** Whether a modification is allowed that range 0 forbids (xw2.attack.17, .24). */
    'may-modify-at-range-0': Question<
      { readonly attack: Attack; readonly ship: Ship; readonly dice: 'attack' | 'defense'; readonly by: string },
      boolean
    >;
    /** Whether a ship may remove a token. */
    'may-remove-token': Question<{ readonly ship: Ship; readonly token: Token }, boolean>;
    /** How many focus results a ship may modify in an attack. */
    'modifiable-focus': Question<
      { readonly attack: Attack; readonly dice: 'attack' | 'defense'; readonly by: string },
      number
    >;
    'obstruction-dice': Question<Attack, number>;
    /** Templates a decloak, boost or barrel roll may use. */
    'boost-templates': Question<Ship, readonly string[]>;
    /** Whether a turret indicator may be rotated to an arc. */
    'may-rotate-to': Question<{ readonly ship: Ship; readonly arc: Arc }, boolean>;
    /** Whether a ship may be placed outside its player's zone during setup. */
    'may-be-placed': Question<{ readonly ship: Ship; readonly base: ConvexPolygon }, boolean>;
    /** How much faster than usual the template of a boost, barrel roll or SLAM must be, if the ship is able. */
    'faster-template': Question<
      { readonly ship: Ship; readonly how: string; readonly difficulty: ActionDifficulty | null },
      number
    >;
    /** The template of a barrel roll, or of a decloak. */
    'roll-template': Question<{ readonly ship: Ship; readonly how: string }, 'straight' | 'bank'>;
    /** Whether a boost action may stop short of a ship in its way. */
    'boost-stops-short': Question<Ship, boolean>;
    /** Whether circular tokens stay in the End Phase: how many of them. */
    'keeps-tokens': Question<{ readonly ship: Ship; readonly token: Token }, number>;
    /** Ships an ability for another ship's dice or damage may come from, extra deployment rules and the like. */
    'may-dock': Question<{ readonly ship: Ship; readonly carrier: Ship }, boolean>;
    /** Whether a ship is not placed with the others in setup. */
    'starts-in-reserve': Question<Ship, boolean>;
    /** At which range of its carrier a ship may dock (xw2.docking.8). */
    'dock-range': Question<{ readonly ship: Ship; readonly carrier: Ship }, number>;
    /** From which guides of the carrier a docked ship may deploy. */
    'deploy-guides': Question<{ readonly ship: Ship; readonly carrier: Ship }, readonly ('front' | 'rear')[]>;
    /** Whether a ship may coordinate commando teams. */
    'coordinates-teams': Question<Ship, boolean>;
    /** How many charges a reload action recovers on a card. */
    'reload-charges': Question<{ readonly ship: Ship; readonly upgrade: Equipped }, number>;
    /** How a device may be dropped or launched (xw2.device.18). */
    'device-ways': Question<{ readonly ship: Ship; readonly device: string }, readonly Way[]>;
    /** Templates of other speeds for any of these ways, whichever card opened it. */
    'device-speeds': Question<{ readonly ship: Ship; readonly device: string }, readonly Way[]>;
    /** Whether a ship may place a device touching itself instead of dropping it. */
    'places-touching': Question<{ readonly ship: Ship; readonly device: string }, boolean>;
  };
  readonly happenings: {
    'gain-token': ShipMoment & { readonly token: Token };
    'suffer-damage': ShipMoment & {
      readonly kind: 'hit' | 'crit';
      readonly attack: Attack | null;
      /** The device that went off. */
      readonly device: Device | null;
      /** What the ship moved through or overlapped. */
      readonly obstacle: Obstacle | null;
    };
    /** All the damage of one effect or attack. */
    'suffer-all': ShipMoment & { readonly hits: number; readonly crits: number; readonly attack: Attack | null };
    /** The effect of an obstacle that a ship moved through or overlapped. */
    'obstacle-effect': ShipMoment & {
      readonly obstacle: Obstacle;
      readonly how: 'overlapped' | 'moved-through';
      readonly by: 'maneuver' | 'move' | 'placed';
    };
    'spend-charge': ShipMoment & { readonly card: string };
    destroy: ShipMoment;
    /** One recurring charge of a card, or one Force, that would recover in the End Phase. */
    'recover-recurring': ShipMoment & { readonly card: string | null };
    /** A damage card that would be dealt faceup, or facedown. */
    'deal-faceup': ShipMoment;
    'deal-facedown': ShipMoment;
    /** This very card, drawn and about to be dealt faceup. */
    'deal-this-faceup': ShipMoment & { readonly card: string };
    /** A damage card, left to chance, that would be exposed. */
    'expose-damage': ShipMoment;
    /** A ship whose base is outside; `from` is where it stood. */
    flee: ShipMoment & { readonly from: Pose };
  };
}

export type CardAbility = Ability<XTable, Holder>;
export type AbilityContext<Moment> = Context<XTable, Holder, Moment>;

/** What abilities go by that name no nearer rule or ruling: the text of their own card. */
export const RULE = 'xw2.abilities.1';

/**
 * The words in which cards declare what they do: a triggered ability (`at`) has a moment, perhaps requirements and
 * costs (`when`), and an effect (xw2.faq-abilities-queue.3 to .6, .9); a constant one (`modify`) answers whenever it
 * is asked (xw2.faq-abilities-queue.2); a replacement (`instead`) takes the place of what would happen. Cards change
 * what the rules say by these alone, and so go before them (xw2.golden-rules.2).
 */
export const { at, modify, instead } = abilityWords<XTable, Holder, XHooks>(RULE);

/** An "Action:" on a card; each of several has its name and is an action of its own (xw2.actions.16). */
export function cardAction(action: {
  readonly rule?: RuleId;
  readonly difficulty?: ActionDifficulty;
  readonly name?: string;
  when?(context: AbilityContext<Ship>): boolean;
  perform(context: AbilityContext<Ship>): Procedure<boolean>;
}): CardAbility {
  const { rule = RULE } = action;
  return modify('card-actions', rule, (actions, context) => {
    const { self, moment: ship } = context;
    if (ship !== self.ship || action.when?.(context) === false) return actions;
    const key = `card:${self.card}${action.name === undefined ? '' : `:${action.name}`}${twin(self)}`;
    return [
      ...actions,
      {
        key,
        card: self.card,
        difficulty: action.difficulty ?? 'white',
        rule,
        perform: () => action.perform(context),
      },
    ];
  });
}

/** Where a token comes from that a card gives or takes: its text, and the player of its ship. */
export function byCardOf({ seat }: Ship): { readonly rule: RuleId; readonly by: Seat } {
  return { rule: RULE, by: seat };
}

/** xw2.actions.15: damage cards of the same name are different actions; the second is `#2`. */
function twin({ ship, card, damage }: Holder): string {
  const before = damage ? ship.damage.filter((one) => one.card === card).indexOf(damage) : 0;
  return before === 0 ? '' : `#${before + 1}`;
}
