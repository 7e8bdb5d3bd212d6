import { type GameEvent, Match, Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { askRules } from '../src/asking.ts';
import { pilotCard } from '../src/cards/catalog.ts';
import type { XwingEvent } from '../src/events.ts';
import { xwing2 } from '../src/index.ts';
import { flying, ghostsOf, plansOf } from './ghosts.ts';

type Flown = Extract<XwingEvent, { readonly type: 'maneuver' }>;

/** Events that move something before a ship flies, after which the view before them tells nothing of its end. */
const MOVING: readonly string[] = ['maneuver', 'moved', 'ship-placed', 'removed', 'docked', 'deployed', 'reserve'];

/** The maneuver flown in some new events, if nothing else moved before it. */
function firstFlight(events: readonly GameEvent[]): Flown | undefined {
  const moving = events.find(({ type }) => MOVING.includes(type));
  return moving?.type === 'maneuver' ? (moving as Flown) : undefined;
}

function flightsOfMatch(seed: string): { compared: number; bumped: number } {
  const random = new Random(seed);
  const match = Match.start(xwing2, { setup: xwing2.randomSetup(random), seed });
  const bot = xwing2.bots.greedy?.();
  if (!bot) throw new Error('There is a greedy bot.');
  let compared = 0;
  let bumped = 0;
  for (let asked = match.pending[0]; asked && match.decisions.length < 220; asked = match.pending[0]) {
    const { seat } = asked;
    const before = match.view(seat);
    const known = match.log.length;
    const request = match.pendingFor(seat).own;
    if (request) ghostsOf(before, request);
    match.submit(seat, bot.decide({ seat, request: asked, view: () => before, random }));
    const flown = firstFlight(match.log.slice(known).map(({ event }) => event));
    const t = askRules(before);
    const ship = flown && t.findShip(flown.ship);
    if (!ship || JSON.stringify(ship.pose) !== JSON.stringify(flown.from)) continue;
    const [speed = '', ...bearing] = flown.maneuver.split('-');
    const maneuver = pilotCard(ship.pilot).maneuvers.get(flown.maneuver);
    if (maneuver && (maneuver.speed !== Number(speed) || maneuver.bearing !== bearing.join('-'))) continue;
    if (!maneuver) continue;
    const ghost = flying(t, ship, flown.maneuver, maneuver, maneuver.difficulty, null);
    expect(ghost.ends).toContainEqual(flown.to);
    expect(ghost.bumps.length > 0).toBe(!flown.full);
    compared++;
    if (ghost.bumps.length > 0) bumped++;
  }
  return { compared, bumped };
}

describe('ghosts', () => {
  it('stand where the rules then put the ship', () => {
    const all = ['alpha', 'bravo'].map((seed) => flightsOfMatch(`ghosts ${seed}`));
    expect(all.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(30);
    expect(all.reduce((sum, { bumped }) => sum + bumped, 0)).toBeGreaterThan(0);
  });
});

it('the dials that are set lead somewhere, one’s own only, but for the one that is asked for', () => {
  const random = new Random('plans');
  const match = Match.start(xwing2, { setup: xwing2.randomSetup(random), seed: 'plans' });
  const bot = xwing2.bots.greedy?.();
  if (!bot) throw new Error('There is a greedy bot.');
  const seen: number[] = [];
  for (let asked = match.pending[0]; asked && match.state.round < 2; asked = match.pending[0]) {
    const { seat } = asked;
    const request = match.pendingFor(seat).own;
    const view = match.view(seat);
    const own = view.ships.filter((ship) => ship.seat === seat && ship.place === 'play');
    const plans = request ? plansOf(view, request) : [];
    if (request?.topic === 'set-dial') seen.push(plans.length);
    if (request?.topic === 'dials-ready') expect(plans.map(({ ship }) => ship)).toEqual(own.map(({ id }) => id));
    if (view.phase !== 'planning') expect(plans).toEqual([]);
    match.submit(seat, bot.decide({ seat, request: asked, view: () => view, random }));
  }
  expect(seen.slice(0, 2)).toEqual([0, 1]);
});
