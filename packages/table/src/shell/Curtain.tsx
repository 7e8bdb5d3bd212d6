import type { Seat } from '@rangefinder/kernel';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Snapshot } from '../session.ts';
import { seatName } from './seatName.ts';

interface CurtainProps {
  readonly snapshot: Snapshot;
  readonly seat: Seat;
  onTake(): void;
}

/** Between two players on one screen: nothing secret shows until the next one has taken it. */
export function Curtain({ snapshot, seat, onTake }: CurtainProps) {
  const t = useTranslations('table');
  const name = seatName(snapshot, seat);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="curtain" aria-label={t('handTitle', { name })}>
      <div className="curtain-card" data-seat={seat}>
        <h2>{t('handTitle', { name })}</h2>
        <p>{t('handText')}</p>
        <button ref={button} type="button" className="option is-main" onClick={onTake} data-testid="take-screen">
          {t('handTake', { name })}
        </button>
      </div>
    </section>
  );
}
