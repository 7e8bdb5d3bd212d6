import type { Book, RuleEntry } from '@rangefinder/table';
import MiniSearch from 'minisearch';

/** Finds rules as one types: beginnings of words, slips of the finger, ids. */
export interface RuleSearch {
  find(words: string): readonly RuleEntry[];
}

/** Whoever looks for one kind finds what holds for all of them. */
const KINDS: readonly { readonly all: RegExp; readonly kinds: string }[] = [
  { all: /\bobstacles?\b/i, kinds: 'asteroid rock debris gas cloud' },
  { all: /\bdevices?\b/i, kinds: 'bomb mine remote' },
  { all: /\bgreen tokens?\b/i, kinds: 'focus evade calculate reinforce' },
];

/** With fewer hits than this, rules that hold most of the words follow. */
const FEW = 12;

export function makeSearch({ rules }: Book): RuleSearch {
  const index = new MiniSearch<{
    id: string;
    name: string;
    chapter: string;
    text: string;
    kinds: string;
    asides: string;
  }>({
    fields: ['name', 'chapter', 'text', 'kinds', 'asides'],
    processTerm: fold,
    searchOptions: {
      boost: { chapter: 3, name: 2, text: 1.5, kinds: 1, asides: 0.5 },
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
      kinds: KINDS.filter(({ all }) => all.test(rule.text))
        .map(({ kinds }) => kinds)
        .join(' '),
      asides: asides.map(({ text }) => text).join(' '),
    })),
  );
  return {
    find(words) {
      const exact = rules.get(words.trim());
      if (exact) return [exact];
      const strict = index.search(words);
      const loose = strict.length < FEW ? index.search(words, { combineWith: 'OR' }) : [];
      // Of three words two are enough; a single one of several says little.
      const near = loose.filter(({ queryTerms, id }) => queryTerms.length > 1 && strict.every((hit) => hit.id !== id));
      const found = strict.length > 0 ? [...strict, ...near] : loose;
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
