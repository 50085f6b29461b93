// How often somebody may try. Counted in PostgreSQL with one upsert before the costly work, so that
// parallel tries are all counted and several server processes count together.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Sql } from '#api/store/sql.ts';

export type Limit = { readonly name: string; readonly countMax: number; readonly seconds: number };

const QUARTER_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

/** Per account and address, so that nobody locks the owner out from elsewhere. */
export const SIGN_IN_PAIR: Limit = { name: 'sign-in', countMax: 10, seconds: QUARTER_SECONDS };
export const SIGN_IN_ADDRESS: Limit = {
  name: 'sign-in-address',
  countMax: 50,
  seconds: QUARTER_SECONDS,
};
export const REGISTER: Limit = { name: 'register', countMax: 5, seconds: HOUR_SECONDS };
export const FORGOT_ADDRESS: Limit = { name: 'forgot', countMax: 10, seconds: HOUR_SECONDS };
/** Per mailbox, so that nobody floods it. */
export const FORGOT_MAILBOX: Limit = { name: 'forgot-to', countMax: 3, seconds: HOUR_SECONDS };
export const RESET: Limit = { name: 'reset', countMax: 20, seconds: HOUR_SECONDS };

export type Try = { readonly limit: Limit; readonly by: readonly string[] };

export type RateLimits = {
  /** Counts one try. @returns null, or the seconds to wait when one of the limits is passed. */
  readonly take: (...tries: readonly Try[]) => Promise<number | null>;
  /** Takes back what `take` counted: only failures shall count. */
  readonly giveBack: (...tries: readonly Try[]) => Promise<void>;
};

export const NO_LIMITS: RateLimits = {
  take: () => Promise.resolve(null),
  giveBack: () => Promise.resolve(),
};

export function createRateLimits(sql: Sql): RateLimits {
  return {
    async take(...tries) {
      const { rows } = await sql.query<{ position: number; count: number; wait: number }>({
        text: TAKE,
        values: [tries.map(keyOf), tries.map(({ limit }) => limit.seconds)],
      });
      const waits = rows.flatMap(({ position, count, wait }) =>
        count > (tries[position - 1]?.limit.countMax ?? 0) ? [Math.max(1, wait)] : [],
      );
      return waits.length === 0 ? null : Math.max(...waits);
    },
    async giveBack(...tries) {
      await sql.query({
        text: 'update rate_limits set count = greatest(count - 1, 0) where key = any($1::bytea[])',
        values: [tries.map(keyOf)],
      });
    },
  };
}

/** Rows are written in the order of their keys, so that two requests never wait for each other. */
const TAKE = `
  with wanted as (
    select key, seconds, position::int
    from unnest($1::bytea[], $2::int[]) with ordinality as w(key, seconds, position)
  ), taken as (
    insert into rate_limits as l (key, window_ends, count)
    select key, now() + make_interval(secs => seconds), 1 from wanted order by key
    on conflict (key) do update set
      count = case when l.window_ends <= now() then 1 else l.count + 1 end,
      window_ends = case when l.window_ends <= now() then excluded.window_ends
        else l.window_ends end
    returning key, count, ceil(extract(epoch from window_ends - now()))::int as wait
  )
  select position, count, wait from taken join wanted using (key)`;

/** A digest, since e-mail addresses and IP addresses should not lie about. */
const keyOf = ({ limit, by }: Try): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([limit.name, ...by]))
    .digest();

/** @returns what counts as one address: with IPv6 the /64 that one customer is given. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
