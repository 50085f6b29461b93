// The trial balance as a sheet: every account under its group, with the groups' sums.
import { readBalances } from '#api/contract/account/balances.ts';
import type { TrialBalance } from '#api/contract/account/ledger.ts';
import { reportColumns } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { dateFromWire, todayInIndia } from '#web/format/dates.ts';
import { paiseFromWire } from '#web/format/money.ts';
import type { ReportDays } from '#web/shell/balances/use-days.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { groupBalances } from './grouped.ts';
import type { BalanceGroup } from './grouped.ts';

type Figures = Pick<BalanceGroup, 'name' | 'debitPaise' | 'creditPaise'>;

/** Of a side without money nothing is written. */
const orNothing = (paise: number): number | null => (paise === 0 ? null : paise);

const COLUMNS: readonly ReportColumnOf<Figures>[] = [
  { head: 'Particulars', kind: 'text', of: ({ name }) => name },
  { head: 'Debit (₹)', kind: 'money', rule: 'pair', of: (of) => orNothing(of.debitPaise) },
  { head: 'Credit (₹)', kind: 'money', rule: 'answer', of: (of) => orNothing(of.creditPaise) },
];

/** Of the days that the screen shows; accounts that end at nil are not in a trial balance. */
export async function trialBalanceSheet(
  { read }: SheetWork,
  { bookId, days }: { readonly bookId: number; readonly days: ReportDays },
): Promise<ReportSheet> {
  const balances = await read(readBalances, { params: { bookId }, query: days.query });
  const closing = balances.rows.map((row) => ({ ...row, ...row.closing }));
  return sheetOf({
    ...balances,
    rows: closing.filter(({ debit, credit }) => debit !== credit),
    groups: balances.groups.map((group) => ({ ...group, ...group.closing })),
    totals: balances.totals.closing,
  });
}

type Closing = Pick<
  TrialBalance,
  'period' | 'rows' | 'groups' | 'totals' | 'profit_brought_forward'
>;

function sheetOf(balance: Closing): ReportSheet {
  const to = dateFromWire(balance.period.to);
  const broughtForward = paiseFromWire(balance.profit_brought_forward);
  const line = (as: SheetLine['as'], level: number, figures: Figures): SheetLine => ({
    as,
    level,
    cells: COLUMNS.map(({ of }) => of(figures)),
  });
  return {
    title: 'Trial balance',
    period: asOnInWords(to),
    remarks: to > todayInIndia() ? ['Provisional: the period has not ended.'] : [],
    columns: reportColumns(COLUMNS),
    lines: [
      ...groupBalances(balance).flatMap((group) => [
        line('group', 0, group),
        ...group.rows.map((row) => line('line', 1, row)),
      ]),
      ...(broughtForward === 0
        ? []
        : [
            line('line', 0, {
              name: `${broughtForward < 0 ? 'Profit' : 'Loss'} brought forward`,
              debitPaise: Math.max(broughtForward, 0),
              creditPaise: Math.max(-broughtForward, 0),
            }),
          ]),
      line('total', 0, {
        name: 'Total',
        debitPaise: paiseFromWire(balance.totals.debit),
        creditPaise: paiseFromWire(balance.totals.credit),
      }),
    ],
  };
}
