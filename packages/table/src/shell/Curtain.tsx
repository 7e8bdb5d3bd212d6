import type { Seat } from '@rangefinder/kernel';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../language.ts';
import type { Snapshot } from '../session.ts';
import { TABLE } from '../words.ts';
import { seatName } from './seatName.ts';

interface CurtainProps {
  readonly snapshot: Snapshot;
  readonly seat: Seat;
  onTake(): void;
}

/** Between two players on one screen: nothing secret shows until the next one has taken it. */
export function Curtain({ snapshot, seat, onTake }: CurtainProps) {
  const language = useLanguage();
  const name = seatName(snapshot, seat);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="curtain" aria-label={TABLE.handTitle(name)[language]}>
      <div className="curtain-card" data-seat={seat}>
        <h2>{TABLE.handTitle(name)[language]}</h2>
        <p>{TABLE.handText[language]}</p>
        <button ref={button} type="button" className="option is-main" onClick={onTake} data-testid="take-screen">
          {TABLE.handTake(name)[language]}
        </button>
      </div>
    </section>
  );
}
