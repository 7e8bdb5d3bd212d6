import type { ReactNode } from 'react';
import { toggledPiece } from '../choose.ts';
import type { SwccgModel } from '../model.ts';
import { livePieces, piecesOf } from '../pieces.ts';

interface PieceProps {
  readonly table: SwccgModel;
  /** What the rules or the table call it. */
  readonly id: string;
  readonly className: string;
  /** Its name for those who do not see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Anything on the table that one can point at and open: cards, locations, piles. */
export function Piece({ table, id, className, label, children }: PieceProps) {
  const { request } = table.snapshot;
  const live = livePieces(request).has(id);
  const classes = [
    className,
    live ? 'is-live' : '',
    isLit(table, id) ? 'is-lit' : '',
    isMarked(table, id) ? 'is-marked' : '',
    isHappening(table, id) ? 'is-happening' : '',
    table.opened === id ? 'is-open' : '',
  ];
  const point = () => table.point({ kind: 'piece', id });
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-piece={id}
      aria-haspopup={live ? 'menu' : undefined}
      aria-expanded={live ? table.opened === id : undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point()}
      onFocus={point}
      onClick={() => {
        point();
        toggledPiece(table, id);
      }}
    >
      <span className="sw-hidden">{label}</span>
      <span className="sw-piece-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** An option that is pointed at lights up everything it is about. */
function isLit({ pointed, snapshot: { request } }: SwccgModel, id: string): boolean {
  if (pointed?.kind === 'piece') return pointed.id === id;
  if (pointed?.kind !== 'option' || request?.kind !== 'pick') return false;
  const option = request.options.find(({ key }) => key === pointed.key);
  return option !== undefined && piecesOf(request, option).includes(id);
}

function isMarked({ draft, snapshot: { request } }: SwccgModel, id: string): boolean {
  if (request?.kind !== 'pick' || draft.keys.length === 0) return false;
  return request.options.some((option) => draft.keys.includes(option.key) && piecesOf(request, option).includes(id));
}

function isHappening({ playing }: SwccgModel, id: string): boolean {
  const event = playing?.current.event;
  if (!event) return false;
  return ['id', 'location', 'weapon', 'target'].some((name) => name in event && Reflect.get(event, name) === id);
}
