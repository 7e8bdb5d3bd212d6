import { LANGUAGES, type Language } from '@rangefinder/kernel';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageContext } from '../language.ts';
import type { SeatState } from '../session.ts';
import { TABLE } from '../words.ts';
import { SeatNote, TabNote } from './SeatNote.tsx';

const HERE: SeatState = { name: 'Ann', kind: 'human', connected: true, faltered: false };
const AWAY: SeatState = { ...HERE, connected: false };
const BROKEN: SeatState = { name: 'random', kind: 'bot', connected: true, faltered: true };

function shown(language: Language, note: ReactNode): string {
  return renderToStaticMarkup(<LanguageContext value={language}>{note}</LanguageContext>);
}

it.each(LANGUAGES)('who is away and whose bot broke down is said beside the name and on its tab (%s)', (language) => {
  expect(shown(language, <SeatNote seat={HERE} />)).toBe('');
  expect(shown(language, <TabNote seats={[HERE]} />)).toBe('');
  expect(shown(language, <SeatNote seat={AWAY} />)).toContain(TABLE.gone[language]);
  expect(shown(language, <TabNote seats={[HERE, AWAY]} />)).toContain(TABLE.gone[language]);
  expect(shown(language, <SeatNote seat={BROKEN} />)).toContain(TABLE.faltered[language]);
  expect(shown(language, <TabNote seats={[HERE, BROKEN]} />)).toContain(TABLE.brokeDown[language]);
});
