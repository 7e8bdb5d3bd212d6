import type { Answer, Game, Option, RequestView, Seat } from '@rangefinder/kernel';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lettersFor } from '../dock/letters.ts';
import { SWITCH, useOtherWay } from '../dock/otherway.ts';
import { isSingle } from '../dock/picking.ts';
import { isListed, NEAREST } from '../dock/placing.ts';
import { refusalIn } from '../refusals.ts';
import type { Refusal, Session, Snapshot } from '../session.ts';
import type { Draft, GameTable, Playback, Pointed, Settings, TableModel } from '../ui.ts';
import { TABLE } from '../words.ts';
import { useNamedSeats, useSeatNames } from './seatName.ts';
import { usePlayback } from './usePlayback.ts';
import { useSnapshot } from './useSnapshot.ts';

const EMPTY: Draft = { keys: [], poses: null, refusal: undefined };

/** A table's model, and what only the shell needs of it. */
export interface ShellModel {
  readonly snapshot: Snapshot;
  /** Null until there is something to see. */
  readonly table: TableModel | null;
  /** Why the last answer was refused. */
  readonly refusal: Refusal | null;
  readonly rule: string | null;
  readonly playing: Playback | null;
  closeRule(): void;
  stopPlaying(): void;
}

/** Everything a table does with its session: the draft, letters, playback, what is pointed at and opened. */
export function useTableModel(
  session: Session,
  game: Game,
  parts: GameTable,
  settings: Settings,
  nearSeat?: Seat,
): ShellModel {
  const seen = useSnapshot(session);
  const snapshot = useNamedSeats(seen);
  const { request, view, viewer, events } = snapshot;
  const { playing, stop } = usePlayback(events, parts.duration, settings.animation);
  const [held, point] = useState<Pointed | null>(null);
  const [opened, open] = useState<string | null>(null);
  const [rule, openRule] = useState<string | null>(null);
  const words = useWords(game, settings, useSeatNames(seen.seats));
  const suggested = useMemo(() => suggestedBy(parts, request, view), [parts, request, view]);
  const { draft, mark, move, submit, sending, refusal } = useDraft(session, request, suggested, stop);

  // A button that is gone tells nobody that the finger on it is gone as well.
  const pointed = useMemo(() => (isOffered(held, request) ? held : null), [held, request]);

  const { asked, otherWay } = useOtherWay(request, parts, settings.language, mark);

  const letters = useMemo(() => {
    if (!asked) return new Map<string, string>();
    const reserved = parts.keys?.(settings.language).map(({ key }) => key) ?? [];
    if (asked.kind === 'place' && !isListed(asked, parts.drawsOptions(asked)))
      return lettersFor([{ key: NEAREST, text: TABLE.nearestPlace[settings.language] }], reserved);
    const texts = offered(asked).map((option) => ({
      key: option.key,
      text: words.option(asked, otherWay?.named.get(option.key) ?? option),
      always: parts.letter?.(asked, option) ?? null,
    }));
    if (otherWay) texts.push({ key: SWITCH, text: otherWay.name, always: null });
    return lettersFor(texts, reserved);
  }, [asked, otherWay, words, parts, settings.language]);

  const focus = useMemo(() => focusOf(request, parts), [request, parts]);

  const table = useMemo((): TableModel | null => {
    if (view === null) return null;
    return {
      snapshot: { ...snapshot, request: asked, view },
      settings,
      near: nearSeat ?? (viewer === 'spectator' ? 0 : viewer),
      draft,
      playing,
      sending,
      focus,
      letters,
      otherWay,
      mark,
      move,
      submit,
      pointed,
      point,
      opened,
      open,
      openRule,
      words,
    };
  }, [
    snapshot,
    asked,
    view,
    viewer,
    nearSeat,
    settings,
    draft,
    playing,
    sending,
    focus,
    letters,
    otherWay,
    mark,
    move,
    submit,
    pointed,
    opened,
    words,
  ]);

  return { snapshot, table, refusal, rule, playing, closeRule: () => openRule(null), stopPlaying: stop };
}

/** What may be answered: the options of a choice, the candidates of a placement. */
export function offered(request: RequestView): readonly Option[] {
  return request.kind === 'pick' ? request.options : request.candidates;
}

/** Whether what is pointed at is still there: an option of an earlier question is not. */
export function isOffered(pointed: Pointed | null, request: RequestView | null): boolean {
  if (pointed?.kind !== 'option') return pointed !== null;
  return request !== null && offered(request).some(({ key }) => key === pointed.key);
}

/** What is marked when a choice of several is asked: nothing where one option answers at once. */
export function suggestedBy(
  parts: Pick<GameTable, 'suggested'>,
  request: RequestView | null,
  view: unknown,
): readonly string[] {
  if (view === null || request?.kind !== 'pick' || isSingle(request)) return [];
  return parts.suggested?.(request, view) ?? [];
}

/** The pieces a question is about: those to be placed, or those its options are about. */
export function focusOf(request: RequestView | null, { piecesOf }: Pick<GameTable, 'piecesOf'>): readonly string[] {
  if (request === null) return [];
  if (request.kind === 'place') return request.pieces;
  return [...new Set(request.options.flatMap((option) => piecesOf(request, option)))];
}

function useWords(game: Game, { language }: Settings, players: readonly string[]): TableModel['words'] {
  return useMemo(
    () => ({
      request: (request) => game.texts.request(request, language),
      option: (request, option) => game.texts.option(request, option, language),
      event: (event) => game.texts.event(event, language, players),
      refusal: (refusal) => refusalIn(game, refusal, language),
    }),
    [game, language, players],
  );
}

/** What is marked or placed, and what was refused, belongs to the question it answers: the same one asked again is a new object. */
interface Answering {
  readonly request: RequestView | null;
  readonly draft: Draft;
  readonly refusal: Refusal | null;
}

function useDraft(session: Session, request: RequestView | null, suggested: readonly string[], onSubmit: () => void) {
  const [held, hold] = useState<Answering>({ request: null, draft: EMPTY, refusal: null });
  const [sending, setSending] = useState(false);
  const begun = useMemo<Answering>(
    () => ({ request, draft: { ...EMPTY, keys: suggested }, refusal: null }),
    [request, suggested],
  );
  // The first picture of a question has its own draft already: nobody answers it with what was marked before.
  const now = held.request === request ? held : begun;
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  }, [now]);
  const checks = useRef(0);
  const busy = useRef(false);

  const change = useCallback((part: Partial<Answering>) => {
    latest.current = { ...latest.current, ...part };
    hold(latest.current);
  }, []);

  const mark = useCallback(
    (keys: readonly string[]) => {
      checks.current++;
      change({ draft: { keys, poses: null, refusal: undefined } });
    },
    [change],
  );

  const move = useCallback(
    (poses: NonNullable<Draft['poses']>) => {
      const check = ++checks.current;
      const asked = latest.current.request;
      change({ draft: { keys: [], poses, refusal: undefined } });
      session.check(poses).then((found) => {
        if (check !== checks.current || asked !== latest.current.request) return;
        change({ draft: { keys: [], poses, refusal: found } });
      });
    },
    [session, change],
  );

  const submit = useCallback(
    (answer?: Answer) => {
      if (busy.current) return;
      busy.current = true;
      const sent = latest.current;
      const { keys, poses } = sent.draft;
      onSubmit();
      setSending(true);
      change({ refusal: null });
      session
        .answer(answer ?? poses ?? (keys.length === 1 ? (keys[0] ?? []) : keys))
        .then((found) => {
          // The next question may be there already, with a draft of its own.
          if (latest.current.request !== sent.request) return;
          change(found ? { refusal: found } : { draft: EMPTY });
        })
        .finally(() => {
          busy.current = false;
          setSending(false);
        });
    },
    [session, change, onSubmit],
  );

  return { draft: now.draft, mark, move, submit, sending, refusal: now.refusal };
}
