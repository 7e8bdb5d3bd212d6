import type { Answer, Bot, BotTurn, PickRequest, Pose } from '@rangefinder/kernel';
import type { Aim } from '@rangefinder/xwing';
import {
  best,
  bestModification,
  decloakWay,
  dialPick,
  type GreedyPick,
  greedy,
  type ManeuverThoughts,
  moved,
  offeredOf,
  rerollChoice,
  sharedChoices,
  shipAsked,
  valueOfAction,
  valueOfDrop,
  valueOfManeuver,
  WORTH_DROPPING,
  worthOfAim,
} from '@rangefinder/xwing/bot';
import { pickUnder } from '../ask.ts';
import { findBomb } from '../cards/bombs.ts';
import { faceOf, pilotCard } from '../cards/catalog.ts';
import { aimsOf, diceNow, turnNow } from '../odds/aim.ts';
import { bombAt } from '../rules/bombshapes.ts';
import type { ShipView, XwingView } from '../view.ts';
import { type Means, meansOf } from './means.ts';
import { choicesOf, type Outlook, outlookOf } from './outlook.ts';

/** Looks one round ahead at where ships may end, and takes what promises most. */
export const greedyBot = (): Bot<XwingView> => greedy((turn) => outlookOf(turn.view(), turn.seat), CHOICES);

type Pick = GreedyPick<XwingView, Outlook>;

const MANEUVERS: ManeuverThoughts<ShipView, Means> = { choicesOf, meansOf, bump: () => 1 };

/** What the bot does at each question; anything not listed is left to chance. */
const CHOICES: Readonly<Record<string, Pick>> = {
  ...sharedChoices(),
  'set-dial': dialPick(MANEUVERS),
  'use-ability': () => 'use',
  'choose-maneuver': worstManeuver,
  action: bestAction,
  attack: bestAttack,
  'modify-attack': modify,
  'modify-defense': modify,
  reroll: (turn, request) => {
    const reroll = pickUnder(request, 'reroll');
    return reroll && rerollChoice(diceNow(turn.view()), turnNow(turn.view(), turn.seat), reroll);
  },
  decloak: moved((size, pose, gain, request) => decloakWay(size, pose, gain, 2, request)),
  'place-bomb': placeBomb,
  'use-ordnance': () => 'ordnance',
};

/** For a stressed enemy that revealed red: the maneuver that is worst for it. */
function worstManeuver(turn: BotTurn<XwingView>, request: PickRequest): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  if (!ship || ship.seat === turn.seat) return undefined;
  const outlook = outlookOf(turn.view(), ship.seat);
  return best(offeredOf(choicesOf(ship), request), (one) => -valueOfManeuver(outlook, ship, one, MANEUVERS))?.key;
}

/** The action that changes the exchange of fire most. */
function bestAction(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  return ship && best(request.options, ({ key }) => valueOfAction(outlook, ship, key, meansOf(ship)))?.key;
}

/** What a card is worth that is discarded to attack: it can be fired later, if there is a later. */
const DISCARDED = 0.15;

/** The attack that should do most harm, with whatever weapon. */
function bestAttack(turn: BotTurn<XwingView>, request: PickRequest): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  if (!ship) return undefined;
  const aims = aimsOf(turn.view(), ship.id);
  return best(request.options, ({ key, about }) => {
    const aim = aims.get(key);
    return aim ? worthOf(turn.view(), aim) - priceOf(ship, aim) : about ? 0.1 : 0;
  })?.key;
}

/** What a ship is worth in damage, by its points. */
const POINT = 0.06;

function worthOf(view: XwingView, aim: Aim): number {
  const ship = view.ships.find(({ id }) => id === aim.target);
  return worthOfAim(aim, ship ? pilotCard(ship.pilot).cost * POINT : 0);
}

function priceOf(ship: ShipView, { weapon }: Aim): number {
  const upgrade = ship.upgrades.find(({ id }) => id === weapon);
  return upgrade && faceOf(upgrade).attack?.spends?.includes('card') ? DISCARDED : 0;
}

/** What each costs beyond this attack, from nothing on. */
const CHEAPEST = ['done', 'evade', 'focus', 'lock'];

/** The modification that brings most; cards are used, tokens where they help. */
function modify(turn: BotTurn<XwingView>, { options }: PickRequest): Answer | undefined {
  const card = options.find(({ about }) => about !== undefined && about !== null && 'card' in Object(about));
  if (card) return card.key;
  const dice = diceNow(turn.view());
  const price = (key: string) => CHEAPEST.indexOf(key);
  return dice ? bestModification(dice, turnNow(turn.view(), turn.seat), options, price) : 'done';
}

function placeBomb(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  const places = pickUnder(request, 'place-bomb');
  const bomb = request.about && 'bomb' in request.about ? findBomb(String(request.about.bomb)) : undefined;
  if (!ship || !bomb || !places) return undefined;
  const mineAt = (pose: Pose) => (bomb.detonates === 'overlapped' ? bombAt(bomb, pose) : null);
  return best(places.options, ({ about }) =>
    about ? valueOfDrop(outlook, ship, about.pose, mineAt(about.pose)) : WORTH_DROPPING,
  )?.key;
}
