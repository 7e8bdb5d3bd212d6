import { distanceToPoint } from '@rangefinder/geometry';
import type { Answer, Bot, BotTurn, OptionOf, PickRequest, Pose } from '@rangefinder/kernel';
import type { BaseSize } from '@rangefinder/xwing';
import {
  best,
  bestLock,
  boostGain,
  boostTemplate,
  decloakWay,
  type GreedyPick,
  gainOfLocking,
  greedy,
  reinforceSide,
  rollGain,
  rollSide,
  shipAsked,
  valueOfManeuver,
} from '@rangefinder/xwing/bot';
import { pickUnder, type Topics } from '../ask.ts';
import { findDevice } from '../cards/devices.ts';
import { deviceAt } from '../rules/deviceshapes.ts';
import type { ShipView, XwingView } from '../view.ts';
import { abilityChoice } from './abilities.ts';
import { attackWorths } from './attack.ts';
import { changeChoice, modifyChoice, rerollChoice } from './dice.ts';
import { type Means, meansOf } from './means.ts';
import { type Choice, choicesOf, type Outlook, outlookOf } from './outlook.ts';

/** Looks one round ahead at where ships may end, and takes what promises most. */
export const greedyBot = (): Bot<XwingView> => greedy((turn) => outlookOf(turn.view(), turn.seat), CHOICES);

type Pick = GreedyPick<XwingView, Outlook>;

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
  reroll: (turn, request) => {
    const reroll = pickUnder(request, 'reroll');
    return reroll && rerollChoice(turn.view(), reroll);
  },
  lock: (turn, request, outlook) => {
    const ship = shipAsked(turn.view(), request);
    return ship && bestLock(outlook, ship, request);
  },
  'roll-side': moved((size, pose, gain, request) => {
    const rolls = pickUnder(request, 'roll-side');
    return rolls && rollSide(size, pose, gain, rolls);
  }),
  'boost-template': moved(boostTemplate),
  decloak: moved((size, pose, gain, request) => decloakWay(size, pose, gain, size === 'small' ? 2 : 1, request)),
  reinforce: (turn, request) => {
    const ship = shipAsked(turn.view(), request);
    return ship && reinforceSide(ship, turn.view().ships);
  },
  'evade-which': (_turn, { options }) => (options.some(({ key }) => key === 'blank') ? 'blank' : options[0]?.key),
  'jam-target': dangerous,
  tractor: (_turn, { options }) => options[0]?.key,
  'tractor-rotate': () => 'none',
  'place-device': placeDevice,
  jettison: () => 'keep',
};

/** The dial: where each maneuver ends, what it crosses, and whether a way out is left after it. */
function setDial(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  if (!ship) return undefined;
  const choices = choicesOf(ship).filter(({ key }) => request.options.some((option) => option.key === key));
  return best(choices, (one) => worthOfManeuver(outlook, ship, one) + turn.random.below('bot', 1000) / 1e5)?.key;
}

function worthOfManeuver(outlook: Outlook, ship: ShipView, choice: Choice): number {
  const { maneuver, pose } = choice;
  const stressedAfter = maneuver.difficulty === 'red' || (ship.tokens.stress > 0 && maneuver.difficulty !== 'blue');
  return valueOfManeuver(outlook, ship, choice, {
    stressedAfter,
    // With an action to come a focus token is likely; stress takes it away.
    means: { ...meansOf(ship), focus: stressedAfter ? 0 : 1 },
    next: choicesOf(ship, pose, stressedAfter),
    bump: (other) => (other.seat === ship.seat ? 1.5 : 0.5),
  });
}

/** The action that changes the exchange of fire most. */
function bestAction(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  const actions = pickUnder(request, 'action');
  if (!ship || !actions) return undefined;
  return best(actions.options, (option) => valueOfAction(outlook, ship, option))?.key;
}

function valueOfAction(outlook: Outlook, ship: ShipView, option: OptionOf<Topics['action']>): number {
  const red = option.about && option.about.difficulty !== 'white' ? 0.5 : 0;
  const now = outlook.standing(ship, ship.pose);
  const means = meansOf(ship);
  const withMeans = (change: Partial<Means>) => outlook.standing(ship, ship.pose, { ...means, ...change }) - now;
  const gain = (pose: Pose) => outlook.gain(ship, pose, now);
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
        return gainOfLocking(outlook, ship);
      case 'barrel-roll':
        return rollGain(outlook.sizeOf(ship), ship.pose, gain);
      case 'boost':
        return boostGain(outlook.sizeOf(ship), ship.pose, gain);
      case 'reinforce':
        return outlook.taken(ship, outlook.base(ship), means) * 0.4;
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
function markerInReach(outlook: Outlook, ship: ShipView): boolean {
  const { view, seat } = outlook;
  const base = outlook.base(ship);
  return view.features.some(
    ({ pose, controller }) => controller !== seat && distanceToPoint(base, pose.x, pose.y) <= 115,
  );
}

/** What a device must promise to be worth its charge. */
const DEVICE_WORTH = 0.25;

/** A mine goes where enemies may fly through it, anything else where more of them than of friends may come to stand. */
function placeDevice(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  const places = pickUnder(request, 'place-device');
  const device = request.about && 'device' in request.about ? findDevice(String(request.about.device)) : undefined;
  if (!ship || !device || !places) return undefined;
  return best(places.options, ({ key, about }) => {
    if (key === 'none') return DEVICE_WORTH;
    if (!about) return 0;
    const { pose } = about;
    return device.kind === 'mine' ? outlook.mined(ship, deviceAt(device, pose)) : outlook.crowd(ship, pose, 100);
  })?.key;
}

/** An answer that depends on where a ship would end. */
function moved(
  choose: (size: BaseSize, from: Pose, gain: (pose: Pose) => number, request: PickRequest) => string | undefined,
): Pick {
  return (turn, request, outlook) => {
    const ship = shipAsked(turn.view(), request);
    return ship && choose(outlook.sizeOf(ship), ship.pose, (pose) => outlook.gain(ship, pose, 0), request);
  };
}

/** The attack that should do most harm, with whatever weapon. */
function bestAttack(turn: BotTurn<XwingView>, request: PickRequest): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  if (!ship) return undefined;
  const worths = attackWorths(turn.view(), ship);
  return best(request.options, ({ key, about }) => worths.get(key) ?? (about ? 0.1 : 0))?.key;
}

/** The enemy that could hurt most. */
function dangerous(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  return best(request.options, ({ key }) => {
    const target = outlook.ship(key);
    return target && target.seat !== turn.seat ? target.tokens.focus : -1;
  })?.key;
}
