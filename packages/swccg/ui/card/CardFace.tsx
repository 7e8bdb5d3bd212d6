import type { Language } from '@rangefinder/kernel';
import { definitionOf } from '../../src/cards/catalog.ts';
import type { CardFacts } from '../../src/facts.ts';
import { side } from '../../src/text/words.ts';
import type { CardView } from '../../src/view.ts';
import { Icon } from '../icons/Icon.tsx';
import { ICON_WORDS, PLACE_WORDS, STAT_WORDS, WORDS } from '../words.ts';
import { deployCost, printedIcons, type ShownStat, statsOf, typeIcon, typeLine, written } from './face.ts';

interface CardFaceProps {
  readonly card: string;
  readonly language: Language;
  readonly now?: CardView | null;
  readonly tone?: 'near' | 'far' | null;
}

/** A card drawn large: everything it says. */
export function CardFace({ card, language, now = null, tone = null }: CardFaceProps) {
  const { facts, text } = definitionOf(card);
  return (
    <article className={`sw-face ${tone ? `sw-${tone}` : ''}`} data-side={facts.side} lang="en">
      <header>
        <span className="sw-face-type">
          <Icon name={typeIcon(facts)} size={22} />
        </span>
        <h3>
          {now?.face === 1 && facts.type === 'objective' ? facts.back : facts.title}
          <small lang={language}>{typeLine(facts, language)}</small>
        </h3>
        <span className="sw-destiny is-large" title={STAT_WORDS.destiny[language]}>
          <span className="sw-hidden">{STAT_WORDS.destiny[language]} </span>
          {facts.destiny}
        </span>
      </header>
      <ValueList facts={facts} now={now} language={language} />
      <p className="sw-face-text">
        {text === null ? <em lang={language}>{WORDS.unwritten[language]}</em> : null}
        {text?.text === '' ? <em lang={language}>{WORDS.noText[language]}</em> : text?.text}
      </p>
      <footer lang={language}>
        {printedIcons(facts).map(({ icon, count }) => (
          <span key={icon}>
            <Icon name={icon} size={14} /> {ICON_WORDS[icon]?.[language] ?? icon}
            {count > 1 ? ` ×${count}` : ''}
          </span>
        ))}
        <span>{uniqueness(facts, language)}</span>
        {facts.keywords?.map((keyword) => (
          <span key={keyword} lang="en">
            {keyword}
          </span>
        ))}
        <span>{side(facts.side === 'dark' ? 0 : 1)[language]}</span>
      </footer>
    </article>
  );
}

function ValueList({
  facts,
  now,
  language,
}: {
  readonly facts: CardFacts;
  readonly now: CardView | null;
  readonly language: Language;
}) {
  const cost = deployCost(facts);
  const stats: readonly ShownStat[] = [
    ...statsOf(facts, now),
    ...(cost === null ? [] : [{ stat: 'deploy' as const, value: cost, printed: cost }]),
  ];
  if (stats.length === 0 && facts.type !== 'location') return null;
  return (
    <dl className="sw-values" lang={language}>
      {stats.map(({ stat, value, printed }) => (
        <div key={stat} className={printed === null || value === printed ? '' : value > printed ? 'is-up' : 'is-down'}>
          <dt>
            <Icon name={stat} size={13} /> {STAT_WORDS[stat][language]}
          </dt>
          <dd>
            {written(value)}
            {printed !== null && value !== printed ? <s>{written(printed)}</s> : null}
          </dd>
        </div>
      ))}
      {facts.type === 'location' ? <PlaceValues facts={facts} language={language} /> : null}
    </dl>
  );
}

function PlaceValues({
  facts,
  language,
}: {
  readonly facts: Extract<CardFacts, { type: 'location' }>;
  readonly language: Language;
}) {
  return (
    <>
      {(['dark', 'light'] as const).map((of) => (
        <div key={of}>
          <dt>
            <Icon name={of} size={13} /> {side(of === 'dark' ? 0 : 1)[language]}
          </dt>
          <dd>{facts[of]}</dd>
        </div>
      ))}
      {facts.parsec === undefined ? null : (
        <div>
          <dt>{PLACE_WORDS.parsec[language]}</dt>
          <dd>{facts.parsec}</dd>
        </div>
      )}
    </>
  );
}

function uniqueness({ copies }: CardFacts, language: Language): string {
  if (copies === undefined) return WORDS.unlimited[language];
  return (copies === 1 ? WORDS.unique : WORDS.limited(copies))[language];
}
