import { botOf } from '@rangefinder/bots';
import { GAMES } from '@rangefinder/games';
import { atOnce, botsAsked, botTask, decision, Host, Ledger, think } from '@rangefinder/host';
import { Match, Random } from '@rangefinder/kernel';
import { expect, it } from 'vitest';

const DECISIONS = 150;

it.each(GAMES)('what a bot of $id is asked goes to another thread, whatever it is asked', async ({ load }) => {
  const game = await load();
  const random = new Random('another thread');
  const setup = game.typicalSetup?.(random) ?? game.randomSetup(random);
  const begun = Match.start(game, { setup, seed: 'another thread' }).record();
  const players = game.seats.map(() => ({ kind: 'bot', bot: 'random' }) as const);
  const host = await Host.open(
    { game, players, ledger: Ledger.of(players.length, begun, (undo) => `undo ${undo}`) },
    atOnce,
  );
  const topics = new Set<string>();
  for (let i = 0; i < DECISIONS; i++) {
    const [seat] = botsAsked(host);
    const task = seat === undefined ? null : botTask(host, seat);
    if (!task) break;
    topics.add(task.request.topic);
    const sent = structuredClone(task);
    const act = decision(host, task.seat, host.ledger.ask(task.seat), think(botOf(game, task.bot), sent));
    await host.enact(act, atOnce);
    host.ledger.apply(act);
  }
  expect(topics.size).toBeGreaterThan(2);
});
