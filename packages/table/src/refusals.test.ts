import { salvage } from '@rangefinder/kernel/sample';
import { expect, it } from 'vitest';
import { refusalIn } from './refusals.ts';

it.each([
  ['by its code where the game has words', { rule: 'kernel.turn.2', message: 'Over.', code: 'over' }, 'pl', /Partia/],
  ['by its rule where it is around the game', { rule: 'table.connection.1', message: 'Lost.' }, 'fr', /connexion/],
  ['as it came where nobody has words', { rule: 'table.message.1', message: 'No JSON.' }, 'pl', /^No JSON\.$/],
] as const)('a refusal at a table is said %s', (_, refusal, language, said) => {
  expect(refusalIn(salvage, refusal, language)).toMatch(said);
});
