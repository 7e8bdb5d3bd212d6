import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { SeatState, Snapshot } from '../session.ts';

/** The snapshot with a name for every seat: the player's, or "You", the bot, player number two. */
export function useNamedSeats(snapshot: Snapshot): Snapshot {
  const t = useTranslations('table');
  return useMemo(() => {
    const humans = snapshot.seats.filter(({ kind }) => kind === 'human').length;
    const nameOf = ({ kind, name }: SeatState, seat: number): string => {
      if (kind === 'empty') return t('emptySeat');
      if (name !== '') return kind === 'bot' ? t('bot', { name }) : name;
      return humans < 2 ? t('you') : t('player', { number: seat + 1 });
    };
    return { ...snapshot, seats: snapshot.seats.map((seat, index) => ({ ...seat, name: nameOf(seat, index) })) };
  }, [snapshot, t]);
}

/** What a seat is called, in a snapshot with names. */
export function seatName(snapshot: Snapshot, seat: number): string {
  return snapshot.seats[seat]?.name ?? '';
}
