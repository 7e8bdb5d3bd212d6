import { expect, it } from 'vitest';
import { askWords, type OptionWords, sayOptions } from './ask.ts';
import type { PickRequest } from './request.ts';
import { name } from './words.ts';

interface Topics {
  attack: { readonly target: string } | 'none';
  'use-ability': 'use' | 'keep';
}

const { pickOne, asked, offered } = askWords<Topics, { readonly ship: string }>();
const ask = { seat: 0, rule: 'game.ask.1' } as const;
const shoot = { key: 'attack:tie', about: { target: 'tie' } };
const attack: PickRequest = {
  ...ask,
  kind: 'pick',
  topic: 'attack',
  min: 1,
  max: 1,
  options: [shoot, { key: 'none' }],
};

it('gives rules the kernel’s own words, typed by topic', () => {
  const enemies = [{ key: 'attack:tie', about: { target: 'tie' }, distance: 2 }];
  const asking = pickOne({ ...ask, topic: 'attack', about: { ship: 'luke' }, options: [...enemies, { key: 'none' }] });
  expect(asking.next().value).toMatchObject({ kind: 'pick', topic: 'attack', options: [shoot, { key: 'none' }] });
  pickOne({ ...ask, topic: 'use-ability', options: [{ key: 'use' }, { key: 'keep' }] });
  // @ts-expect-error: what the option is about is missing
  pickOne({ ...ask, topic: 'attack', options: [{ key: 'attack:tie' }] });
  // @ts-expect-error: no such key
  pickOne({ ...ask, topic: 'use-ability', options: [{ key: 'drop' }] });
  // @ts-expect-error: no such topic
  pickOne({ ...ask, topic: 'bid', options: [{ key: 'none' }] });
});

it('lets texts, bots and pages read what an option is about', () => {
  const request = asked(attack);
  if (request.topic !== 'attack' || request.kind !== 'pick') throw new Error('not an attack');
  expect(request.options.map(({ about }) => about?.target)).toEqual(['tie', undefined]);
  const { topic, option } = offered(attack, shoot);
  expect(topic === 'attack' && option.about?.target).toBe('tie');
  const table: OptionWords<Topics> = {
    attack: ({ about }) => name(about ? `Attack ${about.target}` : 'Do not attack'),
    'use-ability': ({ key }) => name(key),
  };
  const say = sayOptions<Topics>(table);
  expect(attack.options.map((one) => say(attack, one).en)).toEqual(['Attack tie', 'Do not attack']);
  expect(say({ topic: 'bid' }, { key: 'bid:1' }).en).toBe('bid:1');
});
