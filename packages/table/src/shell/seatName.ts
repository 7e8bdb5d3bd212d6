import { useMemo } from 'react';
import { useLanguage } from '../language.ts';
import type { SeatState, Snapshot } from '../session.ts';
import { TABLE } from '../words.ts';

/** The snapshot with a name for every seat. */
export function useNamedSeats(snapshot: Snapshot): Snapshot {
  const names = useSeatNames(snapshot.seats);
  return useMemo(
    () => ({ ...snapshot, seats: snapshot.seats.map((seat, index) => ({ ...seat, name: names[index] ?? '' })) }),
    [snapshot, names],
  );
}

/** What those in the seats are called: the same on every page, alone and within a sentence. */
export function useSeatNames(seats: readonly Pick<SeatState, 'kind' | 'name'>[]): readonly string[] {
  const language = useLanguage();
  const nameOf = useBotName();
  return useMemo(() => {
    const humans = seats.filter(({ kind }) => kind === 'human').length;
    return seats.map(({ kind, name }, seat) => {
      if (kind === 'empty') return TABLE.emptySeat[language];
      if (kind === 'bot') return TABLE.bot(nameOf(name))[language];
      return name || TABLE[humans < 2 ? 'playerYou' : 'player'](seat + 1)[language];
    });
  }, [seats, language, nameOf]);
}

/** The bots that have a name of their own, the weakest first. */
const BOTS = ['random', 'greedy'] as const;

/** What a bot is called. */
export function useBotName(): (bot: string) => string {
  const language = useLanguage();
  return useMemo(
    () => (bot) => {
      const known = BOTS.find((one) => one === bot);
      return known ? TABLE.bots[known][language] : bot.charAt(0).toUpperCase() + bot.slice(1);
    },
    [language],
  );
}

/** How strong a bot is, from 1 on; those without a name of their own are stronger than all others. */
export function botLevel(bot: string): number {
  const known = BOTS.findIndex((one) => one === bot);
  return (known < 0 ? BOTS.length : known) + 1;
}

/** What a seat is called, in a snapshot with names. */
export function seatName(snapshot: Snapshot, seat: number): string {
  return snapshot.seats[seat]?.name ?? '';
}
