import type { Seat } from '@rangefinder/kernel';
import type { CSSProperties } from 'react';
import { definitionOf } from '../../src/cards/catalog.ts';
import { nameOf } from '../../src/text/names.ts';
import { side } from '../../src/text/words.ts';
import type { LocationView } from '../../src/view.ts';
import { typeIcon } from '../card/face.ts';
import { Piece } from '../card/Piece.tsx';
import { Icon } from '../icons/Icon.tsx';
import { bySeat, type SwccgModel, sideOf } from '../model.ts';
import { WORDS } from '../words.ts';
import { CardStack } from './CardStack.tsx';
import type { Column, Stack } from './layout.ts';
import { holdingOf } from './overview.ts';

interface ColumnProps {
  readonly table: SwccgModel;
  readonly column: Column;
}

/** A location between the cards of the other side and one's own. */
export function LocationColumn({ table, column: { location, stacks, across } }: ColumnProps) {
  const far = 1 - table.near;
  const width: CSSProperties & { readonly '--across': number } = { '--across': across };
  return (
    <div className="sw-column" style={width}>
      <Cards table={table} stacks={bySeat(stacks, far) ?? []} at="far" />
      <LocationTile table={table} location={location} />
      <Cards table={table} stacks={bySeat(stacks, table.near) ?? []} at="near" />
    </div>
  );
}

export function Cards({
  table,
  stacks,
  at,
}: {
  readonly table: SwccgModel;
  readonly stacks: readonly Stack[];
  readonly at: 'near' | 'far';
}) {
  return (
    <div className={`sw-cards is-${at}`}>
      {stacks.map((stack) => (
        <CardStack key={stack.card.id} table={table} stack={stack} />
      ))}
    </div>
  );
}

/** The location's card, each player's icons and numbers on their own edge. */
function LocationTile({ table, location }: { readonly table: SwccgModel; readonly location: LocationView }) {
  const { language } = table.settings;
  const { facts } = definitionOf(location.card);
  const far = 1 - table.near;
  const state = `is-${holdingOf(location, table.near)}`;
  const battle = table.snapshot.view.battle?.location === location.id ? 'has-battle' : '';
  return (
    <Piece
      table={table}
      id={location.id}
      className={`sw-location ${state} ${battle}`}
      label={locationLabel(table, location)}
    >
      <Edge table={table} location={location} seat={far} />
      <span className="sw-location-title">
        <Icon name={typeIcon(facts)} size={16} />
        <span>{shortTitle(facts.title)}</span>
        {location.under.length > 0 ? <em title={WORDS.convertedFrom[language]}>↺</em> : null}
      </span>
      <Edge table={table} location={location} seat={table.near} />
    </Piece>
  );
}

/** What one player has here: Force icons, power, the Force drain. */
function Edge({
  table,
  location,
  seat,
}: {
  readonly table: SwccgModel;
  readonly location: LocationView;
  readonly seat: Seat;
}) {
  const { language } = table.settings;
  const icons = bySeat(location.icons, seat) ?? 0;
  const power = bySeat(location.power, seat) ?? 0;
  const drain = bySeat(location.drain, seat) ?? 0;
  const controls = bySeat(location.control, seat) ?? false;
  const presence = bySeat(location.presence, seat) ?? false;
  return (
    <span className={`sw-edge sw-${sideOf(table, seat)}`}>
      <span className="sw-force" title={WORDS.forceIcons(icons)[language]}>
        {Array.from({ length: Math.min(icons, 4) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: icons are all alike
          <Icon key={i} name={seat === 0 ? 'dark' : 'light'} size={13} />
        ))}
        {icons > 4 ? `×${icons}` : null}
      </span>
      {presence || power > 0 ? (
        <span className="sw-edge-power" title={WORDS.powerHere(power)[language]}>
          <Icon name="power" size={12} />
          <b>{power}</b>
        </span>
      ) : null}
      {controls ? (
        <span className={`sw-drain ${location.drained ? 'is-done' : ''}`} title={WORDS.drain(drain)[language]}>
          <Icon name="control" size={12} />
          <b>{drain}</b>
        </span>
      ) : null}
    </span>
  );
}

/** The system is written over the group already. */
function shortTitle(title: string): string {
  return title.replace(/^[^:]+:\s*/, '');
}

function locationLabel({ settings: { language } }: SwccgModel, location: LocationView): string {
  const players = [0, 1].map((seat) => {
    const of = <T,>(both: readonly T[]) => bySeat(both, seat);
    const parts = [
      side(seat)[language],
      WORDS.forceIcons(of(location.icons) ?? 0)[language],
      ...(of(location.presence) ? [WORDS.powerHere(of(location.power) ?? 0)[language]] : []),
      ...(of(location.control) ? [WORDS.control[language], WORDS.drain(of(location.drain) ?? 0)[language]] : []),
    ];
    return parts.join(' ');
  });
  return [nameOf(location.id), ...players].join('. ');
}
