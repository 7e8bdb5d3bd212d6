import { bodyPath, outlinePath } from '@rangefinder/board';
import type { Seat } from '@rangefinder/kernel';
import { capital, type Words } from '@rangefinder/kernel/words';
import { holds } from '@rangefinder/table/builder';
import { OBSTACLES, obstacleReach } from '@rangefinder/xwing';
import { MarkerShape, silhouetteOf } from '@rangefinder/xwing/ui';
import { ShipPicture } from '@rangefinder/xwing/ui/builder';
import { useMemo, useState } from 'react';
import { allPilots, unwritten } from '../../src/cards/catalog.ts';
import { DEVICES } from '../../src/cards/devices.ts';
import { card, thing } from '../../src/text/names.ts';
import type { NewPiece } from './draft.ts';
import { DRAGGED } from './EditBoard.tsx';
import { EDITOR } from './words.ts';

interface PaletteProps {
  readonly say: (said: Words) => string;
  onAdd(piece: NewPiece): void;
}

const TABS = ['ships', 'obstacles', 'devices', 'markers'] as const;
const MOST = 60;

/** Everything that can be put on the board. */
export function Palette({ say, onAdd }: PaletteProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('ships');
  const [seat, setSeat] = useState<Seat>(0);
  return (
    <section className="xe-palette" aria-label={say(EDITOR.pieces)}>
      <div className="xe-tabs" role="tablist" aria-label={say(EDITOR.pieces)}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`xe-tab-${one}`}
            aria-controls="xe-tab-panel"
            aria-selected={one === tab}
            onClick={() => setTab(one)}
          >
            {say(EDITOR[one])}
          </button>
        ))}
      </div>
      <div className="xe-tab-panel" role="tabpanel" id="xe-tab-panel" aria-labelledby={`xe-tab-${tab}`}>
        {tab === 'ships' || tab === 'devices' ? (
          <fieldset className="xe-seats">
            <legend className="hidden">{say(EDITOR.side)}</legend>
            {[0, 1].map((one) => (
              <label key={one} className="choice" data-seat={one}>
                <input type="radio" name="xe-seat" checked={seat === one} onChange={() => setSeat(one)} />
                {say(EDITOR.player(one))}
              </label>
            ))}
          </fieldset>
        ) : null}
        <p className="xe-hint">{say(EDITOR.piecesHint)}</p>
        {tab === 'ships' ? <ShipList say={say} seat={seat} onAdd={onAdd} /> : null}
        {tab === 'obstacles' ? <ObstacleList say={say} onAdd={onAdd} /> : null}
        {tab === 'devices' ? <DeviceList seat={seat} onAdd={onAdd} /> : null}
        {tab === 'markers' ? <MarkerList say={say} onAdd={onAdd} /> : null}
      </div>
    </section>
  );
}

function ShipList({ say, seat, onAdd }: PaletteProps & { readonly seat: Seat }) {
  const [words, setWords] = useState('');
  const pilots = useMemo(() => allPilots().filter((pilot) => unwritten(pilot) === undefined), []);
  const found = pilots.filter(({ name, type, caption, faction }) => holds(words, name, type.name, caption, faction));
  return (
    <>
      <input
        type="search"
        className="input"
        aria-label={say(EDITOR.search)}
        placeholder={say(EDITOR.search)}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className="xe-list">
        {found.slice(0, MOST).map((pilot) => (
          <li key={pilot.id}>
            <Item piece={{ kind: 'ship', pilot: pilot.id, seat }} onAdd={onAdd}>
              <span className="lb-order">{pilot.initiative}</span>
              <ShipPicture drawing={silhouetteOf(pilot.type.id, pilot.type.size)} size={28} />
              <span>
                {pilot.name}
                <small>{pilot.type.name}</small>
              </span>
            </Item>
          </li>
        ))}
      </ul>
      {found.length > MOST ? <p className="xe-hint">{say(EDITOR.more(found.length - MOST))}</p> : null}
    </>
  );
}

function ObstacleList({ say, onAdd }: PaletteProps) {
  return (
    <ul className="xe-grid">
      {OBSTACLES.map(({ id, kind, outline }) => {
        const reach = obstacleReach(id);
        const name = `${say(capital(thing(id)))} ${id.replace(/\D/g, '')}`;
        return (
          <li key={id}>
            <Item piece={{ kind: 'obstacle', token: id }} label={name} onAdd={onAdd}>
              <svg
                className="xb-obstacle"
                data-kind={kind}
                viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
                aria-hidden="true"
              >
                <path d={outlinePath(outline)} />
              </svg>
            </Item>
          </li>
        );
      })}
    </ul>
  );
}

function DeviceList({ seat, onAdd }: { readonly seat: Seat; readonly onAdd: PaletteProps['onAdd'] }) {
  return (
    <ul className="xe-list">
      {DEVICES.map(({ id, name, shape }) => (
        <li key={id}>
          <Item piece={{ kind: 'device', device: id, seat }} onAdd={onAdd}>
            <svg width={28} height={28} viewBox="-34 -34 68 68" aria-hidden="true">
              <path className="xe-device" d={bodyPath(shape)} />
            </svg>
            <span>{name}</span>
          </Item>
        </li>
      ))}
    </ul>
  );
}

function MarkerList({ say, onAdd }: PaletteProps) {
  return (
    <ul className="xe-list">
      {(['satellite', 'cache'] as const).map((feature) => (
        <li key={feature}>
          <Item piece={{ kind: 'feature', feature }} onAdd={onAdd}>
            <svg className="xw board-nobody" width={32} height={32} viewBox="-20 -20 40 40" aria-hidden="true">
              <MarkerShape kind={feature} />
            </svg>
            <span>{say(capital(card(feature)))}</span>
          </Item>
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly piece: NewPiece;
  readonly label?: string;
  readonly children: React.ReactNode;
  onAdd(piece: NewPiece): void;
}

function Item({ piece, label, children, onAdd }: ItemProps) {
  return (
    <button
      type="button"
      className="xe-item"
      draggable
      aria-label={label}
      title={label}
      onClick={() => onAdd(piece)}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, JSON.stringify(piece));
        dataTransfer.effectAllowed = 'copy';
      }}
    >
      {children}
    </button>
  );
}
