import { type Answer, type Bot, type BotTurn, type RequestView, randomAnswer } from '@rangefinder/kernel';
import { asked, type Choice, type DeedChoice } from '../ask.ts';
import { findDefinition } from '../cards/catalog.ts';
import { sideOf } from '../state.ts';
import type { SwccgView } from '../view.ts';
import { battleScore, fireScore } from './battling.ts';
import { deployScores, isHelp } from './deploying.ts';
import { cheapestLoss, cheapestSatisfaction, deadCards, handValue } from './losing.ts';
import { moveScore, reactScore, transitScore } from './moving.ts';
import { drawScore, forceToActivate } from './reserve.ts';
import { cardOn, standings } from './standing.ts';
import { isForPhase, isText, leadInBattle, type Occasion, textScore } from './texts.ts';

/** A player who goes where it can drain, gathers where it can win a battle, uses its texts, and looks no further ahead. */
export const greedyBot = (): Bot<SwccgView> => ({
  decide: (turn) => answer(turn) ?? randomAnswer(turn.request, turn.random, 'bot'),
});

type Turn = Pick<BotTurn<SwccgView>, 'seat' | 'view'> & { readonly request: BotTurn['request'] | RequestView };

/** What it would do, as advice to somebody else; null: whatever it is, it does not matter. */
export function advice(turn: Turn): string | null {
  const advised = answer(turn);
  return typeof advised === 'string' ? advised : null;
}

/** What it answers; undefined: whatever it is, it does not matter. */
function answer(turn: Turn): Answer | undefined {
  const request = asked(turn.request);
  if (request.kind !== 'pick') return undefined;
  const { seat, view } = turn;
  switch (request.topic) {
    case 'act':
      return request.options.some(isWorthALook) ? best(request, actScores(turn, request)) : 'pass';
    case 'weapons-segment':
      return best(request, fightScores(turn, request));
    case 'respond':
      return request.options.length > 1 ? best(request, responseScores(turn, request)) : 'pass';
    case 'battle-destiny':
      return 'draw';
    case 'lose-force':
      return cheapestLoss(request, view(), seat);
    case 'satisfy':
      return cheapestSatisfaction(request, view(), seat);
    case 'starting-location':
      return best(request, ({ about }) => (about ? iconsOf(about.card, sideOf(seat)) : 0));
    case 'deploy-free':
      return bestDeployment(turn, request);
    case 'choose-destiny':
      return best(request, ({ about }) => about.value);
    case 'search':
    case 'keep-card':
      return mostValuable(turn, request);
    case 'return-cards':
      return returned(turn, request);
    case 'pay-fare':
      return request.options.find(({ key }) => key === 'pay')?.key;
    case 'lose-from':
      return 'reserve';
    case 'utinni-target':
      return bestVictim(turn, request);
    case 'react-boarding':
      return 'go-on';
    case 'jump-off':
      return request.options.find(({ about }) => about.jump)?.key;
    case 'transit-group':
      return request.options.map(({ key }) => key);
    default:
      return undefined;
  }
}

function bestDeployment(turn: Turn, request: Choice<'deploy-free'>): string | undefined {
  const { view, seat, places } = occasionOf(turn, request);
  const scores = deployScores(request, view, seat, places);
  return best(request, ({ key }) => scores.get(key) ?? 0);
}

function mostValuable({ view, seat }: Turn, request: Choice<'search' | 'keep-card'>): string | undefined {
  const table = view();
  return best<{ readonly key: string; readonly about?: { readonly card: string } | undefined }>(request, ({ about }) =>
    about ? handValue(about.card, table, seat) : 0,
  );
}

function returned({ view, seat }: Turn, { options }: Choice<'return-cards'>): string[] {
  const dead = deadCards(view(), seat);
  return options.filter(({ about }) => dead.includes(about.card)).map(({ key }) => key);
}

function bestVictim({ view, seat }: Turn, request: Choice<'utinni-target'>): string | undefined {
  const table = view();
  const helps = isHelp(findDefinition(request.about?.card ?? '')?.text ?? null);
  return best(request, ({ about }) => {
    const target = cardOn(table, about.id);
    return target ? 1 + target.power + ((target.owner === seat) === helps ? 20 : 0) : 0;
  });
}

/** The first option of the highest score above that of passing. */
function best<O extends { readonly key: string }>(
  { options }: { readonly options: readonly O[] },
  score: (option: O) => number,
): string | undefined {
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

type Doable = DeedChoice['options'][number];

/** Passing, and texts that no phase has a use for, need no look at the table. */
function isWorthALook({ about }: Doable): boolean {
  return about.do !== 'pass' && (!isText(about) || isForPhase(about));
}

function occasionOf({ view, seat }: Turn, request: DeedChoice): Occasion {
  const table = view();
  return { view: table, seat, request, places: standings(table, seat) };
}

function actScores(turn: Turn, request: DeedChoice): (option: Doable) => number {
  const occasion = occasionOf(turn, request);
  const { view, seat, places } = occasion;
  const deployments = deployScores(request, view, seat, places);
  const activated = forceToActivate(view, seat);
  return ({ key, about }) => {
    switch (about.do) {
      case 'activate':
        return about.amount <= activated ? about.amount : 0;
      case 'drain':
        return about.amount;
      case 'battle':
        return battleScore(places.get(about.location));
      case 'deploy':
        return deployments.get(key) ?? 0;
      case 'replace':
        return 5;
      case 'shield':
        return 1;
      case 'draw':
        return drawScore(view, seat);
      case 'transit':
        return transitScore(about, view, seat, places);
      case 'play':
      case 'use':
        return textScore(about, occasion);
      case 'move':
        return moveScore(about, view, places);
      default:
        return 0;
    }
  };
}

function responseScores(turn: Turn, request: DeedChoice): (option: Doable) => number {
  const occasion = occasionOf(turn, request);
  const { view, seat, places } = occasion;
  const deployments = deployScores(request, view, seat, places);
  const lead = leadInBattle(occasion) ?? 0;
  return ({ key, about }) => {
    if (isText(about)) return textScore(about, occasion);
    if (about.do === 'react' || about.do === 'react-away') {
      return reactScore(about, request.about?.moment ?? '', view, lead, places);
    }
    return deployments.get(key) ?? 0;
  };
}

/** In battle: whatever helps, then weapons at whoever is strongest. */
function fightScores(turn: Turn, request: DeedChoice): (option: Doable) => number {
  const occasion = occasionOf(turn, request);
  return ({ about }) => {
    if (isText(about)) return textScore(about, occasion);
    return about.do === 'fire' ? fireScore(about, occasion.view) : 0;
  };
}

function iconsOf(card: string, side: 'dark' | 'light'): number {
  const facts = findDefinition(card)?.facts;
  if (facts?.type !== 'location') return 1;
  return 1 + 2 * facts[side] - (side === 'dark' ? facts.light : facts.dark);
}
