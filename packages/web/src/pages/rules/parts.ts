import type { useTranslations } from 'use-intl';

const KNOWN = ['glossary', 'annexes', 'missions', 'squads', 'rulings', 'core', 'fragment', 'kernel'] as const;

/** The heading of a rule file. */
export function partTitle(id: string, t: ReturnType<typeof useTranslations<'rules'>>): string {
  return t(`parts.${KNOWN.find((known) => known === id) ?? 'other'}`);
}
