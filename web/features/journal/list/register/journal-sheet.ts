// The selected entries as vouchers, each with its lines; and what a ledger that is narrowed is a
// sheet of.
import { marksOf, VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import type { ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { formatCount } from '#web/format/money.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import type { JournalOrder, JournalsQuery } from '../../queries.ts';
import { daysOnSheet } from './days.ts';

/** What is on the sheet: a list as it is narrowed, and how that is said. */
export type JournalsOnSheet = {
  readonly bookId: number;
  readonly asked: JournalsQuery;
  readonly order: JournalOrder;
  /** How the list is narrowed, in words. */
  readonly narrowing: readonly string[];
  /** Those alone which this lets through; every one without it. */
  readonly isKept?: (card: JournalCard) => boolean;
};

export async function cardsOnSheet(
  work: SheetWork,
  of: JournalsOnSheet,
): Promise<readonly JournalCard[]> {
  const { bookId, asked, order, isKept } = of;
  const all = await everyOffset(work, (offset, limit) =>
    work.read(listJournals, { query: { ...asked, book_id: bookId, limit, order, offset } }),
  );
  return isKept === undefined ? all : all.filter(isKept);
}

/** What stands over the sheets. */
export const sheetHeadOf = ({ asked, narrowing, isKept }: JournalsOnSheet, count: number) => ({
  period: daysOnSheet(asked),
  remarks: [
    ...narrowing,
    ...(isKept === undefined ? [] : [`${formatCount(count)} chosen from the list`]),
  ],
});

const sumOf = (cards: readonly JournalCard[]): number =>
  cards.reduce((total, { amountPaise }) => total + amountPaise, 0);

/** A voucher stands as a group: its head, then a line for each account. */
export async function vouchersSheet(work: SheetWork, of: JournalsOnSheet): Promise<ReportSheet> {
  const cards = await cardsOnSheet(work, of);
  const total = sumOf(cards);
  return {
    title: 'Journal vouchers',
    ...sheetHeadOf(of, cards.length),
    columns: [
      { head: 'Date', kind: 'date' },
      { head: 'Particulars', kind: 'text' },
      { head: 'Debit (₹)', kind: 'money', rule: 'pair' },
      { head: 'Credit (₹)', kind: 'money', rule: 'pair' },
    ],
    lines: [...cards.flatMap(voucherLines), { as: 'total', cells: [null, 'Total', total, total] }],
  };
}

function voucherLines(card: JournalCard): SheetLine[] {
  const paise = card.amountPaise;
  const marks = marksOf(card).map(({ text }) => text);
  const head = [`${VOUCHER_NAMES[card.voucherType]} #${card.number}`, ...marks].join(', ');
  const line = (text: string, debit: number | null, credit: number | null): SheetLine => ({
    as: 'line',
    level: 1,
    cells: [null, text, debit, credit],
  });
  const lines = card.entry.map(
    ({ accountName: name, amountPaise }) => [name, amountPaise] as const,
  );
  return [
    { as: 'group', level: 0, cells: [card.date, head, paise, paise] },
    ...lines.filter(([, own]) => own > 0).map(([name, own]) => line(name, own, null)),
    ...lines.filter(([, own]) => own < 0).map(([name, own]) => line(name, null, -own)),
    ...(card.narration === '' ? [] : [line(card.narration, null, null)]),
    line(`Recorded by ${card.recordedBy.name}`, null, null),
  ];
}
