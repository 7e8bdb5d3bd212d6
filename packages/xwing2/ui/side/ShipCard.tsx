import type { Language } from '@rangefinder/kernel';
import { DialMark, faceupDamage, Health, Icon, ShipFrame } from '@rangefinder/xwing/ui';
import { pilotCard } from '../../src/cards/catalog.ts';
import { findDamageCard } from '../../src/cards/damage.ts';
import { card as cardName } from '../../src/text/names.ts';
import { TOKEN } from '../../src/text/terms.ts';
import type { ShipView } from '../../src/view.ts';
import type { TableProps, XwingModel } from '../model.ts';
import { fullName, lockersOf, shortName, tokensOf } from '../names.ts';
import { type Stats, statsOf } from '../stats.ts';
import { TokenMark } from '../TokenMark.tsx';
import { WORDS } from '../words.ts';
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
  const dials =
    view.phase === 'planning' ? 'set' : view.phase === 'system' || view.phase === 'activation' ? 'wait' : 'done';
  return (
    <ShipFrame
      table={table}
      ship={ship}
      rank={{ value: stats.initiative, title: WORDS.initiativeOf(stats.initiative)[language] }}
      name={fullName(ship.id, language)}
      line={(ship.place === 'removed' ? notes(table, ship) : [type.name, ...notes(table, ship)]).join(' · ')}
      details={() => <ShipDetails table={table} ship={ship} />}
    >
      <DialMark ship={ship} maneuvers={maneuvers} dials={dials} viewer={viewer} language={language} />
      <span className="xw-card-row">
        <Health ship={ship} stats={stats} language={language} />
        <Supplies ship={ship} stats={stats} language={language} />
        <Tokens table={table} ship={ship} />
      </span>
    </ShipFrame>
  );
}

/** Where it is, if not on the table, and what it carries. */
function notes({ settings: { language }, snapshot }: XwingModel, ship: ShipView): string[] {
  const waits = ship.place === 'reserve' && snapshot.view.phase === 'setup';
  const place = waits || ship.place === 'play' ? [] : [WORDS[ship.place][language]];
  const wreck = ship.destroyed && ship.place === 'play' ? [WORDS.destroyed[language]] : [];
  return [
    ...place,
    ...wreck,
    ...(ship.cargo === null ? [] : [WORDS.carries(fullName(ship.cargo, language))[language]]),
  ];
}

interface NumbersProps {
  readonly ship: ShipView;
  readonly stats: Stats;
  readonly language: Language;
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
