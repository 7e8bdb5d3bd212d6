import type { Pose } from '@rangefinder/geometry';
import type { Option } from '@rangefinder/kernel';
import { looksTheSame } from '@rangefinder/table';
import { memo } from 'react';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { ShipView } from '../../src/view.ts';
import { sideOf, type XwingTable } from '../model.ts';
import { fullName } from '../names.ts';
import { WORDS } from '../words.ts';
import { DevicePiece, FeaturePiece } from './Markers.tsx';
import { shipLabel } from './pieces.ts';
import { ShipPiece } from './ShipPiece.tsx';
import { ObstaclePiece } from './Terrain.tsx';

type Offered = ReadonlyMap<string, readonly Option[]>;

interface BelowProps {
  readonly table: XwingTable;
  readonly offered: Offered;
  readonly pointed: string | null;
  /** What the move in question would hit, parted by spaces. */
  readonly struck: string;
}

/** What lies under the ships: markers, obstacles, devices. */
function Below({ table, offered, pointed, struck }: BelowProps) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const state = (id: string) =>
    [
      offered.has(id) ? 'is-offered' : '',
      isMarked(table, offered, id) ? 'is-marked' : '',
      id === pointed ? 'is-pointed' : '',
      isStruck(struck, id) ? 'is-struck' : '',
    ].join(' ');
  return (
    <>
      {view.features.map((feature) => (
        <FeaturePiece
          key={feature.id}
          feature={feature}
          side={feature.controller === null ? 'nobody' : sideOf(table, feature.controller)}
          label={`${fullName(feature.id, language)}, ${WORDS.controlledBy[language]}: ${controllerName(table, feature.controller)}`}
          state={state(feature.id)}
        />
      ))}
      {view.obstacles.map((obstacle) => (
        // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
        <g
          key={obstacle.id}
          data-piece={obstacle.id}
          className={`xw-piece xw-obstacle ${state(obstacle.id)}`}
          role="button"
          tabIndex={-1}
          aria-label={fullName(obstacle.id, language)}
        >
          <ObstaclePiece obstacle={obstacle} />
        </g>
      ))}
      {view.devices.map((device) => (
        <DevicePiece
          key={device.id}
          device={device}
          side={sideOf(table, device.seat)}
          label={[
            fullName(device.id, language),
            WORDS[device.seat === table.near ? 'yours' : 'theirs'][language],
            ...(device.fuses > 0 ? [WORDS.fuses(device.fuses)[language]] : []),
          ].join(', ')}
          state={state(device.id)}
        />
      ))}
    </>
  );
}

function controllerName(table: XwingTable, seat: number | null): string {
  if (seat === null) return WORDS.nobody[table.settings.language];
  return table.snapshot.seats[seat]?.name ?? '';
}

function isStruck(struck: string, id: string): boolean {
  return struck !== '' && struck.split(' ').includes(id);
}

function isMarked(table: XwingTable, offered: Offered, id: string): boolean {
  return (offered.get(id) ?? []).some(({ key }) => table.draft.keys.includes(key));
}

interface ShipsProps extends BelowProps {
  readonly poses: ReadonlyMap<string, Pose>;
  readonly acting: string | null;
}

function Ships({ table, poses, offered, acting, pointed, struck }: ShipsProps) {
  const { view } = table.snapshot;
  const first = view.ships.find(({ id }) => poses.has(id))?.id;
  const focused = pointed !== null && poses.has(pointed) ? pointed : first;
  return view.ships.flatMap((ship) => {
    const pose = poses.get(ship.id);
    if (!pose) return [];
    const { id: type, size } = pilotCard(ship.pilot).type;
    return (
      <ShipPiece
        key={ship.id}
        id={ship.id}
        type={type}
        size={size}
        pose={pose}
        turret={ship.turret.join('+')}
        side={sideOf(table, ship.seat)}
        label={labelOf(table, ship, ship.id === acting || offered.has(ship.id))}
        state={`${stateOf(table, ship, offered, acting, pointed)} ${isStruck(struck, ship.id) ? 'struck' : ''}`}
        focusable={ship.id === focused}
      />
    );
  });
}

/** What a ship is, and whether it is its turn. */
function labelOf(
  { snapshot: { view }, near, settings: { language } }: XwingTable,
  ship: ShipView,
  acts: boolean,
): string {
  const label = shipLabel(view, ship, ship.seat === near, language);
  return acts ? `${label}, ${WORDS.toAct[language]}` : label;
}

function stateOf(
  table: XwingTable,
  ship: ShipView,
  offered: Offered,
  acting: string | null,
  pointed: string | null,
): string {
  const { view, request } = table.snapshot;
  const turns = view.phase === 'activation' || view.phase === 'engagement' || view.phase === 'system';
  const attacked = view.attack?.defender === ship.id;
  return [
    ship.id === acting ? 'acting' : '',
    offered.has(ship.id) && ship.id !== acting ? 'offered' : '',
    isMarked(table, offered, ship.id) ? 'marked' : '',
    ship.id === pointed || ship.id === table.opened ? 'pointed' : '',
    turns && ship.acted && ship.id !== acting && !attacked && request !== null ? 'acted' : '',
    ship.tokens.cloak > 0 ? 'cloaked' : '',
    attacked ? 'attacked' : '',
    ship.destroyed ? 'destroyed' : '',
  ].join(' ');
}

/** Drawn anew only when the table changes, never while one drags or pans. */
export const Pieces = { Below: memo(Below, looksTheSame), Ships: memo(Ships, looksTheSame) };
