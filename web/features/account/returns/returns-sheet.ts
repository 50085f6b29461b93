// The GST returns of a year as a sheet: due dates, figures, and which are filed under which number.
import { readReturns } from '#api/contract/book/returns.ts';
import type { BookReturn } from '#api/contract/book/returns.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { RETURN_NAMES } from '#core/tax/index.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { remarksOfReturns, spanInWords, STATUS_WORDS, withoutDocumentIn } from './wording.ts';

const COLUMNS: readonly ReportColumnOf<BookReturn>[] = [
  { head: 'Return', kind: 'text', of: ({ returnKind: kind }) => RETURN_NAMES[kind] },
  { head: 'Period', kind: 'text', of: spanInWords },
  { head: 'From', kind: 'date', onlyIn: 'file', of: ({ from }) => from },
  { head: 'To', kind: 'date', onlyIn: 'file', of: ({ to }) => to },
  { head: 'Invoices', kind: 'count', of: ({ figures }) => figures?.invoices ?? null },
  {
    head: 'Taxable value (₹)',
    kind: 'money',
    of: ({ figures }) => figures?.taxablePaise ?? null,
  },
  {
    head: 'Tax (₹)',
    kind: 'money',
    of: ({ figures }) => figures?.taxPaise ?? null,
  },
  {
    head: 'Without a document (₹)',
    kind: 'money',
    of: ({ figures }) => figures?.withoutDocumentPaise || null,
  },
  { head: 'Due', kind: 'date', of: ({ dueOn: due }) => due },
  { head: 'Status', kind: 'text', of: ({ status }) => STATUS_WORDS[status] },
  { head: 'Filed on', kind: 'date', of: ({ filed }) => filed?.on ?? null },
  { head: 'ARN', kind: 'text', of: ({ filed }) => filed?.arn ?? null },
  { head: 'Marked by', kind: 'text', of: ({ filed }) => filed?.by.name ?? null },
];

type SheetQuery = { readonly bookId: number; readonly year: string };

export async function returnsSheet(
  { read }: SheetWork,
  { bookId, year }: SheetQuery,
): Promise<ReportSheet> {
  const found = await read(readReturns, { params: { bookId }, query: { year } });
  const warning = withoutDocumentIn(found);
  return {
    title: 'GST returns',
    period: `FY ${year}`,
    remarks: [...(warning === null ? [] : [warning]), ...remarksOfReturns(found)],
    columns: reportColumns(COLUMNS),
    lines: reportLines(COLUMNS, found.returns),
  };
}
