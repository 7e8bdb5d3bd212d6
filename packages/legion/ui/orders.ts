import type { Language } from '@rangefinder/kernel';
import { capital, name } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../src/card.ts';
import { RANK } from '../src/text/terms.ts';
import { WORDS } from './words.ts';

/** Whom a command card orders: names, and how many others of which ranks. */
export function ordersText(
  { orders: { units, others, ranks } }: Pick<CommandFacts, 'orders'>,
  language: Language,
): string {
  const among = ranks.map((rank) => RANK[rank][language]).join(', ');
  const count = Number.isFinite(others) ? WORDS.units(others)[language] : WORDS.everybody[language];
  const more = others === 0 ? [] : [among === '' ? count : `${count} (${among})`];
  return capital(name([...units, ...more].join(', ') || WORDS.noUnits[language]))[language];
}
