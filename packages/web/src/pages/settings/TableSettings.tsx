import { useTranslations } from 'use-intl';
import { setPreferences, usePreferences } from '../../settings/preferences.ts';
import { Choice } from './Choice.tsx';

const SPEEDS = [
  { value: 0, word: 'none' },
  { value: 0.5, word: 'slow' },
  { value: 1, word: 'normal' },
  { value: 2, word: 'fast' },
] as const;

/** What one may want to change in the middle of a match. */
export function TableSettings() {
  const t = useTranslations('settings');
  const { animation, sound } = usePreferences();
  return (
    <>
      <Choice
        legend={t('animation')}
        name="animation"
        value={animation}
        options={SPEEDS.map(({ value, word }) => ({ value, text: t(`speeds.${word}`) }))}
        onChoose={(value) => setPreferences({ animation: value })}
      />
      <Choice
        legend={t('sound')}
        name="sound"
        value={sound}
        options={[
          { value: false, text: t('off') },
          { value: true, text: t('on') },
        ]}
        onChoose={(value) => setPreferences({ sound: value })}
      />
    </>
  );
}
