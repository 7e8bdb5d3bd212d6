import { arc } from '@rangefinder/xwing/terms';
import { Dial, faceupDamage, Icon, ShipStats } from '@rangefinder/xwing/ui';
import { faceOf, pilotCard, upgradeCard } from '../../src/cards/catalog.ts';
import { findCondition } from '../../src/cards/conditions.ts';
import { findDamageCard } from '../../src/cards/damage.ts';
import type { Equipped } from '../../src/state.ts';
import { card as cardName } from '../../src/text/names.ts';
import { ACTION } from '../../src/text/terms.ts';
import type { ShipView } from '../../src/view.ts';
import type { TableProps } from '../model.ts';
import { statsOf } from '../stats.ts';
import { WORDS } from '../words.ts';

/** Everything on the cards of a ship, in our own words. */
export function ShipDetails({ table, ship }: TableProps & { readonly ship: ShipView }) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const { type, text, ability, bar, dial } = pilotCard(ship.pilot);
  const stats = statsOf(view, ship);
  const facedown = ship.damage.filter(({ faceup }) => !faceup).length;
  return (
    <div className="xw-details">
      <ShipStats agility={stats.agility} hull={stats.hull} shields={stats.shields} language={language}>
        {stats.weapons
          .filter(({ kind }) => kind === 'primary')
          .map(({ id, symbol, dice }) => (
            <li key={id} className="xw-tone-red" title={`${WORDS.attack[language]}: ${arc(symbol)[language]}`}>
              <Icon name={`arc-${symbol}`} size={16} title={`${WORDS.attack[language]}: ${arc(symbol)[language]}`} />{' '}
              {dice}
            </li>
          ))}
      </ShipStats>
      <p className="xw-bar">
        {bar.map(({ action, difficulty, linked }) => (
          <span key={`${action}${linked?.action ?? ''}`} className={`xw-tone-${difficulty}`}>
            <Icon name={action} size={16} title={ACTION[action]?.[language] ?? action} />
            {linked && (
              <>
                <i aria-hidden="true">›</i>
                <span className={`xw-tone-${linked.difficulty}`}>
                  <Icon name={linked.action} size={16} title={ACTION[linked.action]?.[language] ?? linked.action} />
                </span>
              </>
            )}
          </span>
        ))}
      </p>
      {text && <p className="xw-text">{text}</p>}
      {ability?.text && (
        <p className="xw-text">
          <b>{ability.name}.</b> {ability.text}
        </p>
      )}
      {ship.upgrades.map((upgrade) => (
        <Upgrade key={upgrade.id} upgrade={upgrade} table={table} />
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
        <p key={`${card ?? 'secret'}${source}`} className="xw-text">
          <Icon name="condition" size={14} /> <b>{cardName(card ?? 'secret-condition')[language]}.</b>{' '}
          {card === null ? '' : findCondition(card)?.text}
        </p>
      ))}
      <details className="xw-dial-fold">
        <summary>
          {WORDS.dial[language]}: {type.name}
        </summary>
        <Dial dial={dial} language={language} small />
      </details>
    </div>
  );
}

function Upgrade({ upgrade: { id, side, charges }, table }: TableProps & { readonly upgrade: Equipped }) {
  const { language } = table.settings;
  const face = faceOf({ id, side });
  const [slot] = upgradeCard(id).fills;
  const title = face.title ?? cardName(id)[language];
  return (
    <p className="xw-text">
      {slot && <Icon name={`slot-${slot}`} size={14} />} <b>{title}</b>
      {face.charges && (
        <span className="xw-supply" title={WORDS.charges[language]}>
          {' '}
          <Icon name="charge" size={12} /> {charges}/{face.charges.value}
        </span>
      )}
      {face.attack && (
        <span className="xw-supply xw-tone-red">
          {' '}
          <Icon name={`arc-${face.attack.arc}`} size={13} /> {face.attack.dice} · {face.attack.range.join('–')}
        </span>
      )}
      {face.text && <> {face.text}</>}
    </p>
  );
}
