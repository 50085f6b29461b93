// What is to be watched as rows of one shape: why, by when, how much, and what settles it.
import { clauseName } from '#core/trade/terms.ts';
import type {
  BlockedBill,
  EnterpriseBill,
  UnpaidBill,
  UntakenBill,
  Watch,
  WatchedSheet,
} from '#api/contract/trade/credit-reversal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { column, sheetOfDeclared } from '#core/report/index.ts';
import { periodOfSpan, returnPeriodInWords } from '#core/tax/index.ts';
import { taxPaise } from '#core/trade/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { counted, formatPaise, formatRupees } from '#web/format/money.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';

/** How near it is: colour is never alone, a word says it too. */
type Look = 'over' | 'soon' | 'done' | 'quiet';

export type WatchRow = {
  readonly key: string;
  readonly section: string;
  /** Of the bill, or of the working sheet. */
  readonly name: string;
  /** The supplier’s name, or of what the sheet is. */
  readonly below: string;
  /** Null of a working sheet. */
  readonly bill: {
    readonly kind: UntakenBill['kind'];
    readonly id: number;
    readonly number: string;
    readonly accountId: number;
  } | null;
  /** Null of a bill. */
  readonly sheet: WatchedSheet | null;
  readonly reason: string;
  readonly when: { readonly look: Look; readonly text: string };
  readonly amountPaise: number;
  /** Of which that is a part. */
  readonly ofPaise: number | null;
  /** The first of them is what is proposed. */
  readonly move: { readonly kind: 'reverse' | 'reclaim'; readonly of: UnpaidBill } | null;
  /** What is open of the bill, where paying it settles the matter. */
  readonly payPaise: number;
  readonly entryId: number | null;
};

export const WATCH_SECTIONS = [
  '180 days',
  'Section 16(4), last date',
  'Section 17(5), blocked',
  'MSME days',
  'Rules 42 and 43',
] as const;
type Section = (typeof WATCH_SECTIONS)[number];

type Span = { readonly from: CalendarDate; readonly to: CalendarDate };

/** @returns `November 2026`. */
export const returnName = (span: Span): string => returnPeriodInWords(periodOfSpan(span));

const within = (days: number, soon: number): Look =>
  days < 0 ? 'over' : days <= soon ? 'soon' : 'quiet';

const daysInWords = (days: number): string =>
  days < 0 ? `${counted(-days, 'day')} over` : `${counted(days, 'day')} left`;

type Named = Pick<UnpaidBill, 'billId' | 'billNumber' | 'accountId' | 'supplierName'>;

const rowOf = (section: Section, bill: Named, kind: UntakenBill['kind'] = 'purchase-bill') => ({
  key: `${section} ${kind} ${bill.billId}`,
  section,
  name: bill.billNumber,
  below: bill.supplierName,
  bill: { kind, id: bill.billId, number: bill.billNumber, accountId: bill.accountId },
  sheet: null,
  ofPaise: null,
  move: null,
  payPaise: 0,
  entryId: null,
});

const DAYS_SOON = { unpaid: 30, untaken: 60, enterprise: 7 } as const;

function unpaidRow(bill: UnpaidBill, asOn: CalendarDate): WatchRow {
  const { billDate, openPaise, totalPaise, payableBy, daysLeft, state, openPeriod, last } = bill;
  const unpaid =
    openPaise === totalPaise
      ? 'unpaid'
      : `${formatPaise(openPaise)} of ${formatPaise(totalPaise)} unpaid`;
  const days = `180 days ${daysLeft < 0 ? 'passed' : 'end'} on ${formatDate(payableBy)}.`;
  const on = `Bill of ${formatDate(billDate)}`;
  const row = rowOf('180 days', bill);
  const lastReturn = last === null ? '' : returnName({ from: last.to, to: last.to });
  const creditPaise = taxPaise(bill.credit);
  const hasBegun = openPeriod.from <= asOn;
  switch (state) {
    case 'not-yet':
      return {
        ...row,
        reason: `${on}, ${unpaid}. ${days}`,
        when: { look: within(daysLeft, DAYS_SOON.unpaid), text: daysInWords(daysLeft) },
        amountPaise: taxPaise(bill.unpaid),
        ofPaise: creditPaise,
        payPaise: openPaise,
      };
    case 'reverse':
      return {
        ...row,
        reason: hasBegun
          ? `${on}, ${unpaid}. ${days}`
          : `${on}, ${unpaid}. ${days} The return begins on ${formatDate(openPeriod.from)}.`,
        when: { look: 'over', text: `in GSTR-3B of ${returnName(openPeriod)}` },
        amountPaise: taxPaise(bill.due),
        ofPaise: creditPaise,
        move: hasBegun ? { kind: 'reverse', of: bill } : null,
        payPaise: openPaise,
      };
    case 'reversed':
      return {
        ...row,
        reason: `${on}, ${unpaid}. Reversed in ${lastReturn}; it comes back as the bill is paid.`,
        when: { look: 'quiet', text: `in GSTR-3B of ${lastReturn}` },
        amountPaise: taxPaise(bill.unpaid),
        ofPaise: creditPaise,
        payPaise: openPaise,
        entryId: last?.journalId ?? null,
      };
    case 'reclaim':
      return {
        ...row,
        reason: `${on}, reversed in ${lastReturn} and paid since. Its credit may be claimed again.`,
        when: { look: 'soon', text: `in GSTR-3B of ${returnName(openPeriod)}` },
        amountPaise: taxPaise(bill.due),
        ofPaise: creditPaise,
        move: { kind: 'reclaim', of: bill },
      };
    case 'reclaimed':
      return {
        ...row,
        reason: `${on}, reversed, paid and claimed again.`,
        when: { look: 'done', text: `in GSTR-3B of ${lastReturn}` },
        amountPaise: creditPaise,
        entryId: last?.journalId ?? null,
      };
  }
}

function untakenRow(bill: UntakenBill): WatchRow {
  const { kind, billDate, lastFilingOn, lastPeriod, daysLeft, state, inCost } = bill;
  const by = `${returnName(lastPeriod)}, to be filed by ${formatDate(lastFilingOn)}`;
  const on = `${kind === 'bill-of-entry' ? 'Bill of entry' : 'Bill'} of ${formatDate(billDate)}`;
  const lost = inCost ? 'Its tax is in its cost.' : 'Its tax is on input credit still.';
  return {
    ...rowOf('Section 16(4), last date', bill, kind),
    reason:
      state === 'open'
        ? `${on}, credit not taken. The last GSTR-3B that can carry it is ${by}.`
        : `${on}. The last GSTR-3B that could carry its credit was ${by}. ${lost}`,
    when: inCost
      ? { look: 'quiet', text: 'lost, in cost' }
      : { look: within(daysLeft, DAYS_SOON.untaken), text: daysInWords(daysLeft) },
    amountPaise: taxPaise(bill.untaken),
  };
}

const SIZES = { micro: 'Micro', small: 'Small', medium: 'Medium' } as const;

function enterpriseRow(bill: EnterpriseBill): WatchRow {
  const { size, agreedDays, acceptedOn, payBy, daysLeft, state, openPaise } = bill;
  const agreed =
    agreedDays === null
      ? 'no agreement: 15 days'
      : `agreement of ${counted(Math.min(agreedDays, 45), 'day')}`;
  const reason = `${SIZES[size]}, ${agreed} from ${formatDate(acceptedOn)}, to ${formatDate(payBy)}.`;
  return {
    ...rowOf('MSME days', bill),
    reason: state === 'paid-late' ? `${reason} Paid ${counted(-daysLeft, 'day')} late.` : reason,
    when:
      state === 'paid-late'
        ? { look: 'done', text: 'paid late' }
        : { look: within(daysLeft, DAYS_SOON.enterprise), text: daysInWords(daysLeft) },
    amountPaise: openPaise,
    payPaise: state === 'paid-late' ? 0 : openPaise,
  };
}

const blockedRow = (bill: BlockedBill): WatchRow => ({
  ...rowOf('Section 17(5), blocked', bill),
  reason:
    `${bill.name}. GST ${formatPaise(bill.taxPaise)} is in its cost, not in input credit` +
    (bill.clauses.length === 0 ? '.' : `, by section ${bill.clauses.map(clauseName).join(', ')}.`),
  when: { look: 'quiet', text: formatDate(bill.postedOn) },
  amountPaise: bill.taxPaise,
});

const sheetRow = (sheet: WatchedSheet, asOn: CalendarDate): WatchRow => ({
  key: `sheet ${sheet.of} ${sheet.to}`,
  section: 'Rules 42 and 43',
  name:
    sheet.of === 'year' ? `FY ${financialYearLabel(financialYearOf(sheet.to))}` : returnName(sheet),
  below: sheet.of === 'year' ? 'Final calculation' : 'Common credit',
  bill: null,
  sheet,
  reason: sheetReason(sheet),
  when: sheetWhen(sheet, asOn),
  amountPaise: taxPaise(sheet.amount),
  ofPaise: null,
  move: null,
  payPaise: 0,
  entryId: sheet.journalId,
});

function sheetReason({ state, of, exemptPaise, totalPaise, commonPaise }: WatchedSheet): string {
  const turnover = `Exempt turnover ${formatPaise(exemptPaise)} of ${formatPaise(totalPaise)}.`;
  const common = `Common credit ${formatPaise(commonPaise)}. ${turnover}`;
  switch (state) {
    case 'posted':
      return of === 'year' ? `${common} Made up.` : 'Its credit is reversed.';
    case 'nothing':
      return `${turnover} Nothing to reverse.`;
    case 'running':
      return `${common} So far.`;
    case 'reverse':
      return of === 'year' ? `${common} Its returns reversed too little.` : common;
    case 'reclaim':
      return `${common} Its returns reversed too much.`;
  }
}

function sheetWhen(
  { state, to, openPeriod, settleBy }: WatchedSheet,
  asOn: CalendarDate,
): WatchRow['when'] {
  if (state === 'running') return { look: 'quiet', text: `runs to ${formatDate(to)}` };
  if (state === 'posted' || state === 'nothing') return { look: 'done', text: 'done' };
  if (settleBy === null || state === 'reclaim') {
    const look = state === 'reclaim' ? 'soon' : 'over';
    return { look, text: `in GSTR-3B of ${returnName(openPeriod)}` };
  }
  return {
    look: settleBy < asOn ? 'over' : 'soon',
    text: `by the return to ${formatDate(settleBy)}`,
  };
}

export const watchRows = (watch: Watch): readonly WatchRow[] => [
  ...watch.unpaid.map((bill) => unpaidRow(bill, watch.asOn)),
  ...watch.untaken.map(untakenRow),
  ...watch.blocked.map(blockedRow),
  ...watch.enterprises.map(enterpriseRow),
  ...watch.common.map((sheet) => sheetRow(sheet, watch.asOn)),
];

const sumOf = (rows: readonly WatchRow[]): number =>
  rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** @returns how many need somebody now and soon, then what costs money. */
export function watchSentence(watch: Watch): readonly string[] {
  const rows = watchRows(watch);
  const now = rows.filter(({ when }) => when.look === 'over').length;
  const soon = rows.filter(({ when }) => when.look === 'soon').length;
  const toReverse = rows.filter(({ move }) => move?.kind === 'reverse');
  const toClaim = rows.filter(({ move }) => move?.kind === 'reclaim');
  const common = rows.filter(({ sheet }) => sheet?.state === 'reverse');
  const [next] = watch.untaken.filter(({ state }) => state === 'open');
  return [
    `${now} ${now === 1 ? 'needs' : 'need'} you now, ${soon} soon.`,
    ...(toReverse.length === 0 ? [] : [`Pay or reverse ${formatRupees(sumOf(toReverse))}.`]),
    ...(toClaim.length === 0 ? [] : [`Claim ${formatRupees(sumOf(toClaim))} again.`]),
    ...(common.length === 0 ? [] : [`Reverse ${formatRupees(sumOf(common))} by rules 42 and 43.`]),
    ...(next === undefined || next.daysLeft > DAYS_SOON.untaken
      ? []
      : [
          `Credit of ${formatRupees(taxPaise(next.untaken))} is lost unless GSTR-3B of ` +
            `${returnName(next.lastPeriod)} takes it.`,
        ]),
  ];
}

/** @returns how what may be claimed again stands beside its account; nothing where both are nil. */
export function recoverableInWords({
  recoverable,
  accountPaise,
  otherPaise,
}: Watch): string | null {
  const heads = [
    ['IGST', recoverable.igstPaise],
    ['CGST', recoverable.cgstPaise],
    ['SGST', recoverable.sgstPaise],
    ['cess', recoverable.cessPaise],
  ] as const;
  const named = heads.flatMap(([head, paise]) =>
    paise === 0 ? [] : [`${head} ${formatPaise(paise)}`],
  );
  if (named.length === 0 && accountPaise === 0) return null;
  const what = named.length === 0 ? 'nothing' : named.join(', ');
  const account = `ITC Reversed – Recoverable is ${formatRupees(accountPaise)}`;
  return otherPaise === 0
    ? `To be claimed again: ${what}. ${account}, all of it of bills.`
    : `To be claimed again: ${what}. ${account}; ${formatRupees(otherPaise)} of it is of no bill.`;
}

export function watchSheet(watch: Watch): ReportSheet {
  const said = watchSentence(watch);
  const rest = recoverableInWords(watch);
  return sheetOfDeclared<WatchRow>(
    {
      title: 'What to watch',
      period: asOnInWords(watch.asOn),
      remarks: rest === null ? said : [...said, rest],
    },
    [
      column.text('Document', ({ name }) => name),
      column.text('Supplier', ({ below }) => below),
      column.text('Matter', ({ section }) => section),
      column.text('Reason', ({ reason }) => reason),
      column.text('When', ({ when }) => when.text),
      column.money('GST or amount', ({ amountPaise }) => amountPaise),
    ],
    watchRows(watch).map((row) => ({ as: 'line', row })),
  );
}
