import type { Seat } from '@rangefinder/kernel';
import { looksTheSame } from '@rangefinder/table';
import { memo } from 'react';
import { PHASES, type Phase, type Step } from '../src/state.ts';
import { SIDE } from '../src/text/words.ts';
import { Icon } from './icons/Icon.tsx';
import { bySeat, sideOf, type TableProps } from './model.ts';
import { PHASE_WORDS, STEP_WORDS, WORDS } from './words.ts';

/** Life Force of both, whose turn it is, and its phases. */
export const Status = memo(function Status({ table }: TableProps) {
  const { view, seats } = table.snapshot;
  const { language } = table.settings;
  const { step, current } = view;
  const name = seats[current]?.name || bySeat(SIDE, current)?.[language] || '';
  return (
    <div className="sw sw-status">
      <LifeForce table={table} seat={table.near} />
      <ol className={`sw-phases sw-${sideOf(table, current)}`} aria-label={WORDS.turnOf(name)[language]}>
        {isPhase(step) ? null : (
          <li className="is-now" aria-current="step">
            <span>{STEP_WORDS[step][language]}</span>
          </li>
        )}
        {PHASES.map((phase) => (
          <li
            key={phase}
            className={pip(phase, step)}
            aria-current={phase === step ? 'step' : undefined}
            title={PHASE_WORDS[phase][language]}
          >
            <Icon name={phase} size={15} />
            <span>{PHASE_WORDS[phase][language]}</span>
          </li>
        ))}
      </ol>
      <p className="sw-turn">
        <strong>{WORDS.turn(view.turn)[language]}</strong>
        <span className={`sw-ink-${sideOf(table, current)}`}>{WORDS.turnOf(name)[language]}</span>
      </p>
      <LifeForce table={table} seat={1 - table.near} />
    </div>
  );
}, looksTheSame);

function isPhase(step: Step): step is Phase {
  return PHASES.some((phase) => phase === step);
}

function pip(phase: Phase, step: Step): string {
  if (phase === step) return 'is-now';
  const past = step === 'end-of-turn' || (isPhase(step) && PHASES.indexOf(phase) < PHASES.indexOf(step));
  return past ? 'is-past' : '';
}

function LifeForce({ table, seat }: TableProps & { readonly seat: Seat }) {
  const { language } = table.settings;
  const left = table.snapshot.view.players[seat]?.lifeForce ?? 0;
  return (
    <p className={`sw-life sw-${sideOf(table, seat)}`} title={WORDS.lifeForce[language]}>
      <b>{left}</b>
      <span>
        <small>{WORDS.lifeForce[language]}</small>
        {bySeat(SIDE, seat)?.[language]}
      </span>
    </p>
  );
}
