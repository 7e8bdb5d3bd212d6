import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { commandFacts } from '../../src/cards/catalog.ts';
import { equipped } from '../../src/rules/exhausting.ts';
import { CommandText } from '../preview/CommandPreview.tsx';
import { Upgrade } from './UnitDetails.tsx';

describe('at the table too', () => {
  const HINT = 'Some of this card is our own reading';
  const command = (id: string) => renderToStaticMarkup(<CommandText facts={commandFacts(id)} language="en" />);
  const found = (id: string) => renderToStaticMarkup(<Upgrade upgrade={equipped(id, false)} language="en" />);

  it('a command card says that some of it is our own reading', () => {
    expect(command('vaders-might')).toContain(HINT);
    expect(command('implacable')).not.toContain(HINT);
  });

  it('so does a card that was found in a crate', () => {
    expect(found('camouflage')).toContain(HINT);
    expect(found('bacta-capsules')).not.toContain(HINT);
  });
});
