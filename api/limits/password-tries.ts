// Tries of passwords. What is counted are failures, per account and address together; whoever
// fails over many accounts is slowed, and so is everybody at the same address, but a right password
// of an account without failures is never refused. Nothing here knows whether an account exists.
import { setTimeout as sleep } from 'node:timers/promises';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Sql } from '#api/store/sql.ts';
import { addressGroup } from './address-group.ts';
import type { KeyedDigest } from './keyed-digest.ts';
import { TRIES_AT_ONCE_MAX, WRONG_ACCOUNTS, WRONG_PASSWORDS } from './limits.ts';
import { counterKey } from './rate-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { PasswordsBusy } from '#api/session/password/hash-queue.ts';

type PasswordTry = {
  /** The e-mail as it was typed, or another name of the account. */
  readonly account: string;
  readonly address: string;
};

export type PasswordTries = {
  /**
   * @param find answers with whose password it is, or null when it is wrong.
   * @returns what `find` answers, or the seconds to wait before it is asked.
   */
  readonly check: <Found>(
    asked: PasswordTry,
    find: () => Promise<Found | null>,
  ) => Promise<Result<Found | null, number>>;
};

export const UNLIMITED_TRIES: PasswordTries = {
  check: async (_asked, find) => accepted(await find()),
};

type Parts = {
  readonly sql: Sql;
  readonly digest: KeyedDigest;
  readonly limits: Pick<RateLimits, 'take'>;
  /** Waits; tests look at how long. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
};

export function createPasswordTries({ sql, digest, limits, pause = sleep }: Parts): PasswordTries {
  const inPlace = createAddressPlaces(TRIES_AT_ONCE_MAX);

  const check = async <Found>(
    { account, address }: PasswordTry,
    find: () => Promise<Found | null>,
  ): Promise<Result<Found | null, number>> => {
    const key = counterKey(digest, WRONG_PASSWORDS.name, [account, address]);
    const ofAddress = counterKey(digest, WRONG_ACCOUNTS.name, [address]);
    // Counted before the costly work, so that tries on several servers are all counted.
    const { failures, wait, accounts } = await count(sql, key, ofAddress);
    const delay = delayOf(accounts);
    if (delay > 0) await pause(delay);
    if (wait > 0) return rejected(wait);
    const found = await find().catch(async (error: unknown) => {
      // A password that nobody looked at is not a wrong one.
      await sql.query({ text: GIVE_BACK, values: [key] });
      throw error;
    });
    if (found !== null) {
      await sql.query({ text: 'delete from rate_limits where key = $1', values: [key] });
    } else if (failures === 1) {
      await limits.take({ limit: WRONG_ACCOUNTS, by: [address] });
    }
    return accepted(found);
  };

  return {
    check: (asked, find) => {
      const address = addressGroup(asked.address);
      const account = asked.account.trim().toLowerCase();
      return inPlace({ account, address }, () => check({ account, address }, find));
    },
  };
}

type TryCount = { readonly failures: number; readonly wait: number; readonly accounts: number };

async function count(sql: Sql, key: Buffer, ofAddress: Buffer): Promise<TryCount> {
  const { countMax, seconds, waitSeconds, waitSecondsMax } = WRONG_PASSWORDS;
  const values = [key, ofAddress, seconds, countMax, waitSeconds, waitSecondsMax];
  const { rows } = await sql.query<TryCount>({ text: COUNT, values });
  return rows[0] ?? { failures: 1, wait: 0, accounts: 0 };
}

/**
 * A try counts at once, and moves the end of its window on; one that came too early does neither.
 * When the last try was is therefore told by the end of the window.
 */
const COUNT = `
  with tried as (
    insert into rate_limits as l (key, window_ends, count)
    values ($1::bytea, now() + make_interval(secs => $3::int), 1)
    on conflict (key) do update set (count, window_ends) = (
      select case when ended then 1 when early then l.count else l.count + 1 end,
        case when early and not ended then l.window_ends else excluded.window_ends end
      from (select l.window_ends <= now() as ended, l.count >= $4::int
        and l.window_ends - make_interval(secs => $3::int) + make_interval(secs =>
          least($6::int, $5::int * power(2, least(l.count - $4::int, 20)))) > now() as early) s
    )
    returning count, window_ends, window_ends <> now() + make_interval(secs => $3::int) as early
  )
  select count as failures,
    case when early then greatest(1, ceil(extract(epoch from window_ends - now()) - $3::int
      + least($6::int, $5::int * power(2, least(count - $4::int, 20)))))::int else 0 end as wait,
    coalesce((select a.count from rate_limits a where a.key = $2::bytea
      and a.window_ends > now()), 0) as accounts
  from tried`;

const GIVE_BACK = 'update rate_limits set count = greatest(count - 1, 0) where key = $1';

const delayOf = (accounts: number): number => {
  const { countMax, delayMilliseconds, delayMillisecondsMax } = WRONG_ACCOUNTS;
  return Math.min(delayMillisecondsMax, Math.max(0, accounts - countMax) * delayMilliseconds);
};

// What one address may have under way at once, and one account of it one after another.
type LimitedPlaces = <Value>(
  at: { readonly address: string; readonly account: string },
  work: () => Promise<Value>,
) => Promise<Value>;

/**
 * @param placesMax for each address.
 * @returns a function that runs work; it throws PasswordsBusy where an address has no free place.
 */
function createAddressPlaces(placesMax: number): LimitedPlaces {
  const taken = new Map<string, number>();
  const last = new Map<string, Promise<unknown>>();
  return async ({ address, account }, work) => {
    const count = taken.get(address) ?? 0;
    if (count >= placesMax) throw new PasswordsBusy('Too many sign in from this address.');
    taken.set(address, count + 1);
    const key = JSON.stringify([address, account]);
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work);
    // Whoever comes next waits for this one, however it ends.
    const over = mine.catch(() => undefined);
    last.set(key, over);
    try {
      return await mine;
    } finally {
      if (last.get(key) === over) last.delete(key);
      const left = (taken.get(address) ?? 1) - 1;
      if (left === 0) taken.delete(address);
      else taken.set(address, left);
    }
  };
}
