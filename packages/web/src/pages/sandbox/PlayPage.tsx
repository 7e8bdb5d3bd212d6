import { isObject, Match, type MatchRecord, parseRecord } from '@rangefinder/kernel';
import { saveFile, useBotName, useLanguage } from '@rangefinder/table';
import { useEffect, useState } from 'react';
import { Loading } from '../../frame/Loading.tsx';
import { LocalSession, workerPort } from '../../sessions/local.ts';
import type { LoadedGame } from '../lists/useGame.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { type Draft, fileName, writeScenario } from './scenario.ts';
import { SANDBOX } from './words.ts';

interface PlayPageProps {
  readonly record: MatchRecord;
  readonly draft: Draft;
  readonly loaded: LoadedGame;
  /** The bot that plays the second seat; null where one person answers for both. */
  readonly opponent: string | null;
  /** Back to the editor, with the position as it is now, or as it was. */
  onEdit(position?: unknown): void;
}

/** A position on a real table, played by one person: both sides of it, or the first against a bot. */
export function PlayPage({ record, draft, loaded: { game, ui }, opponent, onEdit }: PlayPageProps) {
  const language = useLanguage();
  const session = useSession(record, opponent);
  const nameOf = useBotName();
  const [told, setTold] = useState<string | null>(null);
  if (!session) return <Loading />;

  const recordNow = async () => {
    const value = await session.powers.record?.();
    return isObject(value) ? parseRecord(value) : record;
  };
  const edit = async () => {
    const { state } = Match.replay(game, await recordNow());
    onEdit(ui.positionOf?.(state));
  };
  const save = async () => {
    const titled = { ...draft, title: draft.title || SANDBOX.unnamed[language] };
    const { decisions } = await recordNow();
    const written = writeScenario(titled, game, decisions);
    saveFile(`${fileName(titled.title)}.yaml`, written.text);
    setTold(SANDBOX.saved(written.decisions)[language]);
  };
  return (
    <div className="sandbox-play">
      <div className="sandbox-bar">
        <p role="status">
          {told ?? (opponent === null ? SANDBOX.playing[language] : SANDBOX.playingBot(nameOf(opponent))[language])}
        </p>
        <button type="button" className="button is-small" onClick={() => onEdit()}>
          {SANDBOX.back[language]}
        </button>
        {ui.positionOf ? (
          <button type="button" className="button is-small" onClick={edit}>
            {SANDBOX.edit[language]}
          </button>
        ) : null}
        <button type="button" className="button is-small" onClick={save}>
          {SANDBOX.save[language]}
        </button>
      </div>
      <TableFrame session={session} game={game} ui={ui} near={0} over={{ home: () => onEdit() }} />
    </div>
  );
}

/** A session in which the screen never needs to be handed over: who plays is one person. */
function useSession(record: MatchRecord, opponent: string | null): LocalSession | null {
  const [session, setSession] = useState<LocalSession | null>(null);
  useEffect(() => {
    const opened = new LocalSession(
      {
        record,
        players: [{ kind: 'human' }, opponent === null ? { kind: 'human' } : { kind: 'bot', bot: opponent }],
        keep: null,
      },
      workerPort(),
    );
    const stop = opened.subscribe(() => {
      if (opened.snapshot().handTo !== null) opened.powers.takeScreen?.();
    });
    setSession(opened);
    return () => {
      stop();
      opened.close();
    };
  }, [record, opponent]);
  return session;
}
