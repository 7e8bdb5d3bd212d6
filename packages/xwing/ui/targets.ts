import type { Option, RequestView, Seat } from '@rangefinder/kernel';
import { atLeast, type Odds } from '../src/index.ts';
import { shipOfRequest } from './model.ts';

interface Spot {
  readonly id: string;
  readonly pose: { readonly x: number; readonly y: number };
}

interface Aimed {
  readonly target: string;
  readonly odds: Odds;
  /** How much the target can still take. */
  readonly left: number;
}

/** What an edition knows of shots, and of what there is to aim at. */
export interface Aiming<View extends { readonly ships: readonly (Spot & { readonly seat: Seat })[] }> {
  /** Questions for whom one means ill: never first one's own. */
  readonly hostile: readonly string[];
  aimOfOption(view: View, request: RequestView, attacker: string, key: string): Aimed | null;
  shotsFrom(view: View, attacker: string): readonly Aimed[];
  piecesOf(request: RequestView, option: Option): readonly string[];
  /** Everything on the table that is no ship. */
  thingsOf(view: View): readonly Spot[];
}

/** How a player of an edition orders whom to shoot at. */
export function targeting<View extends { readonly ships: readonly (Spot & { readonly seat: Seat })[] }>(
  aiming: Aiming<View>,
) {
  /**
   * The options in the order of a player. Attacks by what they bring. Of those one means ill: enemies by what a shot at
   * them would bring, those one has no shot at by their distance; then things; one's own ships last.
   */
  const ordered = (request: RequestView, view: View): readonly Option[] => {
    if (request.kind === 'place') return [];
    const rank = ranking(request, view);
    return rank ? [...request.options].sort((a, b) => rank(a) - rank(b)) : request.options;
  };

  /** The attack or the enemy to suggest, or a thing; null when there are only one's own; undefined at other questions. */
  const likelyTarget = (request: RequestView, view: View): string | null | undefined => {
    if (request.topic !== 'attack' && !aiming.hostile.includes(request.topic)) return undefined;
    const [first] = ordered(request, view);
    const own = view.ships.some(({ id, seat }) => id === first?.key && seat === request.seat);
    return own || first?.key === 'none' ? null : (first?.key ?? null);
  };

  const ranking = (request: RequestView, view: View): ((option: Option) => number) | null => {
    if (request.topic === 'attack') return attackRanking(request, view);
    return aiming.hostile.includes(request.topic) ? targetRanking(request, view) : null;
  };

  const attackRanking = (request: RequestView, view: View): ((option: Option) => number) => {
    const attacker = shipOfRequest(request);
    return ({ key }) => {
      const aim = attacker === null ? null : aiming.aimOfOption(view, request, attacker, key);
      return aim ? -worth(aim) : key === 'none' ? 1 : 0;
    };
  };

  const targetRanking = (request: RequestView, view: View): ((option: Option) => number) => {
    const things = aiming.thingsOf(view);
    const origin = originOf(request);
    const from = [...view.ships, ...things].find(({ id }) => id === origin) ?? null;
    const shots = new Map(from === null ? [] : aiming.shotsFrom(view, from.id).map((aim) => [aim.target, aim]));
    return (option) => {
      const [piece = ''] = aiming.piecesOf(request, option);
      const ship = view.ships.find(({ id }) => id === piece);
      const at = ship ?? things.find(({ id }) => id === piece);
      const apart = from && at ? Math.hypot(at.pose.x - from.pose.x, at.pose.y - from.pose.y) : 0;
      if (ship?.seat === request.seat) return FRIEND + apart;
      const shot = shots.get(piece);
      if (shot) return -worth(shot);
      return (ship ? OUT_OF_SHOT : THING) + apart;
    };
  };

  return { ordered, likelyTarget };
}

const OUT_OF_SHOT = 1e3;
const THING = 1e6;
const FRIEND = 1e9;

/** What an attack may bring: damage, and what it may destroy. */
function worth({ odds, left }: Aimed): number {
  return odds.mean + 2 * atLeast(odds, left);
}

/** The ship or the device that the question is about. */
function originOf({ about }: RequestView): string | null {
  if (typeof about !== 'object' || about === null) return null;
  const origin = 'ship' in about ? about.ship : 'device' in about ? about.device : null;
  return typeof origin === 'string' ? origin : null;
}
