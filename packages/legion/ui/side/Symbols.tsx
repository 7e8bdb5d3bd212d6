import type { Language } from '@rangefinder/kernel';
import { face } from '../../src/text/terms.ts';
import { FACE_PATHS } from '../icons/faces.ts';

const FACES = ['crit', 'hit', 'surge', 'block'] as const;
const MARK = new RegExp(`\\[(${FACES.join('|')})\\]`);

interface SymbolsProps {
  readonly text: string;
  readonly language: Language;
}

/** The text of a card, with the faces of dice as the symbols that dice show. */
export function Symbols({ text, language }: SymbolsProps) {
  return text.split(MARK).map((part, i) => {
    const shown = FACES.find((one) => i % 2 === 1 && one === part);
    if (!shown) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place.
      <svg key={i} className="lg-symbol" viewBox="-11 -11 22 22" role="img" aria-label={face(shown)[language]}>
        <title>{face(shown)[language]}</title>
        <path d={FACE_PATHS[shown]} fillRule="evenodd" />
      </svg>
    );
  });
}

/** The same where only letters can stand. */
export function withoutSymbols(text: string, language: Language): string {
  return FACES.reduce((said, one) => said.replaceAll(`[${one}]`, face(one)[language]), text);
}
