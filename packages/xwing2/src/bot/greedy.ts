import { distanceToPoint } from '@rangefinder/geometry';
import type { Answer, Bot, BotTurn, Option, PickRequest, PlaceRequest, Pose } from '@rangefinder/kernel';
import { leastAnswer, randomAnswer } from '@rangefinder/kernel';
import { barrelRolls, baseAt, boost } from '@rangefinder/xwing';
import { pilotCard } from '../cards/catalog.ts';
import { isInsidePlayArea } from '../rules/playarea.ts';
import type { ShipView, XwingView } from '../view.ts';
import { modifyChoice, rerollChoice } from './dice.ts';
import { type Choice, choicesOf, meansOf, Outlook, shot } from './outlook.ts';

/** Looks one round ahead at where ships may end, and takes what promises most. It sees only its seat's view. */
export const greedyBot = (): Bot<XwingView> => ({
  decide(turn) {
    const { request } = turn;
    return request.kind === 'place' ? placement(turn, request) : choice(turn, request);
  },
});

type Pick = (turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook) => Answer | undefined;

/** What the bot does at each question; anything not listed is left to chance. */
const CHOICES: Readonly<Record<string, Pick>> = {
  'set-dial': setDial,
  'dials-ready': () => 'ready',
  'use-ability': () => 'use',
  action: bestAction,
  'overlap-action': (_turn, { options }) => options.at(-1)?.key,
  attack: bestAttack,
  'attack-line': (_turn, { options }) =>
    options.some(({ key }) => key === 'unobstructed') ? 'unobstructed' : options[0]?.key,
  'modify-attack': (turn, request) => modifyChoice(turn.view(), request, 'attack'),
  'modify-defense': (turn, request) => modifyChoice(turn.view(), request, 'defense'),
  reroll: (turn, request) => rerollChoice(turn.view(), turn.seat, request),
  lock: bestLock,
  'roll-side': rollSide,
  'boost-template': boostTemplate,
  decloak,
  reinforce: reinforceSide,
  'evade-which': (_turn, { options }) => (options.some(({ key }) => key === 'blank') ? 'blank' : options[0]?.key),
  'jam-target': dangerous,
  tractor: (_turn, { options }) => options[0]?.key,
  'tractor-rotate': () => 'none',
  'place-device': placeDevice,
  jettison: () => 'keep',
};

function choice(turn: BotTurn<XwingView>, request: PickRequest): Answer {
  const pick = CHOICES[request.topic];
  const answer = pick?.(turn, request, new Outlook(turn.view(), turn.seat));
  return answer !== undefined && isOffered(request, answer) ? answer : randomAnswer(request, turn.random, 'bot');
}

/** Cards change what is asked under a topic: an answer that is not offered is not given. */
function isOffered({ options, min, max }: PickRequest, answer: Answer): boolean {
  const keys = typeof answer === 'string' ? [answer] : answer;
  return keys.length >= min && keys.length <= max && keys.every((key) => options.some((option) => option.key === key));
}

/** Places ships near their friends, and everything else that moves where it stands best. */
function placement(turn: BotTurn<XwingView>, request: PlaceRequest): Answer {
  const ship = shipOf(turn, request);
  if (!ship || request.topic === 'place-ship') return randomAnswer(request, turn.random, 'bot');
  const outlook = new Outlook(turn.view(), turn.seat);
  return (
    best(request.candidates, ({ poses }) => (poses[0] ? outlook.standing(ship, poses[0]) : 0))?.key ??
    leastAnswer(request)
  );
}

function shipOf(turn: BotTurn<XwingView>, { about }: PickRequest | PlaceRequest): ShipView | undefined {
  const id = about && 'ship' in about ? String(about.ship) : undefined;
  return id === undefined ? undefined : turn.view().ships.find((ship) => ship.id === id);
}

/** The dial: where each maneuver ends, what it crosses, and whether a way out is left after it. */
function setDial(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipOf(turn, request);
  if (!ship) return undefined;
  const choices = choicesOf(ship).filter(({ key }) => request.options.some((option) => option.key === key));
  return best(choices, (one) => valueOfManeuver(outlook, ship, one) + turn.random.below('bot', 1000) / 1e5)?.key;
}

function valueOfManeuver(outlook: Outlook, ship: ShipView, { maneuver, pose, ground }: Choice): number {
  const { size } = pilotCard(ship.pilot).type;
  const base = baseAt(size, pose);
  if (!isInsidePlayArea(outlook.view, base)) return -1000;
  const stressedAfter = maneuver.difficulty === 'red' || (ship.tokens.stress > 0 && maneuver.difficulty !== 'blue');
  const wayOut = choicesOf(ship, pose, stressedAfter).some((next) =>
    isInsidePlayArea(outlook.view, baseAt(size, next.pose)),
  );
  if (!wayOut) return -500;
  // With an action to come a focus token is likely; stress takes it away.
  const means = { ...meansOf(ship), focus: !stressedAfter };
  const bump = outlook.occupied(base, ship.id);
  const bumped = bump && bump.seat === ship.seat ? 1.5 : bump ? 0.5 : 0;
  return outlook.standing(ship, pose, means) - outlook.rocksUnder(ground) * 2 - bumped - (stressedAfter ? 0.4 : 0);
}

/** The action that changes the exchange of fire most. */
function bestAction(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipOf(turn, request);
  if (!ship) return undefined;
  return best(request.options, (option) => valueOfAction(outlook, ship, option))?.key;
}

/** A lock reaches to range 3; on anything but an enemy it is worth nothing. */
const LOCK_REACH = 300;

function valueOfAction(outlook: Outlook, ship: ShipView, option: Option): number {
  const red = option.about && 'difficulty' in option.about && option.about.difficulty !== 'white' ? 0.5 : 0;
  const now = outlook.standing(ship, ship.pose);
  const withMeans = (change: Partial<ReturnType<typeof meansOf>>) =>
    outlook.standing(ship, ship.pose, { ...meansOf(ship), ...change }) - now;
  const worth = (): number => {
    switch (option.key) {
      case 'none':
        return 0.001;
      case 'focus':
      case 'calculate':
        return withMeans({ focus: true }) + 0.15;
      case 'evade':
        return withMeans({ evades: ship.tokens.evade + 1 }) + 0.05;
      case 'lock':
        return ship.locks.length === 0 && outlook.enemyWithin(ship, LOCK_REACH) ? 0.3 : -1;
      case 'barrel-roll':
        return Math.max(...rollEnds(ship, 1).map((pose) => gain(outlook, ship, pose, now)));
      case 'boost':
        return Math.max(...boostEnds(ship).map(({ pose }) => gain(outlook, ship, pose, now)));
      case 'reinforce':
        return outlook.taken(ship, baseAt(pilotCard(ship.pilot).type.size, ship.pose), meansOf(ship)) * 0.4;
      case 'coordinate':
        return 0.3;
      case 'jam':
        return 0.2;
      case 'reload':
      case 'cloak':
        return outlook.dealt(ship, ship.pose, baseAt(pilotCard(ship.pilot).type.size, ship.pose), meansOf(ship)) > 0
          ? -1
          : 0.2;
      case 'rotate':
        return 0.05;
      case 'slam':
        return -0.5;
      case 'tow':
      case 'scramble':
        return markerInReach(outlook, ship) ? 1.2 : -1;
      default:
        return 0.25;
    }
  };
  return worth() - red;
}

/** Whether a mission marker is near enough for the mission's action. */
function markerInReach({ view, seat }: Outlook, ship: ShipView): boolean {
  const base = baseAt(pilotCard(ship.pilot).type.size, ship.pose);
  return view.features.some(
    ({ pose, controller }) => controller !== seat && distanceToPoint(base, pose.x, pose.y) <= 115,
  );
}

/** A device goes where more enemies than friends may come to stand. */
function placeDevice(_turn: BotTurn<XwingView>, { options }: PickRequest, outlook: Outlook): Answer | undefined {
  return best(options, ({ key, about }) => {
    if (key === 'none') return 0.25;
    const pose = about && 'pose' in about ? (about.pose as Pose) : undefined;
    return pose ? outlook.crowd(pose, 100) : 0;
  })?.key;
}

/** What a reposition gains; one that is not there to be had is a loss. */
function gain(outlook: Outlook, ship: ShipView, pose: Pose, now: number): number {
  const base = baseAt(pilotCard(ship.pilot).type.size, pose);
  if (!isInsidePlayArea(outlook.view, base) || outlook.occupied(base, ship.id) || outlook.onRock(base)) return -1;
  return outlook.standing(ship, pose) - now;
}

function rollEnds(ship: ShipView, speed: number, sides: readonly ('left' | 'right')[] = ['left', 'right']): Pose[] {
  const { size } = pilotCard(ship.pilot).type;
  return sides.flatMap((side) => barrelRolls(size, ship.pose, side, speed).map(({ pose }) => pose));
}

function boostEnds(ship: ShipView, speed = 1): { key: string; pose: Pose }[] {
  const { size } = pilotCard(ship.pilot).type;
  return (['straight', 'left-bank', 'right-bank'] as const).map((key) => ({
    key,
    pose: boost(size, ship.pose, key, speed).pose,
  }));
}

function rollSide(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipOf(turn, request);
  if (!ship) return undefined;
  const value = (side: 'left' | 'right') =>
    Math.max(...rollEnds(ship, 1, [side]).map((pose) => gain(outlook, ship, pose, 0)));
  // Some cards roll with other templates (`left:forward`): the side still tells most.
  return best(request.options, ({ key }) => value(key.startsWith('left') ? 'left' : 'right'))?.key;
}

function boostTemplate(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipOf(turn, request);
  if (!ship) return undefined;
  const ends = boostEnds(ship).filter(({ key }) => request.options.some((option) => option.key === key));
  return best(ends, ({ pose }) => gain(outlook, ship, pose, 0))?.key;
}

function decloak(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipOf(turn, request);
  if (!ship) return undefined;
  const speed = pilotCard(ship.pilot).type.size === 'small' ? 2 : 1;
  const ends = [
    ...(['left', 'right'] as const).map((key) => ({
      key: key as string,
      value: Math.max(...rollEnds(ship, speed, [key]).map((pose) => gain(outlook, ship, pose, 0))),
    })),
    {
      key: 'straight',
      value: gain(outlook, ship, boost(pilotCard(ship.pilot).type.size, ship.pose, 'straight', speed).pose, 0),
    },
  ].filter(({ key }) => request.options.some((option) => option.key === key));
  return best(ends, ({ value }) => value)?.key;
}

/** The shot that should do most harm; one that may destroy counts more. */
function bestAttack(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipOf(turn, request);
  if (!ship) return undefined;
  return best(request.options, ({ about }) => {
    const target = about && 'target' in about ? outlook.ship(String(about.target)) : undefined;
    if (!target) return about ? 0.1 : -1;
    if (target.seat === ship.seat) return -2;
    const size = (one: ShipView) => pilotCard(one.pilot).type.size;
    const damage = shot(
      ship,
      ship.pose,
      baseAt(size(ship), ship.pose),
      target,
      baseAt(size(target), target.pose),
      meansOf(ship),
      meansOf(target),
    );
    const { hull } = pilotCard(target.pilot).type;
    const left = Math.max(0.5, hull + target.shields - target.damage.length);
    return damage + Math.min(1, damage / left) * pilotCard(target.pilot).cost * 0.3;
  })?.key;
}

/** A lock on the enemy it is most likely to shoot. */
function bestLock(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipOf(turn, request);
  if (!ship) return undefined;
  return best(request.options, ({ key }) => {
    const target = outlook.ship(key);
    if (!target || target.seat === ship.seat) return -1;
    const size = (one: ShipView) => pilotCard(one.pilot).type.size;
    return (
      0.1 +
      shot(
        ship,
        ship.pose,
        baseAt(size(ship), ship.pose),
        target,
        baseAt(size(target), target.pose),
        meansOf(ship),
        meansOf(target),
      )
    );
  })?.key;
}

/** The enemy that could hurt most. */
function dangerous(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  return best(request.options, ({ key }) => {
    const target = outlook.ship(key);
    return target && target.seat !== turn.seat ? target.tokens.focus : -1;
  })?.key;
}

function reinforceSide(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipOf(turn, request);
  if (!ship) return undefined;
  const heading = (ship.pose.heading * Math.PI) / 180;
  const ahead = outlook.view.ships
    .filter((other) => other.seat !== ship.seat && other.place === 'play')
    .reduce(
      (sum, { pose }) =>
        sum + Math.sign((pose.x - ship.pose.x) * Math.sin(heading) + (pose.y - ship.pose.y) * Math.cos(heading)),
      0,
    );
  return ahead >= 0 ? 'reinforceFore' : 'reinforceAft';
}

/** The item of the highest value; the first of equals. */
function best<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let chosen: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const worth = value(item);
    if (worth > most) {
      most = worth;
      chosen = item;
    }
  }
  return chosen;
}
