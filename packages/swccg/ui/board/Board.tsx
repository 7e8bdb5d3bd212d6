import { looksTheSame } from '@rangefinder/table';
import { memo, useMemo } from 'react';
import { nameOf } from '../../src/text/names.ts';
import { BattlePanel } from '../battle/BattlePanel.tsx';
import { bySeat, type TableProps } from '../model.ts';
import { useAutoPass } from '../windows/usePassing.ts';
import { WORDS } from '../words.ts';
import { useArrows } from './arrows.ts';
import { CardMenu } from './CardMenu.tsx';
import { Cards, LocationColumn } from './LocationColumn.tsx';
import { type Group, type Layout, layoutOf } from './layout.ts';
import { Overview } from './Overview.tsx';
import { Showing } from './Showing.tsx';
import { Tools } from './Tools.tsx';
import { useBoardView, useFocusInView, useInView } from './useBoardView.ts';

/** The table: locations in a row between both players' cards, a battle above it while there is one. */
export const Board = memo(function Board({ table }: TableProps) {
  useAutoPass(table);
  useArrows();
  const { view } = table.snapshot;
  const { language } = table.settings;
  const { scroller, zoom, zoomBy, fit } = useBoardView();
  const layout = useMemo(() => layoutOf(view), [view]);
  // At first the middle of the row, then wherever there is a battle, or what is asked about.
  const middle = view.locations[0]?.id ?? null;
  useInView(view.battle?.location ?? middle);
  useFocusInView(scroller, table.focus);
  return (
    <div className="sw sw-board" onPointerLeave={() => table.point(null)}>
      <BattlePanel table={table} />
      <div className="sw-room">
        <div className="sw-scroll" ref={scroller}>
          <div className="sw-ground" style={{ zoom }}>
            {layout.groups.length === 0 ? <p className="sw-empty">{WORDS.noLocations[language]}</p> : null}
            <Aside table={table} layout={layout} />
            {layout.groups.map((group) => (
              <LocationGroup key={group.id} table={table} group={group} />
            ))}
          </div>
        </div>
        <Overview {...{ table, scroller, zoom }} />
        <Showing table={table} />
        <Tools language={language} onZoom={zoomBy} onFit={fit} />
      </div>
      {table.opened === null ? null : <CardMenu key={table.opened} table={table} piece={table.opened} />}
    </div>
  );
}, looksTheSame);

/** The sites, sectors and system of one planet, or of one ship. */
function LocationGroup({ table, group }: TableProps & { readonly group: Group }) {
  return (
    <div className="sw-group" data-world={group.world}>
      <h3 className="sw-group-name">
        {nameOf(group.id)} <GroupPlace table={table} group={group} />
      </h3>
      <div className="sw-columns">
        {group.columns.map((column) => (
          <LocationColumn key={column.location.id} table={table} column={column} />
        ))}
      </div>
    </div>
  );
}

function GroupPlace({ table, group: { orbit, parsec, starship } }: TableProps & { readonly group: Group }) {
  const { language } = table.settings;
  if (starship !== null) return <small>{WORDS.inside(nameOf(starship))[language]}</small>;
  if (orbit !== null) return <small>{WORDS.orbits(nameOf(orbit))[language]}</small>;
  return parsec === null ? null : <small>{WORDS.parsec(parsec)[language]}</small>;
}

/** Cards that lie beside the locations: Effects, Objectives. */
function Aside({ table, layout: { aside } }: TableProps & { readonly layout: Layout }) {
  const { language } = table.settings;
  if (aside.every((stacks) => stacks.length === 0)) return null;
  return (
    <div className="sw-group is-aside">
      <h3 className="sw-group-name">{WORDS.effects[language]}</h3>
      <div className="sw-columns">
        <div className="sw-column">
          <Cards table={table} stacks={bySeat(aside, 1 - table.near) ?? []} at="far" />
          <span className="sw-divide" />
          <Cards table={table} stacks={bySeat(aside, table.near) ?? []} at="near" />
        </div>
      </div>
    </div>
  );
}
