import { useEffect } from 'react';
import { SWITCH } from '../dock/otherway.ts';
import { isComplete, withMark } from '../dock/picking.ts';
import { currentPlace, isListed, NEAREST, nearestPlace, nudged, stepped } from '../dock/placing.ts';
import type { GameTable, TableModel } from '../ui.ts';
import { isForTable, pressesControl, takesArrows, watchFocus } from './focus.ts';

/** What keys do at a table beside answering. */
export interface ShellKeys {
  undo(): void;
  toggleLog(): void;
  toggleHelp(): void;
  stopPlaying(): void;
}

/** Listens to the keyboard: letters choose, Enter confirms, arrows place, any key skips what is being shown. */
export function useKeys(table: TableModel | null, parts: GameTable, shell: ShellKeys): void {
  useEffect(watchFocus, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === '?' && isHelp(event.target)) shell.toggleHelp();
      if (!isForTable(event)) return;
      shell.stopPlaying();
      if (event.key === '?') shell.toggleHelp();
      else if (event.key === 'u') shell.undo();
      else if (event.key === 'l') shell.toggleLog();
      else if (!table || table.sending || !answerByKey(event, table, parts)) return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [table, parts, shell]);
}

/** Whether the key was one that answers, marks or moves. */
function answerByKey(event: KeyboardEvent, table: TableModel, parts: GameTable): boolean {
  const { request } = table.snapshot;
  if (!request) return false;
  if (event.key === 'Escape') {
    if (table.draft.keys.length === 0 && !table.draft.poses) return false;
    table.mark([]);
    return true;
  }
  if (event.key === 'Enter') return !pressesControl(event.target) && confirm(table, parts);
  if (request.kind === 'place' && !takesArrows(event.target)) {
    const step = stepOf(event.key, request.free);
    if (step) {
      table.mark([stepped(request, table.draft, step)]);
      return true;
    }
    const poses = request.free ? nudged(request, table.draft, event, table.near === 1) : null;
    if (poses) {
      table.move(poses);
      return true;
    }
  }
  return chooseByLetter(event.key.toLowerCase(), table, parts);
}

/** Page keys go through the places that are offered; so do arrows, where they have nothing to move freely. */
function stepOf(key: string, free: boolean): 1 | -1 | null {
  if (key === 'PageDown' || (!free && key === 'ArrowRight')) return 1;
  return key === 'PageUp' || (!free && key === 'ArrowLeft') ? -1 : null;
}

function chooseByLetter(letter: string, table: TableModel, parts: GameTable): boolean {
  const { request } = table.snapshot;
  const key = [...table.letters].find(([, one]) => one === letter)?.[0];
  if (!request || key === undefined) return false;
  if (key === SWITCH) {
    table.otherWay?.turn();
    return true;
  }
  if (key === NEAREST) {
    if (request.kind !== 'place' || !table.draft.poses || !table.draft.refusal) return false;
    const nearest = nearestPlace(request, table.draft.poses);
    if (nearest) table.mark([nearest.key]);
    return nearest !== null;
  }
  if (request.kind === 'pick') {
    if (request.min === 1 && request.max === 1) table.submit(key);
    else table.mark(withMark(table.draft.keys, key, request.max));
  } else if (isListed(request, parts.drawsOptions(request))) table.submit(key);
  else table.mark([key]);
  return true;
}

/** Sends the draft when it is complete, else the likely option; shows the first place when none is chosen yet. */
function confirm(table: TableModel, parts: GameTable): boolean {
  const { request, view } = table.snapshot;
  if (!request) return false;
  if (request.kind === 'place') {
    const place = currentPlace(request, table.draft);
    if (table.draft.poses && table.draft.refusal !== null) return false;
    if (place === null) table.mark([stepped(request, table.draft, 1)]);
    else table.submit(place);
    return true;
  }
  const { keys } = table.draft;
  const single = request.min === 1 && request.max === 1;
  if (keys.length > 0 || !single) {
    // Nothing marked is an answer where one may choose none.
    if (!isComplete(request, keys)) return false;
    table.submit(single ? keys[0] : [...keys]);
    return true;
  }
  const likely = parts.likely(request, view);
  if (likely === null) return false;
  table.submit(likely);
  return true;
}

/** The list of keys is closed by the key that opens it. */
function isHelp(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.keys') !== null;
}
