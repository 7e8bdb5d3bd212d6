import { Match, Random } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { greedyBot } from '../../src/bot/greedy.ts';
import { legion } from '../../src/index.ts';
import { unitOfRequest } from '../model.ts';
import { beginning } from './beginning.ts';

it('a unit that is deployed is first shown where it may stand, and in the front half of a zone on either side of the table', () => {
  const setup = legion.newSetup({ lists: legion.readyLists.slice(0, 2).map(({ list }) => list) });
  const match = Match.start(legion, { setup, seed: 'deploying' }, { events: false, checkpoints: false });
  const bot = greedyBot();
  const random = new Random('deploying');
  const edges = new Set<string>();
  for (let request = match.pending[0]; request && edges.size < 2; request = match.pending[0]) {
    const { seat } = request;
    const view = match.view(seat);
    const unit = view.units.find(({ id }) => id === unitOfRequest(request));
    const { own } = match.pendingFor(seat);
    if (own?.topic === 'deploy-leader' && unit?.rank !== 'commander') {
      const [pose] = beginning(view, own) ?? [];
      if (!pose) throw new Error('Nothing is shown.');
      const edge = view.players[seat]?.edge ?? '';
      const fromBack = edge === 'near' ? pose.y : view.depth - pose.y;
      expect(fromBack, edge).toBeGreaterThan(75);
      match.submit(seat, [pose]);
      edges.add(edge);
    } else match.submit(seat, bot.decide({ seat, request, view: () => view, random }));
  }
  expect([...edges].sort()).toEqual(['far', 'near']);
});
