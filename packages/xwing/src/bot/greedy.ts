import {
  type Answer,
  type Bot,
  type BotTurn,
  leastAnswer,
  type PickRequest,
  type PlaceRequest,
  randomAnswer,
} from '@rangefinder/kernel';
import { best } from './best.ts';
import type { Outlook, OutlookShip, OutlookView } from './outlook.ts';

/** What a bot does at a question; undefined leaves it to chance. */
export type GreedyPick<View, Look> = (turn: BotTurn<View>, request: PickRequest, outlook: Look) => Answer | undefined;

/** Looks one round ahead at where ships may end, and takes what promises most. It sees only its seat's view. */
export function greedy<View extends OutlookView<Ship>, Ship extends OutlookShip, Means>(
  outlookOf: (turn: BotTurn<View>) => Outlook<View, Ship, Means>,
  choices: Readonly<Record<string, GreedyPick<View, Outlook<View, Ship, Means>>>>,
): Bot<View> {
  return {
    decide(turn) {
      const { request } = turn;
      if (request.kind === 'place') return placement(turn, request, outlookOf);
      const answer = choices[request.topic]?.(turn, request, outlookOf(turn));
      return answer !== undefined && isOffered(request, answer) ? answer : randomAnswer(request, turn.random, 'bot');
    },
  };
}

/** Cards change what is asked under a topic: an answer that is not offered is not given. */
function isOffered({ options, min, max }: PickRequest, answer: Answer): boolean {
  const keys = typeof answer === 'string' ? [answer] : answer;
  return keys.length >= min && keys.length <= max && keys.every((key) => options.some((option) => option.key === key));
}

/** Ships are set up by chance; everything that moves goes where it stands best. */
function placement<View extends OutlookView<Ship>, Ship extends OutlookShip, Means>(
  turn: BotTurn<View>,
  request: PlaceRequest,
  outlookOf: (turn: BotTurn<View>) => Outlook<View, Ship, Means>,
): Answer {
  const ship = shipAsked(turn.view(), request);
  if (!ship || request.topic === 'place-ship') return randomAnswer(request, turn.random, 'bot');
  const outlook = outlookOf(turn);
  const standing = ({ poses: [pose] }: PlaceRequest['candidates'][number]) => (pose ? outlook.standing(ship, pose) : 0);
  return best(request.candidates, standing)?.key ?? leastAnswer(request);
}

/** The ship a request is about. */
export function shipAsked<Ship extends OutlookShip>(
  view: OutlookView<Ship>,
  { about }: PickRequest | PlaceRequest,
): Ship | undefined {
  const id = about && 'ship' in about ? String(about.ship) : undefined;
  return id === undefined ? undefined : view.ships.find((ship) => ship.id === id);
}
