import type { Language } from '@rangefinder/kernel';
import { findSupply } from '../../src/cards/catalog.ts';
import { CARDS } from '../../src/fourfactions.ts';
import { cardOptions } from '../../src/rules/exhausting.ts';
import type { Equipped } from '../../src/state.ts';
import { colour, face } from '../../src/text/terms.ts';
import type { UnitView } from '../../src/view.ts';
import { Die } from '../icons/index.ts';
import type { TableProps } from '../model.ts';
import { WORDS } from '../words.ts';
import { Keywords, Unsure, Weapon } from './CardText.tsx';
import { Symbols } from './Symbols.tsx';

/** Everything there is to read of a unit: dice, weapons, keywords, upgrades. */
export function UnitDetails({ table, unit }: TableProps & { readonly unit: UnitView }) {
  const { language } = table.settings;
  const facts = CARDS.unit(unit.card);
  const partner = unit.minis.find(({ counterpart }) => counterpart !== null)?.counterpart;
  const { defense, surgeAttack, surgeDefense, title } = facts;
  const { active, inactive } = unit.shields;
  return (
    <div className="lg-details">
      {title !== '' && <p className="lg-title">{title}</p>}
      <p className="lg-dice-line">
        <Die
          kind="defense"
          colour={defense}
          size={20}
          label={`${WORDS.defenseDice[language]}: ${colour(defense)[language]}`}
        />
        {[surgeAttack, surgeDefense].map(
          (into) =>
            into && (
              <span key={into}>
                {face('surge')[language]} → {face(into)[language]}
              </span>
            ),
        )}
        {active + inactive > 0 && <span>{WORDS.shields(active, active + inactive)[language]}</span>}
      </p>
      {facts.weapons.map((weapon) => (
        <Weapon key={weapon.name} weapon={weapon} language={language} />
      ))}
      <Keywords keywords={facts.keywords} language={language} />
      {partner && <Counterpart id={partner} language={language} />}
      {cardOptions(unit.upgrades).map(({ key, upgrade }) => (
        <Upgrade key={key} upgrade={upgrade} language={language} />
      ))}
      {unit.place === 'reserve' && unit.loadout && unit.loadout.length > 0 && (
        <p className="lg-text">
          <b>{WORDS.loadout[language]}.</b> {unit.loadout.map((id) => CARDS.upgrade(id).name).join(', ')}
        </p>
      )}
    </div>
  );
}

/** The other card of a combined unit. */
function Counterpart({ id, language }: { readonly id: string; readonly language: Language }) {
  const { name, weapons, keywords } = CARDS.unit(id);
  return (
    <>
      <p className="lg-title">{name}</p>
      {weapons.map((weapon) => (
        <Weapon key={weapon.name} weapon={weapon} language={language} />
      ))}
      <Keywords keywords={keywords} language={language} />
    </>
  );
}

/** An upgrade or a supply card of a unit, as it lies now. */
export function Upgrade({ upgrade, language }: { readonly upgrade: Equipped; readonly language: Language }) {
  const card = CARDS.upgrade(upgrade.id);
  const side = upgrade.side === 'back' && card.back ? card.back : card;
  const text = side.text[language];
  return (
    <div className={upgrade.exhausted ? 'lg-upgrade is-exhausted' : 'lg-upgrade'}>
      <p className="lg-text">
        <b>{findSupply(upgrade.id)?.name[language] ?? side.name}</b>
        {upgrade.exhausted && ` (${WORDS.exhausted[language]})`}
        {text !== '' && (
          <>
            . <Symbols text={text} language={language} />
          </>
        )}{' '}
        <Unsure sure={card.sure} say={(said) => said[language]} />
      </p>
      {side.weapons.map((weapon) => (
        <Weapon key={weapon.name} weapon={weapon} language={language} />
      ))}
      <Keywords keywords={side.keywords} language={language} />
    </div>
  );
}
