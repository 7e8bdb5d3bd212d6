import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TOKEN_SIZE } from '../board/ShipLabel.tsx';
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
  it('are known by their names alone', () => {
    expect(isIconName('boost')).toBe(true);
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
  it('shows a count above one and says its label', () => {
    expect(renderToStaticMarkup(<TokenBadge icon="focus" colour="green" count={2} label="2 focus tokens" />)).toMatch(
      /aria-label="2 focus tokens".*>2<\/text>/,
    );
    expect(renderToStaticMarkup(<TokenBadge icon="focus" colour="green" label="A focus token" />)).not.toContain(
      '</text>',
    );
  });

  it('can be read in a label: no number or letter is smaller than 12 pixels, or cut', () => {
    const badges = [
      <TokenBadge key={1} icon="focus" colour="green" count={12} label="12 focus tokens" size={TOKEN_SIZE} />,
      <TokenBadge key={2} icon="lock" colour="red" letter="A" label="Lock A" size={TOKEN_SIZE} />,
    ];
    for (const markup of badges.map((badge) => renderToStaticMarkup(badge))) {
      const [, size = '', letters = ''] = /font-size="([\d.]+)"[^>]*>([^<]+)</.exec(markup) ?? [];
      const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(markup) ?? [];
      expect((Number(size) * TOKEN_SIZE) / Number(height)).toBeGreaterThanOrEqual(12);
      // A digit of the reading face is about as wide as 0.62 of its height.
      expect(Number(width)).toBeGreaterThanOrEqual(26 + letters.length * 0.62 * Number(size));
    }
  });
});

describe('a die', () => {
  it('is of its kind and says its label', () => {
    const markup = renderToStaticMarkup(<Die kind="defense" face="evade" label="Evade" />);
    expect(markup).toContain('die-defense');
    expect(markup).toContain('aria-label="Evade"');
  });
});
