// Ids come from sequences in blocks, so that a command costs no round trip for its id.
import { idOf } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { Sql } from './sql.ts';

/** What each step of a sequence reserves; the migration creates them with this increment. */
const BLOCK = 64;

export type IdKind =
  | 'book'
  | 'person'
  | 'account'
  | 'account_type'
  | 'journal'
  | 'record'
  | 'subject'
  | 'product'
  | 'category'
  | 'brand'
  | 'unit'
  | 'service'
  | 'account_type_company'
  | 'asset'
  | 'category_asset'
  | 'consumable'
  | 'category_product'
  | 'value_product'
  | 'service_attribute'
  | 'customer'
  | 'invoice'
  | 'payment'
  | 'receipt'
  | 'credit_note'
  | 'allocation'
  | 'invoice_email';

type Block = { next: number; left: number };

/** @param on the connection to ask on, for whoever holds one already and must not take a second. */
export type NextIds = (kind: IdKind, count: number, on?: Sql) => Promise<number[]>;

/** @param installation 0 to 8191, in the upper bits of every id. @returns a source of fresh ids. */
export function createIds(sql: Sql, installation: number): NextIds {
  const blocks = new Map<IdKind, Block>();

  async function reserve(kind: IdKind, steps: number, on: Sql): Promise<number[]> {
    const { rows } = await on.query<{ first: number }>({
      text: `select nextval('${kind}_ids') as first from generate_series(1, $1::int)`,
      values: [steps],
    });
    return rows.map((row) => row.first);
  }

  async function take(kind: IdKind, count: number, on: Sql): Promise<number[]> {
    const block = blocks.get(kind) ?? { next: 0, left: 0 };
    const ids: number[] = [];
    const drainOf = (from: Block) => {
      while (ids.length < count && from.left > 0) {
        ids.push(idOf(installation, from.next));
        from.next += 1;
        from.left -= 1;
      }
      blocks.set(kind, from);
    };
    drainOf(block);
    if (ids.length === count) return ids;
    for (const next of await reserve(kind, Math.ceil((count - ids.length) / BLOCK), on)) {
      drainOf({ next, left: BLOCK });
    }
    return ids;
  }

  // One caller at a time per kind, or two would reserve a block each and waste one.
  const turns = new Map<IdKind, Promise<unknown>>();
  return (kind, count, on = sql) => {
    invariant(count >= 0, 'Nobody asks for less than no ids.');
    // Who waits behind one that fails fails with it: each by itself would wait for the same fault.
    const turn = (turns.get(kind) ?? Promise.resolve()).then(() => take(kind, count, on));
    turns.set(kind, turn);
    turn.catch(() => {
      if (turns.get(kind) === turn) turns.delete(kind);
    });
    return turn;
  };
}
