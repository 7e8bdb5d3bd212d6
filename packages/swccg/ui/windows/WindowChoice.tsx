import type { Language } from '@rangefinder/kernel';
import { WINDOW_WORDS, WORDS } from '../words.ts';
import { setPassing, usePassing } from './usePassing.ts';
import { RESPONSES, THEIR_PHASES, type Window, withWindow } from './windows.ts';

/** In which windows one wants to be asked. */
export function WindowChoice({ language }: { readonly language: Language }) {
  const passing = usePassing();
  const chip = (window: Window) => {
    const isOpen = !passing.closed.includes(window);
    return (
      <button
        key={window}
        type="button"
        className="sw-chip"
        data-window={window}
        aria-pressed={isOpen}
        onClick={() => setPassing(withWindow(passing, window, !isOpen))}
      >
        {WINDOW_WORDS[window][language]}
      </button>
    );
  };
  return (
    <details className="sw-windows">
      <summary>
        {WORDS.passing[language]}
        {passing.closed.length > 0 ? <small> · {WORDS.passedFor(passing.closed.length)[language]}</small> : null}
      </summary>
      <label className="sw-check">
        <input
          type="checkbox"
          checked={passing.idle}
          onChange={({ target }) => setPassing({ ...passing, idle: target.checked })}
        />
        <span>{WORDS.passIdle[language]}</span>
      </label>
      <label className="sw-check">
        <input
          type="checkbox"
          checked={passing.idleOnline}
          onChange={({ target }) => setPassing({ ...passing, idleOnline: target.checked })}
        />
        <span>{WORDS.passIdleOnline[language]}</span>
      </label>
      <p>{WORDS.stopAt[language]}</p>
      <h3>{WORDS.theirPhases[language]}</h3>
      <div className="sw-chips">{THEIR_PHASES.map(chip)}</div>
      <h3>{WORDS.responses[language]}</h3>
      <div className="sw-chips">{RESPONSES.map(chip)}</div>
    </details>
  );
}
