import { Choice, Count, EDITING, NumberField, type Say } from '@rangefinder/board/editor';
import { type Position, parsePosition } from '../../src/position.ts';
import { thing } from '../../src/text/names.ts';
import { addPiece, changeDevice, changeFeature, movePiece, type Piece, pieceById, removePiece } from './draft.ts';
import { EXAMPLE } from './example.ts';
import { ShipPanel } from './ShipPanel.tsx';
import { EDITOR } from './words.ts';

interface InspectorProps {
  readonly say: Say;
  readonly position: Position;
  readonly selected: string | null;
  onSelect(id: string | null): void;
  onChange(position: Position): void;
}

/** What is known of the chosen piece, to be changed. */
export function Inspector({ say, position, selected, onSelect, onChange }: InspectorProps) {
  const piece = pieceById(position, selected);
  const all = [...position.ships, ...position.obstacles, ...position.devices, ...position.features];
  if (all.length === 0)
    return (
      <section className="ed-panel">
        <p className="ed-hint">{say(EDITOR.empty)}</p>
        <button type="button" className="button is-main" onClick={() => onChange(parsePosition(EXAMPLE))}>
          {say(EDITING.example)}
        </button>
      </section>
    );
  return (
    <section className="ed-panel">
      <Choice
        label={say(EDITING.pieces)}
        value={piece?.id ?? ''}
        options={[['', '–'], ...all.map(({ id }) => [id, say(thing(id))] as const)]}
        onChange={(id) => onSelect(id === '' ? null : id)}
      />
      {piece ? (
        <Details say={say} position={position} piece={piece} onSelect={onSelect} onChange={onChange} />
      ) : (
        <p className="ed-hint">{say(EDITING.nothing)}</p>
      )}
    </section>
  );
}

type DetailsProps = Omit<InspectorProps, 'selected'> & { readonly piece: Piece };

function Details({ say, position, piece, onSelect, onChange }: DetailsProps) {
  const { id, pose } = piece;
  const move = (change: Partial<typeof pose>) => onChange(movePiece(position, id, { ...pose, ...change }));
  const copy = () => {
    if (piece.kind !== 'ship') return;
    const beside = { ...pose, x: pose.x + 60 };
    const added = addPiece(position, { kind: 'ship', pilot: piece.pilot, seat: piece.seat }, beside);
    onChange(added.position);
    onSelect(added.id);
  };
  return (
    <>
      <div className="ed-pose">
        <NumberField label={say(EDITING.x)} value={pose.x} onChange={(x) => move({ x })} />
        <NumberField label={say(EDITING.y)} value={pose.y} onChange={(y) => move({ y })} />
        <NumberField
          label={say(EDITING.heading)}
          value={pose.heading}
          step={5}
          onChange={(heading) => move({ heading })}
        />
      </div>
      <div className="row">
        {piece.kind === 'ship' ? (
          <button type="button" className="button is-small" onClick={copy}>
            {say(EDITING.copy)}
          </button>
        ) : null}
        <button
          type="button"
          className="button is-small"
          onClick={() => {
            onChange(removePiece(position, id));
            onSelect(null);
          }}
        >
          {say(EDITING.remove)}
        </button>
      </div>
      {piece.kind === 'ship' ? <ShipPanel say={say} position={position} ship={piece} onChange={onChange} /> : null}
      {piece.kind === 'device' ? (
        <>
          <Choice
            label={say(EDITING.side)}
            value={String(piece.seat)}
            options={[0, 1].map((seat) => [String(seat), say(EDITING.player(seat))] as const)}
            onChange={(seat) => onChange(changeDevice(position, id, { seat: Number(seat) }))}
          />
          <Count
            say={say}
            label={say(EDITOR.fuses)}
            value={piece.fuses}
            most={9}
            onChange={(fuses) => onChange(changeDevice(position, id, { fuses }))}
          />
        </>
      ) : null}
      {piece.kind === 'feature' ? (
        <Choice
          label={say(EDITOR.controller)}
          value={String(piece.feature.controller ?? '')}
          options={[
            ['', say(EDITING.nobody)],
            ...[0, 1].map((seat) => [String(seat), say(EDITING.player(seat))] as const),
          ]}
          onChange={(seat) => onChange(changeFeature(position, id, { controller: seat === '' ? null : Number(seat) }))}
        />
      ) : null}
    </>
  );
}
