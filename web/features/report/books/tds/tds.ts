// The income tax that was deducted in a quarter as a sheet: what its statement says of each
// deduction, with the challan by which it was deposited.
import type { DeductedTds, TdsDepositDetail, TdsQuarter } from '#api/contract/trade/tds-deposit.ts';
import { column, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ReportView } from '#core/report/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';

/** What of a deduction is by one challan, or by none so far; its value stands with the first. */
type ShownDeduction = Omit<DeductedTds, 'basePaise'> & {
  readonly basePaise: number | null;
  readonly deposit: TdsDepositDetail | null;
};
type TdsColumn = DeclaredColumn<ShownDeduction>;

const COLUMNS: readonly TdsColumn[] = [
  column.text('Supplier', ({ supplierName }) => supplierName),
  column.text('PAN', ({ pan }) => pan ?? 'Not known', { onPhone: 'below' }),
  column.text('Bill no.', ({ billNumber }) => billNumber, { onPhone: 'below' }),
  column.text('Code', ({ code }) => code),
  column.text('Section', ({ section }) => section, { onScreen: 'below' }),
  column.date('Deducted on', ({ deductedOn }) => deductedOn),
  column.money('Value', ({ basePaise }) => basePaise, { adds: true, rule: 'pair' }),
  column.percent('Rate', ({ taxBps }) => taxBps / 100),
  column.money('TDS', ({ amountPaise }) => amountPaise, {
    adds: true,
    rule: 'answer',
    onPhone: 'column',
  }),
  column.date('Due on', ({ dueOn }) => dueOn),
  column.money('To deposit', ({ openPaise }) => openPaise, { adds: true, blankNil: true }),
  column.text('Deposit', ({ deposit }) => deposit?.number ?? ''),
  column.date('Deposited on', ({ deposit }) => deposit?.depositedOn ?? null),
  column.text('BSR code', ({ deposit }) => deposit?.bsrCode ?? '', { onScreen: 'below' }),
  column.text('Challan', ({ deposit }) => deposit?.challanSerial ?? '', { onScreen: 'below' }),
];

type TdsParts = { readonly scope: number | undefined; readonly quarter: TdsQuarter };

export function tdsView({ scope, quarter }: TdsParts): ReportView {
  const rows = quarter.deductions.flatMap((deduction) => partsOf(deduction, quarter.deposits));
  return reportOf(
    {
      title: 'TDS',
      period: periodInWords(quarter),
      remarks: [...tdsInSentences(quarter), WORKING_PAPER],
    },
    COLUMNS,
    withTotal(
      rows.map((row): DeclaredLine<ShownDeduction> => ({
        as: 'line',
        key: `${row.billId} ${row.deposit?.id ?? 0}`,
        href: paths.purchaseBill(row.billId, scope),
        row,
      })),
      { sumOf: rows },
    ),
  );
}

/** The statement has a line for each challan of a deduction, and one for what is not deposited. */
function partsOf(
  deduction: DeductedTds,
  deposits: readonly TdsDepositDetail[],
): readonly ShownDeduction[] {
  const parts = deposits.flatMap((deposit) =>
    deposit.deductions
      .filter(({ billId }) => billId === deduction.billId)
      .map(({ amountPaise }) => ({ ...deduction, amountPaise, openPaise: 0, deposit })),
  );
  const { openPaise } = deduction;
  const rest = { ...deduction, amountPaise: openPaise, deposit: null };
  const shown = openPaise > 0 || parts.length === 0 ? [...parts, rest] : parts;
  return shown.map((part, at) => (at === 0 ? part : { ...part, basePaise: null }));
}

/** What is filed is made of it by a utility of the department. */
const WORKING_PAPER = 'A working paper: the portal takes the file of its own utility.';

/** @returns what is deducted and deposited, by when the rest is due, and how the ledger stands. */
export function tdsInSentences(quarter: TdsQuarter): readonly string[] {
  const { deductions, open, form, dueOn, asOn, payablePaise, otherPaise } = quarter;
  const deducted = sumOf(deductions, 'amountPaise');
  const left = sumOf(open, 'openPaise');
  const [next] = open;
  return [
    `${formatRupees(deducted)} deducted.`,
    left === 0 || next === undefined
      ? 'All of it is deposited.'
      : `${formatRupees(left)} to deposit, the first of it by ${formatDate(next.dueOn)}.`,
    `Form ${form} is due on ${formatDate(dueOn)}.`,
    otherPaise === 0
      ? `TDS Payable on ${formatDate(asOn)} is ${formatRupees(payablePaise)}, all of it of bills.`
      : `TDS Payable on ${formatDate(asOn)} is ${formatRupees(payablePaise)}; ` +
        `${formatRupees(otherPaise)} of it is of no bill: openings and entries by hand.`,
  ];
}

const sumOf = (rows: readonly DeductedTds[], name: 'amountPaise' | 'openPaise'): number =>
  rows.reduce((sum, row) => sum + row[name], 0);
