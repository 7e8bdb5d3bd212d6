import type { Option, RequestView } from '@rangefinder/kernel';
import { atLeast } from '@rangefinder/xwing';
import { shipOfRequest } from '@rangefinder/xwing/ui';
import { type Aim, aimOfOption, shotsFrom } from '../src/odds/aim.ts';
import type { XwingView } from '../src/view.ts';
import { piecesOf } from './options.ts';

/** Questions for whom one means ill: never first one's own. */
const HOSTILE: readonly string[] = ['lock', 'jam-target', 'mine-target'];

/**
 * The options in the order of a player. Attacks by what they bring. Of those one means ill: enemies by what a shot at them
 * would bring, those one has no shot at by their distance; then things; one's own ships last.
 */
export function ordered(request: RequestView, view: XwingView): readonly Option[] {
  if (request.kind === 'place') return [];
  const rank = ranking(request, view);
  return rank ? [...request.options].sort((a, b) => rank(a) - rank(b)) : request.options;
}

/** The attack or the enemy to suggest, or a thing; null when there are only one's own; undefined at other questions. */
export function likelyTarget(request: RequestView, view: XwingView): string | null | undefined {
  if (request.topic !== 'attack' && !HOSTILE.includes(request.topic)) return undefined;
  const [first] = ordered(request, view);
  const own = view.ships.some(({ id, seat }) => id === first?.key && seat === request.seat);
  return own || first?.key === 'none' ? null : (first?.key ?? null);
}

function ranking(request: RequestView, view: XwingView): ((option: Option) => number) | null {
  if (request.topic === 'attack') return attackRanking(request, view);
  return HOSTILE.includes(request.topic) ? targetRanking(request, view) : null;
}

/** What an attack may bring: damage, and what it may destroy. */
function worth({ odds, left }: Aim): number {
  return odds.mean + 2 * atLeast(odds, left);
}

function attackRanking(request: RequestView, view: XwingView): (option: Option) => number {
  const attacker = shipOfRequest(request);
  return ({ key }) => {
    const aim = attacker === null ? null : aimOfOption(view, request, attacker, key);
    return aim ? -worth(aim) : key === 'none' ? 1 : 0;
  };
}

const OUT_OF_SHOT = 1e3;
const THING = 1e6;
const FRIEND = 1e9;

function targetRanking(request: RequestView, view: XwingView): (option: Option) => number {
  const from = originOf(request, view);
  const shots = new Map(from === null ? [] : shotsFrom(view, from.id).map((aim) => [aim.target, aim]));
  return (option) => {
    const [piece = ''] = piecesOf(request, option);
    const ship = view.ships.find(({ id }) => id === piece);
    const at = ship ?? [...view.devices, ...view.obstacles].find(({ id }) => id === piece);
    const apart = from && at ? Math.hypot(at.pose.x - from.pose.x, at.pose.y - from.pose.y) : 0;
    if (ship?.seat === request.seat) return FRIEND + apart;
    const shot = shots.get(piece);
    if (shot) return -worth(shot);
    return (ship ? OUT_OF_SHOT : THING) + apart;
  };
}

/** The ship or the device that the question is about. */
function originOf({ about }: RequestView, view: XwingView) {
  if (typeof about !== 'object' || about === null) return null;
  const id = 'ship' in about ? about.ship : 'device' in about ? about.device : null;
  return [...view.ships, ...view.devices].find((one) => one.id === id) ?? null;
}
