// Which open bills of its party a line settles, while it is being typed, and what becomes of the
// rest. A line of which nothing is said is on account.
import { z } from 'zod';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { itemKind } from '#core/settlement/terms.ts';
import type { postJournal } from '#api/contract/journal/journal.ts';
import type { PostedReference } from '#api/contract/journal/references.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';

const draftBill = z.object({
  kind: itemKind,
  id: z.int(),
  line: z.int().optional(),
  number: z.string(),
  /** What is to be settled of it, as far as the line's amount goes. */
  paise: z.int().positive(),
});
export type DraftBill = z.infer<typeof draftBill>;

const draftRest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('advance') }),
  z.object({
    kind: z.literal('new'),
    name: z.string(),
    dueText: z.string(),
    /** Of the bill, as it was posted. */
    date: z.string().optional(),
  }),
]);
export type DraftRest = z.infer<typeof draftRest>;

export const lineSettling = {
  bills: z.array(draftBill).optional(),
  /** What is beyond the bills; on account where nothing is said. */
  rest: draftRest.optional(),
};
export type LineSettling = {
  readonly bills?: readonly DraftBill[] | undefined;
  readonly rest?: DraftRest | undefined;
};

export const NOTHING_SETTLED = { bills: undefined, rest: undefined } as const;

export type OpenItemName = Pick<DraftBill, 'kind' | 'id' | 'line'>;
export const openItemKey = ({ kind, id, line = 0 }: OpenItemName): string =>
  `${kind} ${id} ${line}`;

export const sumOfBills = (bills: readonly { readonly paise: number }[]): number =>
  bills.reduce((sum, { paise }) => sum + paise, 0);

/**
 * @param amountPaise of the line; null while it has none.
 * @returns the bills in the order in which they were chosen, up to the line's amount.
 */
export function billsWithin(
  { bills = [] }: LineSettling,
  amountPaise: number | null,
): readonly DraftBill[] {
  if (amountPaise === null) return bills;
  let left = amountPaise;
  return bills.flatMap((bill) => {
    const paise = Math.min(bill.paise, left);
    left -= paise;
    return paise > 0 ? [{ ...bill, paise }] : [];
  });
}

type WireEntry = z.input<typeof postJournal.body>['entry'][number];

/** @returns what is sent of a line; nothing where all of it is on account. */
export function referencesOf(
  line: LineSettling,
  amountPaise: number,
  today: CalendarDate,
): Pick<WireEntry, 'references'> {
  const bills = billsWithin(line, amountPaise);
  const restPaise = amountPaise - sumOfBills(bills);
  if (bills.length === 0 && line.rest === undefined) return {};
  const against = bills.map(({ kind, id, line: ofLine, paise }) => ({
    kind: 'against' as const,
    amount: rupeesFromPaise(paise),
    item: { kind, id, ...(ofLine === undefined ? {} : { line: ofLine }) },
  }));
  if (restPaise === 0) return { references: against };
  const rest = { amount: rupeesFromPaise(restPaise), ...restOnWire(line.rest, today) };
  return { references: [...against, rest] };
}

function restOnWire(rest: DraftRest | undefined, today: CalendarDate) {
  if (rest?.kind !== 'new') return { kind: rest?.kind ?? ('on-account' as const) };
  const name = rest.name.trim();
  const due = parseDate(rest.dueText, today);
  return {
    kind: rest.kind,
    ...(name === '' ? {} : { name }),
    ...(rest.date === undefined ? {} : { date: rest.date }),
    ...(due === null ? {} : { due_date: due }),
  };
}

/** @returns what a posted line settles, to be kept or changed by its correction. */
export function postedSettling(references: readonly PostedReference[] = []): LineSettling {
  const bills = references.flatMap(({ item, amountPaise }) => {
    const kind = itemKind.safeParse(item?.kind);
    if (item === undefined || !kind.success) return [];
    const { id, line, number } = item;
    const name = { kind: kind.data, id, number, ...(line === undefined ? {} : { line }) };
    return [{ ...name, paise: amountPaise }];
  });
  const rest = references.flatMap((one) => restOf(one) ?? [])[0];
  return {
    ...(bills.length === 0 ? {} : { bills }),
    ...(rest === undefined ? {} : { rest }),
  };
}

function restOf({ kind, name = '', date, dueDate: due }: PostedReference): DraftRest | null {
  if (kind === 'advance') return { kind };
  if (kind !== 'new') return null;
  const dueText = due === undefined ? '' : formatDate(due);
  return { kind, name, dueText, ...(date === undefined ? {} : { date }) };
}

const REST_WORDS = { advance: 'advance', new: 'new reference' } as const;

/** @returns `INV-003 1,180.00, on account 20.00`, or nothing where all of it is on account. */
export function settlingInWords(line: LineSettling, amountPaise: number | null): string {
  const bills = billsWithin(line, amountPaise);
  if (bills.length === 0 && line.rest === undefined) return '';
  const restPaise = (amountPaise ?? 0) - sumOfBills(bills);
  const name = line.rest?.kind === 'new' ? line.rest.name.trim() : '';
  const rest = line.rest === undefined ? 'on account' : name || REST_WORDS[line.rest.kind];
  return [
    ...bills.map(({ number, paise }) => `${number} ${formatPaise(paise)}`),
    ...(restPaise > 0 ? [`${rest} ${formatPaise(restPaise)}`] : []),
  ].join(', ');
}
