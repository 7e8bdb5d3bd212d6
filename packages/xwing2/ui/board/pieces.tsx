import type { BoardPiece } from '@rangefinder/board';
import { ORIGIN } from '@rangefinder/geometry';
import type { Language } from '@rangefinder/kernel';
import { baseAt, obstacleAt } from '@rangefinder/xwing';
import {
  DeviceShape,
  MarkerShape,
  ObstacleShape,
  type PiecesShown,
  ShipShape,
  type ShipStanding,
  shipLabel,
  shipOfRequest,
  sideOf,
} from '@rangefinder/xwing/ui';
import { pilotCard } from '../../src/cards/catalog.ts';
import { deviceFacts } from '../../src/cards/devices.ts';
import { ARC_LINES } from '../../src/rules/measure.ts';
import { markerAt } from '../../src/table.ts';
import { TOKEN } from '../../src/text/terms.ts';
import type { ShipView, XwingView } from '../../src/view.ts';
import { boardNames, fullName, lockersOf, tokensOf } from '../names.ts';
import { statsOf } from '../stats.ts';
import { TokenMark } from '../TokenMark.tsx';
import { WORDS } from '../words.ts';

type Shown = PiecesShown<XwingView>;

/** Everything on the table, from the ground up: markers, obstacles, devices, ships. */
export function boardPieces(shown: Shown): readonly BoardPiece[] {
  return [...features(shown), ...obstacles(shown), ...devices(shown), ...ships(shown)];
}

function features({ view, seats, near, language }: Shown): BoardPiece[] {
  return view.features.map(({ id, kind, pose, controller }) => {
    const holder = controller === null ? WORDS.nobody[language] : (seats[controller]?.name ?? '');
    return {
      id,
      pose,
      body: [markerAt(ORIGIN)],
      side: controller === null ? 'nobody' : sideOf({ near }, controller),
      name: fullName(id, language),
      says: `${fullName(id, language)}, ${WORDS.controlledBy[language]}: ${holder}`,
      low: true,
      className: 'xw-feature',
      look: <MarkerShape kind={kind} />,
    };
  });
}

function obstacles({ view, language }: Shown): BoardPiece[] {
  return view.obstacles.map(({ id, kind, token, pose }) => ({
    id,
    pose,
    body: obstacleAt(token, ORIGIN),
    side: 'nobody',
    name: fullName(id, language),
    says: fullName(id, language),
    low: true,
    className: 'xw-obstacle',
    look: <ObstacleShape token={token} kind={kind} />,
  }));
}

function devices({ view, near, language, poses }: Shown): BoardPiece[] {
  return view.devices.map(({ id, device, seat, pose, fuses }) => ({
    id,
    pose: poses.get(id) ?? pose,
    body: deviceFacts(device).shape,
    side: sideOf({ near }, seat),
    name: fullName(id, language),
    says: [
      fullName(id, language),
      WORDS[seat === near ? 'yours' : 'theirs'][language],
      ...(fuses > 0 ? [WORDS.fuses(fuses)[language]] : []),
    ].join(', '),
    low: true,
    className: 'xw-device',
    look: <DeviceShape body={deviceFacts(device).shape} />,
  }));
}

function ships(shown: Shown): BoardPiece[] {
  const { view, near, language, poses } = shown;
  const here = view.ships.filter(({ id }) => poses.has(id));
  const names = boardNames(here, language);
  return here.map((ship) => {
    const { id, turret } = ship;
    const { id: type, size } = pilotCard(ship.pilot).type;
    return {
      id,
      pose: poses.get(id) ?? ship.pose,
      body: [baseAt(size, ORIGIN)],
      side: sideOf({ near }, ship.seat),
      name: fullName(id, language),
      says: everythingAbout(view, ship, ship.seat === near, language),
      className: `xw-ship ${stateOf(ship, shown)}`,
      look: <ShipShape type={type} size={size} lines={ARC_LINES} turret={turret.join('+')} wrecked={ship.destroyed} />,
      label: (compact) => shipLabel(standingOf(view, ship, compact ? '' : (names.get(id) ?? ''))),
    };
  });
}

/** What is written beside a ship. */
function standingOf(view: XwingView, ship: ShipView, name: string): ShipStanding {
  const { initiative, shields, hull, hullLeft } = statsOf(view, ship);
  const locked = lockersOf(view, ship.id).length;
  const tokens = [...tokensOf(ship), ...(locked > 0 ? [['lock', locked] as const] : [])];
  return {
    rank: initiative,
    name,
    shields: { left: ship.shields, of: shields },
    hull: { left: hullLeft, of: hull },
    tokens: tokens.map(([token, count]) => ({
      token,
      count,
      badge: (place) => <TokenMark token={token} count={count} label="" {...place} />,
    })),
  };
}

/** Everything one sees of a ship, in a sentence for those who do not see it. */
function everythingAbout(view: XwingView, ship: ShipView, isYours: boolean, language: Language): string {
  const stats = statsOf(view, ship);
  const parts = [
    fullName(ship.id, language),
    pilotCard(ship.pilot).type.name,
    WORDS[isYours ? 'yours' : 'theirs'][language],
    WORDS.initiativeOf(stats.initiative)[language],
    ...(stats.shields > 0 ? [WORDS.shieldsOf(ship.shields, stats.shields)[language]] : []),
    WORDS.hullOf(stats.hullLeft, stats.hull)[language],
    ...tokensOf(ship).map(([token, count]) => `${TOKEN[token][language]} ${count}`),
    ...ship.locks.map((id) => WORDS.lockOn(fullName(id, language))[language]),
    ...lockersOf(view, ship.id).map((id) => WORDS.lockedBy(fullName(id, language))[language]),
    ...(ship.destroyed ? [WORDS.destroyed[language]] : []),
  ];
  return parts.join(', ');
}

function stateOf(ship: ShipView, { view, request }: Shown): string {
  const turns = view.phase === 'activation' || view.phase === 'engagement' || view.phase === 'system';
  const attacked = view.attack?.defender === ship.id;
  const acting = request !== null && shipOfRequest(request) === ship.id;
  return [
    turns && ship.acted && !acting && !attacked && request !== null ? 'is-acted' : '',
    ship.tokens.cloak > 0 ? 'is-cloaked' : '',
    attacked ? 'is-attacked' : '',
    ship.destroyed ? 'is-destroyed' : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
}
