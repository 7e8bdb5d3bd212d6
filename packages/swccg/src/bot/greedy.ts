import { type Answer, type Bot, type BotTurn, type Option, type PickRequest, randomAnswer } from '@rangefinder/kernel';
import { findDefinition } from '../cards/catalog.ts';
import { sideOf } from '../state.ts';
import type { SwccgView } from '../view.ts';
import { told } from './about.ts';
import { deployScore } from './deploying.ts';
import { cheapestLoss, cheapestSatisfaction, handValue } from './losing.ts';
import { moveScore } from './moving.ts';
import { type Standing, standings, strength } from './standing.ts';

/** A player who spreads out where it can drain, fights when stronger, and looks no further ahead. */
export const greedyBot = (): Bot<SwccgView> => ({
  decide: (turn) => {
    const { request } = turn;
    if (request.kind !== 'pick') return randomAnswer(request, turn.random, 'bot');
    return answers[request.topic]?.(turn, request) ?? randomAnswer(request, turn.random, 'bot');
  },
});

type Turn = BotTurn<SwccgView>;

const answers: Readonly<Record<string, (turn: Turn, request: PickRequest) => Answer | undefined>> = {
  act: (turn, request) => best(request, actScores(turn)),
  'weapons-segment': (turn, request) => best(request, fightScores(turn)),
  respond: (turn, request) => best(request, responseScores(turn, request)),
  'battle-destiny': () => 'draw',
  'lose-force': ({ view, seat }, request) => cheapestLoss(request, view(), seat),
  satisfy: ({ view, seat }, request) => cheapestSatisfaction(request, view(), seat),
  search: ({ view, seat }, request) => {
    const table = view();
    return best(request, ({ key }) => (findDefinition(key) ? handValue(key, table, seat) : 0));
  },
  'starting-location': ({ seat }, request) => best(request, ({ key }) => iconsOf(key, sideOf(seat))),
  'return-cards': () => [],
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

function actScores({ view, seat, request }: Turn): (option: Option) => number {
  const table = view();
  const places = standings(table, seat);
  const own = table.players[seat];
  const reserve = own?.reserve ?? 0;
  return (option) => {
    const [verb = '', name = ''] = option.key.split(':');
    switch (verb) {
      case 'activate':
        // A few cards stay to draw destiny from
        return Number(name) <= Math.max(1, reserve - 3) ? Number(name) : 0;
      case 'drain':
        return Number(told(option, 'amount'));
      case 'battle':
        return battleScore(places.get(name));
      case 'deploy':
        return deployScore(option, table, seat, places);
      case 'replace':
        return 5;
      case 'draw':
        return drawScore(table, seat);
      case 'play':
      case 'use':
        return textScore(option.key, told(request, 'current') === String(seat));
      default:
        return told(option, 'how') === '' ? 0 : moveScore(option, table, places);
    }
  };
}

function battleScore(place: Standing | undefined): number {
  if (!place) return 0;
  const lead = strength(place.own) - strength(place.enemy);
  return lead > 0 ? lead + place.threat : 0;
}

/** A handful to choose from; the rest of the Force stays Life Force and pays for what comes. */
function drawScore({ players }: SwccgView, seat: number): number {
  const own = players[seat];
  if (!own) return 0;
  const wanted = own.lifeForce > 30 ? 9 : own.lifeForce > 15 ? 6 : 3;
  return own.handSize < wanted && own.force > 1 ? 1 : 0;
}

/** Texts outside battle that are worth their cost whenever they can be used. */
const USEFUL: ReadonlySet<string> = new Set(['take', 'retrieve', 'deploy-site', 'hold', 'storm']);

function textScore(key: string, ownTurn: boolean): number {
  const name = key.split(':')[2] ?? '';
  return ownTurn && USEFUL.has(name) ? 1 : 0;
}

/** In battle: whatever adds destiny, then weapons at whoever is strongest. */
function fightScores({ view }: Turn): (option: Option) => number {
  const table = view();
  return (option) => {
    const [verb = '', , name = ''] = option.key.split(':');
    if (verb === 'fire') {
      const target = table.cards.find(({ id }) => id === told(option, 'target'));
      return target && !target.hit ? 1 + target.power : 0;
    }
    return verb === 'play' && (name === 'add' || name === 'double') ? 20 : 0;
  };
}

const ANSWERS: ReadonlySet<string> = new Set(['add', 'add-to-drain', 'hold', 'evade', 'stop', 'dodge', 'destroy']);

function responseScores({ view, seat }: Turn, request: PickRequest): (option: Option) => number {
  const table = view();
  const place = standings(table, seat).get(told(request, 'location'));
  const ahead = place !== undefined && strength(place.own) > strength(place.enemy) + 2;
  return ({ key }) => {
    const name = key.split(':')[2] ?? '';
    if (name === 'triple') return ahead ? 3 : 0;
    if (name === 'reduce') return Number(key.split(':')[3] ?? 0);
    return ANSWERS.has(name) || name.startsWith('cancel') ? 2 : 0;
  };
}

function iconsOf(card: string, side: 'dark' | 'light'): number {
  const facts = findDefinition(card)?.facts;
  if (facts?.type !== 'location') return 1;
  return 1 + 2 * facts[side] - (side === 'dark' ? facts.light : facts.dark);
}
