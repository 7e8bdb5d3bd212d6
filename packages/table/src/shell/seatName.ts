import type { Seat } from '@rangefinder/kernel';
import { useTranslations } from 'use-intl';
import type { Snapshot } from '../session.ts';

/** What a seat is called: the player's name, or "You", the bot, player number two. */
export function useSeatName(snapshot: Snapshot): (seat: Seat) => string {
  const t = useTranslations('table');
  const humans = snapshot.seats.filter(({ kind }) => kind === 'human').length;
  return (seat) => {
    const state = snapshot.seats[seat];
    if (!state || state.kind === 'empty') return t('emptySeat');
    if (state.kind === 'bot') return t('bot', { name: state.name });
    if (state.name !== '') return state.name;
    return humans < 2 ? t('you') : t('player', { number: seat + 1 });
  };
}
