import { distanceToPoint } from '@rangefinder/geometry';
import type { Answer, Bot, BotTurn, OptionOf, PickRequest, Pose } from '@rangefinder/kernel';
import {
  best,
  decloakWay,
  dialPick,
  type GreedyPick,
  gainOfMeans,
  greedy,
  moved,
  sharedChoices,
  shipAsked,
  valueOfAction,
  valueOfDrop,
  WORTH_DROPPING,
} from '@rangefinder/xwing/bot';
import { pickUnder, type Topics } from '../ask.ts';
import { findDevice } from '../cards/devices.ts';
import { deviceAt } from '../rules/deviceshapes.ts';
import type { ShipView, XwingView } from '../view.ts';
import { abilityChoice } from './abilities.ts';
import { attackWorths } from './attack.ts';
import { changeChoice, modifyChoice, rerollChoice } from './dice.ts';
import { meansOf } from './means.ts';
import { choicesOf, type Outlook, outlookOf } from './outlook.ts';

/** Looks one round ahead at where ships may end, and takes what promises most. */
export const greedyBot = (): Bot<XwingView> => greedy((turn) => outlookOf(turn.view(), turn.seat), CHOICES);

type Pick = GreedyPick<XwingView, Outlook>;

/** What the bot does at each question; anything not listed is left to chance. */
const CHOICES: Readonly<Record<string, Pick>> = {
  ...sharedChoices(),
  'set-dial': dialPick({ choicesOf, meansOf, bump: ({ seat }, other) => (other.seat === seat ? 1.5 : 0.5) }),
  'use-ability': (turn, request) => abilityChoice(turn.view(), request),
  action: bestAction,
  'overlap-action': (_turn, { options }) => options.at(-1)?.key,
  attack: bestAttack,
  'modify-attack': (turn, request) => modifyChoice(turn.view(), request),
  'modify-defense': (turn, request) => modifyChoice(turn.view(), request),
  'change-die': (turn, request) => changeChoice(turn.view(), request),
  reroll: (turn, request) => {
    const reroll = pickUnder(request, 'reroll');
    return reroll && rerollChoice(turn.view(), reroll);
  },
  decloak: moved((size, pose, gain, request) => decloakWay(size, pose, gain, size === 'small' ? 2 : 1, request)),
  'evade-which': (_turn, { options }) => (options.some(({ key }) => key === 'blank') ? 'blank' : options[0]?.key),
  'jam-target': dangerous,
  tractor: (_turn, { options }) => options[0]?.key,
  'tractor-rotate': () => 'none',
  'place-device': placeDevice,
  jettison: () => 'keep',
};

/** The action that changes the exchange of fire most. */
function bestAction(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  const actions = pickUnder(request, 'action');
  if (!ship || !actions) return undefined;
  const red = ({ about }: OptionOf<Topics['action']>) => (about && about.difficulty !== 'white' ? 0.5 : 0);
  return best(actions.options, (option) => worthOfAction(outlook, ship, option.key) - red(option))?.key;
}

function worthOfAction(outlook: Outlook, ship: ShipView, action: string): number {
  const means = meansOf(ship);
  switch (action) {
    case 'calculate':
      return gainOfMeans(outlook, ship, { ...means, calculate: means.calculate + 1 }) + 0.15;
    case 'tow':
    case 'scramble':
      return markerInReach(outlook, ship) ? 1.2 : -1;
    default:
      return valueOfAction(outlook, ship, action, means);
  }
}

/** Whether a mission marker is near enough for the mission's action. */
function markerInReach(outlook: Outlook, ship: ShipView): boolean {
  const { view, seat } = outlook;
  const base = outlook.base(ship);
  return view.features.some(
    ({ pose, controller }) => controller !== seat && distanceToPoint(base, pose.x, pose.y) <= 115,
  );
}

function placeDevice(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  const places = pickUnder(request, 'place-device');
  const device = request.about && 'device' in request.about ? findDevice(String(request.about.device)) : undefined;
  if (!ship || !device || !places) return undefined;
  const mineAt = (pose: Pose) => (device.kind === 'mine' ? deviceAt(device, pose) : null);
  return best(places.options, ({ key, about }) => {
    if (key === 'none') return WORTH_DROPPING;
    return about ? valueOfDrop(outlook, ship, about.pose, mineAt(about.pose)) : 0;
  })?.key;
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
