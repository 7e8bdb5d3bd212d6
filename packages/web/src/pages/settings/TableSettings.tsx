import { useLanguage } from '@rangefinder/table';
import { setPreferences, usePreferences } from '../../settings/preferences.ts';
import { Choice } from './Choice.tsx';
import { SETTINGS } from './words.ts';

const SPEEDS = [
  { value: 0, word: 'none' },
  { value: 0.5, word: 'slow' },
  { value: 1, word: 'normal' },
  { value: 2, word: 'fast' },
] as const;

/** What one may want to change in the middle of a match. */
export function TableSettings() {
  const language = useLanguage();
  const { animation, sound } = usePreferences();
  return (
    <>
      <Choice
        legend={SETTINGS.animation[language]}
        name="animation"
        value={animation}
        options={SPEEDS.map(({ value, word }) => ({ value, text: SETTINGS.speeds[word][language] }))}
        onChoose={(value) => setPreferences({ animation: value })}
      />
      <Choice
        legend={SETTINGS.sound[language]}
        name="sound"
        value={sound}
        options={[
          { value: false, text: SETTINGS.off[language] },
          { value: true, text: SETTINGS.on[language] },
        ]}
        onChoose={(value) => setPreferences({ sound: value })}
      />
    </>
  );
}
