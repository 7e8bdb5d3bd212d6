import { Choice, Count, EDITING, type Say } from '@rangefinder/board/editor';
import type { Position } from '../../src/position.ts';
import { PHASE } from '../../src/text/terms.ts';
import { EDITOR } from './words.ts';

const PHASES = ['planning', 'system', 'activation', 'engagement', 'end'] as const;

interface TablePanelProps {
  readonly say: Say;
  readonly position: Position;
  onChange(position: Position): void;
}

/** What is true of the table as a whole: round, phase, who is first, the score. */
export function TablePanel({ say, position, onChange }: TablePanelProps) {
  const { round, phase, firstPlayer, scores } = position;
  const score = (seat: number) => scores[seat] ?? 0;
  return (
    <section className="ed-panel">
      <h2>{say(EDITING.table)}</h2>
      <Choice
        label={say(EDITOR.phase)}
        value={phase}
        options={PHASES.map((one) => [one, say(PHASE[one])] as const)}
        onChange={(chosen) => onChange({ ...position, phase: chosen })}
      />
      <Choice
        label={say(EDITOR.firstPlayer)}
        value={String(firstPlayer)}
        options={[0, 1].map((seat) => [String(seat), say(EDITING.player(seat))] as const)}
        onChange={(seat) => onChange({ ...position, firstPlayer: Number(seat) })}
      />
      <Count
        say={say}
        label={say(EDITOR.round)}
        value={round}
        least={1}
        onChange={(value) => onChange({ ...position, round: value })}
      />
      {[0, 1].map((seat) => (
        <Count
          key={seat}
          say={say}
          label={say(EDITOR.score(seat))}
          value={score(seat)}
          onChange={(value) =>
            onChange({ ...position, scores: [0, 1].map((one) => (one === seat ? value : score(one))) })
          }
        />
      ))}
    </section>
  );
}
