import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

/** A unit test as it is run here. */
export interface UnitTest {
  readonly name: string;
  run(): unknown;
}

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** What stands for vitest's `expect`, `it`, `test` and `describe` in the bundle. */
export const expect = chai.expect;

let collected: UnitTest[] = [];

type Rows = readonly unknown[];

function collect(name: string, run: (...row: unknown[]) => unknown): void {
  collected.push({ name, run: () => run() });
}

export const it = Object.assign(collect, {
  each: (rows: Rows) => (name: string, run: (...row: unknown[]) => unknown) => {
    for (const row of rows) collect(name, () => run(...(Array.isArray(row) ? row : [row])));
  },
});
export const test = it;
export const describe = Object.assign((_name: string, body: () => void) => body(), {
  each: (rows: Rows) => (_name: string, body: (...row: unknown[]) => void) => {
    for (const row of rows) body(...(Array.isArray(row) ? row : [row]));
  },
});

/** The tests of a file, in their order. */
export async function testsOf(load: () => Promise<unknown>): Promise<readonly UnitTest[]> {
  collected = [];
  await load();
  return collected;
}
