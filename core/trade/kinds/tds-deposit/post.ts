// A deposit as it is posted: of deductions that are named and not deposited so far.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../../kernel/financial-year.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { isTdsCode } from '../../../tax/index.ts';
import type { DocumentNumber } from '../../../tax/index.ts';
import { TDS_DEDUCTIONS_MAX } from '../../terms.ts';
import type { TdsDeposit, TdsDepositDraft } from './events.ts';
import type { TdsDepositRejection } from './rejections.ts';
import { depositedTaxPaise } from './tds-deposit.ts';

/** Tax that was deducted of a bill, as far as debit notes left it. */
export type KnownDeduction = {
  readonly billId: number;
  readonly billNumber: string;
  /** `YYYY-MM-DD`. */
  readonly deductedOn: string;
  readonly code: string;
  readonly section: string;
  /** What of it is not deposited so far; below 0 where more was deposited than is deducted. */
  readonly openPaise: number;
};

export type TdsDepositFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** Of cash or a bank, which the money leaves; null of one that pays nothing. */
  readonly moneyAccountId: number | null;
  /** Those that the draft names, as far as the book has them. */
  readonly deductions: readonly KnownDeduction[];
  /** The next number of the series in a financial year, labelled as `26-27`. */
  readonly nextNumber: (financialYear: string) => DocumentNumber;
  /** It makes no open item, so nothing settles one. */
  readonly settledPaise: number;
};

const yearOf = (day: string): string => financialYearLabel(financialYearOf(calendarDate(day)));

/** @returns the refusal of what a draft may hold at all, or null. */
export function sizesOfDeposit({
  deductions,
  beyond,
}: TdsDepositDraft): TdsDepositRejection | null {
  const count = Math.max(deductions.length, beyond.length);
  return count > TDS_DEDUCTIONS_MAX
    ? { kind: 'tds_deposit_too_long', count, countMax: TDS_DEDUCTIONS_MAX }
    : null;
}

/** @returns the deposit as it is posted, or the first refusal in the order of `rejections.ts`. */
export function postedDeposit(
  ids: { readonly documentId: number; readonly journalId: JournalId },
  draft: TdsDepositDraft,
  { today, moneyAccountId, deductions: known, nextNumber }: TdsDepositFacts,
): Result<TdsDeposit, TdsDepositRejection> {
  const { moneyAccountId: _money, deductions: asked, ...said } = draft;
  const postedOn = draft.postedOn === null ? today : calendarDate(draft.postedOn);
  if (postedOn > today) return rejected({ kind: 'tds_deposit_of_the_future', postedOn, today });
  if (moneyAccountId === null) return rejected({ kind: 'tds_deposit_account_unfit' });
  const totalPaise = depositedTaxPaise(draft) + draft.interestPaise + draft.feePaise;
  if (totalPaise === 0) return rejected({ kind: 'tds_deposit_is_nothing' });
  for (const [at, { code, month }] of draft.beyond.entries()) {
    const line = at + 1;
    if (!isTdsCode(code)) return rejected({ kind: 'tds_deposit_code_unknown', line, code });
    if (month > postedOn) {
      return rejected({ kind: 'tds_deposit_month_in_the_future', line, postedOn });
    }
  }
  const deductions: TdsDeposit['deductions'] = [];
  for (const [at, { billId, amountPaise }] of asked.entries()) {
    const line = at + 1;
    if (deductions.some((one) => one.billId === billId)) {
      return rejected({ kind: 'tds_deposit_deduction_twice', line });
    }
    const deduction = known.find((one) => one.billId === billId);
    if (deduction === undefined) return rejected({ kind: 'tds_deposit_deduction_unknown', line });
    const { openPaise, billNumber, deductedOn, code, section } = deduction;
    if (postedOn < deductedOn) {
      return rejected({ kind: 'tds_deposit_before_deduction', line, billNumber, deductedOn });
    }
    if (amountPaise > openPaise) {
      return rejected({ kind: 'tds_deposit_exceeds_deduction', line, billNumber, openPaise });
    }
    deductions.push({ billId, amountPaise, billNumber, deductedOn, code, section });
  }
  const days = [
    ...deductions.map(({ deductedOn }) => deductedOn),
    ...draft.beyond.map(({ month }) => month),
  ];
  const years = [...new Set(days.map(yearOf))];
  if (years.length > 1) return rejected({ kind: 'tds_deposit_of_two_years', years });
  return accepted({
    ...ids,
    ...nextNumber(financialYearLabel(financialYearOf(postedOn))),
    ...said,
    accountId: moneyAccountId,
    postedOn,
    deductions,
    totalPaise,
  });
}
