import { useLanguage } from '../language.ts';
import type { Session, Snapshot } from '../session.ts';
import { TABLE } from '../words.ts';
import { saveFile } from './saveFile.ts';
import { seatName } from './seatName.ts';

/** What everybody at the table must know now: no connection, broken rules, somebody asks to undo. */
export function Banner({ session, snapshot }: { readonly session: Session; readonly snapshot: Snapshot }) {
  const language = useLanguage();
  if (snapshot.status === 'lost') {
    return (
      <p className="banner is-warn" role="status">
        {TABLE.lost[language]}
      </p>
    );
  }
  if (snapshot.status === 'failed') return <Failed session={session} problem={snapshot.problem ?? ''} />;
  if (snapshot.undoAsked) return <UndoAsked session={session} snapshot={snapshot} asked={snapshot.undoAsked} />;
  return null;
}

function Failed({ session, problem }: { readonly session: Session; readonly problem: string }) {
  const language = useLanguage();
  const { record } = session.powers;
  return (
    <div className="banner is-warn" role="alert">
      <p>
        {TABLE.failed(problem)[language]} {TABLE.failedHelp[language]}
      </p>
      {record ? (
        <button
          type="button"
          className="option"
          onClick={async () => saveFile('rangefinder-match.json', JSON.stringify(await record(), null, 1))}
        >
          {TABLE.saveRecord[language]}
        </button>
      ) : null}
    </div>
  );
}

function UndoAsked({
  session,
  snapshot,
  asked,
}: {
  readonly session: Session;
  readonly snapshot: Snapshot;
  readonly asked: NonNullable<Snapshot['undoAsked']>;
}) {
  const language = useLanguage();
  const nameOf = (seat: number) => seatName(snapshot, seat);
  const { replyUndo } = session.powers;
  const mine = asked.seat === snapshot.viewer;
  return (
    <div className="banner" role="status">
      <p>{mine ? TABLE.undoWaiting[language] : TABLE.undoAsked(nameOf(asked.seat))[language]}</p>
      {mine || !replyUndo || snapshot.viewer === 'spectator' ? null : (
        <>
          <button type="button" className="option is-main" onClick={() => replyUndo(true)}>
            {TABLE.undoGrant[language]}
          </button>
          <button type="button" className="option" onClick={() => replyUndo(false)}>
            {TABLE.undoDecline[language]}
          </button>
        </>
      )}
    </div>
  );
}
