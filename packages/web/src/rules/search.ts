import type { Book, RuleEntry } from '@rangefinder/table';
import MiniSearch from 'minisearch';

/** Finds rules as one types: beginnings of words, slips of the finger, ids. */
export interface RuleSearch {
  find(words: string): readonly RuleEntry[];
}

export function makeSearch({ rules }: Book): RuleSearch {
  const index = new MiniSearch<{ id: string; name: string; chapter: string; text: string; asides: string }>({
    fields: ['name', 'chapter', 'text', 'asides'],
    processTerm: fold,
    searchOptions: {
      boost: { chapter: 3, name: 2, text: 1.5, asides: 0.5 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(
    [...rules.values()].map(({ rule, chapter, asides }) => ({
      id: rule.id,
      name: rule.id.replace(/[.-]/g, ' '),
      chapter,
      text: rule.text,
      asides: asides.map(({ text }) => text).join(' '),
    })),
  );
  return {
    find(words) {
      const exact = rules.get(words.trim());
      if (exact) return [exact];
      const strict = index.search(words);
      const found = strict.length > 0 ? strict : index.search(words, { combineWith: 'OR' });
      return found.slice(0, 80).flatMap(({ id }) => rules.get(String(id)) ?? []);
    },
  };
}

/** Letters without accents, in lower case. */
function fold(term: string): string {
  return term
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
