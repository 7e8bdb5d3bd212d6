import { Dial, faceupDamage, Icon, ShipStats } from '@rangefinder/xwing/ui';
import { faceOf, pilotCard, upgradeCard } from '../../src/cards/catalog.ts';
import { findCondition } from '../../src/cards/conditions.ts';
import { findDamageCard } from '../../src/cards/damage.ts';
import type { Equipped } from '../../src/state.ts';
import { card as cardName } from '../../src/text/names.ts';
import { ACTION } from '../../src/text/terms.ts';
import type { ShipView } from '../../src/view.ts';
import { arcIcon, arcName } from '../arcs.ts';
import type { TableProps } from '../model.ts';
import { statsOf } from '../stats.ts';
import { COLOURS, WORDS } from '../words.ts';

/** Everything on the cards of a ship, in our own words. */
export function ShipDetails({ table, ship }: TableProps & { readonly ship: ShipView }) {
  const { language } = table.settings;
  const { type, text, bar, dial } = pilotCard(ship.pilot);
  const facedown = ship.damage.filter(({ faceup }) => !faceup).length;
  return (
    <div className="xw-details">
      <Numbers table={table} ship={ship} />
      <p className="xw-bar">
        {bar.map((action) => (
          <span key={action}>
            <Icon name={action} size={16} title={ACTION[action][language]} />
          </span>
        ))}
      </p>
      {text && <p className="xw-text">{text}</p>}
      {ship.upgrades.map((upgrade, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same are told apart by their place only.
        <Upgrade key={`${upgrade.id}:${place}`} upgrade={upgrade} table={table} />
      ))}
      {faceupDamage(ship).map(({ key, card }) => (
        <p key={key} className="xw-text xw-damage">
          <Icon name="damage-faceup" size={14} /> <b>{cardName(card)[language]}.</b> {findDamageCard(card)?.text}
        </p>
      ))}
      {facedown > 0 && (
        <p className="xw-text xw-damage">
          <Icon name="damage" size={14} /> {WORDS.damageCards[language]}: {WORDS.facedown(facedown)[language]}
        </p>
      )}
      {ship.conditions.map(({ card, source }) => (
        <p key={`${card}${source}`} className="xw-text">
          <Icon name="condition" size={14} /> <b>{cardName(card)[language]}.</b> {findCondition(card)?.text}
        </p>
      ))}
      <details className="xw-dial-fold">
        <summary>
          {WORDS.dial[language]}: {type.name}
        </summary>
        <Dial dial={dial} language={language} colours={COLOURS} small />
      </details>
    </div>
  );
}

/** The primary weapon and where it shoots, agility, hull and shields. */
function Numbers({ table, ship }: TableProps & { readonly ship: ShipView }) {
  const { language } = table.settings;
  const { attacks } = pilotCard(ship.pilot).type;
  const stats = statsOf(table.snapshot.view, ship);
  const dice = stats.weapons.find(({ kind }) => kind === 'primary')?.dice ?? 0;
  return (
    <ShipStats agility={stats.agility} hull={stats.hull} shields={stats.shields} language={language}>
      <li className="xw-tone-red">
        {attacks.map(({ arc }) => (
          <Icon
            key={arc}
            name={arcIcon(arc)}
            size={16}
            title={`${WORDS.attack[language]}: ${arcName(arc)[language]}`}
          />
        ))}{' '}
        {dice}
      </li>
    </ShipStats>
  );
}

/** An upgrade; one that was discarded lies facedown (xw1.upgrade-cards.10, .11). */
function Upgrade({ upgrade, table }: TableProps & { readonly upgrade: Equipped }) {
  const { id, side, discarded, counters } = upgrade;
  const { language } = table.settings;
  const face = faceOf({ id, side });
  const [slot] = upgradeCard(id).fills;
  const title = face.title ?? cardName(id)[language];
  if (discarded)
    return (
      <p className="xw-text xw-discarded">
        {slot && <Icon name={`slot-${slot}`} size={14} />} <s>{title}</s> ({WORDS.discarded[language]})
      </p>
    );
  return (
    <p className="xw-text">
      {slot && <Icon name={`slot-${slot}`} size={14} />} <b>{title}</b>
      {counters > 0 && <span className="xw-supply"> × {counters}</span>}
      {face.attack && (
        <span className="xw-supply xw-tone-red">
          {' '}
          <Icon name={face.attack.allRound ? 'arc-around' : 'arc-front'} size={13} /> {face.attack.dice} ·{' '}
          {face.attack.range.join('–')}
        </span>
      )}
      {face.text && <> {face.text}</>}
    </p>
  );
}
