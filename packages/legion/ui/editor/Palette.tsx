import { at, bodyPath } from '@rangefinder/board';
import {
  Choice,
  EDITING,
  Palette as Frame,
  PaletteItem,
  type Say,
  Search,
  SeatChoice,
} from '@rangefinder/board/editor';
import { placedShape, reachOf } from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import { capital } from '@rangefinder/kernel/words';
import { holds } from '@rangefinder/table/builder';
import { useDeferredValue, useMemo, useState } from 'react';
import { FACTIONS, type Faction } from '../../src/card.ts';
import { allUnits } from '../../src/cards/catalog.ts';
import { type Mode, SIZES } from '../../src/setup.ts';
import { battlefieldsFor, findBattlefield } from '../../src/terrain/battlefields.ts';
import { allTerrain, terrainKind } from '../../src/terrain/kinds.ts';
import { outlineOfKind } from '../../src/terrain/outline.ts';
import { FACTION } from '../../src/text/army.ts';
import { RANK } from '../../src/text/terms.ts';
import { MarkerShape } from '../board/MarkerShape.tsx';
import { TerrainShape } from '../board/terrain/TerrainShape.tsx';
import { RankIcon } from '../icons/index.ts';
import type { NewPiece } from './draft.ts';
import { DRAGGED } from './EditBoard.tsx';
import { EDITOR } from './words.ts';

interface PaletteProps {
  readonly say: Say;
  readonly mode: Mode;
  onAdd(piece: NewPiece): void;
  onGround(battlefield: string): void;
}

const TABS = ['units', 'terrain', 'grounds'] as const;
type Tab = (typeof TABS)[number];
const MOST = 60;

/** Everything that can be put on the battlefield, and battlefields that are laid out already. */
export function Palette({ say, mode, onAdd, onGround }: PaletteProps) {
  const [tab, setTab] = useState<Tab>('units');
  const [seat, setSeat] = useState<Seat>(0);
  return (
    <Frame<Tab> say={say} tabs={TABS.map((one) => [one, say(EDITOR[one])] as const)} tab={tab} onTab={setTab}>
      {tab === 'units' ? <SeatChoice say={say} seat={seat} onChange={setSeat} /> : null}
      <p className="ed-hint">{say(EDITOR[`${tab}Hint`])}</p>
      {tab === 'units' ? <UnitList say={say} seat={seat} onAdd={onAdd} /> : null}
      {tab === 'terrain' ? <TerrainList say={say} onAdd={onAdd} /> : null}
      {tab === 'grounds' ? <GroundList say={say} mode={mode} onGround={onGround} /> : null}
    </Frame>
  );
}

type ListProps = Pick<PaletteProps, 'say' | 'onAdd'>;

const ANY = '';

function UnitList({ say, seat, onAdd }: ListProps & { readonly seat: Seat }) {
  const [words, setWords] = useState('');
  const [faction, setFaction] = useState<Faction | typeof ANY>(ANY);
  const sought = useDeferredValue(words);
  const units = useMemo(() => allUnits().filter(({ counterpart }) => !counterpart), []);
  const found = units.filter(
    (unit) =>
      (faction === ANY || unit.faction === faction) &&
      holds(sought, unit.name, unit.title, say(FACTION[unit.faction]), say(RANK[unit.rank])),
  );
  return (
    <>
      <Search label={say(EDITOR.search)} words={words} onChange={setWords} />
      <Choice<Faction | typeof ANY>
        label={say(EDITOR.faction)}
        value={faction}
        options={[[ANY, say(EDITOR.anyFaction)], ...FACTIONS.map((one) => [one, say(FACTION[one])] as const)]}
        onChange={setFaction}
      />
      <ul className={`ed-list ${seat === 0 ? 'board-near' : 'board-far'}`}>
        {found.slice(0, MOST).map(({ id, name, title, rank, faction: of }) => (
          <li key={id}>
            <PaletteItem<NewPiece> dragged={DRAGGED} piece={{ kind: 'unit', unit: id, seat }} onAdd={onAdd}>
              <RankIcon rank={rank} size={20} title={say(RANK[rank])} />
              <span>
                {name}
                <small>{title === '' ? say(FACTION[of]) : title}</small>
              </span>
            </PaletteItem>
          </li>
        ))}
      </ul>
      {found.length > MOST ? <p className="ed-hint">{say(EDITING.more(found.length - MOST))}</p> : null}
    </>
  );
}

function TerrainList({ say, onAdd }: ListProps) {
  return (
    <ul className="ed-grid lg-edit-terrain">
      <li>
        <PaletteItem<NewPiece> dragged={DRAGGED} piece={{ kind: 'marker', marker: 'objective' }} onAdd={onAdd}>
          <svg className="board-nobody" viewBox="-36 -24 72 48" aria-hidden="true">
            <g className="lg-marker lg-marker-objective">
              <MarkerShape kind="objective" facedown={false} />
            </g>
          </svg>
          <span>{say(EDITOR.objective)}</span>
        </PaletteItem>
      </li>
      {allTerrain().map((kind) => {
        const reach = Math.max(60, reachOf(kind.parts.map(({ footprint }) => footprint)) + 4);
        return (
          <li key={kind.id}>
            <PaletteItem<NewPiece> dragged={DRAGGED} piece={{ kind: 'terrain', terrain: kind.id }} onAdd={onAdd}>
              <svg viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
                <TerrainShape kind={kind} />
              </svg>
              <span>{say(capital(kind.name))}</span>
            </PaletteItem>
          </li>
        );
      })}
    </ul>
  );
}

function GroundList({ say, mode, onGround }: Pick<PaletteProps, 'say' | 'mode' | 'onGround'>) {
  return (
    <ul className="ed-list">
      {['empty', ...battlefieldsFor(mode)].map((id) => (
        <li key={id}>
          <button type="button" className="ed-item lg-edit-ground" onClick={() => onGround(id)}>
            <GroundPicture battlefield={id} mode={mode} />
            <span>{say(findBattlefield(id)?.name ?? EDITOR.none)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function GroundPicture({ battlefield, mode }: { readonly battlefield: string; readonly mode: Mode }) {
  const { width, depth } = SIZES[mode];
  return (
    <svg viewBox={`0 ${-depth} ${width} ${depth}`} aria-hidden="true">
      <rect className="lg-sand" x={0} y={-depth} width={width} height={depth} />
      {findBattlefield(battlefield)?.pieces.map(({ id, kind, pose }) => (
        <path
          key={id}
          className="lg-edit-piece"
          d={bodyPath([placedShape(outlineOfKind(terrainKind(kind)), { x: 0, y: 0, heading: 0 })])}
          transform={at(pose)}
        />
      ))}
    </svg>
  );
}
