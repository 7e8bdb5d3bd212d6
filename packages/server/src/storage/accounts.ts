import type { Kysely } from 'kysely';
import type { AccountsTable, Tables } from './schema.ts';

export type AccountRow = AccountsTable;

/** Players in the database. */
export class Accounts {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async create(account: AccountRow): Promise<void> {
    await this.#db.insertInto('accounts').values(account).execute();
  }

  byId(id: string): Promise<AccountRow | undefined> {
    return this.#db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  }

  byClaimedName(claimed: string): Promise<AccountRow | undefined> {
    return this.#db.selectFrom('accounts').selectAll().where('claimed', '=', claimed).executeTakeFirst();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('accounts').set({ name }).where('id', '=', id).execute();
  }

  /** Gives a guest a name of its own and a password. False when the name is taken. */
  async claim(id: string, name: string, claimed: string, password: string): Promise<boolean> {
    if (await this.byClaimedName(claimed)) return false;
    try {
      await this.#db.updateTable('accounts').set({ name, claimed, password }).where('id', '=', id).execute();
      return true;
    } catch (error) {
      // Two may claim a name at the same moment; the database lets one through.
      if (await this.byClaimedName(claimed)) return false;
      throw error;
    }
  }

  /** A value all servers on this database share, made once by whoever needs it first. */
  async shared(name: string, make: () => string): Promise<string> {
    await this.#db
      .insertInto('settings')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await this.#db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.value;
  }
}
