import type { Language } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import { asPrinted } from '../../src/army/carried.ts';
import type { KeywordUse, WeaponFacts } from '../../src/card.ts';
import { allUnits, allUpgrades } from '../../src/cards/catalog.ts';
import { CARDS } from '../../src/fourfactions.ts';
import { named } from '../../src/named.ts';
import { Dice } from '../icons/index.ts';
import { WORDS } from '../words.ts';
import { Symbols } from './Symbols.tsx';

/** A keyword as a card prints it: `Armor 2`, `Weak Point 1: rear`. */
export function keywordName({ id, value, of }: KeywordUse): string {
  const name = CARDS.keyword(id)?.name ?? id.replace(/^.|-./g, (start) => start.replace('-', ' ').toUpperCase());
  const numbered = name.replace(/\bX\b/, String(value));
  return of === '' ? numbered : `${numbered}: ${named(of).map(namedCard).join(', ')}`;
}

/** A unit or an upgrade that a keyword names, as it is printed; `rear`, or a kind of unit, stays as it is. */
function namedCard(small: string): string {
  return asPrinted([...allUnits(), ...allUpgrades()], small);
}

/** What a keyword does, with its own number in the place of X. */
export function keywordText({ id, value }: KeywordUse, language: Language): string {
  return (CARDS.keyword(id)?.text[language] ?? '').replaceAll(/\bX\b/g, String(value));
}

/** Each keyword with what it does. */
export function Keywords({
  keywords,
  language,
}: {
  readonly keywords: readonly KeywordUse[];
  readonly language: Language;
}) {
  return keywords.map((use) => (
    <p key={`${use.id}${use.of}`} className="lg-text">
      <b>{keywordName(use)}.</b> <Symbols text={keywordText(use, language)} language={language} />
    </p>
  ));
}

/** A weapon on one line: reach, keywords, dice. */
export function Weapon({ weapon, language }: { readonly weapon: WeaponFacts; readonly language: Language }) {
  const { name, melee, range, dice, keywords } = weapon;
  const to = range && (Number.isFinite(range[1]) ? String(range[1]) : '∞');
  return (
    <p className="lg-weapon">
      <b>{name}</b>
      <span>
        {[
          ...(melee ? [WORDS.melee[language]] : []),
          ...(range && to !== null ? [WORDS.rangeOf(range[0], to)[language]] : []),
          ...keywords.map(keywordName),
        ].join(' · ')}
      </span>
      <span className="lg-weapon-dice">
        <Dice dice={dice} size={16} language={language} />
      </span>
    </p>
  );
}

/** Says of a card that some of it is our own reading. */
export function Unsure({ sure, say }: { readonly sure: boolean; say(said: Words): string }) {
  if (sure) return null;
  return (
    <small className="lg-unsure" title={say(WORDS.unsureHint)}>
      ≈ {say(WORDS.unsure)}
      <span className="hidden">. {say(WORDS.unsureHint)}</span>
    </small>
  );
}
