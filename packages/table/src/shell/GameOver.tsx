import type { Words } from '@rangefinder/kernel/words';
import { useEffect, useState } from 'react';
import { lettersFor } from '../dock/letters.ts';
import { useLanguage } from '../language.ts';
import type { Session, Snapshot } from '../session.ts';
import type { GameTable, TableModel } from '../ui.ts';
import { TABLE } from '../words.ts';
import { isForTable } from './focus.ts';
import { Guard } from './Guard.tsx';
import { seatName } from './seatName.ts';

/** What can be done once a match is over; what is absent is not offered. */
export interface GameOverActions {
  readonly rematch?: () => void;
  readonly replay?: () => void;
  readonly share?: () => Promise<void>;
  /** Shows that the dice were fair; of matches on a server. */
  readonly verify?: () => void;
  readonly home?: () => void;
}

interface GameOverProps {
  readonly snapshot: Snapshot;
  readonly table: TableModel;
  readonly parts: GameTable;
  readonly session: Session;
  readonly actions: GameOverActions;
}

/** The last word of a match, where the next decision would have been. */
export function GameOver({ snapshot, table, parts, session, actions }: GameOverProps) {
  const language = useLanguage();
  const [shared, setShared] = useState(false);
  const rematch = actions.rematch ?? session.powers.rematch;
  const { share, replay, verify, home } = actions;
  const rule = snapshot.outcome?.rule;
  const { Ending } = parts;
  const offers: readonly (readonly [keyof GameOverActions, Words, (() => unknown) | undefined])[] = [
    ['rematch', TABLE.over.rematch, rematch && (() => rematch())],
    ['replay', TABLE.over.replay, replay],
    ['share', TABLE.over[shared ? 'shared' : 'share'], share && (() => share().then(() => setShared(true)))],
    ['verify', TABLE.over.verify, verify],
    ['home', TABLE.over.home, home],
  ];
  const choices = offers.flatMap(([key, text, act]) => (act ? [{ key, text: text[language], act }] : []));
  const letters = lettersFor(choices, parts.keys?.(language).map(({ key }) => key) ?? []);
  useLetters(choices, letters);
  return (
    <section className="dock is-over" aria-label={TABLE.result[language]}>
      <div className="dock-ask" data-scrolls>
        <p className="dock-sentence" aria-live="polite" data-testid="outcome">
          <Result snapshot={snapshot} shared={session.powers.takeScreen !== undefined} />
        </p>
        <p className="dock-about">
          {Ending ? null : <span>{TABLE.decisions(snapshot.decisions)[language]}</span>}
          {rule === undefined ? null : (
            <button type="button" className="why" onClick={() => table.openRule(rule)}>
              {TABLE.why[language]}
            </button>
          )}
        </p>
        <RematchWanted snapshot={snapshot} />
      </div>
      <div className="dock-tray" data-scrolls>
        {Ending ? (
          <Guard of={table.snapshot}>
            <Ending table={table} />
          </Guard>
        ) : null}
      </div>
      <div className="dock-options">
        <div className="options" data-scrolls>
          {choices.map(({ key, text, act }) => (
            <button
              key={key}
              type="button"
              className={key === 'rematch' ? 'option is-main' : 'option'}
              aria-keyshortcuts={letters.get(key)}
              onClick={act}
            >
              <span className="letter" aria-hidden="true">
                {letters.get(key)?.toUpperCase()}
              </span>
              <span>{text}</span>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The letters choose here as well, each pressed for itself: one that was held for the last decision does not begin another match. */
function useLetters(
  choices: readonly { readonly key: string; act(): unknown }[],
  letters: ReadonlyMap<string, string>,
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const chosen = choices.find(({ key }) => letters.get(key) === event.key.toLowerCase());
      if (!chosen || event.repeat || !isForTable(event)) return;
      event.preventDefault();
      chosen.act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** Who wants to play again, for those who do not know it yet: the match is made when everybody does. */
export function RematchWanted({ snapshot }: { readonly snapshot: Snapshot }) {
  const language = useLanguage();
  const [first] = snapshot.rematch ?? [];
  if (first === undefined) return null;
  return (
    <p className="dock-about" role="status">
      {(isWanted(snapshot) ? TABLE.over.rematchWaiting : TABLE.over.wantsRematch(seatName(snapshot, first)))[language]}
    </p>
  );
}

/** Whether the viewer has said so already. */
function isWanted({ rematch = [], viewer }: Snapshot): boolean {
  return viewer !== 'spectator' && rematch.includes(viewer);
}

function Result({ snapshot, shared }: { readonly snapshot: Snapshot; readonly shared: boolean }) {
  const language = useLanguage();
  const winner = snapshot.outcome?.winner ?? null;
  if (winner === null) return TABLE.over.draw[language];
  if (shared || snapshot.viewer === 'spectator') return TABLE.over.winner(seatName(snapshot, winner))[language];
  return (winner === snapshot.viewer ? TABLE.over.won : TABLE.over.lost)[language];
}
