// How often somebody may try. Counted in PostgreSQL with one upsert before the costly work, so that
// parallel tries are all counted and several server processes count together.
import { randomInt } from 'node:crypto';
import type { Sql } from '#api/store/sql.ts';
import type { KeyedDigest } from './keyed-digest.ts';
import type { Limit } from './limits.ts';

export type LimitedTry = {
  readonly limit: Limit;
  readonly by: readonly string[];
  /** As how many it counts, where that is not one. */
  readonly amount?: number;
};

export type RateLimits = {
  /** Counts one try. @returns null, or the seconds to wait when one of the limits is passed. */
  readonly take: (...tries: readonly LimitedTry[]) => Promise<number | null>;
  /**
   * Takes one of the places of a limit, of which there are `countMax` at the same time.
   * @returns what gives the place back, or null when none is free.
   */
  readonly hold: (attempt: LimitedTry) => Promise<(() => Promise<void>) | null>;
};

export const NO_LIMITS: RateLimits = {
  take: () => Promise.resolve(null),
  hold: () => Promise.resolve(() => Promise.resolve()),
};

export function createRateLimits(sql: Sql, digest: KeyedDigest): RateLimits {
  const keyOf = ({ limit, by }: LimitedTry): Buffer => counterKey(digest, limit.name, by);
  return {
    async take(...tries) {
      const { rows } = await sql.query<{ position: number; count: number; wait: number }>({
        text: TAKE,
        values: [
          tries.map(keyOf),
          tries.map(({ limit }) => limit.seconds),
          tries.map(({ amount = 1 }) => amount),
        ],
      });
      const waits = rows.flatMap(({ position, count, wait }) =>
        count > (tries[position - 1]?.limit.countMax ?? 0) ? [Math.max(1, wait)] : [],
      );
      return waits.length === 0 ? null : Math.max(...waits);
    },
    async hold({ limit, by }) {
      const places = Array.from({ length: limit.countMax }, (_, place) =>
        counterKey(digest, limit.name, [...by, `place ${place}`]),
      );
      const holder = randomInt(1, HOLDER_MAX);
      const { rows } = await sql.query<{ key: Buffer }>({
        text: HOLD,
        values: [places, limit.seconds, holder],
      });
      const key = rows[0]?.key;
      return key === undefined ? null : () => giveBack(sql, key, holder);
    },
  };
}

/** Rows are written in the order of their keys, so that two requests never wait for each other. */
const TAKE = `
  with wanted as (
    select key, seconds, amount, position::int
    from unnest($1::bytea[], $2::int[], $3::int[])
      with ordinality as w(key, seconds, amount, position)
  ), taken as (
    insert into rate_limits as l (key, window_ends, count)
    select key, now() + make_interval(secs => seconds), amount from wanted order by key
    on conflict (key) do update set
      count = case when l.window_ends <= now() then excluded.count
        else least(l.count + excluded.count::bigint, 2147483647) end,
      window_ends = case when l.window_ends <= now() then excluded.window_ends
        else l.window_ends end
    returning key, count, ceil(extract(epoch from window_ends - now()))::int as wait
  )
  select position, count, wait from taken join wanted using (key)`;

/** Tells one who holds a place from another who holds it later. */
const HOLDER_MAX = 2 ** 31;

/** Of two who choose the same place at once one gets none, and asks again. */
const HOLD = `
  insert into rate_limits as l (key, window_ends, count)
  select key, now() + make_interval(secs => $2::int), $3::int from unnest($1::bytea[]) as p(key)
  where not exists (select 1 from rate_limits r where r.key = p.key and r.window_ends > now())
  limit 1
  on conflict (key) do update set window_ends = excluded.window_ends, count = excluded.count
    where l.window_ends <= now()
  returning key`;

/** One that cannot be given back is free after its time. */
async function giveBack(sql: Sql, key: Buffer, holder: number): Promise<void> {
  const text = 'delete from rate_limits where key = $1 and count = $2';
  await sql.query({ text, values: [key, holder] }).catch(() => null);
}

/** @returns the key of a counter. E-mail addresses and IP addresses should not lie about. */
export const counterKey = (digest: KeyedDigest, name: string, by: readonly string[]): Buffer =>
  digest(JSON.stringify([name, ...by]));
