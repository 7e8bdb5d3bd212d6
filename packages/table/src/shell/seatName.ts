import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { SeatState, Snapshot } from '../session.ts';

/** The snapshot with a name for every seat: the player's, or "You", the bot, player number two. */
export function useNamedSeats(snapshot: Snapshot): Snapshot {
  const t = useTranslations('table');
  return useMemo(() => {
    const names = namesOf(snapshot.seats, t, { you: () => t('you'), empty: () => t('emptySeat') });
    return { ...snapshot, seats: snapshot.seats.map((seat, index) => ({ ...seat, name: names[index] ?? '' })) };
  }, [snapshot, t]);
}

/** What players are called within a sentence of the log, where "You is first" would be none. */
export function useSpokenNames({ seats }: Snapshot): readonly string[] {
  const t = useTranslations('table');
  return useMemo(() => {
    const numbered = (seat: number) => t('player', { number: seat + 1 });
    return namesOf(seats, t, { you: (seat) => t('playerYou', { number: seat + 1 }), empty: numbered });
  }, [seats, t]);
}

type Translate = ReturnType<typeof useTranslations<'table'>>;
type Unnamed = { readonly you: (seat: number) => string; readonly empty: (seat: number) => string };

function namesOf(seats: readonly SeatState[], t: Translate, unnamed: Unnamed): string[] {
  const humans = seats.filter(({ kind }) => kind === 'human').length;
  return seats.map(({ kind, name }, seat) => {
    if (kind === 'empty') return unnamed.empty(seat);
    if (name !== '') return kind === 'bot' ? t('bot', { name }) : name;
    return humans < 2 ? unnamed.you(seat) : t('player', { number: seat + 1 });
  });
}

/** What a seat is called, in a snapshot with names. */
export function seatName(snapshot: Snapshot, seat: number): string {
  return snapshot.seats[seat]?.name ?? '';
}
