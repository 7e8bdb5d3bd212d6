import { useSyncExternalStore } from 'react';
import type { Session, Snapshot } from '../session.ts';

/** The session's snapshot, kept up to date. */
export function useSnapshot(session: Session): Snapshot {
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot(),
  );
}
