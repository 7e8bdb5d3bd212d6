import { useLanguage } from '../language.ts';
import type { SeatState } from '../session.ts';
import { TABLE } from '../words.ts';

/** What there is to say of whoever sits there: they are away, or their bot broke down. */
export function SeatNote({ seat }: { readonly seat: SeatState | undefined }) {
  const language = useLanguage();
  if (seat?.connected === false) return <span className="gone">{TABLE.gone[language]}</span>;
  return seat?.faltered ? <span className="gone">{TABLE.faltered[language]}</span> : null;
}

/** The same in a word, where names are tabs. */
export function TabNote({ seats }: { readonly seats: readonly SeatState[] }) {
  const language = useLanguage();
  if (seats.some(({ connected }) => !connected)) return <span className="gone">{TABLE.gone[language]}</span>;
  return seats.some(({ faltered }) => faltered) ? <span className="gone">{TABLE.brokeDown[language]}</span> : null;
}
