// The next numbers of a book's documents, given under its head's lock and never promised before.
import type { BillingProfile } from '#core/book/index.ts';
import type { Numbered } from '#core/invoice/index.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { documentNumber } from '#core/tax/index.ts';
import { lastNumbers } from '#projections/document-numbers/read.ts';
import type { DocumentKind } from '#projections/document-numbers/table.ts';
import type { QueryExecutorProvider } from 'kysely';

const SERIES = {
  invoice: 'invoiceSeries',
  'credit-note': 'creditNoteSeries',
  receipt: 'receiptSeries',
} as const satisfies Record<DocumentKind, keyof BillingProfile>;

export type NextNumbers = (kind: DocumentKind) => (financialYear: string) => Numbered;

/**
 * @param years the financial years, as `26-27`, in which a number may be asked for.
 * @returns a source of next numbers, the same one however often it is asked.
 */
export async function nextNumbers(
  db: QueryExecutorProvider,
  { bookId, billing }: { readonly bookId: number; readonly billing: BillingProfile },
  { kinds, years }: { readonly kinds: readonly DocumentKind[]; readonly years: readonly string[] },
): Promise<NextNumbers> {
  const wanted = kinds.flatMap((kind) =>
    [...new Set(years)].map((financialYear) => {
      const { prefix, padding } = billing[SERIES[kind]];
      const first = documentNumber({ prefix, padding, n: 1, financialYear });
      const series = first.slice(0, first.length - String(1).padStart(padding, '0').length);
      return { kind, financialYear, prefix, padding, series };
    }),
  );
  const last = await lastNumbers(db, bookId, wanted);
  const numbers = new Map(
    wanted.map(({ kind, financialYear, prefix, padding, series }, place) => {
      const seriesNumber = (last[place] ?? 0) + 1;
      const number = documentNumber({ prefix, padding, n: seriesNumber, financialYear });
      return [`${kind} ${financialYear}`, { number, series, seriesNumber, financialYear }];
    }),
  );
  return (kind) => (financialYear) => {
    const next = numbers.get(`${kind} ${financialYear}`);
    invariant(next !== undefined, 'Every year that may be asked for was looked up.');
    return next;
  };
}
