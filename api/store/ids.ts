// Ids come from sequences in blocks, so that a command costs no round trip for its id.
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { idOf } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { Sql } from './sql.ts';

/** What each step of a sequence reserves; the migration creates them with this increment. */
const BLOCK = 64;
/** Steps that one query takes at most, of a kind that is used up again and again. */
const STEPS_MAX = 16;
/** Where what one query took has not lasted so long, the next takes twice as much. */
const QUICK_MS = 1000;

export type IdKind =
  | 'book'
  | 'person'
  | 'invitation'
  | 'account'
  | 'account_type'
  | 'journal'
  | 'record'
  | 'subject'
  // Companies are counted by the name that the wire gives them.
  | Exclude<MasterKind, 'company'>
  | 'account_type_company'
  | 'category_asset'
  | 'consumable'
  | 'category_product'
  | 'value_product'
  | 'service_attribute'
  | 'customer'
  | 'invoice'
  | 'presale'
  | 'purchase_bill'
  | 'purchase_debit_note'
  | 'purchase_order'
  | 'goods_receipt'
  | 'supplier_payment'
  | 'tds_deposit'
  | 'expense'
  | 'credit_reversal'
  | 'credit_reclaim'
  | 'bill_of_entry'
  | 'payment_run'
  | 'payment'
  | 'receipt'
  | 'credit_note'
  | 'debit_note'
  | 'allocation'
  | 'settlement'
  | 'opening_bill'
  | 'refund'
  | 'invoice_email'
  | 'import'
  | 'stock_journal';

/** @param on the connection to ask on, for whoever holds one already and must not take a second. */
export type NextIds = (kind: IdKind, count: number, on?: Sql) => Promise<number[]>;

/** The ids that this process has reserved, for decisions that must not wait for one. */
export type IdStock = {
  /** Makes sure that so many are there, which costs a query once a block is used up. */
  readonly reserve: (kind: IdKind, count: number, on: Sql) => Promise<void>;
  /** @returns the ids that are next, as many as are there of so many; none of them is taken. */
  readonly peek: (kind: IdKind, count: number) => readonly number[];
  readonly take: (kind: IdKind, count: number) => readonly number[];
};

type FreshIds = { readonly nextIds: NextIds; readonly stock: IdStock };

/** @param installation 0 to 8191, in the upper bits of every id. @returns a source of fresh ids. */
export function createIds(sql: Sql, installation: number): FreshIds {
  const { stockOf, fill } = createStocks(installation);
  const { inOrder, isWaiting } = createTurns();
  /** Of many clients who post at once, nobody waits for ids but the first. */
  const fillAhead = (kind: IdKind): void => {
    const { ids, steps } = stockOf(kind);
    const least = (steps * BLOCK) / 2;
    if (steps === 1 || ids.length >= least || isWaiting(kind)) return;
    // Whoever finds too few in the end asks again, and hears of what is wrong.
    void inOrder(kind, () => fill(kind, least, sql).catch(() => undefined));
  };
  const take = (kind: IdKind, count: number) => {
    const taken = stockOf(kind).ids.splice(0, count);
    fillAhead(kind);
    return taken;
  };

  return {
    nextIds: async (kind, count, on = sql) => {
      invariant(count >= 0, 'Nobody asks for less than no ids.');
      if (stockOf(kind).ids.length >= count) return take(kind, count);
      return inOrder(kind, async () => {
        // Others may take of what was filled before this goes on.
        while (stockOf(kind).ids.length < count) await fill(kind, count, on);
        return take(kind, count);
      });
    },
    stock: {
      reserve: async (kind, count, on) => {
        if (stockOf(kind).ids.length < count) await inOrder(kind, () => fill(kind, count, on));
      },
      peek: (kind, count) => stockOf(kind).ids.slice(0, count),
      take,
    },
  };
}

/** The ids of a kind that are reserved and not taken yet. */
type Stock = { readonly ids: number[]; steps: number; filledAt: number };

function createStocks(installation: number) {
  const stocks = new Map<IdKind, Stock>();
  const stockOf = (kind: IdKind): Stock => {
    const stock = stocks.get(kind) ?? { ids: [], steps: 1, filledAt: -Infinity };
    stocks.set(kind, stock);
    return stock;
  };
  const fill = async (kind: IdKind, count: number, on: Sql): Promise<void> => {
    const stock = stockOf(kind);
    while (stock.ids.length < count) {
      const now = performance.now();
      if (now - stock.filledAt < QUICK_MS) stock.steps = Math.min(2 * stock.steps, STEPS_MAX);
      stock.filledAt = now;
      const steps = Math.max(stock.steps, Math.ceil((count - stock.ids.length) / BLOCK));
      for (const first of await reserveBlocks(on, kind, steps)) {
        for (let n = first; n < first + BLOCK; n += 1) stock.ids.push(idOf(installation, n));
      }
    }
  };
  return { stockOf, fill };
}

/** One caller at a time per kind, or two would reserve a block each and waste one. */
function createTurns() {
  const queues = new Map<IdKind, Promise<unknown>>();
  const inOrder = <Value>(kind: IdKind, work: () => Promise<Value>): Promise<Value> => {
    // Who waits behind one that fails fails with it: each by itself would wait for the same fault.
    const mine = (queues.get(kind) ?? Promise.resolve()).then(work);
    queues.set(kind, mine);
    const leave = () => {
      if (queues.get(kind) === mine) queues.delete(kind);
    };
    mine.then(leave, leave);
    return mine;
  };
  return { inOrder, isWaiting: (kind: IdKind) => queues.has(kind) };
}

async function reserveBlocks(on: Sql, kind: IdKind, steps: number): Promise<number[]> {
  const { rows } = await on.query<{ first: number }>({
    text: `select nextval('${kind}_ids') as first from generate_series(1, $1::int)`,
    values: [steps],
  });
  return rows.map((row) => row.first);
}
