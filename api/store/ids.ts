// Ids come from sequences in blocks, so that a command costs no round trip for its id.
import { idOf } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { Sql } from './sql.ts';

/** What each step of a sequence reserves; the migration creates them with this increment. */
const BLOCK = 64;

export type IdKind = 'book' | 'person' | 'account' | 'account_type' | 'journal' | 'subject';

export type NextIds = (kind: IdKind, count: number) => Promise<number[]>;

/** @param installation 0 to 8191, in the upper bits of every id. @returns a source of fresh ids. */
export function createIds(sql: Sql, installation: number): NextIds {
  const blocks = new Map<IdKind, { next: number; left: number }>();

  async function reserve(kind: IdKind, steps: number): Promise<number[]> {
    const { rows } = await sql.query<{ first: number }>({
      text: `select nextval('${kind}_ids') as first from generate_series(1, $1::int)`,
      values: [steps],
    });
    return rows.map((row) => row.first);
  }

  return async (kind, count) => {
    invariant(count >= 0, 'Nobody asks for less than no ids.');
    const block = blocks.get(kind) ?? { next: 0, left: 0 };
    const ids: number[] = [];
    const take = (from: { next: number; left: number }) => {
      while (ids.length < count && from.left > 0) {
        ids.push(idOf(installation, from.next));
        from.next += 1;
        from.left -= 1;
      }
    };
    take(block);
    // Two callers may reserve at once: each then drains its own blocks and leaves the last one.
    if (ids.length < count) {
      for (const first of await reserve(kind, Math.ceil((count - ids.length) / BLOCK))) {
        const fresh = { next: first, left: BLOCK };
        take(fresh);
        if (fresh.left > 0) blocks.set(kind, fresh);
      }
    } else {
      blocks.set(kind, block);
    }
    return ids;
  };
}
