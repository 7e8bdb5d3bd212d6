import { Choice, EDITING, NumberField, type Say } from '@rangefinder/board/editor';
import type { Pose } from '@rangefinder/geometry';
import { capital } from '@rangefinder/kernel/words';
import { thing } from '../../src/text/names.ts';
import { type Chosen, chosenBy, type Draft, readDraft } from './draft.ts';
import { EXAMPLE } from './example.ts';
import { UnitPanel } from './UnitPanel.tsx';
import { EDITOR } from './words.ts';

interface InspectorProps {
  readonly say: Say;
  readonly draft: Draft;
  readonly selected: string | null;
  onSelect(id: string | null): void;
  onChange(draft: Draft): void;
  onMove(id: string, pose: Pose): void;
  onRemove(id: string): void;
  onCopy(chosen: Chosen): void;
}

/** What is known of what is chosen, to be changed. */
export function Inspector(props: InspectorProps) {
  const { say, draft, selected, onSelect, onChange } = props;
  const { units, terrain, markers } = draft.position;
  const all = [...units, ...terrain, ...markers];
  const chosen = chosenBy(draft, selected);
  if (all.length === 0)
    return (
      <section className="ed-panel">
        <p className="ed-hint">{say(EDITOR.empty)}</p>
        <button
          type="button"
          className="button is-main"
          onClick={() => onChange(readDraft(EXAMPLE, { mode: 'skirmish' }))}
        >
          {say(EDITING.example)}
        </button>
      </section>
    );
  return (
    <section className="ed-panel">
      <Choice
        label={say(EDITING.pieces)}
        value={chosen?.kind === 'unit' ? chosen.unit.id : (selected ?? '')}
        options={[['', '–'], ...all.map(({ id }) => [id, say(capital(thing(id)))] as const)]}
        onChange={(id) => onSelect(id === '' ? null : id)}
      />
      {chosen ? <Details {...props} chosen={chosen} /> : <p className="ed-hint">{say(EDITING.nothing)}</p>}
    </section>
  );
}

function placeOf(chosen: Chosen): { readonly id: string; readonly pose: Pose } | null {
  if (chosen.kind === 'terrain') return chosen.piece;
  if (chosen.kind === 'marker') return chosen.marker;
  const { unit, mini } = chosen;
  const pose = unit.place === 'play' ? unit.minis[mini]?.pose : undefined;
  return pose ? { id: unit.id, pose } : null;
}

function Details({ say, draft, selected, chosen, ...changes }: InspectorProps & { readonly chosen: Chosen }) {
  const { onSelect, onChange, onMove, onRemove, onCopy } = changes;
  const id = selected ?? '';
  const at = placeOf(chosen);
  const move = (change: Partial<Pose>) => at && onMove(id, { ...at.pose, ...change });
  const isMini = chosen.kind === 'unit' && chosen.mini > 0;
  return (
    <>
      {isMini ? (
        <div className="lg-edit-mini">
          <p>{say(EDITOR.miniature(say(thing(chosen.unit.id)), chosen.mini + 1))}</p>
          <button type="button" className="button is-small" onClick={() => onSelect(chosen.unit.id)}>
            {say(EDITOR.wholeUnit)}
          </button>
        </div>
      ) : null}
      {at ? (
        <div className="ed-pose">
          <NumberField label={say(EDITING.x)} value={at.pose.x} onChange={(x) => move({ x })} />
          <NumberField label={say(EDITING.y)} value={at.pose.y} onChange={(y) => move({ y })} />
          <NumberField
            label={say(EDITING.heading)}
            value={at.pose.heading}
            step={5}
            onChange={(heading) => move({ heading })}
          />
        </div>
      ) : null}
      <div className="row">
        {isMini || chosen.kind === 'marker' ? null : (
          <button type="button" className="button is-small" onClick={() => onCopy(chosen)}>
            {say(EDITING.copy)}
          </button>
        )}
        <button type="button" className="button is-small" onClick={() => onRemove(id)}>
          {say(isMini ? EDITOR.removeMini : chosen.kind === 'unit' ? EDITOR.removeUnit : EDITING.remove)}
        </button>
      </div>
      {chosen.kind === 'unit' ? (
        <UnitPanel say={say} draft={draft} unit={chosen.unit} mini={chosen.mini} onChange={onChange} />
      ) : null}
    </>
  );
}
