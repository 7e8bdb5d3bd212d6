import { RuleLink } from '@rangefinder/table/builder';
import { useState } from 'react';
import type { KeywordUse, UpgradeFacts, UpgradeSide, WeaponFacts } from '../../src/card.ts';
import { restrictionWords, SLOT } from '../../src/text/army.ts';
import { keywordName, keywordText, Weapon } from '../side/CardText.tsx';
import { Symbols, withoutSymbols } from '../side/Symbols.tsx';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

/** Weapons with their dice. */
export function Weapons({ language, weapons }: Saying & { readonly weapons: readonly WeaponFacts[] }) {
  if (weapons.length === 0) return null;
  return (
    <div className="la-weapons">
      {weapons.map((weapon) => (
        <Weapon key={weapon.name} weapon={weapon} language={language} />
      ))}
    </div>
  );
}

/** Keywords by name; pressing one tells what it does, and which chapter of the rules has it. */
export function KeywordChips({ say, language, keywords }: Saying & { readonly keywords: readonly KeywordUse[] }) {
  const [open, setOpen] = useState<string | null>(null);
  if (keywords.length === 0) return null;
  const shown = keywords.find((use) => keywordName(use) === open);
  return (
    <div className="la-keywords">
      {keywords.map((use) => {
        const name = keywordName(use);
        return (
          <button
            key={name}
            type="button"
            className="la-keyword"
            aria-expanded={open === name}
            title={withoutSymbols(keywordText(use, language), language)}
            onClick={() => setOpen(open === name ? null : name)}
          >
            {name}
          </button>
        );
      })}
      {shown ? (
        <p className="la-keyword-text" role="status">
          <b>{keywordName(shown)}.</b> <Symbols text={keywordText(shown, language)} language={language} />{' '}
          <RuleLink rule={`legion.${shown.id}.1`} say={say} />
        </p>
      ) : null}
    </div>
  );
}

/** What an upgrade is for, adds and does. */
export function UpgradeText({ card, ...saying }: Saying & { readonly card: UpgradeFacts }) {
  const { say } = saying;
  const { adds, addsSlot, exhaust, expend, restriction, back } = card;
  const facts = [
    say(restrictionWords(restriction)),
    ...(adds ? [say(BUILDER.adds(adds.minis))] : []),
    ...(addsSlot ? [say(BUILDER.addsSlot(SLOT[addsSlot.slot]))] : []),
    ...(exhaust ? [say(BUILDER.exhausts)] : []),
    ...(expend ? [say(BUILDER.expends)] : []),
  ].filter((fact) => fact !== '');
  return (
    <div className="la-upgrade-text">
      {facts.length === 0 ? null : <p className="la-facts">{facts.join(' · ')}</p>}
      <Side {...saying} side={card} />
      {back ? <Side {...saying} side={back} named /> : null}
    </div>
  );
}

/** One face of an upgrade. */
function Side({ side, named = false, ...saying }: Saying & { readonly side: UpgradeSide; readonly named?: boolean }) {
  const text = saying.say(side.text);
  return (
    <>
      {named || text !== '' ? (
        <p className="la-text">
          {named ? <b>↻ {side.name}. </b> : null}
          <Symbols text={text} language={saying.language} />
        </p>
      ) : null}
      <Weapons {...saying} weapons={side.weapons} />
      <KeywordChips {...saying} keywords={side.keywords} />
    </>
  );
}
