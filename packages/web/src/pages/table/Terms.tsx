import type { MatchSummary } from '@rangefinder/protocol';
import type { GameUi } from '@rangefinder/table';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { gameName } from '../../games.ts';
import { useLanguage } from '../../settings/preferences.ts';
import { clockName } from '../new/choices.tsx';

interface TermsProps {
  readonly summary: MatchSummary;
  readonly ui: GameUi;
  readonly children?: ReactNode;
}

/** What is played: the game, its mission and its clock. */
export function Terms({ summary, ui, children }: TermsProps) {
  const t = useTranslations('new');
  const language = useLanguage();
  const mission = summary.mission === null ? undefined : ui.mission?.(summary.mission, language);
  return (
    <dl className="waiting-terms">
      <dt>{t('game')}</dt>
      <dd>{gameName(summary.game)}</dd>
      {mission ? (
        <>
          <dt>{t('mission')}</dt>
          <dd>
            {mission.name}
            <span className="soft">{mission.about}</span>
          </dd>
        </>
      ) : null}
      <dt>{t('clock')}</dt>
      <dd>{clockName(summary.clock, t)}</dd>
      {children}
    </dl>
  );
}
