import type { GameEvent, Language, RequestView, Seat } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import { looksTheSame, type TableModel } from '@rangefinder/table';
import { memo, useMemo } from 'react';
import type { Maneuver } from '../../src/index.ts';
import type { Ghost } from '../board/ghost.ts';
import { type Colours, Dial } from '../dial/Dial.tsx';
import { attackDice, type RolledAttack } from '../dice/attackdice.ts';
import { DiceTray } from '../dice/DiceTray.tsx';
import { shipOfRequest } from '../model.ts';
import { CardText, type SaidCard } from './CardText.tsx';
import { DialRow, type DialShip } from './DialRow.tsx';
import { Obstacles } from './Obstacles.tsx';
import { troubleOf } from './trouble.ts';

interface TrayShip {
  readonly id: string;
  readonly seat: Seat;
  readonly pilot: string;
  readonly place: string;
  readonly dial: string | null;
}

interface TrayView<Ship> {
  readonly phase: string;
  readonly ships: readonly Ship[];
  readonly attack: RolledAttack | null;
}

/** What an edition says of its ships, dials and questions. */
export interface TrayEdition<Ship extends TrayShip, View extends TrayView<Ship>> {
  /** What it calls the colours of maneuvers, where that differs. */
  readonly colours?: Colours;
  asksForManeuver(request: RequestView): boolean;
  asksForObstacle(request: RequestView): boolean;
  ghostsOf(view: View, request: RequestView): readonly Ghost[];
  /** What is flown in the place of what is on the dial; null when that is flown. */
  insteadOf(view: View, ghost: Ghost): Words | null;
  dialOf(pilot: string): { readonly dial: readonly Maneuver[]; readonly maneuvers: ReadonlyMap<string, Maneuver> };
  /** Initiative, or pilot skill. */
  rankOf(view: View, ship: Ship): number;
  namesOf(ships: readonly Ship[], language: Language): ReadonlyMap<string, string>;
  nameOf(thing: string, language: Language): string;
  /** What a card says that a ship has; null where there is none, or nothing to read. */
  cardOf(ship: Ship | undefined, card: string, language: Language): SaidCard | null;
}

/** Between the question and its buttons: the obstacles to place, the dial while one plans, the dice while one shoots. */
export function shipTray<Ship extends TrayShip, View extends TrayView<Ship>, Event extends GameEvent>(
  edition: TrayEdition<Ship, View>,
) {
  interface Props {
    readonly table: TableModel<View, Event>;
  }

  const Tray = memo(function Tray({ table }: Props) {
    const { view, request } = table.snapshot;
    if (request && edition.asksForManeuver(request)) return <Planning table={table} />;
    if (request?.kind === 'pick' && edition.asksForObstacle(request))
      return <Obstacles table={table} request={request} />;
    if (view.phase === 'planning' && request?.topic === 'dials-ready')
      return <DialRow table={table} ships={dialShips(table)} now={null} />;
    const dice = attackDice(table);
    const said = cardAsked(table);
    return (
      <>
        {dice && (
          <DiceTray table={table} dice={dice} nameOf={(ship) => edition.nameOf(ship, table.settings.language)} />
        )}
        {said && <CardText card={said} />}
      </>
    );
  }, looksTheSame);

  /** The card whose ability one may use or leave. */
  function cardAsked({ snapshot: { view, request }, settings }: TableModel<View, Event>): SaidCard | null {
    const about = request?.topic === 'use-ability' ? request.about : null;
    if (typeof about !== 'object' || about === null || !('card' in about) || typeof about.card !== 'string')
      return null;
    const id = request ? shipOfRequest(request) : null;
    return edition.cardOf(
      view.ships.find((ship) => ship.id === id),
      about.card,
      settings.language,
    );
  }

  function Planning({ table }: Props) {
    const { view, request } = table.snapshot;
    const { language } = table.settings;
    const id = request ? shipOfRequest(request) : null;
    const ghosts = useMemo(
      () => new Map(request ? edition.ghostsOf(view, request).map((one) => [one.key, one]) : []),
      [view, request],
    );
    const ship = view.ships.find((one) => one.id === id);
    if (!ship || request?.kind !== 'pick') return null;
    const instead = (ghost: Ghost) => edition.insteadOf(view, ghost)?.[language] ?? null;
    const names = (ids: readonly string[]) => ids.map((one) => edition.nameOf(one, language)).join(', ');
    return (
      <div className="xw xw-planning">
        {request.topic === 'set-dial' && <DialRow table={table} ships={dialShips(table)} now={ship.id} />}
        <Dial
          dial={edition.dialOf(ship.pilot).dial}
          language={language}
          {...(edition.colours ? { colours: edition.colours } : {})}
          choosing={{
            table,
            request,
            difficultyOf: (key) => ghosts.get(key)?.difficulty ?? null,
            troubleOf: (key) => troubleOf(ghosts.get(key), instead, names, language),
          }}
        />
      </div>
    );
  }

  /** The dials of all own ships. */
  function dialShips(table: TableModel<View, Event>): readonly DialShip[] {
    const { view } = table.snapshot;
    const own = view.ships.filter(({ seat, place }) => seat === table.near && place === 'play');
    const names = edition.namesOf(own, table.settings.language);
    return own.map((ship) => ({
      id: ship.id,
      rank: edition.rankOf(view, ship),
      name: names.get(ship.id) ?? '',
      dial: ship.dial,
      difficulty: edition.dialOf(ship.pilot).maneuvers.get(ship.dial ?? '')?.difficulty ?? 'white',
    }));
  }

  return Tray;
}
