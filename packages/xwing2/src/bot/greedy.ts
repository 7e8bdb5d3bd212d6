import { distanceToPoint, lengthOf } from '@rangefinder/geometry';
import type { Answer, Bot, BotTurn, Option, PickRequest, PlaceRequest, Pose } from '@rangefinder/kernel';
import { leastAnswer, randomAnswer } from '@rangefinder/kernel';
import { barrelRolls, baseAt, boost, isInsidePlayArea } from '@rangefinder/xwing';
import { pilotCard } from '../cards/catalog.ts';
import { findDevice } from '../cards/devices.ts';
import { deviceAt } from '../rules/deviceshapes.ts';
import type { ShipView, XwingView } from '../view.ts';
import { abilityChoice } from './abilities.ts';
import { attackWorths } from './attack.ts';
import { changeChoice, modifyChoice, rerollChoice } from './dice.ts';
import { type Means, meansOf } from './means.ts';
import { baseOf, type Choice, choicesOf, Outlook } from './outlook.ts';

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
  'use-ability': (turn, request) => abilityChoice(turn.view(), request),
  action: bestAction,
  'overlap-action': (_turn, { options }) => options.at(-1)?.key,
  attack: bestAttack,
  'attack-line': (_turn, { options }) =>
    options.some(({ key }) => key === 'unobstructed') ? 'unobstructed' : options[0]?.key,
  'modify-attack': (turn, request) => modifyChoice(turn.view(), request),
  'modify-defense': (turn, request) => modifyChoice(turn.view(), request),
  'change-die': (turn, request) => changeChoice(turn.view(), request),
  reroll: (turn, request) => rerollChoice(turn.view(), request),
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
  const means = { ...meansOf(ship), focus: stressedAfter ? 0 : 1 };
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

/** A lock reaches to range 3. */
const LOCK_REACH = 300;

function valueOfAction(outlook: Outlook, ship: ShipView, option: Option): number {
  const red = option.about && 'difficulty' in option.about && option.about.difficulty !== 'white' ? 0.5 : 0;
  const now = outlook.standing(ship, ship.pose);
  const means = meansOf(ship);
  const withMeans = (change: Partial<Means>) => outlook.standing(ship, ship.pose, { ...means, ...change }) - now;
  const worth = (): number => {
    switch (option.key) {
      case 'none':
        return 0.001;
      case 'focus':
        return withMeans({ focus: means.focus + 1 }) + 0.15;
      case 'calculate':
        return withMeans({ calculate: means.calculate + 1 }) + 0.15;
      case 'evade':
        return withMeans({ evade: means.evade + 1 }) + 0.05;
      case 'lock':
        return valueOfLock(outlook, ship);
      case 'barrel-roll':
        return Math.max(...rollEnds(ship, 1).map((pose) => gain(outlook, ship, pose, now)));
      case 'boost':
        return Math.max(...boostEnds(ship).map(({ pose }) => gain(outlook, ship, pose, now)));
      case 'reinforce':
        return outlook.taken(ship, baseOf(ship), means) * 0.4;
      case 'coordinate':
        return 0.3;
      case 'jam':
        return 0.2;
      case 'reload':
      case 'cloak':
        return outlook.dealtFrom(ship) > 0 ? -1 : 0.2;
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

/** What a device must promise to be worth its charge. */
const DEVICE_WORTH = 0.25;

/** A mine goes where enemies may fly through it, anything else where more of them than of friends may come to stand. */
function placeDevice(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipOf(turn, request);
  const device = request.about && 'device' in request.about ? findDevice(String(request.about.device)) : undefined;
  if (!ship || !device) return undefined;
  return best(request.options, ({ key, about }) => {
    if (key === 'none') return DEVICE_WORTH;
    const pose = about && 'pose' in about ? (about.pose as Pose) : undefined;
    if (!pose) return 0;
    return device.kind === 'mine' ? outlook.mined(ship, deviceAt(device, pose)) : outlook.crowd(ship, pose, 100);
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

/** The attack that should do most harm, with whatever weapon. */
function bestAttack(turn: BotTurn<XwingView>, request: PickRequest): Answer | undefined {
  const ship = shipOf(turn, request);
  if (!ship) return undefined;
  const worths = attackWorths(turn.view(), ship);
  return best(request.options, ({ key, about }) => worths.get(key) ?? (about ? 0.1 : 0))?.key;
}

/** A lock on the enemy it is most likely to shoot, or will need it for; never on a wreck or a friend while there is another. */
function bestLock(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipOf(turn, request);
  if (!ship) return undefined;
  return best(request.options, ({ key }) => {
    const target = outlook.ship(key);
    if (key === 'none') return 0;
    return target && outlook.isEnemy(target) ? withLock(outlook, ship, target) : -1;
  })?.key;
}

/** How good it is to have a lock on an enemy: what it adds to a shot, and that the enemy is near enough for one soon. */
function withLock(outlook: Outlook, ship: ShipView, target: ShipView): number {
  const shot = outlook.dealtFrom({ ...ship, locks: [target.id] }) - outlook.dealtFrom({ ...ship, locks: [] });
  const apart = lengthOf(target.pose.x - ship.pose.x, target.pose.y - ship.pose.y);
  return 0.1 + shot * 1.2 - apart / 1e4;
}

/** What a lock would change; one that is there already must be worth less. */
function valueOfLock(outlook: Outlook, ship: ShipView): number {
  const worth = (targets: readonly ShipView[]) => Math.max(0, ...targets.map((one) => withLock(outlook, ship, one)));
  const held = ship.locks.flatMap((id) => outlook.ship(id) ?? []).filter((one) => outlook.isEnemy(one));
  const open = outlook.enemiesWithin(ship, LOCK_REACH).filter(({ id }) => !ship.locks.includes(id));
  return open.length === 0 ? -1 : worth(open) - worth(held) - 0.001;
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
