// The trial balance as a sheet: every account under its group, with the groups' sums.
import { readTrialBalance } from '#api/contract/account/ledger.ts';
import type { TrialBalance } from '#api/contract/account/ledger.ts';
import { reportColumns } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { dateFromWire, todayInIndia } from '#web/format/dates.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { periodQuery } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
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

export async function trialBalanceSheet(
  { read }: SheetWork,
  { bookId, period }: { readonly bookId: number; readonly period: PeriodChoice },
): Promise<ReportSheet> {
  const balance = await read(readTrialBalance, {
    params: { bookId },
    query: periodQuery(period),
  });
  return sheetOf(balance);
}

function sheetOf(balance: TrialBalance): ReportSheet {
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
