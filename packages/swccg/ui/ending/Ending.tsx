import type { Seat } from '@rangefinder/kernel';
import { EndingTable } from '@rangefinder/table';
import { bySeat, type TableProps } from '../model.ts';
import { WORDS } from '../words.ts';
import { type Story, storyOf } from './story.ts';

/** The end of a game: who won, by how much Force, what cost it, what turned it, and what luck did. */
export function Ending({ table }: TableProps) {
  const { view, events, seats } = table.snapshot;
  const { language } = table.settings;
  const told = events.map(({ event }) => event);
  const stories = [storyOf(told, 0), storyOf(told, 1)];
  const end = told.findLast(({ type }) => type === 'won' || type === 'tied');
  const spent = view.players.flatMap(({ lifeForce }, seat) =>
    lifeForce > 0 ? [] : [WORDS.noForceLeft(seats[seat]?.name ?? '')[language]],
  );
  const row = (name: string, say: (story: Story, seat: Seat) => string) => ({
    name,
    of: (seat: Seat) => {
      const story = bySeat(stories, seat);
      return story ? say(story, seat) : '';
    },
  });
  const decimal = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <EndingTable
      table={table}
      why={end ? [table.words.event(end), ...spent].join(' ') : null}
      rows={[
        row(WORDS.lifeForce[language], (_, seat) => String(bySeat(view.players, seat)?.lifeForce ?? 0)),
        row(WORDS.forceLostInAll[language], ({ lost }) => String(lost)),
        row(WORDS.worstTurn[language], ({ worst }) =>
          worst === null ? '–' : WORDS.lostInTurn(worst.lost, worst.turn)[language],
        ),
        row(WORDS.drainedInAll[language], ({ drained }) => String(drained)),
        row(WORDS.damageDone[language], ({ damage }) => String(damage)),
        row(WORDS.cardsLost[language], ({ cards }) => String(cards)),
        row(WORDS.destinyDrawn[language], ({ draws, destiny }) =>
          draws === 0 ? '–' : WORDS.destinyOf(draws, decimal(destiny))[language],
        ),
      ]}
    />
  );
}
