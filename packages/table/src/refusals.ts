import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Refusal } from './session.ts';

/** What a server refuses always with the same sentence, by the rule it names; `refused` in the words has each. */
export const SAID_REFUSALS = [
  'account.login.1',
  'account.name.1',
  'account.name.2',
  'account.name.3',
  'http.body.1',
  'http.failed.1',
  'http.pace.1',
  'http.sockets.1',
  'kernel.turn.2',
  'table.ask.1',
  'table.ask.2',
  'table.cancel.1',
  'table.cancel.2',
  'table.connection.1',
  'table.failed.2',
  'table.failed.3',
  'table.join.1',
  'table.match.1',
  'table.pace.1',
  'table.record.1',
  'table.rematch.1',
  'table.seat.1',
  'table.seat.3',
  'table.storage.1',
  'table.storage.2',
  'table.undo.1',
  'table.undo.3',
  'table.undo.4',
  'table.waiting.1',
] as const;

/** Says why something was refused in the language of the page where we have words for it, and as it came otherwise. */
export function useRefusal(): (refusal: Refusal) => string {
  const t = useTranslations('table.refused');
  return useCallback(
    ({ rule, message }) => {
      const known = SAID_REFUSALS.find((one) => one === rule);
      return known ? t(known) : message;
    },
    [t],
  );
}
