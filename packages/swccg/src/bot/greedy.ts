import { type Answer, type Bot, type BotTurn, type Option, type PickRequest, randomAnswer } from '@rangefinder/kernel';
import { findDefinition } from '../cards/catalog.ts';
import { sideOf } from '../state.ts';
import type { SwccgView } from '../view.ts';
import { told } from './about.ts';
import { battleScore, fireScore } from './battling.ts';
import { deployScores, isHelp } from './deploying.ts';
import { cheapestLoss, cheapestSatisfaction, deadCards, handValue } from './losing.ts';
import { moveScore, reactScore, transitScore } from './moving.ts';
import { drawScore, forceToActivate } from './reserve.ts';
import { cardOn, standings } from './standing.ts';
import { isForPhase, isText, leadInBattle, type Occasion, textScore } from './texts.ts';

/** A player who goes where it can drain, gathers where it can win a battle, uses its texts, and looks no further ahead. */
export const greedyBot = (): Bot<SwccgView> => ({
  decide: (turn) => {
    const { request } = turn;
    if (request.kind !== 'pick') return randomAnswer(request, turn.random, 'bot');
    return answers[request.topic]?.(turn, request) ?? randomAnswer(request, turn.random, 'bot');
  },
});

type Turn = BotTurn<SwccgView>;

const answers: Readonly<Record<string, (turn: Turn, request: PickRequest) => Answer | undefined>> = {
  act: (turn, request) => (request.options.some(isWorthALook) ? best(request, actScores(turn, request)) : 'pass'),
  'weapons-segment': (turn, request) => best(request, fightScores(turn, request)),
  respond: (turn, request) => (request.options.length > 1 ? best(request, responseScores(turn, request)) : 'pass'),
  'battle-destiny': () => 'draw',
  'lose-force': ({ view, seat }, request) => cheapestLoss(request, view(), seat),
  satisfy: ({ view, seat }, request) => cheapestSatisfaction(request, view(), seat),
  search: ({ view, seat }, request) => {
    const table = view();
    return best(request, ({ key }) => (findDefinition(key) ? handValue(key, table, seat) : 0));
  },
  'starting-location': ({ seat }, request) => best(request, ({ key }) => iconsOf(key, sideOf(seat))),
  'deploy-free': (turn, request) => {
    const { view, seat, places } = occasionOf(turn, request);
    const scores = deployScores(request, view, seat, places);
    return best(request, ({ key }) => scores.get(key) ?? 0);
  },
  'choose-destiny': (_turn, request) => best(request, ({ key }) => Number(key)),
  'return-cards': ({ view, seat }, request) => {
    const dead = deadCards(view(), seat);
    return request.options.filter(({ key }) => dead.includes(key.split(':')[1] ?? '')).map(({ key }) => key);
  },
  'pay-fare': (_turn, request) => request.options.find(({ key }) => key === 'pay')?.key,
  'lose-from': () => 'reserve',
  'keep-card': ({ view, seat }, request) => {
    const table = view();
    return best(request, ({ key }) => handValue(key, table, seat));
  },
  'utinni-target': ({ view, seat }, request) => {
    const table = view();
    const helps = isHelp(findDefinition(told(request, 'card'))?.text ?? null);
    return best(request, ({ key }) => {
      const target = cardOn(table, key);
      return target ? 1 + target.power + ((target.owner === seat) === helps ? 20 : 0) : 0;
    });
  },
  'react-boarding': () => 'go-on',
  'jump-off': (_turn, request) => request.options.find(({ key }) => key.startsWith('jump'))?.key,
  'transit-group': (_turn, request) => request.options.map(({ key }) => key),
};

/** The first option of the highest score above that of passing. */
function best({ options }: PickRequest, score: (option: Option) => number): string | undefined {
  let found = options.find(({ key }) => key === 'pass' || key === 'none')?.key ?? options[0]?.key;
  let most = 0;
  for (const option of options) {
    if (option.key === 'pass' || option.key === 'none') continue;
    const worth = score(option);
    if (worth <= most) continue;
    most = worth;
    found = option.key;
  }
  return found;
}

/** Passing, and texts that no phase has a use for, need no look at the table. */
function isWorthALook(option: Option): boolean {
  return option.key !== 'pass' && (!isText(option) || isForPhase(option));
}

function occasionOf({ view, seat }: Turn, request: PickRequest): Occasion {
  const table = view();
  return { view: table, seat, request, places: standings(table, seat) };
}

function actScores(turn: Turn, request: PickRequest): (option: Option) => number {
  const occasion = occasionOf(turn, request);
  const { view, seat, places } = occasion;
  const deployments = deployScores(request, view, seat, places);
  const activated = forceToActivate(view, seat);
  return (option) => {
    const [verb = '', name = ''] = option.key.split(':');
    switch (verb) {
      case 'activate':
        return Number(name) <= activated ? Number(name) : 0;
      case 'drain':
        return Number(told(option, 'amount'));
      case 'battle':
        return battleScore(places.get(name));
      case 'deploy':
        return deployments.get(option.key) ?? 0;
      case 'replace':
        return 5;
      case 'shield':
        return 1;
      case 'draw':
        return drawScore(view, seat);
      case 'transit':
        return transitScore(option, view, seat, places);
      case 'play':
      case 'use':
        return textScore(option, occasion);
      default:
        return told(option, 'how') === '' ? 0 : moveScore(option, view, places);
    }
  };
}

function responseScores(turn: Turn, request: PickRequest): (option: Option) => number {
  const occasion = occasionOf(turn, request);
  const { view, seat, places } = occasion;
  const deployments = deployScores(request, view, seat, places);
  const lead = leadInBattle(occasion) ?? 0;
  return (option) => {
    if (isText(option)) return textScore(option, occasion);
    if (option.key.startsWith('react')) return reactScore(option, told(request, 'moment'), view, lead, places);
    return deployments.get(option.key) ?? 0;
  };
}

/** In battle: whatever helps, then weapons at whoever is strongest. */
function fightScores(turn: Turn, request: PickRequest): (option: Option) => number {
  const occasion = occasionOf(turn, request);
  return (option) => {
    if (isText(option)) return textScore(option, occasion);
    return option.key.startsWith('fire:') ? fireScore(option, occasion.view) : 0;
  };
}

function iconsOf(card: string, side: 'dark' | 'light'): number {
  const facts = findDefinition(card)?.facts;
  if (facts?.type !== 'location') return 1;
  return 1 + 2 * facts[side] - (side === 'dark' ? facts.light : facts.dark);
}
