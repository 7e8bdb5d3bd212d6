import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The colours of a theme and of its sides, as the style sheet says; later blocks win. */
function tokensOf(...selectors: readonly string[]): ReadonlyMap<string, string> {
  const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  const tokens = new Map<string, string>();
  for (const selector of selectors) {
    const [, block] = sheet.split(`\n${selector} {`);
    if (block === undefined) throw new Error(`tokens.css has no ${selector}.`);
    for (const [, name = '', value = ''] of (block.split('\n}')[0] ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g))
      tokens.set(name, value);
  }
  return tokens;
}

/** How bright a colour is, as contrast is reckoned (WCAG 2). */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, brighter = 0] = [brightness(one), brightness(other)].toSorted((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

const DARK = ':root';
const LIGHT = ':root[data-theme="light"]';
const THEMES: readonly (readonly [string, readonly string[]])[] = [
  ['dark', [DARK]],
  ['light', [DARK, LIGHT]],
  ['dark, safe sides', [DARK, ':root[data-sides="safe"]']],
  ['light, safe sides', [DARK, LIGHT, ':root[data-theme="light"][data-sides="safe"]']],
];
const GROUNDS = ['ground', 'panel', 'raised', 'sunken', 'board'];
/** What is written, and on what. */
const WRITTEN: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...GROUNDS, 'raised-hover', 'act-soft', 'warn-soft']],
  ['ink-soft', GROUNDS],
  ['ink-faint', GROUNDS],
  ['near-ink', [...GROUNDS, 'near-soft']],
  ['far-ink', [...GROUNDS, 'far-soft']],
  ['act', ['ground', 'panel', 'board', 'warn-soft']],
  ['act-ink', ['act', 'act-strong']],
  ['warn', ['ground', 'panel', 'sunken', 'warn-soft']],
  ['good', ['ground', 'panel']],
  ['near-on', ['near']],
  ['far-on', ['far']],
];

describe.each(THEMES)('in the %s theme', (_, selectors) => {
  const tokens = tokensOf(...selectors);
  const colour = (name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`There is no --${name}.`);
    return value;
  };

  it('whatever is written can be read on what it is written on', () => {
    const faint = WRITTEN.flatMap(([ink, grounds]) =>
      grounds
        .map((ground) => ({ ink, ground, contrast: contrast(colour(ink), colour(ground)) }))
        .filter((one) => one.contrast < 4.5),
    );
    expect(faint).toEqual([]);
  });
});
