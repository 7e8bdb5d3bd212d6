import {
  type Ability,
  abilityWords,
  type Context,
  type Procedure,
  type Question,
  type RuleId,
} from '@rangefinder/kernel';
import type { Difficulty, Maneuver } from '@rangefinder/xwing';
import type { ActionDifficulty, BarEntry } from './cards/card.ts';
import type { Attack, Condition, DamageCard, Device, Equipped, Obstacle, Ship, Token } from './state.ts';
import type { XTable } from './table.ts';

/** What has an ability: a ship, and the card (of the ship, an upgrade, a damage card, a condition) it stands on. */
export interface Holder {
  readonly ship: Ship;
  /** Id of the card, for prompts, logs and memory. */
  readonly card: string;
  readonly upgrade: Equipped | null;
  readonly damage: DamageCard | null;
  readonly condition: Condition | null;
}

/** An action that a card offers besides the action bar ("Action:"). */
export interface CardAction {
  /** `card:<id>`, with something behind it where one card has several. */
  readonly key: string;
  readonly difficulty: ActionDifficulty;
  readonly rule: RuleId;
  /** Does it; answers false when it failed. */
  perform(table: XTable, ship: Ship): Procedure<boolean>;
}

/** A weapon a ship may attack with. */
export interface Weapon {
  /** `primary:front`, or the id of the upgrade. */
  readonly id: string;
  readonly kind: 'primary' | 'special';
  readonly arcs: readonly import('@rangefinder/xwing').Arc[];
  readonly dice: number;
  readonly range: readonly [number, number];
  readonly rangeBonus: boolean;
  readonly requires: readonly ('lock' | 'focus' | 'calculate' | 'evade')[];
  /** Charges its card spends. */
  readonly spends: number;
  readonly upgrade: Equipped | null;
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

/** The moments, questions and happenings that abilities can hook into, named after the rulebook's timing. */
export interface XHooks {
  readonly windows: {
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
    'before-activate': ShipMoment;
    'dial-revealed': ShipMoment;
    /** Before the maneuver moves the ship; the maneuver may still be changed. */
    'before-maneuver': ShipMoment & { maneuver: Maneuver };
    'maneuver-executed': ShipMoment & {
      readonly maneuver: Maneuver;
      readonly full: boolean;
      readonly crossed: readonly Obstacle[];
    };
    'action-performed': Performed;
    'action-failed': Performed;
    'after-activate': ShipMoment;
    /** After any move that is not a maneuver: barrel roll, boost, decloak. */
    repositioned: ShipMoment & { readonly how: string };
    'before-engage': ShipMoment;
    'after-engage': ShipMoment;
    'defender-declared': AttackMoment;
    'attack-dice-rolled': AttackMoment;
    /** Dice modifications: offered in the modify step of their player, once each in an attack. */
    'modify-attack-dice': AttackMoment;
    'attack-dice-modified': AttackMoment;
    'defense-dice-rolled': AttackMoment;
    'modify-defense-dice': AttackMoment;
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
    'damage-suffered': ShipMoment & { readonly kind: 'hit' | 'crit'; readonly attack: Attack | null };
    'damage-card-dealt': ShipMoment & { readonly card: DamageCard };
    'shield-lost': ShipMoment;
    'token-gained': ShipMoment & { readonly token: Token };
    'token-spent': ShipMoment & { readonly token: Token; readonly attack: Attack | null };
    'lock-acquired': ShipMoment & { readonly target: string };
    'device-placed': ShipMoment & { readonly device: Device };
    'before-detonate': { readonly device: Device };
    'ship-fled': ShipMoment;
  };
  readonly questions: {
    initiative: Question<Ship, number>;
    agility: Question<Ship, number>;
    hull: Question<Ship, number>;
    'attack-dice': Question<Attack, number>;
    'defense-dice': Question<Attack, number>;
    /** Bounds after all additions; the cap of six is the rules' own. */
    'least-attack-dice': Question<Attack, number>;
    'maneuver-difficulty': Question<{ readonly ship: Ship; readonly maneuver: Maneuver }, Difficulty>;
    'action-bar': Question<Ship, readonly BarEntry[]>;
    'card-actions': Question<Ship, readonly CardAction[]>;
    'action-difficulty': Question<{ readonly ship: Ship; readonly action: string }, ActionDifficulty>;
    /** Whether a ship may perform an action at all; modifiers can only forbid. */
    'may-act': Question<{ readonly ship: Ship; readonly action: string }, boolean>;
    /** Whether stress keeps a ship from this action. */
    'stress-forbids': Question<{ readonly ship: Ship; readonly action: string }, boolean>;
    'may-attack': Question<Ship, boolean>;
    /** Whether a ship may be chosen as the defender of an attack. */
    'may-be-attacked': Question<
      { readonly attacker: Ship; readonly defender: string; readonly weapon: Weapon },
      boolean
    >;
    weapons: Question<Ship, readonly Weapon[]>;
    'lock-range': Question<Ship, readonly [number, number]>;
    'coordinate-range': Question<Ship, readonly [number, number]>;
    /** Whether an obstacle's effect on a ship is left out. */
    'ignores-obstacle': Question<
      { readonly ship: Ship; readonly obstacle: Obstacle; readonly how: 'move' | 'attack' | 'lock' },
      boolean
    >;
    /** Whether a reposition may move through or overlap obstacles. */
    'repositions-through': Question<{ readonly ship: Ship; readonly how: string }, boolean>;
    'range-bonus': Question<{ readonly attack: Attack; readonly side: 'attack' | 'defense' }, number>;
    /** Whether a player may modify the dice of an attack now (range 0, blinded pilots). */
    'may-modify': Question<
      { readonly attack: Attack; readonly ship: Ship; readonly dice: 'attack' | 'defense'; readonly by: string },
      boolean
    >;
    'obstruction-dice': Question<Attack, number>;
    /** Templates a decloak, boost or barrel roll may use. */
    'boost-templates': Question<Ship, readonly string[]>;
    /** Whether circular tokens stay in the End Phase: how many of them. */
    'keeps-tokens': Question<{ readonly ship: Ship; readonly token: Token }, number>;
    /** Ships an ability for another ship's dice or damage may come from, extra deployment rules and the like. */
    'may-dock': Question<{ readonly ship: Ship; readonly carrier: Ship }, boolean>;
  };
  readonly happenings: {
    'gain-token': ShipMoment & { readonly token: Token };
    'suffer-damage': ShipMoment & { readonly kind: 'hit' | 'crit'; readonly attack: Attack | null };
    'spend-charge': ShipMoment & { readonly card: string };
    destroy: ShipMoment;
  };
}

export type CardAbility = Ability<XTable, Holder>;
export type AbilityContext<Moment> = Context<XTable, Holder, Moment>;

/** The words in which cards declare what they do. */
export const { at, modify, instead } = abilityWords<XTable, Holder, XHooks>();

/** An "Action:" on a card. */
export function cardAction(
  rule: RuleId,
  action: {
    readonly difficulty?: ActionDifficulty;
    readonly name?: string;
    when?(context: AbilityContext<Ship>): boolean;
    perform(context: AbilityContext<Ship>): Procedure<boolean>;
  },
): CardAbility {
  return modify('card-actions', rule, (actions, context) => {
    const { self, moment: ship } = context;
    if (ship !== self.ship || action.when?.(context) === false) return actions;
    const key = `card:${self.card}${action.name === undefined ? '' : `:${action.name}`}`;
    return [
      ...actions,
      { key, difficulty: action.difficulty ?? 'white', rule, perform: () => action.perform(context) },
    ];
  });
}
