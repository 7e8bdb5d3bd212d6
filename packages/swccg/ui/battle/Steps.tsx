import type { Language, Seat } from '@rangefinder/kernel';
import { nameOf } from '../../src/text/names.ts';
import { Icon } from '../icons/Icon.tsx';
import { WORDS } from '../words.ts';
import type { BattleStory } from './story.ts';

interface StepsProps {
  readonly story: BattleStory | null;
  readonly seat: Seat;
  readonly language: Language;
}

/** The destinies a player drew, each with its card. */
export function Draws({ story, seat, language }: StepsProps) {
  const draws = story?.draws.filter((draw) => draw.seat === seat) ?? [];
  if (draws.length === 0) return null;
  return (
    <ul className="sw-draws">
      {draws.map(({ kind, card, value }, i) => {
        const known = (['battle', 'power', 'attrition', 'weapon'] as const).find((one) => one === kind) ?? 'card';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: draws are told in their order and never change
          <li key={i}>
            <span className="sw-destiny">{value}</span>
            <span>
              {nameOf(card)}
              <small>{WORDS.destinyKind[known][language]}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What a player fired, and what came of it. */
export function Shots({ story, seat, language }: StepsProps) {
  const shots = story?.shots.filter((shot) => shot.seat === seat) ?? [];
  if (shots.length === 0) return null;
  return (
    <ul className="sw-shots" aria-label={WORDS.shots[language]}>
      {shots.map(({ weapon, target, result }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shots are told in their order and never change
        <li key={i}>
          <Icon name="weapon" size={13} /> {nameOf(weapon)} → {nameOf(target)}
          {result === null ? null : <b> · {(result === 'hit' ? WORDS.hit : WORDS.missed)[language]}</b>}
        </li>
      ))}
    </ul>
  );
}

/** What a player gave up: cards forfeited, Force lost. */
export function Given({ story, seat, language }: StepsProps) {
  const forfeits = story?.forfeits.filter((one) => one.seat === seat) ?? [];
  const paid = story?.paid[seat === 0 ? 0 : 1] ?? 0;
  if (forfeits.length === 0 && paid === 0) return null;
  return (
    <ul className="sw-given" aria-label={WORDS.forfeits[language]}>
      {forfeits.map(({ id, value }) => (
        <li key={id}>
          <Icon name="forfeit" size={13} title={WORDS.forfeits[language]} /> {nameOf(id)} <b>{value}</b>
        </li>
      ))}
      {paid > 0 ? <li>{WORDS.forceLost(paid)[language]}</li> : null}
    </ul>
  );
}
