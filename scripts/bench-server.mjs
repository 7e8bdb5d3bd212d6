// `npm run bench:server [-- --json]`: a server under load, beside a crowd, and through a restart of its database, measured from outside. `--matches 100` and `--seconds 10` make it shorter.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { setup } from './setup.mjs';

setup();
const { importTypeScript } = await import('../packages/cli/bin/typescript.mjs');
importTypeScript();
const { serverBenches, USUAL } = await import('../packages/server/bench/load.ts');

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, matches: { type: 'string' }, seconds: { type: 'string' } },
});
const rows = await serverBenches({
  ...USUAL,
  matches: Number(values.matches ?? USUAL.matches),
  seconds: Number(values.seconds ?? USUAL.seconds),
});
const rounded = rows.map((row) => ({ ...row, ours: Number(row.ours.toPrecision(3)) }));
if (values.json) console.log(JSON.stringify(rounded, null, 2));
else
  for (const { name, ours, limit, unit } of rounded)
    console.log(`${name}: ${ours} ${unit}${Number.isNaN(limit) ? '' : ` (limit ${Math.round(limit)})`}`);
process.exitCode = rows.some(({ ours, limit }) => ours > limit) ? 1 : 0;
