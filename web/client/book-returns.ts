// The returns of a book as the rules of the core ask for them.
import type { ReturnsOfYear } from '#api/contract/book/returns.ts';
import type { BookReturns } from '#core/tax/index.ts';

/** @param years those that the question is about; each says how the book files. */
export const bookReturnsOf = (years: readonly ReturnsOfYear[]): BookReturns => ({
  frequencies: years[0]?.frequencies ?? [],
  filings: years.flatMap(({ returns }) =>
    returns.flatMap(({ returnKind: kind, period, from, to, filed }) =>
      filed === null ? [] : [{ kind, period, from, to, filedOn: filed.on, arn: filed.arn }],
    ),
  ),
});
