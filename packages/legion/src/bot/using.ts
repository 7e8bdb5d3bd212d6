import type { Answer, BotTurn, PickRequest } from '@rangefinder/kernel';
import { TOOLS } from '../battlefield/model.ts';
import { type Thrown, thrownDice } from '../odds/attackdice.ts';
import { poolDice } from '../rules/attack/poolweapons.ts';
import { speedOf } from '../rules/moving.ts';
import { courageOf } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import type { LegionView } from '../view.ts';
import { unitOf } from './attacks.ts';
import { paysToDetonate } from './charges.ts';
import { goalOf } from './goals.ts';
import type { Outlook } from './outlook.ts';
import { isWorthWounds } from './prices.ts';
import { far, reachOf } from './reach.ts';
import { usefulness } from './usefulness.ts';

/** Dice that are won or lost by a stake. */
const STAKED = 2;

type Judgement = (outlook: Outlook, unit: Unit) => boolean;

/** The card or keyword that a request is about. */
export function cardOf({ about }: PickRequest): string {
  return about && 'card' in about ? String(about.card) : '';
}

/** Every ability is used but those that cost too much, or bring something else than what is wanted now. */
export function useAbility(_turn: BotTurn<LegionView>, request: PickRequest, outlook: Outlook): Answer {
  const card = cardOf(request);
  const unit = outlook.find(unitOf(request));
  if (isWorthWounds(outlook, card, unit) === false) return 'decline';
  const pays = PLANS[card]?.(outlook) ?? (unit ? JUDGED[card]?.(outlook, unit) : undefined) ?? true;
  return pays ? 'use' : 'decline';
}

/** A suppression token more leaves it all its actions. */
const staysCalm: Judgement = ({ t }, unit) => unit.tokens.suppression + 1 < (courageOf(t, unit) ?? 99);

/** A suppression token more does not make it panic. */
const staysBrave: Judgement = ({ t }, unit) => unit.tokens.suppression + 1 < 2 * (courageOf(t, unit) ?? 99);

/** There is nobody to shoot at, and a way to go. */
const onlyTravels: Judgement = (outlook, unit) => {
  const goal = goalOf(outlook, unit);
  const [leader] = unit.minis;
  if (!goal || !leader || outlook.roughBest(unit) > 0) return false;
  return far(leader.pose, goal.at) - goal.there > reachOf(outlook, unit);
};

/** A longer tool would bring it nearer to its goal, and there is one. */
const wantsToGoFaster: Judgement = (outlook, unit) => {
  const goal = goalOf(outlook, unit);
  const [leader] = unit.minis;
  if (!goal || !leader || speedOf(outlook.t, unit) >= TOOLS.length) return false;
  return far(leader.pose, goal.at) - goal.there > reachOf(outlook, unit);
};

const isThreatened: Judgement = (outlook, unit) => outlook.danger(unit) > outlook.roughBest(unit);

/** Turns a card over where it does not show the side for whoever is threatened more than it threatens, or the other one. */
function turns(card: string, sheltering: 'front' | 'back'): Judgement {
  return (outlook, unit) => {
    const side = unit.upgrades.find(({ id }) => id === card)?.side;
    return (side === sheltering) !== isThreatened(outlook, unit);
  };
}

/** Somebody else without an order would make more of it. */
const hasBetterHeir: Judgement = (outlook, unit) => {
  const own = usefulness(outlook, unit);
  return outlook.own.some((one) => one !== unit && one.order === 'pool' && usefulness(outlook, one) > own);
};

/**
 * What is staked on the dice brings more than it loses. A defender stakes nothing: dice without a block among them are worth hardly
 * anything to begin with.
 */
const isWorthTheStake: Judgement = ({ view: { attack } }, unit) => {
  const pool = attack?.current === null || attack?.current === undefined ? undefined : attack.pools[attack.current];
  if (attack?.attacker !== unit.id || !pool) return true;
  const dice = { dice: poolDice(pool), surge: null, critical: 0, surgeTokens: 0 };
  const thrown = thrownDice({ ...dice, aims: unit.tokens.aim, aimDice: 2 });
  const gain = ({ hits, crits, chance }: Thrown) => chance * (crits > 0 ? STAKED : -Math.min(STAKED, hits));
  return thrown.reduce((sum, one) => sum + gain(one), 0) > 0;
};

/** The enemy's card is one of its fastest, and there is another one to play. */
const isOutpaced = ({ t, view, seat }: Outlook): boolean => {
  const theirs = view.players[1 - seat]?.chosen;
  const more = (view.players[seat]?.hand ?? []).length > 1;
  return more && typeof theirs === 'string' && t.cards.command(theirs).pipsInPlay <= 1;
};

const isNearEnemies: Judgement = ({ t, foes }, unit) => foes.some((foe) => t.range(unit, foe) <= 2);

const hasSpareTarget: Judgement = (outlook, unit) => {
  const targets = outlook.nearestFoes(unit).filter((foe) => outlook.roughShot(unit, foe) > 0);
  return targets.length > 1 && targets.some((foe) => outlook.frailty(foe) > 0.6);
};

/** What a player does not always use. */
const PLANS: Readonly<Record<string, (outlook: Outlook) => boolean>> = {
  'detonate-x': paysToDetonate,
  // Who hides comes out when the battle has begun.
  bane: ({ t }) => t.state.round >= 2,
  'change-of-plans': isOutpaced,
};

/** What a unit does not always use. */
const JUDGED: Readonly<Record<string, Judgement>> = {
  'wheel-mode': onlyTravels,
  'twin-blaster-cannons': hasSpareTarget,
  'twin-missile-pods': hasSpareTarget,
  'defensive-stance': turns('defensive-stance', 'front'),
  'battle-shield-wookiee': turns('battle-shield-wookiee', 'back'),
  'duck-and-cover': staysBrave,
  dauntless: staysBrave,
  'override-x': staysCalm,
  'comms-relay': hasBetterHeir,
  'all-in': isWorthTheStake,
  'ryder-azadi': wantsToGoFaster,
  'im-in-control': isNearEnemies,
};
