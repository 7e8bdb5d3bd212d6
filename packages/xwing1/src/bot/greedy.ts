import type { Answer, Bot, BotTurn, OptionOf, PickRequest, Pose } from '@rangefinder/kernel';
import { atLeast, type BaseSize } from '@rangefinder/xwing';
import {
  best,
  bestLock,
  bestModification,
  boostGain,
  boostTemplate,
  type DialChoice,
  decloakWay,
  type GreedyPick,
  gainOfLocking,
  greedy,
  reinforceSide,
  rerollChoice,
  rollGain,
  rollSide,
  shipAsked,
  valueOfManeuver,
} from '@rangefinder/xwing/bot';
import { pickUnder, type Topics } from '../ask.ts';
import { findBomb } from '../cards/bombs.ts';
import { faceOf, pilotCard } from '../cards/catalog.ts';
import { type Aim, aimsOf, diceNow, turnNow } from '../odds/aim.ts';
import { bombAt } from '../rules/bombshapes.ts';
import type { ShipView, XwingView } from '../view.ts';
import { type Means, meansOf } from './means.ts';
import { choicesOf, type Outlook, outlookOf } from './outlook.ts';

/** Looks one round ahead at where ships may end, and takes what promises most. */
export const greedyBot = (): Bot<XwingView> => greedy((turn) => outlookOf(turn.view(), turn.seat), CHOICES);

type Pick = GreedyPick<XwingView, Outlook>;

/** What the bot does at each question; anything not listed is left to chance. */
const CHOICES: Readonly<Record<string, Pick>> = {
  'set-dial': setDial,
  'dials-ready': () => 'ready',
  'use-ability': () => 'use',
  'choose-maneuver': worstManeuver,
  action: bestAction,
  attack: bestAttack,
  'attack-line': (_turn, { options }) =>
    options.some(({ key }) => key === 'unobstructed') ? 'unobstructed' : options[0]?.key,
  'modify-attack': modify,
  'modify-defense': modify,
  reroll: (turn, request) => {
    const reroll = pickUnder(request, 'reroll');
    return reroll && rerollChoice(diceNow(turn.view()), turnNow(turn.view(), turn.seat), reroll);
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
  decloak: moved((size, pose, gain, request) => decloakWay(size, pose, gain, 2, request)),
  reinforce: (turn, request) => {
    const ship = shipAsked(turn.view(), request);
    return ship && reinforceSide(ship, turn.view().ships);
  },
  'place-bomb': placeBomb,
  'use-ordnance': () => 'ordnance',
};

/** The dial: where each maneuver ends, what it crosses, and whether a way out is left after it. */
function setDial(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  if (!ship) return undefined;
  const choices = choicesOf(ship).filter(({ key }) => request.options.some((option) => option.key === key));
  return best(choices, (one) => worthOfManeuver(outlook, ship, one) + turn.random.below('bot', 1000) / 1e5)?.key;
}

function worthOfManeuver(outlook: Outlook, ship: ShipView, choice: DialChoice): number {
  const { maneuver, pose } = choice;
  const stressedAfter = maneuver.difficulty === 'red' || (ship.tokens.stress > 0 && maneuver.difficulty !== 'blue');
  return valueOfManeuver(outlook, ship, choice, {
    stressedAfter,
    // With an action to come a focus token is likely; stress takes it away.
    means: { ...meansOf(ship), focus: stressedAfter ? 0 : 1 },
    next: choicesOf(ship, pose, stressedAfter),
    bump: () => 1,
  });
}

/** For a stressed enemy that revealed red: the maneuver that is worst for it. */
function worstManeuver(turn: BotTurn<XwingView>, request: PickRequest): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  if (!ship || ship.seat === turn.seat) return undefined;
  const outlook = outlookOf(turn.view(), ship.seat);
  const choices = choicesOf(ship).filter(({ key }) => request.options.some((option) => option.key === key));
  return best(choices, (one) => -worthOfManeuver(outlook, ship, one))?.key;
}

/** The action that changes the exchange of fire most. */
function bestAction(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  const actions = pickUnder(request, 'action');
  if (!ship || !actions) return undefined;
  return best(actions.options, (option) => valueOfAction(outlook, ship, option))?.key;
}

function valueOfAction(outlook: Outlook, ship: ShipView, option: OptionOf<Topics['action']>): number {
  const now = outlook.standing(ship, ship.pose);
  const means = meansOf(ship);
  const withMeans = (change: Partial<Means>) => outlook.standing(ship, ship.pose, { ...means, ...change }) - now;
  const gain = (pose: Pose) => outlook.gain(ship, pose, now);
  switch (option.key) {
    case 'none':
      return 0.001;
    case 'focus':
      return withMeans({ focus: means.focus + 1 }) + 0.15;
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
    default:
      return 0.25;
  }
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

/** Damage that counts, and more for what may be destroyed. */
function worthOf(view: XwingView, { target, odds, left }: Aim): number {
  const damage = odds.damage.reduce((sum, chance, count) => sum + chance * Math.min(count, left), 0);
  const ship = view.ships.find(({ id }) => id === target);
  const progress = (damage / Math.max(1, left) + atLeast(odds, left)) / 2;
  return damage + progress * (ship ? pilotCard(ship.pilot).cost : 0) * 0.06;
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

/** A mine goes where enemies may fly through it, anything else where more of them than of friends may come to stand. */
function placeBomb(turn: BotTurn<XwingView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ship = shipAsked(turn.view(), request);
  const places = pickUnder(request, 'place-bomb');
  const bomb = request.about && 'bomb' in request.about ? findBomb(String(request.about.bomb)) : undefined;
  if (!ship || !bomb || !places) return undefined;
  return best(places.options, ({ about }) => {
    if (!about) return 0.25;
    const { pose } = about;
    return bomb.detonates === 'overlapped' ? outlook.mined(ship, bombAt(bomb, pose)) : outlook.crowd(ship, pose, 100);
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
