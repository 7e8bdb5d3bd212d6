import type { Answer, BotTurn, PickRequest, PlaceRequest } from '@rangefinder/kernel';
import { carrierOf, isEnclosed } from '../rules/transported.ts';
import { thresholdOf, woundsOf } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import type { LegionView } from '../view.ts';
import { unitOf } from './attacks.ts';
import { best } from './best.ts';
import { goalOf } from './goals.ts';
import type { Outlook } from './outlook.ts';
import { far, reachOf } from './reach.ts';

/** What a ride that is worth its while is worth. */
const RIDE = 12;
/** Moves on foot that are fewer than the ride is for. */
const ON_FOOT = 3;
/** This near to its goal whoever is carried walks the rest. */
const NEAR = 330;
/** What getting off is worth where staying is a waste. */
const OFF = 15;

/** The way that a unit still has to its goal. */
function wayOf(outlook: Outlook, unit: Unit): number {
  const goal = goalOf(outlook, unit);
  const [leader] = unit.minis;
  return goal && leader ? Math.max(0, far(leader.pose, goal.at) - goal.there) : 0;
}

/** Whether getting on pays: early, for whoever has far to go and nobody to shoot at, in something faster. */
export function worthOfEmbarking(outlook: Outlook, unit: Unit, carrier: Unit | undefined, mayAttack: boolean): number {
  const { round, rounds } = outlook.t.state;
  if (!carrier || mayAttack || round * 2 > rounds || isHurt(outlook, carrier)) return -1;
  const reach = reachOf(outlook, unit);
  const pays = reachOf(outlook, carrier) > reach && wayOf(outlook, unit) > ON_FOOT * reach;
  return pays ? RIDE : -1;
}

/** Half of its wounds are gone: it will not carry anybody much further. */
function isHurt({ t }: Outlook, carrier: Unit): boolean {
  const whole = carrier.minis.reduce((sum, mini) => sum + thresholdOf(t, carrier, mini), 0);
  return woundsOf(carrier) * 2 >= whole;
}

/** What getting off brings: at the goal, before the end, out of a wreck to be; and a shot for whoever is closed in. */
export function worthOfDisembarking(outlook: Outlook, unit: Unit): number {
  const { t } = outlook;
  const carrier = carrierOf(t, unit);
  if (!carrier) return -1;
  const { round, rounds } = t.state;
  if (round >= rounds - 1 || isHurt(outlook, carrier) || wayOf(outlook, unit) <= NEAR) return OFF;
  return isEnclosed(t, unit) ? outlook.roughBest(unit) - 1 : -1;
}

/** Troopers of the line ride from the start; who leads or fights alone does not. */
export function chooseAboard(_turn: BotTurn<LegionView>, request: PickRequest, outlook: Outlook): Answer | undefined {
  const unit = outlook.find(unitOf(request));
  const [vehicle] = request.options.filter(({ key }) => key !== 'none');
  const rides = unit !== undefined && (unit.rank === 'corps' || unit.rank === 'special');
  return rides && vehicle ? vehicle.key : 'none';
}

/** What a question about a place says: bots are asked it, and pages suggest an answer. */
export type PlaceAsked = Pick<PlaceRequest, 'topic' | 'about' | 'candidates'>;

/** Where to get off: on the side of the goal. */
export function placeToLeave(outlook: Outlook, request: PlaceAsked): string | undefined {
  const unit = outlook.find(unitOf(request));
  const goal = unit && goalOf(outlook, unit);
  if (!goal) return undefined;
  return best(request.candidates, ({ poses: [pose] }) => (pose ? -far(pose, goal.at) : -1e9))?.key;
}
