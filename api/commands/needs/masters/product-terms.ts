// What the products that the lines of a document name say of them: their rates and what they are.
import type { ProductTerms } from '#core/invoice/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo, isAtHand } from '../../reads/reads.ts';
import { linkReads } from './links.ts';
import type { Links } from './links.ts';

type OfProduct = { readonly productId: number | null };

export const productsNamed = ({
  wanted,
  had,
}: {
  readonly wanted: readonly OfProduct[];
  readonly had: readonly OfProduct[];
}): Links => ({
  wanted: wanted.map(({ productId }) => productId),
  had: had.map(({ productId }) => productId),
});

/** The accounts that the sales of those products are posted to, once the products are read. */
export const incomeStreams = (
  session: BookSession,
  lines: Parameters<typeof productsNamed>[0],
): readonly string[] =>
  linkReads('product', productsNamed(lines)).flatMap((read) => {
    const row = isAtHand(session, read) ? answerTo(session, read) : null;
    return row === null || row.incomeAccountId === null
      ? []
      : [streamName('account', row.incomeAccountId)];
  });

/** @returns the terms of those products that the book may use, by id. */
export const productTermsIn = (
  session: BookSession,
  lines: Parameters<typeof productsNamed>[0],
): ReadonlyMap<number, ProductTerms> =>
  new Map(
    linkReads('product', productsNamed(lines)).flatMap((read) => {
      const row = answerTo(session, read);
      if (row === null) return [];
      const { rates, nature, incomeAccountId } = row;
      const isOpen =
        incomeAccountId !== null && stateIn(session, 'account', incomeAccountId).status === 'open';
      const terms = {
        rates,
        ...(nature !== null && { nature }),
        ...(isOpen && { incomeAccountId }),
      };
      return [[read.key, terms] as const];
    }),
  );
