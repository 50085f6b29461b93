// The sums at the foot of a list of invoices: what those that are issued come to, and what is open
// of them.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { nameOfBill } from '#core/report/index.ts';
import { issuedListed } from '#projections/invoice-status/read-listed.ts';
import type { ListedInvoiceRow } from '#projections/invoice-status/read-listed.ts';
import { sumsOfItems } from '#projections/open-items/read-on-day.ts';
import { invoiceFilterOf } from '#api/queries/invoice/list.ts';
import type { InvoiceNarrowing } from '#api/queries/invoice/list.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { sumsOfRows } from '../counted-rows.ts';
import { MADE_OF_MAX, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';

type ListedWish = {
  readonly line: string;
  readonly narrowing: InvoiceNarrowing;
  /** The day by which one is overdue. */
  readonly today: string;
};

/** @returns null where the list has no such sum. */
export function listedInvoices(
  db: ReadTables,
  bookId: number,
  { line, narrowing, today }: ListedWish,
): Promise<NamedFigure | null> {
  if (line !== 'total' && line !== 'balance_due') return Promise.resolve(null);
  return snapshot(db, async (tables) => {
    const filter = await invoiceFilterOf(tables, { bookId, today }, narrowing);
    const listed = await issuedListed(tables, { bookId, today }, filter);
    const { from = null, to = today } = narrowing;
    const told = { from, to, notPosted: [], value: null };
    return line === 'total'
      ? { ...told, name: 'Invoices listed', sums: sumsOfTotals(listed), madeOf: [] }
      : { ...told, ...openOf(listed, bookId, narrowing.as_on ?? null, today) };
  });
}

const sumsOfTotals = (listed: readonly ListedInvoiceRow[]): NamedFigure['sums'] =>
  sumsOfRows(listed.map(({ seq, issueDate: date, totalPaise: amount }) => ({ seq, date, amount })));

/** Without a last day what is dated later counts too, as in the list. */
const NO_LAST_DAY = 'infinity';

function openOf(
  listed: readonly ListedInvoiceRow[],
  bookId: number,
  asOn: string | null,
  today: string,
): Pick<NamedFigure, 'name' | 'sums' | 'madeOf'> {
  const day = asOn ?? today;
  const open = listed.filter(({ openPaise }) => openPaise !== 0);
  const items = open.map(({ invoiceId: id, customerId: partyId }) => ({
    kind: 'invoice' as const,
    id,
    line: 0,
    partyKind: 'customer' as const,
    partyId,
  }));
  const figure = { items, asOn: asOn ?? NO_LAST_DAY, sign: 1 } as const;
  return {
    name: 'Outstanding of the invoices listed',
    sums: (between) => sumsOfItems(bookId, figure, between),
    madeOf: open
      .toSorted((one, other) => other.openPaise - one.openPaise)
      .slice(0, MADE_OF_MAX)
      .map(({ invoiceId, number, issueDate, openPaise }) => ({
        name: number,
        amount: rupeesFromPaise(openPaise),
        asked:
          issueDate > day
            ? null
            : {
                ...OF_NOTHING,
                of: 'receivables',
                line: nameOfBill('invoice', invoiceId),
                asOn: day,
              },
      })),
  };
}
