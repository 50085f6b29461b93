// Bills of suppliers as a sheet, as the list is narrowed and ordered.
import { listPurchaseBills } from '#api/contract/trade/purchase-bill.ts';
import type { PurchaseBillCard } from '#api/contract/trade/purchase-bill.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import type { BillsOrder, BillsQuery } from './queries.ts';
import { creditInWords, statusInWords } from './wording.ts';

const money = (
  head: string,
  of: (card: PurchaseBillCard) => number,
): ReportColumnOf<PurchaseBillCard> => ({ head, kind: 'money', of });

const COLUMNS: readonly ReportColumnOf<PurchaseBillCard>[] = [
  { head: 'Bill no.', kind: 'text', of: ({ billNumber }) => billNumber },
  { head: 'Our no.', kind: 'text', onlyIn: 'file', of: ({ number }) => number ?? 'Draft' },
  { head: 'Supplier', kind: 'text', of: ({ supplierName }) => supplierName },
  { head: 'Date', kind: 'date', of: ({ billDate }) => billDate },
  { head: 'Posted on', kind: 'date', onlyIn: 'file', of: ({ postedOn }) => postedOn },
  { head: 'Due', kind: 'date', onlyIn: 'file', of: ({ dueDate }) => dueDate },
  { head: 'Credit', kind: 'text', of: creditInWords },
  { head: 'Status', kind: 'text', of: statusInWords },
  money('Taxable (₹)', ({ taxablePaise }) => taxablePaise),
  money('GST (₹)', ({ gstPaise }) => gstPaise),
  money('Total (₹)', ({ totalPaise }) => totalPaise),
  money('Outstanding (₹)', ({ outstandingPaise }) => outstandingPaise),
];

type Sheet = { readonly bookId: number; readonly asked: BillsQuery; readonly order: BillsOrder };

export async function billsSheet(
  work: SheetWork,
  { bookId, asked, order }: Sheet,
): Promise<ReportSheet> {
  const cards = await everyOffset(work, (offset, limit) =>
    work.read(listPurchaseBills, { query: { ...asked, book_id: bookId, limit, order, offset } }),
  );
  const { search } = asked;
  return {
    title: 'Bills',
    period: asOnInWords(todayInIndia()),
    remarks: [
      ...(search === undefined ? [] : [`Found by ‘${search}’`]),
      `${formatCount(cards.length)} in the list, drafts and reversed ones included`,
    ],
    columns: reportColumns(COLUMNS),
    lines: reportLines(COLUMNS, cards),
  };
}
