import './boardtools.css';

/** A button or a switch at the corner of a board. */
export interface BoardTool {
  /** Its key. */
  readonly sign: string;
  readonly name: string;
  /** The path of its icon in a square of 24. */
  readonly icon: string;
  /** Whether a switch is on; absent for a button. */
  readonly pressed?: boolean;
  /** Fingers do this without a button. */
  readonly pinched?: boolean;
  onPress(): void;
}

interface BoardToolsProps {
  readonly label: string;
  /** Tools that belong together, with a gap between the groups. */
  readonly groups: readonly (readonly BoardTool[])[];
}

/** The tools of a board, at its upper right corner, each with its key. The board need not be one of pieces. */
export function BoardTools({ label, groups }: BoardToolsProps) {
  return (
    // A board takes no press in here for one on its ground.
    <div className="board-tools" role="toolbar" aria-orientation="vertical" aria-label={label} data-gestures="">
      {groups.map((tools) => (
        <div key={tools[0]?.sign} className="board-tools-group">
          {tools.map((tool) => (
            <Tool key={tool.sign} {...tool} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Tool({ sign, name, icon, pressed, pinched = false, onPress }: BoardTool) {
  return (
    <button
      type="button"
      className={pinched ? 'board-tool is-for-mouse' : 'board-tool'}
      aria-label={name}
      title={`${name} (${sign})`}
      aria-pressed={pressed}
      aria-keyshortcuts={sign}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
        <path d={icon} />
      </svg>
      <span className="board-tool-key" data-key={sign} />
    </button>
  );
}
