import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Refused } from '@rangefinder/host';
import type { Me } from '@rangefinder/protocol';
import { newId } from './secrets.ts';
import type { AccountRow, Accounts } from './storage/accounts.ts';

/** Who plays here: guests, who need nothing, and those who have claimed a name. */
export class People {
  readonly #accounts: Accounts;

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  find(id: string): Promise<AccountRow | undefined> {
    return this.#accounts.byId(id);
  }

  async newGuest(): Promise<AccountRow> {
    const guest = {
      id: newId(),
      name: `Guest ${randomInt(1000, 10_000)}`,
      claimed: null,
      password: null,
      created_at: Date.now(),
    };
    await this.#accounts.create(guest);
    return guest;
  }

  /** A guest may be called as it likes, except by a name somebody has claimed. */
  async rename(account: AccountRow, name: string): Promise<AccountRow> {
    if (account.claimed !== null) throw new Refused('account.name.1', 'A claimed name stays as it is.', 409);
    if (await this.#accounts.byClaimedName(claimed(name))) throw taken(name);
    await this.#accounts.rename(account.id, name);
    return { ...account, name };
  }

  /** Claims a name: the guest gets a password, and keeps its matches. */
  async register(account: AccountRow, name: string, password: string): Promise<AccountRow> {
    if (account.claimed !== null) throw new Refused('account.name.2', 'You have a name and a password already.', 409);
    const hashed = await hash(password);
    if (!(await this.#accounts.claim(account.id, name, claimed(name), hashed))) throw taken(name);
    return { ...account, name, claimed: claimed(name), password: hashed };
  }

  /** Whether the name is unknown or the password wrong is not told, not even by the time it takes. */
  async logIn(name: string, password: string): Promise<AccountRow> {
    const account = await this.#accounts.byClaimedName(claimed(name));
    const right = await verify(account?.password ?? (await NOBODYS_PASSWORD), password);
    if (!account || !right)
      throw new Refused('account.login.1', 'This name and this password do not go together.', 401);
    return account;
  }
}

/** Compared with when there is no such name, so that it takes as long. */
const NOBODYS_PASSWORD = hash(newId());

function claimed(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function taken(name: string): Refused {
  return new Refused('account.name.3', `The name "${name}" belongs to somebody else.`, 409);
}

export function meOf({ id, name, claimed }: AccountRow): Me {
  return { id, name, guest: claimed === null };
}
