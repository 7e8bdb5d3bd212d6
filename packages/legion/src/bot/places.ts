import { unitOf } from './attacks.ts';
import { bestMove, plannedMove } from './going.ts';
import { bestDeployment, bestTurn, farthest } from './moves.ts';
import type { Outlook } from './outlook.ts';
import { type PlaceAsked, placeToLeave } from './transports.ts';

/** Where the leader of a unit stands best among the places that are offered; undefined where nothing speaks for one of them. */
export function bestPlace(outlook: Outlook, request: PlaceAsked): string | undefined {
  const unit = outlook.find(unitOf(request));
  if (!unit) return undefined;
  switch (request.topic) {
    case 'move-leader':
      return bestEnd(outlook, request);
    case 'deploy-leader':
      return bestDeployment(outlook, unit, request.candidates);
    case 'disembark':
      return placeToLeave(outlook, request);
    default:
      return undefined;
  }
}

function bestEnd(outlook: Outlook, request: PlaceAsked): string | undefined {
  const unit = outlook.find(unitOf(request));
  if (!unit) return undefined;
  if (unit.seat !== outlook.seat) return farthest(outlook, request.candidates);
  const { activation } = outlook.view;
  const active = activation?.unit === unit.id;
  const mayAttack = active && activation !== null && activation.actions > 0 && !activation.attacked;
  const how = request.about !== undefined && 'how' in request.about ? request.about.how : undefined;
  const choose = how === 'pivot' ? bestTurn : how === 'standard' ? plannedMove : bestMove;
  return choose(outlook, unit, request.candidates, mayAttack);
}
