import { type Bot, Match, Random, randomAnswer } from '@rangefinder/kernel';
import { baseAt, fullFlights, isInsidePlayArea } from '@rangefinder/xwing';
import { describe, expect, it } from 'vitest';
import { pilotCard } from '../cards/catalog.ts';
import { xwing2 } from '../index.ts';
import type { XwingView } from '../view.ts';
import { greedyBot } from './greedy.ts';

const randomBot: Bot<XwingView> = { decide: ({ request, random }) => randomAnswer(request, random) };

/** Plays a match of random squads; `watch` sees every answer before it is given. */
function play(
  seed: string,
  bots: readonly Bot<XwingView>[],
  watch: (view: XwingView, topic: string, ship: string, answer: unknown) => void = () => {},
) {
  const match = Match.start(
    xwing2,
    { setup: xwing2.randomSetup(new Random(`${seed}/setup`)), seed },
    { events: false, checkpoints: false },
  );
  const randoms = bots.map((_, seat) => new Random(`${seed}/bot:${seat}`));
  for (let request = match.pending[0]; request; request = match.pending[0]) {
    const { seat, about, topic } = request;
    const [bot, random] = [bots[seat], randoms[seat]];
    if (!bot || !random) throw new Error('Nobody sits there.');
    const answer = bot.decide({ seat, request, view: () => match.view(seat), random });
    watch(match.view(seat), topic, about && 'ship' in about ? String(about.ship) : '', answer);
    match.submit(seat, answer);
  }
  return match;
}

describe('the greedy bot', () => {
  it('beats chance', () => {
    let won = 0;
    for (let i = 0; i < 24; i++) {
      const seat = i % 2;
      const bots = seat === 0 ? [greedyBot(), randomBot] : [randomBot, greedyBot()];
      if (play(`greedy ${i}`, bots).outcome?.winner === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(22);
  });

  it('never sets a dial that leaves the table while another would stay', () => {
    let dials = 0;
    for (let i = 0; i < 8; i++) {
      play(`edge ${i}`, [greedyBot(), greedyBot()], (view, topic, id, answer) => {
        const ship = view.ships.find((one) => one.id === id);
        if (topic !== 'set-dial' || !ship) return;
        dials++;
        const { type, maneuvers } = pilotCard(ship.pilot);
        const stays = (key: string): boolean => {
          const maneuver = maneuvers.get(key);
          if (!maneuver) return false;
          const barred =
            (ship.tokens.stress > 0 && maneuver.difficulty === 'red') ||
            (maneuver.difficulty === 'purple' && ship.force < 1);
          const [flight] = fullFlights(
            type.size,
            ship.pose,
            barred ? 2 : maneuver.speed,
            barred ? 'straight' : maneuver.bearing,
          );
          return flight !== undefined && isInsidePlayArea(view, baseAt(type.size, flight.pose));
        };
        if ([...maneuvers.keys()].some(stays)) expect(stays(String(answer)), `${id} sets ${String(answer)}`).toBe(true);
      });
    }
    expect(dials).toBeGreaterThan(100);
  });
});
