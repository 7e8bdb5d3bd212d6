import { useTranslations } from 'use-intl';
import type { Session, Snapshot } from '../session.ts';
import { saveFile } from './saveFile.ts';
import { seatName } from './seatName.ts';

/** What everybody at the table must know now: no connection, broken rules, somebody asks to undo. */
export function Banner({ session, snapshot }: { readonly session: Session; readonly snapshot: Snapshot }) {
  const t = useTranslations('table');
  if (snapshot.status === 'lost') {
    return (
      <p className="banner is-warn" role="status">
        {t('lost')}
      </p>
    );
  }
  if (snapshot.status === 'failed') return <Failed session={session} problem={snapshot.problem ?? ''} />;
  if (snapshot.undoAsked) return <UndoAsked session={session} snapshot={snapshot} asked={snapshot.undoAsked} />;
  return null;
}

function Failed({ session, problem }: { readonly session: Session; readonly problem: string }) {
  const t = useTranslations('table');
  const { record } = session.powers;
  return (
    <div className="banner is-warn" role="alert">
      <p>
        {t('failed', { problem })} {t('failedHelp')}
      </p>
      {record ? (
        <button
          type="button"
          className="option"
          onClick={async () => saveFile('rangefinder-match.json', JSON.stringify(await record(), null, 1))}
        >
          {t('saveRecord')}
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
  const t = useTranslations('table');
  const nameOf = (seat: number) => seatName(snapshot, seat);
  const { replyUndo } = session.powers;
  const mine = asked.seat === snapshot.viewer;
  return (
    <div className="banner" role="status">
      <p>{mine ? t('undoWaiting') : t('undoAsked', { name: nameOf(asked.seat) })}</p>
      {mine || !replyUndo || snapshot.viewer === 'spectator' ? null : (
        <>
          <button type="button" className="option is-main" onClick={() => replyUndo(true)}>
            {t('undoGrant')}
          </button>
          <button type="button" className="option" onClick={() => replyUndo(false)}>
            {t('undoDecline')}
          </button>
        </>
      )}
    </div>
  );
}
