// What the parts of an entry do with GST while it is being typed: a mark with the period of its
// return, for all lines or for some of them. Plain values.
import { z } from 'zod';
import type { GstPartReply } from '#api/contract/journal/journal.ts';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { creditRule } from '#core/journal/terms.ts';
import type { Side } from '#core/journal/index.ts';
import { gstr3bSpanOn } from '#core/tax/index.ts';
import type { FrequencyFrom } from '#core/tax/index.ts';

/** What a person chooses among; a payment is one of them by its accounts. */
export const typedMark = z.enum(['set-off', 'discharge', 'challan', 'cash-ledger', 'credit']);
type TypedMark = z.infer<typeof typedMark>;

const typedPart = z.object({
  mark: typedMark,
  /** `2026-09-01 2026-09-30`; null until one is chosen: the last that is over on the day. */
  period: z.string().nullable(),
  rule: creditRule.nullable(),
  /** The lines by side and key; null is all of them. */
  lines: z.array(z.string()).nullable(),
});
export type TypedPart = z.infer<typeof typedPart>;

/** Drafts of before had one word for the whole entry. */
const ofBefore = (value: unknown): unknown =>
  typeof value === 'string'
    ? [{ ...newPart(value === 'set-off' ? 'set-off' : 'discharge') }]
    : value;

export const typedParts = z.preprocess(ofBefore, z.array(typedPart).optional());

export function newPart(mark: TypedMark): TypedPart {
  return { mark, period: null, rule: null, lines: null };
}

export const lineNameOf = (side: Side, { key }: { readonly key: number }): string =>
  `${side} ${key}`;

const SPANS_OFFERED = 15;

/** @returns the latest periods of GSTR-3B, the one of today first. */
export function spansBefore(today: CalendarDate, frequencies: readonly FrequencyFrom[]): Period[] {
  const spans: Period[] = [];
  for (let day = today; spans.length < SPANS_OFFERED; day = dayBefore(spans.at(-1)?.from ?? day)) {
    spans.push(gstr3bSpanOn(day, frequencies));
  }
  return spans;
}

export const spanText = ({ from, to }: Period): string => `${from} ${to}`;

/** @returns the period whose return a mark of that day is of, unless another one is chosen. */
export function usualSpan(
  mark: TypedMark,
  date: CalendarDate,
  frequencies: readonly FrequencyFrom[],
): Period {
  const span = gstr3bSpanOn(date, frequencies);
  const isOver = date === span.to || mark === 'cash-ledger' || mark === 'credit';
  return isOver ? span : gstr3bSpanOn(dayBefore(span.from), frequencies);
}

/**
 * @param sent the names of the lines, in the order in which they are sent.
 * @returns the parts as the call takes them; a line that is gone is left out.
 */
export const partsOfBody = (parts: readonly TypedPart[], sent: readonly string[]) =>
  parts.map(({ mark, period, rule, lines }) => {
    const [from = '', to = ''] = period?.split(' ') ?? [];
    const numbers = lines?.flatMap((name) => {
      const at = sent.indexOf(name);
      return at === -1 ? [] : [at + 1];
    });
    return {
      mark,
      ...(period !== null && { period: { from, to } }),
      ...(rule !== null && { rule }),
      ...(numbers !== undefined && { lines: numbers }),
    };
  });

/** @param names of the lines of the card, in their order. */
export const partsOfCard = (
  parts: readonly GstPartReply[],
  names: readonly string[],
): TypedPart[] =>
  parts.map(({ mark, period, rule, lines }) => ({
    mark: mark === 'payment' ? 'discharge' : mark,
    period: period === null ? null : `${period.from} ${period.to}`,
    rule: rule ?? null,
    lines: lines.length === names.length ? null : lines.flatMap((line) => names[line - 1] ?? []),
  }));
