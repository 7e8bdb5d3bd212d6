import { Board, type BoardPiece, type Placeable } from '@rangefinder/board';
import { disc, type Pose, rectangle } from '@rangefinder/geometry';
import type { Answer, RequestView } from '@rangefinder/kernel';
import type { Draft, Pointed, Refusal, TableModel } from '@rangefinder/table';
import '@rangefinder/table/theme.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * A game that nobody plays: a unit of four that is placed on a wide table with two walls. It is here to show that the
 * board needs nothing of any game but what it is handed.
 */

const AREA = { width: 1800, height: 900 };
const UNIT = ['leader', 'second', 'third', 'fourth'];
const SPREAD: readonly (readonly [number, number])[] = [
  [0, 30],
  [-40, -20],
  [0, -20],
  [40, -20],
];
const ENEMY: Pose = { x: 1650, y: 800, heading: 180 };

const at = (x: number, y: number): Pose[] => SPREAD.map(([dx, dy]) => ({ x: x + dx, y: y + dy, heading: 0 }));

const PLACE: RequestView = {
  kind: 'place',
  seat: 0,
  rule: 'made-up.placing.1',
  topic: 'place-unit',
  pieces: UNIT,
  candidates: [{ key: 'middle', poses: at(300, 150) }],
  free: true,
  refused: [],
};

const PICK: RequestView = {
  kind: 'pick',
  seat: 0,
  rule: 'made-up.placing.2',
  topic: 'pick-enemy',
  options: [{ key: 'shoot' }, { key: 'wait' }],
  min: 1,
  max: 1,
  refused: [],
};

function check(poses: readonly Pose[]): Refusal | null {
  const outside = poses.some(({ x, y }) => x < 0 || y < 0 || x > AREA.width || y > AREA.height / 3);
  return outside ? { message: 'outside your zone', rule: 'made-up.placing.1' } : null;
}

const MINI = [disc(0, 0, 13.5)];
const round = <circle className="made-up-mini" r={13.5} fill="var(--side)" />;

function placeable(name: string): Placeable {
  return { name, body: MINI, look: round };
}

function pieceAt(id: string, pose: Pose, side: 'near' | 'far'): BoardPiece {
  const label = () => ({ width: 40, height: 14, look: <text y={12}>{id}</text> });
  return { id, pose, body: MINI, side, name: id, says: id, className: 'mini', look: round, label };
}

function wall(id: string, x: number): BoardPiece {
  const pose = { x, y: 450, heading: 30 };
  const look = <rect x={-60} y={-10} width={120} height={20} />;
  return {
    id,
    pose,
    body: [rectangle(120, 20)],
    side: 'nobody',
    name: id,
    says: id,
    low: true,
    className: 'wall',
    look,
  };
}

const EMPTY: Draft = { keys: [], poses: null, refusal: undefined };

/** The questions of the game, with what they are about. */
function aboutOf(request: RequestView | null): readonly string[] {
  return request?.kind === 'pick' ? ['enemy'] : [];
}

declare global {
  interface Window {
    /** What the player answered, and where the pieces are that are being placed. */
    answered: Answer[];
    placing: readonly Pose[];
  }
}

/** A table as the shell would hand it in. */
function useTable(): TableModel {
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [request, ask] = useState<RequestView | null>(PLACE);
  const [pointed, point] = useState<Pointed | null>(null);
  const [opened, open] = useState<string | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    window.placing = draft.poses ?? [];
  }, [draft]);
  return {
    snapshot: {
      ...{ game: 'made-up', viewer: 0, view: {}, events: [], decisions: 0, request, waitingFor: [], seats: [] },
      ...{ outcome: null, clock: null, status: 'live', problem: null, thinking: false, handTo: null, chat: [] },
      ...{ undoTo: null, undoAsked: null },
    },
    settings: { language: 'en', animation: 0, sound: false },
    ...{
      near: 0,
      draft,
      playing: null,
      sending: false,
      letters: new Map(),
      otherWay: null,
      pointed,
      point,
      opened,
      open,
    },
    focus: aboutOf(request),
    mark: (keys) => setDraft({ ...EMPTY, keys }),
    move: (poses) => {
      setDraft({ keys: [], poses, refusal: undefined });
      Promise.resolve().then(() => setDraft({ keys: [], poses, refusal: check(poses) }));
    },
    submit: (answer) => {
      window.answered.push(answer ?? latest.current.poses ?? []);
      ask((now) => (now === PLACE ? PICK : null));
      setDraft(EMPTY);
    },
    openRule: () => {},
    words: {
      request: () => '',
      option: (_, { key }) => key,
      event: () => '',
      refusal: () => 'It is outside your zone.',
    },
  };
}

function Game() {
  const table = useTable();
  const { request } = table.snapshot;
  const placed = request?.kind !== 'place';
  const pieces = useMemo(() => {
    const unit = placed ? at(300, 150).map((pose, i) => pieceAt(UNIT[i] ?? '', pose, 'near')) : [];
    return [wall('wall', 600), wall('other wall', 1200), ...unit, pieceAt('enemy', ENEMY, 'far')];
  }, [placed]);
  const offered = useMemo(() => new Map(placed ? [['enemy', PICK.kind === 'pick' ? PICK.options : []]] : []), [placed]);
  return (
    <Board
      {...{ table, pieces, offered, placeable }}
      className="made-up"
      area={AREA}
      angle={0}
      acting={null}
      pointed={null}
      ruler={{ bands: [152], ticks: 152, say: (distance) => `${Math.round(distance)} away` }}
      playing={null}
      motion={null}
      hurt={null}
    />
  );
}

window.answered = [];
const root = document.getElementById('root');
if (root) createRoot(root).render(<Game />);
