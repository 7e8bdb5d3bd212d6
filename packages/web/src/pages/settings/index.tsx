import { useLanguage } from '@rangefinder/table';
import { SETTINGS } from './words.ts';
import './settings.css';
import { Keys } from '@rangefinder/table';
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
  const language = useLanguage();
  return (
    <PageFrame title={SETTINGS.title[language]}>
      <p className="soft">{SETTINGS.saved[language]}</p>
      <div className="settings">
        <section className="card" aria-labelledby="look">
          <h2 id="look">{SETTINGS.look[language]}</h2>
          <Look />
        </section>
        <section className="card" aria-labelledby="at-table">
          <h2 id="at-table">{SETTINGS.table[language]}</h2>
          <TableSettings />
        </section>
        <section className="card" aria-labelledby="account">
          <h2 id="account">{SETTINGS.account[language]}</h2>
          <Account />
        </section>
        <section className="card" aria-labelledby="keys">
          <h2 id="keys">{SETTINGS.keys[language]}</h2>
          <Keys boardKeys={[]} />
        </section>
      </div>
    </PageFrame>
  );
}

/** Language, theme, colours, motion: all of it takes effect at once. */
function Look() {
  const language = useLanguage();
  const { language: chosen, theme, safeSides, motion } = usePreferences();
  return (
    <>
      <Choice
        legend={SETTINGS.language[language]}
        name="language"
        value={chosen}
        options={[{ value: null, text: SETTINGS.languageAuto[language] }, ...LANGUAGE_NAMES]}
        onChoose={(value) => setPreferences({ language: value })}
      />
      <Choice
        legend={SETTINGS.theme[language]}
        name="theme"
        value={theme}
        options={THEMES.map((value) => ({ value, text: SETTINGS.themes[value][language] }))}
        onChoose={(value) => setPreferences({ theme: value })}
      />
      <Choice
        legend={SETTINGS.sides[language]}
        name="sides"
        value={safeSides}
        options={[
          { value: false, text: SETTINGS.sidesUsual[language] },
          { value: true, text: SETTINGS.sidesSafe[language] },
        ]}
        onChoose={(value) => setPreferences({ safeSides: value })}
      />
      <p className="sides-sample" aria-hidden="true">
        <span className="is-near" />
        <span className="is-far" />
      </p>
      <Choice
        legend={SETTINGS.motion[language]}
        name="motion"
        value={motion}
        options={[
          { value: 'system', text: SETTINGS.motionSystem[language] },
          { value: 'none', text: SETTINGS.motionNone[language] },
        ]}
        onChoose={(value) => setPreferences({ motion: value })}
      />
    </>
  );
}
