import type { BoardPiece } from '@rangefinder/board';
import { ORIGIN } from '@rangefinder/geometry';
import type { Language } from '@rangefinder/kernel';
import { baseAt, obstacleAt } from '@rangefinder/xwing';
import {
  DeviceShape,
  type LabelToken,
  ObstacleShape,
  type PiecesShown,
  ShipShape,
  type ShipStanding,
  shipLabel,
  shipOfRequest,
  sideOf,
} from '@rangefinder/xwing/ui';
import { bombFacts } from '../../src/cards/bombs.ts';
import { pilotCard } from '../../src/cards/catalog.ts';
import { TOKEN } from '../../src/text/terms.ts';
import type { ShipView, XwingView } from '../../src/view.ts';
import { locksOn } from '../locks.ts';
import { boardNames, fullName, namesOf, tokensOf } from '../names.ts';
import { statsOf, tokenLook } from '../stats.ts';
import { LockMark, TokenMark } from '../TokenMark.tsx';
import { WORDS } from '../words.ts';

type Shown = PiecesShown<XwingView>;

/** Everything on the table, from the ground up: obstacles, bombs, ships. */
export function boardPieces(shown: Shown): readonly BoardPiece[] {
  return [...obstacles(shown), ...bombs(shown), ...ships(shown)];
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

function bombs({ view, near, language, poses }: Shown): BoardPiece[] {
  return view.bombs.map(({ id, bomb, seat, pose }) => ({
    id,
    pose: poses.get(id) ?? pose,
    body: bombFacts(bomb).shape,
    side: sideOf({ near }, seat),
    name: fullName(id, language),
    says: [fullName(id, language), WORDS[seat === near ? 'yours' : 'theirs'][language]].join(', '),
    low: true,
    className: 'xw-device',
    look: <DeviceShape body={bombFacts(bomb).shape} />,
  }));
}

function ships(shown: Shown): BoardPiece[] {
  const { view, near, language, poses } = shown;
  const here = view.ships.filter(({ id }) => poses.has(id));
  const names = boardNames(here, language);
  return here.map((ship) => {
    const { id, turret } = ship;
    const look = tokenLook(ship.pilot);
    return {
      id,
      pose: poses.get(id) ?? ship.pose,
      body: [baseAt(look.size, ORIGIN)],
      side: sideOf({ near }, ship.seat),
      name: fullName(id, language),
      says: everythingAbout(view, ship, ship.seat === near, language),
      className: `xw-ship ${stateOf(ship, shown)}`,
      look: <ShipShape {...look} turret={turret.join('+')} wrecked={ship.destroyed} />,
      label: (compact) => shipLabel(standingOf(view, ship, compact ? '' : (names.get(id) ?? ''))),
    };
  });
}

/** What is written beside a ship. */
function standingOf(view: XwingView, ship: ShipView, name: string): ShipStanding {
  const { skill, shields, hull, hullLeft } = statsOf(view, ship);
  return {
    rank: skill,
    name,
    shields: { left: ship.shields, of: shields },
    hull: { left: hullLeft, of: hull },
    tokens: [
      ...tokensOf(ship).map(([token, count]) => ({
        token,
        count,
        badge: (place: Parameters<LabelToken['badge']>[0]) => (
          <TokenMark token={token} count={count} label="" {...place} />
        ),
      })),
      ...lockTokens(view, ship.id),
    ],
  };
}

/** Red where others have a lock on it, blue where it has one itself. */
function lockTokens(view: XwingView, ship: string): LabelToken[] {
  return locksOn(view)
    .filter(({ locker, target }) => locker === ship || target === ship)
    .map(({ letter, locker }) => ({
      token: `lock-${letter}`,
      count: 1,
      lettered: true,
      badge: (place) => <LockMark letter={letter} colour={locker === ship ? 'blue' : 'red'} label="" {...place} />,
    }));
}

/** Everything one sees of a ship, in a sentence for those who do not see it. */
function everythingAbout(view: XwingView, ship: ShipView, isYours: boolean, language: Language): string {
  const stats = statsOf(view, ship);
  const lockers = view.ships.filter(({ locks }) => locks.includes(ship.id));
  const parts = [
    fullName(ship.id, language),
    pilotCard(ship.pilot).type.name,
    WORDS[isYours ? 'yours' : 'theirs'][language],
    WORDS.skillOf(stats.skill)[language],
    ...(stats.shields > 0 ? [WORDS.shieldsOf(ship.shields, stats.shields)[language]] : []),
    WORDS.hullOf(stats.hullLeft, stats.hull)[language],
    ...tokensOf(ship).map(([token, count]) => `${TOKEN[token][language]} ${count}`),
    ...ship.locks.map((id) => WORDS.lockOn(fullName(id, language))[language]),
    ...lockers.map(({ id }) => WORDS.lockedBy(fullName(id, language))[language]),
    ...(ship.contact.length > 0 ? [WORDS.touches(namesOf(ship.contact, language))[language]] : []),
    ...(ship.destroyed ? [WORDS.destroyed[language]] : []),
  ];
  return parts.join(', ');
}

function stateOf(ship: ShipView, { view, request }: Shown): string {
  const turns = view.phase === 'activation' || view.phase === 'combat';
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
