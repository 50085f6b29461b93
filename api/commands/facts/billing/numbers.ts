// The next numbers of a book's documents, given under its head's lock and never promised before.
import type { BillingProfile } from '#core/book/index.ts';
import {
  financialYearLabel,
  financialYearOf,
  parseFinancialYear,
} from '#core/kernel/financial-year.ts';
import type { Numbered } from '#core/invoice/index.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { documentNumber, GST_BEGINS } from '#core/tax/index.ts';
import { lastNumbers } from '#projections/document-numbers/read.ts';
import type { DocumentKind } from '#projections/document-numbers/table.ts';
import type { QueryExecutorProvider } from 'kysely';

type Series = BillingProfile['invoiceSeries'];

const SERIES = {
  invoice: 'invoiceSeries',
  'credit-note': 'creditNoteSeries',
  receipt: 'receiptSeries',
} as const satisfies Record<DocumentKind, keyof BillingProfile>;

export type NextNumbers = (kind: DocumentKind) => (financialYear: string) => Numbered;

const FIRST_YEAR = financialYearOf(GST_BEGINS);

/** @returns all years, to the one after the last of these, in which a number may have been given. */
function allYears(years: readonly string[]): readonly string[] {
  const last = Math.max(FIRST_YEAR, ...years.flatMap((year) => parseFinancialYear(year) ?? []));
  const count = last + 2 - FIRST_YEAR;
  return Array.from({ length: count }, (_, at) => financialYearLabel(FIRST_YEAR + at));
}

/** What stands before the digits in a year. */
function seriesIn(financialYear: string, { prefix, padding }: Series): string {
  const first = documentNumber({ prefix, padding, n: 1, financialYear });
  return first.slice(0, -padding);
}

/**
 * A series that goes on counts what it gave in every year, also where it bears the mark of one.
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
      const series = billing[SERIES[kind]];
      const counted = series.restartsYearly ? [financialYear] : [financialYear, ...allYears(years)];
      const names = new Set(counted.map((year) => seriesIn(year, series)));
      return { kind, financialYear, ...series, names: [...names] };
    }),
  );
  const asked = wanted.flatMap(({ kind, names }) => names.map((series) => ({ kind, series })));
  const last = (await lastNumbers(db, bookId, asked)).values();
  const numbers = new Map(
    wanted.map(({ kind, financialYear, names, ...series }) => {
      const given = names.map(() => last.next().value ?? 0);
      const { prefix, padding } = series;
      const seriesNumber = Math.max(...given) + 1;
      const number = documentNumber({ prefix, padding, n: seriesNumber, financialYear });
      const own = seriesIn(financialYear, series);
      return [`${kind} ${financialYear}`, { number, series: own, seriesNumber, financialYear }];
    }),
  );
  return (kind) => (financialYear) => {
    const next = numbers.get(`${kind} ${financialYear}`);
    invariant(next !== undefined, 'Every year that may be asked for was looked up.');
    return next;
  };
}
