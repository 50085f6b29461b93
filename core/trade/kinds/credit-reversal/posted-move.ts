// A reversal of credit or its twin as it is posted: of bills, or of a working sheet of CGST Rules
// 42 and 43. A sheet makes one entry of a return, and of a financial year what its returns reversed
// too little or too much (rule 42(2)).
import { calendarDate, dayAfter, daysBetween } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, yearPeriod } from '../../../kernel/financial-year.ts';
import type { Period } from '../../../kernel/financial-year.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { gstr3bSpanOn, periodOfSpan, returnPeriodInWords } from '../../../tax/index.ts';
import type { BookReturns } from '../../../tax/index.ts';
import type { CreditOutRule, CreditReversalRule, SheetSpan } from '../../terms.ts';
import { commonCreditSheet, dueIn, interestOfYear } from '../../watch/common-credit.ts';
import type { CommonCreditSheet, SheetFacts, SheetMove } from '../../watch/common-credit.ts';
import type { CreditHeads } from '../../watch/unpaid-credit.ts';
import { sumOfHeads, taxPaise } from '../purchase-bill/price.ts';
import type { CreditReversalDraft, SheetOfRules } from './events.ts';
import { returnRefusal } from './judge.ts';
import type { CreditMoveFacts } from './judge.ts';
import type { CreditMoveRejection } from './rejections.ts';

type Asked = NonNullable<CreditReversalDraft['sheet']>;
type DraftOfSheet = Pick<CreditReversalDraft, 'period' | 'postedOn' | 'narration'> & {
  readonly rule: CreditOutRule;
  readonly bills: readonly unknown[];
  readonly sheet: Asked | null;
};

type PostedIds = { readonly documentId: number; readonly journalId: JournalId };
type MovedBills<Bill> = { readonly bills: readonly Bill[]; readonly sheet: SheetOfRules | null };

/** What each twin says of itself. */
type Twin<Bill> = {
  readonly kind: SheetMove['kind'];
  /** What it refuses of its terms, once the return is known to be open. */
  readonly refused: () => CreditMoveRejection | null;
  /** The bills as its event has them, or the first refusal. */
  readonly billsOf: (
    rule: CreditReversalRule,
    postedOn: CalendarDate,
  ) => Result<readonly Bill[], CreditMoveRejection>;
};

/** @returns what both events say, or the first refusal in the order of `rejections.ts`. */
export function postedMove<Bill extends CreditHeads>(
  ids: PostedIds,
  draft: DraftOfSheet,
  facts: CreditMoveFacts,
  twin: Twin<Bill>,
) {
  const { period, narration } = draft;
  const postedOn = draft.postedOn === null ? facts.today : calendarDate(draft.postedOn);
  const moved = judgedMove(draft, postedOn, facts, twin);
  if (!moved.ok) return moved;
  const { accountId, nextNumber } = facts;
  if (accountId === null)
    return rejected<CreditMoveRejection>({ kind: 'credit_cost_account_unfit' });
  return accepted({
    ...ids,
    ...nextNumber(financialYearLabel(financialYearOf(postedOn))),
    period,
    narration,
    accountId,
    postedOn,
    ...moved.value,
    totalPaise: taxPaise(headsMoved(moved.value)),
  });
}

/** Rule 42 has a sheet and no bills, every other rule has bills and no sheet. */
function judgedMove<Bill>(
  { rule, period, bills: named, sheet: asked }: DraftOfSheet,
  postedOn: CalendarDate,
  facts: CreditMoveFacts,
  { kind, refused, billsOf }: Twin<Bill>,
): Result<MovedBills<Bill>, CreditMoveRejection> {
  if (rule === '42' && asked !== null && named.length === 0) {
    const sheet = judgedSheet(kind, { period, sheet: asked }, postedOn, facts, refused);
    return sheet.ok ? accepted({ bills: [], sheet: sheet.value }) : sheet;
  }
  if (rule === '42' || asked !== null) return rejected({ kind: 'credit_sheet_unfit', rule });
  const bills = billsOf(rule, postedOn);
  return bills.ok ? accepted({ bills: bills.value, sheet: null }) : bills;
}

/** @returns the days of a sheet, which are those of a return or of a financial year. */
export const workingSheetDays = (
  of: SheetSpan,
  day: CalendarDate,
  { frequencies }: Pick<BookReturns, 'frequencies'>,
): Period => (of === 'year' ? yearPeriod(financialYearOf(day)) : gstr3bSpanOn(day, frequencies));

/** @returns `October 2026`, or `FY 26-27` of a year. */
export const sheetName = ({ of, from, to }: Pick<Asked, 'of' | 'from' | 'to'>): string => {
  const span = { from: calendarDate(from), to: calendarDate(to) };
  return of === 'year'
    ? `FY ${financialYearLabel(financialYearOf(span.to))}`
    : returnPeriodInWords(periodOfSpan(span));
};

/** @returns what an entry moves, of its bills or its sheet. */
export const headsMoved = (moved: {
  readonly bills: readonly CreditHeads[];
  readonly sheet: Pick<SheetOfRules, 'moved'> | null;
}): CreditHeads =>
  moved.sheet === null
    ? sumOfHeads(moved.bills)
    : sumOfHeads([moved.sheet.moved.rule42, moved.sheet.moved.rule43]);

/**
 * @param kind which of the twins it is. @param refused what that refuses beside.
 * @returns the sheet with what of it the entry moves, or the first refusal.
 */
function judgedSheet(
  kind: SheetMove['kind'],
  draft: Pick<DraftOfSheet, 'period'> & { readonly sheet: Asked },
  postedOn: CalendarDate,
  facts: CreditMoveFacts,
  refused: () => CreditMoveRejection | null,
): Result<SheetOfRules, CreditMoveRejection> {
  const refusal =
    returnRefusal(draft, postedOn, facts) ??
    refused() ??
    daysRefusal(draft, facts) ??
    againRefusal(kind, draft.sheet, facts.sheet);
  if (refusal !== null) return rejected(refusal);
  const { sheet: asked } = draft;
  if (facts.sheet === null) return rejected({ kind: 'credit_move_is_nothing' });
  const sheet = commonCreditSheet(facts.sheet, asked.isAlsoPrivate);
  const moved = movedBy(kind, sheet);
  const totalPaise = taxPaise(sumOfHeads([moved.rule42, moved.rule43]));
  if (totalPaise === 0) return rejected({ kind: 'credit_move_is_nothing' });
  const { shownPaise } = asked;
  if (totalPaise !== shownPaise) {
    return rejected({ kind: 'credit_sheet_changed', shownPaise, totalPaise });
  }
  const { due: _due, ...figures } = sheet;
  const interest =
    kind === 'credit-reversal' && sheet.of === 'year'
      ? interestUntil(moved.rule42, asked, postedOn)
      : sumOfHeads([]);
  return accepted({ ...figures, moved, interest });
}

/** By rule 42(2)(a) from the first of April after the year. */
export const interestUntil = (
  reversed: CreditHeads,
  { to }: Pick<Asked, 'to'>,
  on: CalendarDate,
): CreditHeads => interestOfYear(reversed, daysBetween(dayAfter(calendarDate(to)), on));

/** An entry of a return moves what each rule says, one of a year what is left of rule 42. */
const movedBy = (kind: SheetMove['kind'], sheet: CommonCreditSheet): SheetOfRules['moved'] =>
  sheet.of === 'year'
    ? { rule42: dueIn(kind, sheet), rule43: sumOfHeads([]) }
    : { rule42: sheet.rule42, rule43: sheet.rule43 };

/** The days are over, and the return of the entry is theirs or a later one. */
function daysRefusal(
  { period, sheet: { of, from, to } }: Parameters<typeof judgedSheet>[1],
  { returns, today }: CreditMoveFacts,
): CreditMoveRejection | null {
  const days = workingSheetDays(of, calendarDate(to), returns);
  if (days.from !== from || days.to !== to) return { kind: 'credit_sheet_days_unknown', from, to };
  if (to >= today) return { kind: 'credit_sheet_not_over', to };
  const isEarly = of === 'year' ? period.from <= to : period.to < to;
  return isEarly
    ? { kind: 'credit_sheet_return_too_early', from: period.from, to: period.to }
    : null;
}

/** Of a return there is one reversal, and none once its year is made up. */
function againRefusal(
  kind: SheetMove['kind'],
  { of, from, to }: Asked,
  facts: SheetFacts | null,
): CreditMoveRejection | null {
  if (of === 'year') return null;
  if (kind === 'credit-reclaim') return { kind: 'credit_sheet_unfit', rule: '42' };
  const moves = facts?.moves ?? [];
  const same = moves.find((one) => one.of === 'return' && one.from === from && one.to === to);
  if (same !== undefined) return { kind: 'credit_sheet_posted', number: same.number };
  return yearRefusal(moves);
}

/** A year that is made up rests on its returns: its entries are reversed before theirs. */
const yearRefusal = (moves: readonly SheetMove[]): CreditMoveRejection | null => {
  const ofYear = moves.find((one) => one.of === 'year');
  return ofYear === undefined ? null : { kind: 'credit_sheet_year_stands', number: ofYear.number };
};

/** @returns why an entry of a sheet is not reversed so far, or null. */
export const sheetBackRefusal = (
  sheet: Pick<SheetOfRules, 'of'> | null,
  { sheet: facts }: CreditMoveFacts,
): CreditMoveRejection | null => (sheet?.of === 'return' ? yearRefusal(facts?.moves ?? []) : null);
