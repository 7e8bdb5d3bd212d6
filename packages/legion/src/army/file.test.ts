import { expect, it } from 'vitest';
import { parseList } from './file.ts';

it('says of an army without a usable unit why the first three of them are of no use', async () => {
  const units = ['gungans', 'jawas', 'tuskens', 'gamorreans'].map((unit) => ({ unit, upgrades: [] }));
  const said = await parseList(JSON.stringify({ faction: 'empire', units })).then(String, String);
  for (const unit of ['gungans', 'jawas', 'tuskens']) expect(said).toContain(unit);
  expect(said).not.toContain('gamorreans');
});
