import './settings.css';
import { Keys } from '@rangefinder/table';
import { useTranslations } from 'use-intl';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { setPreferences, usePreferences } from '../../settings/preferences.ts';
import { Account } from './Account.tsx';
import { Choice } from './Choice.tsx';
import { TableSettings } from './TableSettings.tsx';

const LANGUAGE_NAMES = [
  { value: 'en', text: 'English' },
  { value: 'fr', text: 'Français' },
  { value: 'pl', text: 'Polski' },
] as const;
const THEMES = ['dark', 'light', 'system'] as const;

export default function Settings() {
  const t = useTranslations('settings');
  return (
    <PageFrame title={t('title')}>
      <p className="soft">{t('saved')}</p>
      <div className="settings">
        <section className="card" aria-labelledby="look">
          <h2 id="look">{t('look')}</h2>
          <Look />
        </section>
        <section className="card" aria-labelledby="at-table">
          <h2 id="at-table">{t('table')}</h2>
          <TableSettings />
        </section>
        <section className="card" aria-labelledby="account">
          <h2 id="account">{t('account')}</h2>
          <Account />
        </section>
        <section className="card" aria-labelledby="keys">
          <h2 id="keys">{t('keys')}</h2>
          <Keys boardKeys={[]} />
        </section>
      </div>
    </PageFrame>
  );
}

/** Language, theme, colours, motion: all of it takes effect at once. */
function Look() {
  const t = useTranslations('settings');
  const { language, theme, safeSides, motion } = usePreferences();
  return (
    <>
      <Choice
        legend={t('language')}
        name="language"
        value={language}
        options={[{ value: null, text: t('languageAuto') }, ...LANGUAGE_NAMES]}
        onChoose={(value) => setPreferences({ language: value })}
      />
      <Choice
        legend={t('theme')}
        name="theme"
        value={theme}
        options={THEMES.map((value) => ({ value, text: t(`themes.${value}`) }))}
        onChoose={(value) => setPreferences({ theme: value })}
      />
      <Choice
        legend={t('sides')}
        name="sides"
        value={safeSides}
        options={[
          { value: false, text: t('sidesUsual') },
          { value: true, text: t('sidesSafe') },
        ]}
        onChoose={(value) => setPreferences({ safeSides: value })}
      />
      <p className="sides-sample" aria-hidden="true">
        <span className="is-near" />
        <span className="is-far" />
      </p>
      <Choice
        legend={t('motion')}
        name="motion"
        value={motion}
        options={[
          { value: 'system', text: t('motionSystem') },
          { value: 'none', text: t('motionNone') },
        ]}
        onChoose={(value) => setPreferences({ motion: value })}
      />
    </>
  );
}
