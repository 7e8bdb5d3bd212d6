import type { GameEvent, Language, Seat } from '@rangefinder/kernel';
import { EndingTable, luckWords, type TableModel } from '@rangefinder/table';
import { WORDS } from '../words.ts';
import { type Loss, type Story, storyOf } from './story.ts';

interface EndingShip {
  readonly id: string;
  readonly seat: Seat;
  readonly place: string;
}

interface EndingView<Ship> {
  readonly ships: readonly Ship[];
  readonly players: readonly { readonly score: number }[];
}

/** What an edition says of its ships. */
export interface EndingEdition<Ship extends EndingShip> {
  pointsOf(ship: Ship): number;
  nameOf(ship: string, language: Language): string;
}

/** The end of a match: why it is won, by how much, what each side lost, what turned it, and what luck did. */
export function shipEnding<Ship extends EndingShip, View extends EndingView<Ship>, Event extends GameEvent>({
  pointsOf,
  nameOf,
}: EndingEdition<Ship>) {
  return function Ending({ table }: { readonly table: TableModel<View, Event> }) {
    const { view, events, seats } = table.snapshot;
    const { language } = table.settings;
    const told = events.map(({ event }) => event);
    const ships = new Map(view.ships.map((ship) => [ship.id, ship]));
    const known = {
      seatOf: (id: string) => ships.get(id)?.seat,
      pointsOf: (id: string) => {
        const ship = ships.get(id);
        return ship ? pointsOf(ship) : 0;
      },
    };
    const stories = [storyOf(told, 0, known), storyOf(told, 1, known)];
    const end = told.findLast(({ type }) => type === 'over');
    const isLost = (seat: Seat) => view.ships.every((ship) => ship.seat !== seat || ship.place === 'removed');
    const beaten = [0, 1].filter(isLost).map((seat) => WORDS.noShipLeft(seats[seat]?.name ?? '')[language]);
    const loss = (one: Loss | null) => {
      if (one === null) return WORDS.noneLost[language];
      const by = one.by === null ? null : nameOf(one.by, language);
      return WORDS.lostIn(nameOf(one.ship, language), one.round, by)[language];
    };
    const squadOf = (seat: Seat) => view.ships.filter((ship) => ship.seat === seat).length;
    const row = (name: string, say: (story: Story, seat: Seat) => string) => ({
      name,
      of: (seat: Seat) => (stories[seat] ? say(stories[seat], seat) : ''),
    });
    return (
      <EndingTable
        table={table}
        why={end ? [table.words.event(end), ...beaten].join(' ') : null}
        rows={[
          row(WORDS.scored[language], (_, seat) => String(view.players[seat]?.score ?? 0)),
          row(WORDS.bestRound[language], ({ best }) =>
            best === null ? '–' : WORDS.inRound(best.points, best.round)[language],
          ),
          row(WORDS.shipsLost[language], ({ ships }, seat) => WORDS.lostOf(ships, squadOf(seat))[language]),
          row(WORDS.damageTaken[language], ({ damage }) => String(damage)),
          row(WORDS.luckyHits[language], ({ hits }) => luckWords(hits, language)),
          row(WORDS.luckyEvades[language], ({ evades }) => luckWords(evades, language)),
          row(WORDS.dearestLoss[language], ({ dearest }) => loss(dearest)),
        ]}
      />
    );
  };
}
