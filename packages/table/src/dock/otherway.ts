import type { Language, Option, RequestView } from '@rangefinder/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { GameTable, OtherWay } from '../ui.ts';

/** The switch among the keys that choose: no option has this name. */
export const SWITCH = ' other way';

/** A question with the options of one way to take them: each has its other way in its place, or not at all. */
export function withWay(request: RequestView, instead: ReadonlyMap<string, string>, other: boolean): RequestView {
  if (request.kind !== 'pick') return request;
  const away = new Set(other ? instead.keys() : instead.values());
  return { ...request, options: request.options.filter(({ key }) => !away.has(key)) };
}

/** An option of the other way is called like the one in whose place it stands: how it is taken says the switch. */
function named(request: RequestView, instead: ReadonlyMap<string, string>): ReadonlyMap<string, Option> {
  if (request.kind !== 'pick') return NONE;
  return new Map(
    request.options.flatMap((option) => {
      const other = instead.get(option.key);
      return other === undefined ? [] : [[other, option] as const];
    }),
  );
}

const NONE: ReadonlyMap<string, Option> = new Map();

/** What is offered of a question, and the switch to the rest. A new question begins with the first way. */
export function useOtherWay(
  request: RequestView | null,
  parts: GameTable,
  language: Language,
  mark: (keys: readonly string[]) => void,
) {
  const [turned, setTurned] = useState<RequestView | null>(null);
  const on = turned !== null && turned === request;
  const ways = useMemo(() => (request && parts.otherWay?.(request, language)) ?? null, [request, parts, language]);
  const asked = useMemo(() => (request && ways ? withWay(request, ways.instead, on) : request), [request, ways, on]);
  const turn = useCallback(() => {
    setTurned(on ? null : request);
    // What was marked is not offered any more.
    mark([]);
  }, [on, request, mark]);
  const otherWay = useMemo(
    (): OtherWay | null =>
      ways && { name: ways.name, on, named: on && request ? named(request, ways.instead) : NONE, turn },
    [ways, on, turn, request],
  );
  return { asked, otherWay };
}
