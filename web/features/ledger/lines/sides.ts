// A ledger as the two sides of a T-account: which line stands on which side, and what makes both
// columns foot.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import type { Side } from '#core/journal/index.ts';

export type SideRow =
  | {
      readonly kind: 'entry';
      readonly line: LedgerLine;
      readonly date: CalendarDate;
      readonly paise: number;
    }
  /** Balance brought down: what the account held before the period. */
  | { readonly kind: 'b/d'; readonly date: CalendarDate; readonly paise: number }
  /** What a year took to its result: income and expenses begin the next at nothing. */
  | { readonly kind: 'year-end'; readonly date: CalendarDate; readonly paise: number }
  /** Balance carried down: drawn on the lighter side, so that both columns come to the total. */
  | { readonly kind: 'c/d'; readonly paise: number };

export type TwoSides = {
  readonly rows: Readonly<Record<Side, readonly SideRow[]>>;
  readonly totalPaise: number;
  readonly entryCount: Readonly<Record<Side, number>>;
  /** Entries of the period that are not here yet; the closing balance counts them already. */
  readonly hasMore: boolean;
};

/** @param pages the ledger's pages in order, at least one. */
export function twoSides(first: Ledger, pages: readonly Ledger[]): TwoSides {
  const lines = pages.flatMap((page) => page.lines);
  const { openingPaise, closingPaise } = first;
  const hasMore = pages.at(-1)?.next != null;
  const sideRows = (side: Side): SideRow[] => {
    const sign = side === 'debit' ? 1 : -1;
    const entries = lines
      .map((line) => ({ line, paise: line.amountPaise * sign }))
      .filter(({ paise }) => paise > 0)
      .map(({ line, paise }) => ({ kind: 'entry' as const, line, date: line.date, paise }));
    const yearEnds = first.yearEnds
      .filter(({ date }) => !hasMore || date < (lines.at(-1)?.date ?? ''))
      .map(({ date, amountPaise }) => ({
        kind: 'year-end' as const,
        date,
        paise: amountPaise * sign,
      }));
    const opening = openingPaise * sign;
    const carried = closingPaise * -sign;
    const { from } = first.period;
    return [
      ...(opening > 0 ? [{ kind: 'b/d' as const, date: from, paise: opening }] : []),
      ...byDate([...entries, ...yearEnds.filter(({ paise }) => paise > 0)]),
      ...(carried > 0 && !hasMore ? [{ kind: 'c/d' as const, paise: carried }] : []),
    ];
  };
  const rows = { debit: sideRows('debit'), credit: sideRows('credit') };
  const countOf = (side: Side) => rows[side].filter(({ kind }) => kind === 'entry').length;
  return {
    rows,
    totalPaise: first.totals.totalPaise,
    entryCount: { debit: countOf('debit'), credit: countOf('credit') },
    hasMore,
  };
}

/** The end of a year comes after the entries of its last day. */
const byDate = <Row extends { readonly date: CalendarDate }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));

/** The account types whose sides the trade reads as money coming and going. */
const MONEY_TYPES = ['Bank Accounts', 'Cash-in-Hand', 'Bank OD A/c'];

/** @returns the head of the middle column of each side. */
export function particularsHead(accountType: string): Readonly<Record<Side, string>> {
  return MONEY_TYPES.includes(accountType)
    ? { debit: 'Received from, narration', credit: 'Paid to, narration' }
    : { debit: 'Particulars, narration', credit: 'Particulars, narration' };
}
