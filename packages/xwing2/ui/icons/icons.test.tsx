import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ACTIONS, FACTIONS, SLOTS } from '../../src/card.ts';
import { TOKENS, type Token } from '../../src/state.ts';
import { Die, Icon, iconNames, isIconName, TokenBadge } from './index.ts';

describe.each(iconNames)('the icon %s', (name) => {
  it('draws itself in the colour of the text, without a number that is none', () => {
    const markup = renderToStaticMarkup(<Icon name={name} />);
    expect(markup).toContain('currentColor');
    expect(markup).not.toContain('NaN');
    expect(markup).toMatch(/ d="M/);
  });
});

describe('icons', () => {
  it('exist for what the cards name', () => {
    const named = [
      ...ACTIONS,
      ...Object.keys(TOKENS),
      ...SLOTS.map((slot) => `slot-${slot}`),
      ...FACTIONS.map((faction) => `faction-${faction}`),
    ];
    expect(named.filter((name) => !isIconName(name))).toEqual([]);
    expect(isIconName('toString')).toBe(false);
  });

  it('have a name for screen readers, or are passed over', () => {
    expect(renderToStaticMarkup(<Icon name="boost" title="Boost" />)).toMatch(
      /role="img" aria-label="Boost"><title>Boost<\/title>/,
    );
    expect(renderToStaticMarkup(<Icon name="boost" />)).toContain('aria-hidden="true"');
  });
});

describe('a token badge', () => {
  const shapeOf = (token: Token | 'lock') =>
    renderToStaticMarkup(<TokenBadge token={token} label={token} />).includes('<circle') ? 'circle' : 'diamond';

  it('is round when the token leaves at the end of the round', () => {
    expect([shapeOf('focus'), shapeOf('tractor')]).toEqual(['circle', 'circle']);
    expect([shapeOf('stress'), shapeOf('cloak'), shapeOf('lock')]).toEqual(['diamond', 'diamond', 'diamond']);
  });

  it('shows a count above one and says its label', () => {
    expect(renderToStaticMarkup(<TokenBadge token="focus" count={2} label="2 focus tokens" />)).toMatch(
      /aria-label="2 focus tokens".*>2<\/text>/,
    );
    expect(renderToStaticMarkup(<TokenBadge token="focus" label="A focus token" />)).not.toContain('</text>');
  });
});

describe('a die', () => {
  it('is of its kind and says its label', () => {
    const markup = renderToStaticMarkup(<Die kind="defense" face="evade" label="Evade" />);
    expect(markup).toContain('die-defense');
    expect(markup).toContain('aria-label="Evade"');
  });
});
