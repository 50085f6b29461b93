// What the tax accounts of a book hold for a return period: output tax that is still open, and the
// credit that may be used. Figures are paise; a debit is positive in what is given.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';

/** The heads of GST, in the order in which credit is used (CGST Act s. 49(5), 49A, 49B). */
export const GST_HEADS = ['igst', 'cgst', 'sgst', 'cess'] as const;
export type GstHead = (typeof GST_HEADS)[number];

/** What an account is to the law of GST. */
export type GstAccount =
  | { readonly kind: 'output' | 'input' | 'rcm-output'; readonly head: GstHead }
  /** A charge is interest, late fee, penalty, composition tax or a demand: it is paid in cash. */
  | { readonly kind: 'cash-ledger' | 'charge' | 'tds-tcs' | 'round-off'; readonly head: null };

/** A line of a journal that bears a mark, or of the reversal of one. */
export type MarkedLine = {
  readonly accountId: number;
  readonly on: CalendarDate;
  readonly paise: number;
  readonly isSetOff: boolean;
  /** Null of what was marked before a period was asked. */
  readonly period: Period | null;
};

/** What an account moved on a day. */
export type DayOfTax = {
  readonly accountId: number;
  readonly on: CalendarDate;
  readonly paise: number;
  /** Of it, what people debited by hand and without a mark. */
  readonly debitedByHandPaise: number;
};

export type GstLedger = {
  /** What each tax account holds with all that is posted, of whatever date. */
  readonly balances: ReadonlyMap<number, number>;
  /** From the first day that is asked for on. */
  readonly days: readonly DayOfTax[];
  readonly marked: readonly MarkedLine[];
};

export const NO_GST_LEDGER: GstLedger = { balances: new Map(), days: [], marked: [] };

export type HeadPaise = Readonly<Record<GstHead, number>>;

export type OpenTaxOfPeriod = {
  /** Output tax of the period that is neither set off nor discharged. */
  readonly output: HeadPaise;
  /** The same of tax under reverse charge. */
  readonly rcmOutput: HeadPaise;
  /** Credit that is there on the day and is not used later. */
  readonly credit: HeadPaise;
  /** Credit of the period and before that no set-off of such a period has used. */
  readonly creditOfPeriod: HeadPaise;
};

type StandingWish = {
  readonly period: Period;
  readonly on: CalendarDate;
  readonly accounts: ReadonlyMap<number, GstAccount>;
  /** Tax of a period before it stands in the opening balances. */
  readonly beginsOn: CalendarDate | null;
};

type Sums = { output: HeadPaise; 'rcm-output': HeadPaise; input: HeadPaise };
type KindOfHead = keyof Sums;

/** @returns what stands open of a return period, as a part dated on a day finds it. */
export function openTaxOfPeriod(ledger: GstLedger, wish: StandingWish): OpenTaxOfPeriod {
  const open = (kind: 'output' | 'rcm-output') =>
    ofHeads((head) => openLiability(ledger, wish, { kind, head }));
  return {
    output: open('output'),
    rcmOutput: open('rcm-output'),
    credit: ofHeads((head) => creditFrom(ledger, wish, head)),
    creditOfPeriod: ofHeads((head) => creditLeftOf(ledger, wish, head)),
  };
}

const ofHeads = (paiseOf: (head: GstHead) => number): HeadPaise => ({
  igst: paiseOf('igst'),
  cgst: paiseOf('cgst'),
  sgst: paiseOf('sgst'),
  cess: paiseOf('cess'),
});

type Place = { readonly kind: KindOfHead; readonly head: GstHead };

const isOf = (accounts: StandingWish['accounts'], accountId: number, { kind, head }: Place) => {
  const account = accounts.get(accountId);
  return account?.kind === kind && account.head === head;
};

const sum = <One>(of: readonly One[], paiseOf: (one: One) => number): number =>
  of.reduce((paise, one) => paise + paiseOf(one), 0);

/** @returns what the accounts of a place held at the end of a day, debit positive. */
function balanceOn(ledger: GstLedger, wish: StandingWish, place: Place, day: CalendarDate): number {
  const isHere = ({ accountId }: { readonly accountId: number }) =>
    isOf(wish.accounts, accountId, place);
  const now = sum([...ledger.balances], ([accountId, paise]) =>
    isHere({ accountId }) ? paise : 0,
  );
  return now - sum(ledger.days, (one) => (isHere(one) && one.on > day ? one.paise : 0));
}

/**
 * Of the period's own tax, what no part of its return took; and never more than all tax to its end
 * that was not taken or paid, since tax below nil is carried to the next period.
 */
function openLiability(ledger: GstLedger, wish: StandingWish, place: Place): number {
  const { period, accounts, beginsOn } = wish;
  const marked = ledger.marked.filter(({ accountId }) => isOf(accounts, accountId, place));
  const markedBy = (day: CalendarDate) => sum(marked, ({ on, paise }) => (on <= day ? paise : 0));
  const charged = markedBy(period.to) - balanceOn(ledger, wish, place, period.to);
  const taken = sum(marked, (one) => {
    const isEarlier = one.period === null || one.period.to <= period.to;
    return isEarlier ? one.paise : 0;
  });
  const left = charged - taken;
  if (beginsOn !== null && period.to < beginsOn) return left;
  const isIn = ({ on }: { readonly on: CalendarDate }) => period.from <= on && on <= period.to;
  const own =
    sum(marked, (one) => (isIn(one) ? one.paise : 0)) -
    sum(ledger.days, (one) =>
      isIn(one) && isOf(accounts, one.accountId, place) ? one.paise - one.debitedByHandPaise : 0,
    );
  const takenOfOwn = sum(marked, (one) =>
    one.period !== null && one.period.from >= period.from && one.period.to <= period.to
      ? one.paise
      : 0,
  );
  return Math.min(own - takenOfOwn, left);
}

/** What is used later is not there any more, so that the least balance from the day on counts. */
function creditFrom(ledger: GstLedger, wish: StandingWish, head: GstHead): number {
  const place = { kind: 'input', head } as const;
  const later = ledger.days
    .filter((one) => one.on > wish.on && isOf(wish.accounts, one.accountId, place))
    .toSorted((one, other) => (one.on < other.on ? -1 : 1));
  let balance = balanceOn(ledger, wish, place, wish.on);
  let least = balance;
  for (const [at, { on, paise }] of later.entries()) {
    balance += paise;
    // Of a day the end counts, whatever was posted first on it.
    if (later[at + 1]?.on !== on) least = Math.min(least, balance);
  }
  return least;
}

function creditLeftOf(ledger: GstLedger, wish: StandingWish, head: GstHead): number {
  const place = { kind: 'input', head } as const;
  const { period, on, accounts } = wish;
  const day = on < period.to ? on : period.to;
  const used = ledger.marked.filter((one) => one.isSetOff && isOf(accounts, one.accountId, place));
  return (
    balanceOn(ledger, wish, place, day) -
    sum(used, (one) => (one.on <= day ? one.paise : 0)) +
    sum(used, (one) => (one.period === null || one.period.to <= period.to ? one.paise : 0))
  );
}
