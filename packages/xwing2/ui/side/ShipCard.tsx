import type { Language } from '@rangefinder/kernel';
import { bearing } from '@rangefinder/xwing/terms';
import { Icon, readManeuver } from '@rangefinder/xwing/ui';
import { pilotCard } from '../../src/cards/catalog.ts';
import { findDamageCard } from '../../src/cards/damage.ts';
import { card as cardName } from '../../src/text/names.ts';
import { TOKEN } from '../../src/text/terms.ts';
import type { ShipView } from '../../src/view.ts';
import { shipOfRequest } from '../ghosts.ts';
import { sideOf, type TableProps, type XwingTable } from '../model.ts';
import { faceupDamage, fullName, lockersOf, shortName, tokensOf } from '../names.ts';
import { type Stats, statsOf } from '../stats.ts';
import { TokenMark } from '../TokenMark.tsx';
import { WORDS } from '../words.ts';
import { ShipDetails } from './ShipDetails.tsx';

interface ShipCardProps extends TableProps {
  readonly ship: ShipView;
}

/** A ship in a few lines; pressing it opens everything there is to read. */
export function ShipCard({ table, ship }: ShipCardProps) {
  const { view, request } = table.snapshot;
  const { language } = table.settings;
  const { type } = pilotCard(ship.pilot);
  const stats = statsOf(view, ship);
  const isOpen = table.opened === ship.id;
  const isActing = request !== null && shipOfRequest(request) === ship.id;
  const classes = [
    'xw-card',
    `xw-${sideOf(table, ship.seat)}`,
    isActing ? 'is-acting' : '',
    table.pointed?.kind === 'piece' && table.pointed.id === ship.id ? 'is-pointed' : '',
    ship.place === 'removed' || ship.destroyed ? 'is-lost' : '',
    isOpen ? 'is-open' : '',
  ];
  return (
    <li className={classes.join(' ')} data-card={ship.id}>
      <button
        type="button"
        className="xw-card-head"
        aria-expanded={isOpen}
        onClick={() => table.open(isOpen ? null : ship.id)}
        onPointerEnter={() => table.point({ kind: 'piece', id: ship.id })}
        onPointerLeave={() => table.point(null)}
        onFocus={() => table.point({ kind: 'piece', id: ship.id })}
      >
        <span className="xw-card-initiative" title={WORDS.initiativeOf(stats.initiative)[language]}>
          {stats.initiative}
        </span>
        <span className="xw-card-names">
          <span className="xw-card-name">{fullName(ship.id, language)}</span>
          <span className="xw-card-type">{[type.name, ...notes(table, ship)].join(' · ')}</span>
        </span>
        <DialMark table={table} ship={ship} />
        <span className="xw-card-row">
          <Health ship={ship} stats={stats} language={language} />
          <Supplies ship={ship} stats={stats} language={language} />
        </span>
        <Tokens table={table} ship={ship} />
      </button>
      {isOpen && <ShipDetails table={table} ship={ship} />}
    </li>
  );
}

/** Where it is, if not on the table, and what it carries. */
function notes({ settings: { language }, snapshot }: XwingTable, ship: ShipView): string[] {
  const waits = ship.place === 'reserve' && snapshot.view.phase === 'setup';
  const place = waits || ship.place === 'play' ? [] : [WORDS[ship.place][language]];
  const wreck = ship.destroyed && ship.place === 'play' ? [WORDS.destroyed[language]] : [];
  return [
    ...place,
    ...wreck,
    ...(ship.cargo === null ? [] : [WORDS.carries(fullName(ship.cargo, language))[language]]),
  ];
}

/** What is on its dial, as far as one may know. */
function DialMark({ table, ship }: ShipCardProps) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const shown = ship.dial === null ? null : readManeuver(ship.dial);
  if (ship.place !== 'play') return null;
  if (shown && ship.dial !== null) {
    const difficulty = pilotCard(ship.pilot).maneuvers.get(ship.dial)?.difficulty ?? 'white';
    const name = `${WORDS.dial[language]}: ${shown.speed} ${bearing(shown.bearing)[language]}, ${WORDS[difficulty][language]}`;
    return (
      <span
        className={`xw-dial-mark xw-tone-${difficulty} ${ship.revealed ? 'is-revealed' : ''}`}
        title={name}
        role="img"
        aria-label={name}
      >
        <b>{shown.speed}</b>
        <Icon name={shown.bearing} size={16} />
      </span>
    );
  }
  if (view.phase !== 'planning' && view.phase !== 'system' && view.phase !== 'activation') return null;
  const word = WORDS[view.phase === 'planning' ? 'dialMissing' : 'dialHidden'][language];
  return (
    <span className="xw-dial-mark is-hidden" title={word} role="img" aria-label={word}>
      ?
    </span>
  );
}

interface NumbersProps {
  readonly ship: ShipView;
  readonly stats: Stats;
  readonly language: Language;
}

/** Shields and hull as pips, each with its number for those who count. */
export function Health({ ship, stats, language }: NumbersProps) {
  const shields = WORDS.shieldsOf(ship.shields, stats.shields)[language];
  const hull = WORDS.hullOf(stats.hullLeft, stats.hull)[language];
  return (
    <span
      className="xw-health"
      role="img"
      aria-label={stats.shields > 0 ? `${shields}, ${hull}` : hull}
      title={`${shields}, ${hull}`}
    >
      <PipRow left={ship.shields} of={stats.shields} kind="shield" />
      <PipRow left={stats.hullLeft} of={stats.hull} kind="hull" />
    </span>
  );
}

function PipRow({ left, of, kind }: { left: number; of: number; kind: 'shield' | 'hull' }) {
  return Array.from({ length: of }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place.
    <i key={`${kind}${i}`} className={i < left ? `xw-pip xw-pip-${kind}` : 'xw-pip xw-pip-none'} />
  ));
}

/** Force and charges of the pilot. */
function Supplies({ ship, stats, language }: NumbersProps) {
  const { charges } = pilotCard(ship.pilot);
  return (
    <>
      {stats.force > 0 && (
        <span className="xw-supply xw-tone-purple" title={`${WORDS.force[language]} ${ship.force}/${stats.force}`}>
          <Icon name="force" size={13} title={WORDS.force[language]} />
          {ship.force}/{stats.force}
        </span>
      )}
      {charges && (
        <span className="xw-supply" title={`${WORDS.charges[language]} ${ship.charges}/${charges.value}`}>
          <Icon name="charge" size={13} title={WORDS.charges[language]} />
          {ship.charges}/{charges.value}
        </span>
      )}
    </>
  );
}

function Tokens({ table, ship }: ShipCardProps) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const lockers = lockersOf(view, ship.id);
  const faceup = faceupDamage(ship);
  if (tokensOf(ship).length + lockers.length + ship.locks.length + faceup.length + ship.conditions.length === 0)
    return null;
  return (
    <span className="xw-card-tokens">
      {tokensOf(ship).map(([token, count]) => (
        <TokenMark key={token} token={token} count={count} label={`${TOKEN[token][language]} × ${count}`} size={19} />
      ))}
      {lockers.length > 0 && (
        <TokenMark
          token="lock"
          count={lockers.length}
          label={lockers.map((id) => WORDS.lockedBy(fullName(id, language))[language]).join(', ')}
          size={19}
        />
      )}
      {ship.locks.map((id) => (
        <span key={id} className="xw-lock-on" title={WORDS.lockOn(fullName(id, language))[language]}>
          <Icon name="lock" size={12} /> {shortName(id, language)}
        </span>
      ))}
      {faceup.map(({ key, card }) => (
        <span key={key} className="xw-crit" title={findDamageCard(card)?.text}>
          <Icon name="damage-faceup" size={13} />
          {cardName(card)[language]}
        </span>
      ))}
    </span>
  );
}
