// What the books of the worked quarter are to say, by the names of the book, and where they say
// something else on purpose.
import { nameInBook } from './quarter-book.ts';
import { isBill, paise, readQuarter, signed } from './worked-quarter.ts';
import type { ExpectedDocument, TaxHeads } from './worked-quarter.ts';

const quarter = readQuarter();

export const NOTES = quarter.events
  .filter(isBill)
  .filter(({ type }) => type === 'debit_note_to_supplier')
  .map(({ key }) => key);

export const originalOf = (document: string): string | undefined =>
  quarter.events.filter(isBill).find(({ key }) => key === document)?.original;

/** Lines of one account are one; the sums are by the names of the book. */
export const sumByName = (
  lines: readonly { readonly name: string; readonly amount: number }[],
): Record<string, number> => {
  const sums = new Map<string, number>();
  for (const { name, amount } of lines) sums.set(name, (sums.get(name) ?? 0) + amount);
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
};

export const wantedJournal = ({ journal }: ExpectedDocument) =>
  sumByName(
    (journal ?? []).flatMap(({ lines }) =>
      lines.map((line) => ({
        name: line.account === 'Supplier' ? (line.party ?? '') : nameInBook(line.account),
        amount: signed(line),
      })),
    ),
  );

export type HeadsTold = TaxHeads & { readonly cess?: string };

/** @returns the tax of each head, added up. */
export function sumOfTax(parts: readonly HeadsTold[]): TaxHeads {
  const of = (head: keyof TaxHeads): string =>
    (parts.reduce((sum, part) => sum + paise(part[head]), 0) / 100).toFixed(2);
  return { igst: of('igst'), cgst: of('cgst'), sgst: of('sgst') };
}
export const isNoTax = (heads: TaxHeads): boolean =>
  Object.values(heads).every((one) => paise(one) === 0);

export type TaxByName = Readonly<Record<string, TaxHeads>>;
/** What comes to nothing is left out. */
export const taxByName = (parts: readonly (readonly [string, TaxHeads])[]): TaxByName =>
  Object.fromEntries(parts.filter(([, heads]) => !isNoTax(heads)));

/**
 * The quarter takes the smaller tax where GSTR-2B has less, and leaves the rest deferred. A bill of
 * the book is taken whole: to split it is for the reconciliation with GSTR-2B.
 */
export const TAKEN_WHOLE = ['P704', 'P804'];

/** The credit of the quarter, but for these. */
export const creditedDocuments = quarter.expected.register.documents.map((one) => {
  const { document, booked, taken, at_end_of: ends } = one;
  if (!TAKEN_WHOLE.includes(document)) return one;
  const whole = taken.map(({ period }) => ({ period, amount: booked }));
  const [{ period: takenIn } = { period: '' }] = taken;
  const waits = Object.fromEntries(
    Object.keys(ends).map((end) => [end, { deferred: end < takenIn ? booked : sumOfTax([]) }]),
  );
  return { ...one, taken: whole, at_end_of: waits };
});
