import { emptyRecord, isObject } from '@rangefinder/kernel';
import { encoded } from '@rangefinder/kernel/lists';
import { findDefinition } from '../cards/catalog.ts';

/** A deck as the end of an address, by ids, so that it means the same on every machine; null when it is no deck. */
export function shareText(list: unknown): string | null {
  if (!isObject(list) || !isObject(list.cards) || (list.side !== 'dark' && list.side !== 'light')) return null;
  const known = (id: unknown) => typeof id === 'string' && findDefinition(id) !== undefined;
  const counted = Object.entries(list.cards)
    .filter(([id]) => known(id))
    .map(([id, count]) => (typeof count === 'number' && count !== 1 ? `${id}.${count}` : id));
  if (counted.length === 0) return null;
  const params = [`side=${list.side}`, `cards=${counted.join('_')}`];
  const under = Array.isArray(list.under) ? list.under.filter(known) : [];
  if (under.length > 0) params.push(`under=${under.join('_')}`);
  if (typeof list.name === 'string' && list.name !== '') params.push(`name=${encoded(list.name)}`);
  return params.join('&');
}

/** The deck in such a text, or in an address that ends with it; its cards need not exist. Undefined when there is none. */
export function readShareText(text: string): object | undefined {
  const [, end] = /(?:^|#)(side=(?:dark|light)&cards=\S+)$/.exec(text.trim()) ?? [];
  if (end === undefined) return undefined;
  const params = new URLSearchParams(end);
  const cards = emptyRecord<number>();
  for (const entry of (params.get('cards') ?? '').split('_').slice(0, MOST)) {
    const [id = '', count = '1'] = entry.split('.');
    if (id !== '') cards[id] = /^\d{1,2}$/.test(count) ? Number(count) : 1;
  }
  const under = (params.get('under') ?? '').split('_').filter((id) => id !== '');
  const name = params.get('name');
  return {
    ...(name ? { name } : {}),
    side: params.get('side'),
    cards,
    ...(under.length > 0 ? { under: under.slice(0, MOST) } : {}),
  };
}

/** More kinds of cards than any deck has. */
const MOST = 200;
