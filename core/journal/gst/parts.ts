// The parts of a journal that bear a mark of GST: what was asked for, made whole. Each part names
// its lines and the return that it belongs to, balances, and shares no line with another.
import { calendarDate, dayBefore } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { gstr3bSpanOn, isSpanOfGstr3b, isTaxPeriod } from '../../tax/index.ts';
import type { JournalFacts } from '../commands.ts';
import type { Entry } from '../entries/entries.ts';
import type { GstPart } from '../events.ts';
import type { MarkedDocument } from './asked-parts.ts';
import type { JournalRejection } from '../rejections.ts';
import type { GstMark } from '../terms.ts';

/** A part that was made whole: `payment` is told apart, and no period is left open. */
export type WholeGstPart = Omit<GstPart, 'mark' | 'period'> & {
  readonly mark: Exclude<GstMark, 'payment'>;
  readonly period: Period;
};

/** @returns the parts as they are judged and written; `partRefusal` looks at their lines. */
export function gstPartsOf(
  { entries, gst }: MarkedDocument,
  entryDate: CalendarDate,
  facts: Pick<JournalFacts, 'gst' | 'returns'>,
): readonly WholeGstPart[] {
  return (gst ?? []).map((part) => {
    const lines = part.lines ?? entries.map((_, index) => index + 1);
    const mark = part.mark === 'payment' ? paymentOf(entries, lines, facts) : part.mark;
    return {
      mark,
      period: part.period ?? lastPeriodOn(entryDate, mark, facts),
      ...(part.rule && { rule: part.rule }),
      lines: [...lines],
    };
  });
}

/** What is paid into the electronic cash ledger is a challan; what is paid of tax discharges it. */
function paymentOf(
  entries: readonly Entry[],
  lines: readonly number[],
  { gst }: Pick<JournalFacts, 'gst'>,
): 'challan' | 'discharge' {
  const isPaidIn = lines.some((line) => {
    const entry = entries[line - 1];
    return entry?.side === 'debit' && gst.accounts.get(entry.accountId)?.kind === 'cash-ledger';
  });
  return isPaidIn ? 'challan' : 'discharge';
}

/** Tax is set off on the last day of its period or after it; cash and credit move within it. */
function lastPeriodOn(
  date: CalendarDate,
  mark: GstMark,
  { returns: { frequencies } }: Pick<JournalFacts, 'returns'>,
): Period {
  const span = gstr3bSpanOn(date, frequencies);
  const isOver = date === span.to || mark === 'cash-ledger' || mark === 'credit';
  return isOver ? span : gstr3bSpanOn(dayBefore(span.from), frequencies);
}

/** Credit that is taken out or back says by which rule. */
const isRuleMissing = ({ mark, rule }: WholeGstPart): boolean =>
  mark === 'credit' && rule === undefined;

/** @returns what keeps the parts from being judged by their accounts, or null. */
export function partRefusal(
  parts: readonly WholeGstPart[],
  entries: readonly Entry[],
  { entryDate, returns }: { readonly entryDate: CalendarDate } & Pick<JournalFacts, 'returns'>,
): JournalRejection | null {
  const taken = new Set<number>();
  for (const [index, one] of parts.entries()) {
    const part = index + 1;
    for (const line of one.lines) {
      if (entries[line - 1] === undefined) {
        return { kind: 'gst_line_unknown', part, unknownLine: line, count: entries.length };
      }
      if (taken.has(line)) return { kind: 'gst_line_in_two_parts', part, line };
      taken.add(line);
    }
    const refusal = ruleRefusal(one, part) ?? periodRefusalOf(one, part, { entryDate, returns });
    if (refusal !== null) return refusal;
    const [debitPaise, creditPaise] = [sumOf(one, entries, 'debit'), sumOf(one, entries, 'credit')];
    if (debitPaise !== creditPaise) {
      return { kind: 'gst_part_does_not_balance', part, debitPaise, creditPaise };
    }
  }
  return null;
}

function ruleRefusal(one: WholeGstPart, part: number): JournalRejection | null {
  const { mark } = one;
  if (isRuleMissing(one)) return { kind: 'gst_rule_missing', part };
  return mark !== 'credit' && one.rule !== undefined
    ? { kind: 'gst_rule_not_taken', part, mark }
    : null;
}

function periodRefusalOf(
  { mark, period }: WholeGstPart,
  part: number,
  { entryDate, returns }: { readonly entryDate: CalendarDate } & Pick<JournalFacts, 'returns'>,
): JournalRejection | null {
  const isPeriod =
    mark === 'set-off' ? isSpanOfGstr3b(period, returns.frequencies) : isTaxPeriod(period);
  if (!isPeriod) return { kind: 'gst_period_unknown', part, mark, period };
  return entryDate < period.from
    ? { kind: 'gst_mark_before_period', part, mark, entryDate, period }
    : null;
}

const sumOf = ({ lines }: WholeGstPart, entries: readonly Entry[], side: Entry['side']): number =>
  lines.reduce((paise, line) => {
    const entry = entries[line - 1];
    return entry?.side === side ? paise + entry.amountPaise : paise;
  }, 0);

/** @returns the lines of a part with their accounts, as they are judged. */
export const linesOfPart = (
  { lines }: Pick<GstPart, 'lines'>,
  entries: readonly Entry[],
): readonly { readonly line: number; readonly entry: Entry }[] =>
  lines.flatMap((line) => {
    const entry = entries[line - 1];
    return entry === undefined ? [] : [{ line, entry }];
  });

/** @returns the period of a part as it lies in the log. */
export const periodOfPart = ({ period }: Pick<GstPart, 'period'>): Period | null =>
  period === null ? null : { from: calendarDate(period.from), to: calendarDate(period.to) };
