// What is due of an invoice in parts, and what of them is settled: the oldest part first.
import { invariant } from '../kernel/invariant.ts';
import { mulDiv } from '../kernel/paise.ts';

/** Hundredths of a percent in the whole. */
const WHOLE_BPS = 10_000;

export type Settlement = {
  readonly paidPaise: number;
  readonly creditedPaise: number;
};

export type OpenTerm = Settlement & {
  /** From 1; null for money that belongs to no part, such as an advance. */
  readonly term: number | null;
  readonly invoicedPaise: number;
  /** Negative for money that belongs to no part: it is shown, not buried. */
  readonly outstandingPaise: number;
};

/**
 * @param shares in hundredths of a percent, which come to the whole.
 * @returns the parts of a total, each half up to the paisa, the last taking the residue.
 */
export function partsOfTotal(totalPaise: number, shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  invariant(sum === WHOLE_BPS && shares.every((share) => share >= 0), 'Terms are of the whole.');
  const before = shares.slice(0, -1).map((share) => mulDiv(totalPaise, share, WHOLE_BPS));
  const last = totalPaise - before.reduce((all, part) => all + part, 0);
  return [...before, last];
}

/**
 * Receipts settle the oldest part first, and credit notes what receipts have left of it; what is
 * more than all parts stands at the end by itself, negative.
 * @param parts of one invoice, oldest first; none for an advance.
 * @returns the parts that are open.
 */
export function openTerms(
  parts: readonly number[],
  { paidPaise, creditedPaise }: Settlement,
): readonly OpenTerm[] {
  let [paid, credited] = [paidPaise, creditedPaise];
  const terms: OpenTerm[] = parts.map((invoicedPaise, at) => {
    const byReceipt = Math.min(paid, invoicedPaise);
    paid -= byReceipt;
    return {
      term: at + 1,
      invoicedPaise,
      paidPaise: byReceipt,
      creditedPaise: 0,
      outstandingPaise: invoicedPaise - byReceipt,
    };
  });
  const settled = terms.map((term) => {
    const byCredit = Math.min(credited, term.outstandingPaise);
    credited -= byCredit;
    const outstandingPaise = term.outstandingPaise - byCredit;
    return { ...term, creditedPaise: byCredit, outstandingPaise };
  });
  const open = settled.filter(({ outstandingPaise }) => outstandingPaise > 0);
  if (paid + credited === 0) return open;
  const rest = { paidPaise: paid, creditedPaise: credited, outstandingPaise: -(paid + credited) };
  return [...open, { term: null, invoicedPaise: 0, ...rest }];
}
