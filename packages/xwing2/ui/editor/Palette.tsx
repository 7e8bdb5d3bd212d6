import { bodyPath, outlinePath } from '@rangefinder/board';
import { EDITING, Palette as Frame, PaletteItem, type Say, Search, SeatChoice } from '@rangefinder/board/editor';
import type { Seat } from '@rangefinder/kernel';
import { capital } from '@rangefinder/kernel/words';
import { holds } from '@rangefinder/table/builder';
import { OBSTACLES, obstacleNumber, obstacleReach } from '@rangefinder/xwing';
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
  readonly say: Say;
  onAdd(piece: NewPiece): void;
}

const TABS = ['ships', 'obstacles', 'devices', 'markers'] as const;
type Tab = (typeof TABS)[number];
const NAMES = {
  ships: EDITOR.ships,
  obstacles: EDITOR.obstacles,
  devices: EDITOR.devices,
  markers: EDITING.markers,
} as const;
const MOST = 60;

/** Everything that can be put on the board. */
export function Palette({ say, onAdd }: PaletteProps) {
  const [tab, setTab] = useState<Tab>('ships');
  const [seat, setSeat] = useState<Seat>(0);
  return (
    <Frame<Tab> say={say} tabs={TABS.map((one) => [one, say(NAMES[one])] as const)} tab={tab} onTab={setTab}>
      {tab === 'ships' || tab === 'devices' ? <SeatChoice say={say} seat={seat} onChange={setSeat} /> : null}
      <p className="ed-hint">{say(EDITOR.piecesHint)}</p>
      {tab === 'ships' ? <ShipList say={say} seat={seat} onAdd={onAdd} /> : null}
      {tab === 'obstacles' ? <ObstacleList say={say} onAdd={onAdd} /> : null}
      {tab === 'devices' ? <DeviceList seat={seat} onAdd={onAdd} /> : null}
      {tab === 'markers' ? <MarkerList say={say} onAdd={onAdd} /> : null}
    </Frame>
  );
}

function ShipList({ say, seat, onAdd }: PaletteProps & { readonly seat: Seat }) {
  const [words, setWords] = useState('');
  const pilots = useMemo(() => allPilots().filter((pilot) => unwritten(pilot) === undefined), []);
  const found = pilots.filter(({ name, type, caption, faction }) => holds(words, name, type.name, caption, faction));
  return (
    <>
      <Search label={say(EDITOR.search)} words={words} onChange={setWords} />
      <ul className="ed-list">
        {found.slice(0, MOST).map((pilot) => (
          <li key={pilot.id}>
            <PaletteItem<NewPiece> dragged={DRAGGED} piece={{ kind: 'ship', pilot: pilot.id, seat }} onAdd={onAdd}>
              <span className="lb-order">{pilot.initiative}</span>
              <ShipPicture drawing={silhouetteOf(pilot.type.id, pilot.type.size)} size={28} />
              <span>
                {pilot.name}
                <small>{pilot.type.name}</small>
              </span>
            </PaletteItem>
          </li>
        ))}
      </ul>
      {found.length > MOST ? <p className="ed-hint">{say(EDITING.more(found.length - MOST))}</p> : null}
    </>
  );
}

function ObstacleList({ say, onAdd }: PaletteProps) {
  return (
    <ul className="ed-grid">
      {OBSTACLES.map(({ id, kind, outline }) => {
        const reach = obstacleReach(id);
        const name = `${say(capital(thing(id)))} ${obstacleNumber({ id, kind })}`;
        return (
          <li key={id}>
            <PaletteItem<NewPiece> dragged={DRAGGED} piece={{ kind: 'obstacle', token: id }} label={name} onAdd={onAdd}>
              <svg
                className="xb-obstacle"
                data-kind={kind}
                viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
                aria-hidden="true"
              >
                <path d={outlinePath(outline)} />
              </svg>
            </PaletteItem>
          </li>
        );
      })}
    </ul>
  );
}

function DeviceList({ seat, onAdd }: { readonly seat: Seat; readonly onAdd: PaletteProps['onAdd'] }) {
  return (
    <ul className="ed-list">
      {DEVICES.map(({ id, name, shape }) => (
        <li key={id}>
          <PaletteItem<NewPiece> dragged={DRAGGED} piece={{ kind: 'device', device: id, seat }} onAdd={onAdd}>
            <svg width={28} height={28} viewBox="-34 -34 68 68" aria-hidden="true">
              <path className="xe-device" d={bodyPath(shape)} />
            </svg>
            <span>{name}</span>
          </PaletteItem>
        </li>
      ))}
    </ul>
  );
}

function MarkerList({ say, onAdd }: PaletteProps) {
  return (
    <ul className="ed-list">
      {(['satellite', 'cache'] as const).map((feature) => (
        <li key={feature}>
          <PaletteItem<NewPiece> dragged={DRAGGED} piece={{ kind: 'feature', feature }} onAdd={onAdd}>
            <svg className="xw board-nobody" width={32} height={32} viewBox="-20 -20 40 40" aria-hidden="true">
              <MarkerShape kind={feature} />
            </svg>
            <span>{say(capital(card(feature)))}</span>
          </PaletteItem>
        </li>
      ))}
    </ul>
  );
}
