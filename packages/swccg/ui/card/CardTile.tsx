import type { Language } from '@rangefinder/kernel';
import { definitionOf } from '../../src/cards/catalog.ts';
import type { CardFacts } from '../../src/facts.ts';
import type { CardView } from '../../src/view.ts';
import { Icon } from '../icons/Icon.tsx';
import { ICON_WORDS, STAT_WORDS, WORDS } from '../words.ts';
import { deployCost, keyStats, printedIcons, type ShownStat, typeIcon, written } from './face.ts';

interface CardTileProps {
  /** The kind of card. */
  readonly card: string;
  readonly language: Language;
  /** The card as it lies on the table; null: its printed values. */
  readonly now?: CardView | null;
  readonly count?: number;
}

/** A card drawn small: title, type, destiny and the values that decide. */
export function CardTile({ card, language, now = null, count = 1 }: CardTileProps) {
  const { facts, text } = definitionOf(card);
  const cost = now ? null : deployCost(facts);
  const stats = keyStats(facts, now);
  return (
    <>
      <span className="sw-tile-head">
        <span className="sw-tile-title">{facts.title}</span>
        <span className="sw-destiny" title={`${STAT_WORDS.destiny[language]} ${facts.destiny}`}>
          {facts.destiny}
        </span>
      </span>
      <span className="sw-tile-line">
        <span className="sw-tile-type">
          <Icon name={typeIcon(facts)} size={15} />
        </span>
        <Printed facts={facts} language={language} />
        <Marks now={now} language={language} isMachine={facts.type === 'starship' || facts.type === 'vehicle'} />
        {count > 1 ? <b className="sw-count">×{count}</b> : null}
        {cost === null ? null : (
          <span className="sw-cost" title={`${STAT_WORDS.deploy[language]} ${cost}`}>
            {cost}
          </span>
        )}
      </span>
      <span className="sw-tile-stats">
        {stats.map((stat) => (
          <StatChip key={stat.stat} stat={stat} language={language} />
        ))}
        {facts.type === 'location' ? <ForceIcons facts={facts} language={language} /> : null}
        {stats.length === 0 && facts.type !== 'location' ? <span className="sw-tile-text">{text?.text}</span> : null}
      </span>
    </>
  );
}

/** A value: dimmed where it is what is printed, marked where the table has changed it. */
export function StatChip({ stat: { stat, value, printed }, language }: { stat: ShownStat; language: Language }) {
  const changed = printed === null || value === printed ? '' : value > printed ? 'is-up' : 'is-down';
  const name = STAT_WORDS[stat][language];
  return (
    <span className={`sw-stat ${changed}`} title={`${name} ${written(value)}`}>
      <Icon name={stat === 'deploy' ? 'deploy' : stat} size={11} />
      <span className="sw-hidden">{name} </span>
      <b>{written(value)}</b>
    </span>
  );
}

function Printed({ facts, language }: { readonly facts: CardFacts; readonly language: Language }) {
  return printedIcons(facts).map(({ icon, count }) => (
    <span key={icon} className="sw-printed" title={ICON_WORDS[icon]?.[language] ?? icon}>
      <Icon name={icon} size={13} />
      {count > 1 ? count : null}
    </span>
  ));
}

function Marks({
  now,
  language,
  isMachine,
}: {
  readonly now: CardView | null;
  readonly language: Language;
  readonly isMachine: boolean;
}) {
  if (!now) return null;
  const marks = (['hit', 'undercover', 'captive', 'moved'] as const).filter((mark) => now[mark]);
  return (
    <>
      {marks.map((mark) => (
        <span key={mark} className={`sw-mark is-${mark}`}>
          <Icon name={mark} size={13} title={WORDS[mark][language]} />
        </span>
      ))}
      {isMachine && !now.piloted ? (
        <span className="sw-mark is-unpiloted">
          <Icon name="unpiloted" size={14} title={WORDS.unpiloted[language]} />
        </span>
      ) : null}
    </>
  );
}

export function ForceIcons({
  facts: { light, dark },
  language,
}: {
  readonly facts: Extract<CardFacts, { type: 'location' }>;
  readonly language: Language;
}) {
  return [['dark', dark] as const, ['light', light] as const].map(([side, count]) => (
    <span key={side} className="sw-stat" title={`${ICON_WORDS[side]?.[language]} ${count}`}>
      <Icon name={side} size={13} />
      <span className="sw-hidden">{ICON_WORDS[side]?.[language]} </span>
      <b>{count}</b>
    </span>
  ));
}
