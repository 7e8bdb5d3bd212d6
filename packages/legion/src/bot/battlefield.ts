import { disc } from '@rangefinder/geometry';
import type { Answer, BotTurn, PickRequest, Seat } from '@rangefinder/kernel';
import { pickUnder } from '../ask.ts';
import { gapToZones, zonesOf } from '../rules/zones.ts';
import type { BattleCards } from '../state.ts';
import type { LegionView } from '../view.ts';
import { best } from './best.ts';
import type { Outlook } from './outlook.ts';
import { gunReach } from './reach.ts';

type Turn = BotTurn<LegionView>;

/** Blue plays with its own battle deck, and whoever made an army made its deck to go with it. */
export function chooseSide(): Answer {
  return 'blue';
}

/** The edge with more terrain on its half of the battlefield. */
export function chooseEdge(_turn: Turn, { options }: PickRequest, { t }: Outlook): Answer | undefined {
  const { terrain, depth } = t.state;
  const near = terrain.filter(({ pose }) => pose.y < depth / 2).length;
  const far = terrain.filter(({ pose }) => pose.y > depth / 2).length;
  return best(options, ({ key }) => (key === 'near' ? near : far))?.key;
}

/** The row whose next card is so much better than its first; none where none is. */
export function eliminate(_turn: unknown, request: PickRequest, outlook: Outlook): Answer | undefined {
  const rows = pickUnder(request, 'eliminate');
  if (!rows) return undefined;
  const gains = rows.options.map(({ key, about }) => ({
    key,
    gain: about ? gainOfEliminating(outlook, about.kind) : 0,
  }));
  return (
    best(
      gains.filter(({ gain }) => gain > 0),
      ({ gain }) => gain,
    )?.key ?? 'none'
  );
}

function gainOfEliminating(outlook: Outlook, kind: keyof BattleCards): number {
  const [first, next] = outlook.view.battle[kind];
  if (first === undefined || next === undefined) return 0;
  return worthOfBattleCard(outlook, kind, next) - worthOfBattleCard(outlook, kind, first);
}

/** About 1 for a card that is all for this side, -1 for one that is all against it. Conditions are alike for both. */
function worthOfBattleCard(outlook: Outlook, kind: keyof BattleCards, card: string): number {
  switch (kind) {
    case 'deployments':
      return worthOfDeployment(outlook, card);
    case 'objectives':
      return worthOfObjective(outlook, card);
    case 'conditions':
      return 0;
  }
}

/** Whoever shoots further wants the enemy to have further to come. */
function worthOfDeployment(outlook: Outlook, card: string): number {
  const { t, seat } = outlook;
  const further = meanReach(outlook, seat) - meanReach(outlook, 1 - seat);
  const { deployment } = t.state;
  t.state.deployment = card;
  const theirs = zonesOf(t, 1 - seat);
  const corners = zonesOf(t, seat).flat();
  t.state.deployment = deployment;
  const way =
    corners.reduce((sum, { x, y }) => sum + gapToZones(theirs, disc(x, y, 1)), 0) / Math.max(1, corners.length);
  return (further * way) / (t.state.depth * t.state.depth);
}

/** Tokens are held and carried by whoever has more units; where none lie, the others have it easier. */
function worthOfObjective({ t, seat }: Outlook, card: string): number {
  const count = (one: Seat) => t.state.units.filter((unit) => unit.seat === one).length;
  const more = (count(seat) - count(1 - seat)) / Math.max(1, t.state.units.length);
  return (t.cards.battle(card).tokens?.objective ?? 0) > 0 ? more : -more;
}

/** How far the units of a side shoot on average, whether they stand on the battlefield yet or not. */
function meanReach(outlook: Outlook, seat: Seat): number {
  const units = outlook.t.state.units.filter((unit) => unit.seat === seat);
  return units.reduce((sum, unit) => sum + gunReach(outlook, unit), 0) / Math.max(1, units.length);
}
