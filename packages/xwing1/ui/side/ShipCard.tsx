import { DialMark, faceupDamage, Health, Icon, ShipFrame } from '@rangefinder/xwing/ui';
import { pilotCard } from '../../src/cards/catalog.ts';
import { findDamageCard } from '../../src/cards/damage.ts';
import { card as cardName } from '../../src/text/names.ts';
import { TOKEN } from '../../src/text/terms.ts';
import type { ShipView } from '../../src/view.ts';
import { locksOn } from '../locks.ts';
import type { TableProps, XwingModel } from '../model.ts';
import { fullName, shortName, tokensOf } from '../names.ts';
import { statsOf } from '../stats.ts';
import { LockMark, TokenMark } from '../TokenMark.tsx';
import { COLOURS, WORDS } from '../words.ts';
import { ShipDetails } from './ShipDetails.tsx';

interface ShipCardProps extends TableProps {
  readonly ship: ShipView;
}

/** A ship in a few lines. */
export function ShipCard({ table, ship }: ShipCardProps) {
  const { view, viewer } = table.snapshot;
  const { language } = table.settings;
  const { type, maneuvers } = pilotCard(ship.pilot);
  const stats = statsOf(view, ship);
  const dials = view.phase === 'planning' ? 'set' : view.phase === 'activation' ? 'wait' : 'done';
  return (
    <ShipFrame
      table={table}
      ship={ship}
      rank={{ value: stats.skill, title: WORDS.skillOf(stats.skill)[language] }}
      name={fullName(ship.id, language)}
      line={(ship.place === 'removed' ? notes(table, ship) : [type.name, ...notes(table, ship)]).join(' · ')}
      details={() => <ShipDetails table={table} ship={ship} />}
    >
      <DialMark ship={ship} maneuvers={maneuvers} dials={dials} viewer={viewer} language={language} colours={COLOURS} />
      <span className="xw-card-row">
        <Health ship={ship} stats={stats} language={language} />
        <Tokens table={table} ship={ship} />
      </span>
    </ShipFrame>
  );
}

/** Where it is, if not on the table, and whom it touches: it cannot attack them (xw1.touching.2). */
function notes({ settings: { language }, snapshot }: XwingModel, ship: ShipView): string[] {
  if (ship.place === 'reserve') {
    if (ship.carrier !== null) return [WORDS.docked(shortName(ship.carrier, language))[language]];
    return snapshot.view.phase === 'setup' ? [] : [WORDS.reserve[language]];
  }
  if (ship.place === 'removed') return [WORDS.removed[language]];
  return [
    ...(ship.destroyed ? [WORDS.destroyed[language]] : []),
    ...(ship.contact.length > 0
      ? [WORDS.touches(ship.contact.map((id) => shortName(id, language)).join(', '))[language]]
      : []),
  ];
}

function Tokens({ table, ship }: ShipCardProps) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const locks = locksOn(view).filter(({ locker, target }) => locker === ship.id || target === ship.id);
  const faceup = faceupDamage(ship);
  if (tokensOf(ship).length + locks.length + faceup.length === 0) return null;
  return (
    <span className="xw-card-tokens">
      {tokensOf(ship).map(([token, count]) => (
        <TokenMark key={token} token={token} count={count} label={`${TOKEN[token][language]} × ${count}`} size={19} />
      ))}
      {locks.map(({ letter, locker, target }) => (
        <LockMark
          key={letter}
          letter={letter}
          colour={locker === ship.id ? 'blue' : 'red'}
          label={
            locker === ship.id
              ? `${letter}: ${WORDS.lockOn(fullName(target, language))[language]}`
              : `${letter}: ${WORDS.lockedBy(fullName(locker, language))[language]}`
          }
          size={19}
        />
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
