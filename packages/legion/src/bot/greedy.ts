import {
  type Answer,
  type Bot,
  type BotTurn,
  leastAnswer,
  type PickRequest,
  type PlaceRequest,
} from '@rangefinder/kernel';
import { pickUnder } from '../ask.ts';
import type { LegionView } from '../view.ts';
import { bestAction } from './actions.ts';
import { chooseStandby, chooseTarget, chooseWounded, rerollBlanks, spendAim, spendDodge, unitOf } from './attacks.ts';
import { chooseEdge, chooseSide, eliminate } from './battlefield.ts';
import { chooseNumber, chooseUnit, chooseWay, chooseWhenToGo, takeDice } from './cards.ts';
import { driveCart } from './carts.ts';
import { layToken } from './charges.ts';
import {
  chooseActivated,
  chooseCard,
  chooseContingency,
  chooseMarker,
  chooseRank,
  giveOrder,
  nominate,
} from './commanding.ts';
import { Outlook } from './outlook.ts';
import { bestPlace } from './places.ts';
import { Plans } from './plans.ts';
import { chooseAboard } from './transports.ts';
import { useAbility } from './using.ts';

/** What the bot does at a question; undefined leaves it to the default. */
type GreedyPick = (turn: BotTurn<LegionView>, request: PickRequest, outlook: Outlook) => Answer | undefined;

/** Takes at every question what promises most now: it looks at what can be attacked from where, and at what the objective wants. */
export const greedyBot = (): Bot<LegionView> => {
  const plans = new Plans();
  return {
    decide(turn) {
      const { request } = turn;
      const look = () => new Outlook(turn.view(), turn.seat, plans);
      if (request.kind === 'place') return placement(turn, request, look);
      const choose = CHOICES[request.topic];
      const answer = choose?.(turn, request, look());
      return answer !== undefined && isOffered(request, answer) ? answer : plainAnswer(turn, request);
    },
  };
};

/** Cards change what is asked under a topic: an answer that is not offered is not given. */
function isOffered({ options, min, max }: PickRequest, answer: Answer): boolean {
  const keys = typeof answer === 'string' ? [answer] : answer;
  return keys.length >= min && keys.length <= max && keys.every((key) => options.some((option) => option.key === key));
}

/** One of those offered by chance, but something rather than nothing. */
function plainAnswer({ random }: BotTurn<LegionView>, request: PickRequest): Answer {
  if (request.min > 1 || request.max < 1) return leastAnswer(request);
  const some = request.options.filter(({ key }) => key !== 'none' && key !== 'done');
  return random.choose('bot', some.length > 0 ? some : request.options).key;
}

const first: GreedyPick = (_turn, { options }) => options[0]?.key;

const everything: GreedyPick = (_turn, { options, max }) => options.slice(0, max).map(({ key }) => key);

const CHOICES: Readonly<Record<string, GreedyPick>> = {
  side: chooseSide,
  edge: chooseEdge,
  eliminate,
  'deploy-unit': first,
  'deploy-aboard': chooseAboard,
  'command-card': chooseCard,
  'swap-upgrade': () => 'none',
  divulge: first,
  'play-flaw': first,
  contingency: chooseContingency,
  nominate,
  order: giveOrder,
  'order-rank': chooseRank,
  activate: chooseActivated,
  'activate-drawn': chooseActivated,
  action,
  target: chooseTarget,
  'another-target': chooseTarget,
  'fire-support': chooseUnit,
  weapon: first,
  'pool-first': first,
  'spend-aim': spendAim,
  'spend-observation': spendAim,
  'spend-surge': first,
  'spend-dodge': spendDodge,
  'spend-shields': first,
  reroll: rerollBlanks,
  'wound-mini': chooseWounded,
  'new-leader': first,
  standby: chooseStandby,
  'standby-deed': first,
  'order-players': first,
  'order-abilities': first,
  'use-ability': useAbility,
  'recover-suppression': first,
  'ready-card': everything,
  'choose-unit': chooseUnit,
  'choose-dice': takeDice,
  choose: chooseWay,
  'choose-marker': chooseMarker,
  'when-compelled': chooseWhenToGo,
  'choose-number': chooseNumber,
  promote: chooseUnit,
};

function action(_turn: BotTurn<LegionView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const unit = outlook.find(unitOf(request));
  const actions = pickUnder(request, 'action');
  const left = request.about && 'left' in request.about ? Number(request.about.left) : 0;
  // A free action comes besides what is left.
  return unit && actions && bestAction(outlook, unit, actions, Math.max(1, left));
}

/** Everything that moves goes where it stands best; formations are taken as they are proposed. */
function placement(turn: BotTurn<LegionView>, request: PlaceRequest, outlook: () => Outlook): Answer {
  switch (request.topic) {
    case 'move-leader':
    case 'deploy-leader':
    case 'disembark':
      return bestPlace(outlook(), request) ?? leastAnswer(request);
    case 'place-marker':
      return layToken(outlook(), request) ?? turn.random.choose('bot', request.candidates).key;
    case 'turn-cart':
    case 'move-cart':
      return driveCart(outlook(), request) ?? leastAnswer(request);
    case 'place-terrain':
      return turn.random.choose('bot', request.candidates).key;
    default:
      return leastAnswer(request);
  }
}
