import { Choice, Count, EDITING, type Say } from '@rangefinder/board/editor';
import { MODES } from '../../src/army/modes.ts';
import type { BattleCardFacts } from '../../src/card.ts';
import { allBattleCards, allCommands, commandFacts } from '../../src/cards/catalog.ts';
import { type Mode, SIZES } from '../../src/setup.ts';
import { BATTLES, PHASES } from '../words.ts';
import { changePlayer, changePosition, type Draft, setObjective } from './draft.ts';
import { resizeTable } from './ground.ts';
import { EDITOR } from './words.ts';

interface TablePanelProps {
  readonly say: Say;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

const MODES_LISTED = ['skirmish', 'standard', 'grand-army'] as const satisfies readonly (keyof typeof SIZES)[];
const PHASES_LISTED = ['command', 'activation', 'end'] as const;
const ROUNDS = 12;

/** What is true of the table as a whole: its size, the round, whose turn it is, battle cards, scores, hands. */
export function TablePanel({ say, draft, onChange }: TablePanelProps) {
  const { position, mode } = draft;
  const change = (next: Partial<Draft['position']>) => onChange(changePosition(draft, next));
  const seats = [0, 1].map((seat) => [String(seat), say(EDITING.player(seat))] as const);
  return (
    <section className="ed-panel">
      <h2>{say(EDITING.table)}</h2>
      <Choice<Mode>
        label={say(EDITOR.size)}
        value={mode}
        options={MODES_LISTED.map((one) => [one, `${say(BATTLES[one].name)} (${sizeOf(one)})`] as const)}
        onChange={(chosen) => onChange(resizeTable(draft, chosen))}
      />
      <Choice
        label={say(EDITOR.phase)}
        value={position.phase}
        options={PHASES_LISTED.map((one) => [one, say(PHASES[one])] as const)}
        onChange={(phase) => change({ phase, step: '' })}
      />
      <Choice
        label={say(EDITOR.turn)}
        value={String(position.turn)}
        options={seats}
        onChange={(seat) => change({ turn: Number(seat) })}
      />
      <Choice
        label={say(EDITOR.priority)}
        value={String(position.priority)}
        options={seats}
        onChange={(seat) => change({ priority: Number(seat) })}
      />
      <Choice
        label={say(EDITOR.blue)}
        value={String(position.blue)}
        options={seats}
        onChange={(seat) => change({ blue: Number(seat) })}
      />
      <Count
        say={say}
        label={say(EDITOR.round)}
        value={position.round}
        least={1}
        most={ROUNDS}
        onChange={(round) => change({ round })}
      />
      {[0, 1].map((seat) => (
        <Count
          key={seat}
          say={say}
          label={say(EDITOR.score(seat))}
          value={position.players[seat]?.victory ?? 0}
          onChange={(victory) => onChange(changePlayer(draft, seat, { victory }))}
        />
      ))}
      {CARDS.map(({ kind, key, label }) => (
        <Choice
          key={key}
          label={say(label)}
          value={position[key]}
          options={[['', say(EDITOR.none)], ...cardsOf(kind, mode).map(({ id, name }) => [id, name] as const)]}
          onChange={(card) => (key === 'objective' ? onChange(setObjective(draft, card)) : change({ [key]: card }))}
        />
      ))}
      {[0, 1].map((seat) => (
        <Hand key={seat} say={say} draft={draft} seat={seat} onChange={onChange} />
      ))}
    </section>
  );
}

const CARDS = [
  { kind: 'objective', key: 'objective', label: EDITOR.objectiveCard },
  { kind: 'deployment', key: 'deployment', label: EDITOR.deploymentCard },
  { kind: 'condition', key: 'condition', label: EDITOR.conditionCard },
] as const;

function cardsOf(kind: BattleCardFacts['kind'], mode: Mode): readonly BattleCardFacts[] {
  return allBattleCards().filter((card) => card.kind === kind && card.mode === MODES[mode].battle);
}

function sizeOf(mode: Mode): string {
  const { width, depth } = SIZES[mode];
  return `${width / 10} × ${depth / 10} cm`;
}

/** The command cards that a player may still play. */
function Hand({ say, draft, seat, onChange }: TablePanelProps & { readonly seat: number }) {
  const hand = draft.position.players[seat]?.hand ?? [];
  const change = (cards: readonly string[]) => onChange(changePlayer(draft, seat, { hand: [...cards] }));
  const others = allCommands().filter(({ id, kind }) => kind === 'command' && !hand.includes(id));
  return (
    <details className="ed-more" open={hand.length > 0}>
      <summary>
        {say(EDITOR.hand(seat))} ({hand.length})
      </summary>
      <ul>
        {hand.map((id) => (
          <li key={id} className="ed-row">
            <span>{commandFacts(id).name}</span>
            <button
              type="button"
              className="lb-take-off"
              aria-label={say(EDITING.drop(commandFacts(id).name))}
              onClick={() => change(hand.filter((one) => one !== id))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <select
        className="select"
        aria-label={say(EDITOR.addCommand)}
        value=""
        onChange={({ target }) => change([...hand, target.value])}
      >
        <option value="">{say(EDITOR.addCommand)}</option>
        {others
          .toSorted((a, b) => a.pips - b.pips || a.name.localeCompare(b.name))
          .map(({ id, name, pips }) => (
            <option key={id} value={id}>
              {'•'.repeat(pips)} {name}
            </option>
          ))}
      </select>
    </details>
  );
}
