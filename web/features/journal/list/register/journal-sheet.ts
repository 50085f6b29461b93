// The journal as a sheet: the list as it is narrowed and ordered, or what is selected of it; and
// the selected entries as vouchers, each with its lines.
import { firstOfSide, marksOf, VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { dateFromWire, todayInIndia } from '#web/format/dates.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords, periodInWords } from '#web/shell/sheet/words.ts';
import type { JournalOrder, JournalsQuery } from '../../queries.ts';
import { entriesInWords } from './days.ts';

function sideText(card: JournalCard, side: 'debit' | 'credit'): string {
  const { name, more } = firstOfSide(card, side);
  return more === 0 ? name : `${name} +${more}`;
}

const COLUMNS: readonly ReportColumnOf<JournalCard>[] = [
  { head: 'Date', kind: 'date', of: ({ date }) => date },
  { head: 'Entry', kind: 'text', of: ({ number }) => `#${number}` },
  { head: 'Type', kind: 'text', of: (card) => VOUCHER_NAMES[card.voucher_type] },
  { head: 'Debit', kind: 'text', of: (card) => sideText(card, 'debit') },
  { head: 'Credit', kind: 'text', of: (card) => sideText(card, 'credit') },
  { head: 'Narration', kind: 'text', of: ({ narration }) => narration },
  { head: 'Recorded by', kind: 'text', onlyIn: 'file', of: ({ recorded_by: { name } }) => name },
  {
    head: 'Marks',
    kind: 'text',
    onlyIn: 'file',
    of: (card) =>
      marksOf(card)
        .map(({ text }) => text)
        .join(', '),
  },
  { head: 'Amount (₹)', kind: 'money', of: ({ amount }) => paiseFromWire(amount) },
];

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
export function sheetHeadOf({ asked, narrowing, isKept }: JournalsOnSheet, count: number) {
  const { from, to } = asked;
  return {
    period:
      from === undefined || to === undefined
        ? asOnInWords(todayInIndia())
        : periodInWords({ from: dateFromWire(String(from)), to: dateFromWire(String(to)) }),
    remarks: [
      ...narrowing,
      ...(isKept === undefined ? [] : [`${formatCount(count)} chosen from the list`]),
    ],
  };
}

const sumOf = (cards: readonly JournalCard[]): number =>
  cards.reduce((total, { amount }) => total + paiseFromWire(amount), 0);

export async function journalsSheet(work: SheetWork, of: JournalsOnSheet): Promise<ReportSheet> {
  const cards = await cardsOnSheet(work, of);
  return {
    title: 'Journal entries',
    ...sheetHeadOf(of, cards.length),
    columns: reportColumns(COLUMNS),
    lines: [
      ...reportLines(COLUMNS, cards),
      {
        as: 'total',
        cells: [
          null,
          null,
          null,
          `Total of ${entriesInWords(cards.length)}`,
          null,
          null,
          null,
          null,
          sumOf(cards),
        ],
      },
    ],
  };
}

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
  const paise = paiseFromWire(card.amount);
  const marks = marksOf(card).map(({ text }) => text);
  const head = [`${VOUCHER_NAMES[card.voucher_type]} #${card.number}`, ...marks].join(', ');
  const line = (text: string, debit: number | null, credit: number | null): SheetLine => ({
    as: 'line',
    level: 1,
    cells: [null, text, debit, credit],
  });
  const lines = card.entry.map(
    ({ account_name: name, amount }) => [name, paiseFromWire(amount)] as const,
  );
  return [
    { as: 'group', level: 0, cells: [card.date, head, paise, paise] },
    ...lines.filter(([, own]) => own > 0).map(([name, own]) => line(name, own, null)),
    ...lines.filter(([, own]) => own < 0).map(([name, own]) => line(name, null, -own)),
    ...(card.narration === '' ? [] : [line(card.narration, null, null)]),
    line(`Recorded by ${card.recorded_by.name}`, null, null),
  ];
}
