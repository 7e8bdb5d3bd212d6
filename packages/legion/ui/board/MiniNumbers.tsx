import { round } from '@rangefinder/board';
import type { RequestView } from '@rangefinder/kernel';
import { miniNumber } from '../../src/text/names.ts';
import type { LegionView } from '../../src/view.ts';
import { unitOfPiece } from '../model.ts';
import { aboutOf } from '../options.ts';

interface MiniNumbersProps {
  readonly view: LegionView;
  readonly request: RequestView | null;
}

/** The numbers of the miniatures that one chooses among: the options call them by nothing else. */
export function MiniNumbers({ view, request }: MiniNumbersProps) {
  return minisAsked(view, request).map(({ id, number, x, y }) => (
    // On the miniature itself: in a crowd, what stands beside one stands beside the next one too.
    <g key={id} className="lg-mini-number" transform={`translate(${round(x)} ${round(-y)})`}>
      <g className="board-upright">
        <circle r={9} />
        <text y={4.5}>{number}</text>
      </g>
    </g>
  ));
}

/** The miniatures that a choice is about, each with its number and where it stands. */
export function minisAsked(view: LegionView, request: RequestView | null) {
  if (request?.kind !== 'pick') return [];
  return request.options.flatMap((option) => {
    const { mini: id } = aboutOf(request, option);
    const unit = id === null ? undefined : unitOfPiece(view, id);
    const mini = unit?.minis.find((one) => one.id === id);
    if (!unit || !mini) return [];
    const { x, y } = mini.pose;
    return [{ id: mini.id, number: miniNumber(mini.id), x, y }];
  });
}
