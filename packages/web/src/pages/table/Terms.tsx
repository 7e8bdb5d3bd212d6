import type { MatchSummary } from '@rangefinder/protocol';
import type { GameUi } from '@rangefinder/table';
import { useLanguage } from '@rangefinder/table';
import type { ReactNode } from 'react';
import { gameName } from '../../games.ts';
import { clockName } from '../new/choices.tsx';
import { NEW } from '../new/words.ts';

interface TermsProps {
  readonly summary: MatchSummary;
  readonly ui: GameUi;
  readonly children?: ReactNode;
}

/** What is played: the game, its mission and its clock. */
export function Terms({ summary, ui, children }: TermsProps) {
  const language = useLanguage();
  const mission = summary.mission === null ? undefined : ui.mission?.(summary.mission, language);
  return (
    <dl className="waiting-terms">
      <dt>{NEW.game[language]}</dt>
      <dd>{gameName(summary.game)}</dd>
      {mission ? (
        <>
          <dt>{NEW.mission[language]}</dt>
          <dd>
            {mission.name}
            <span className="soft">{mission.about}</span>
          </dd>
        </>
      ) : null}
      <dt>{NEW.clock[language]}</dt>
      <dd>{clockName(summary.clock, language)}</dd>
      {children}
    </dl>
  );
}
