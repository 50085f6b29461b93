// The day book: the vouchers of some days in the order in which they were entered, each on the side
// of the account that it is called by; or with all of its lines, so that both sides foot.
import { firstOfSide, marksOf, VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import { listJournals, readJournalFigures } from '#api/contract/journal/journal.ts';
import type { JournalCard, JournalListFigures } from '#api/contract/journal/journal.ts';
import type { VoucherType } from '#core/journal/terms.ts';
import type { ReportColumn } from '#core/kernel/writing/sheet.ts';
import { formatCount, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { explainedCells } from '../kit/report-view.ts';
import type { ExplainLine, ReportRow, ReportView } from '../kit/report-view.ts';
import type { ReportRange } from '../kit/use-report-range.ts';

export type DayBookQuery = {
  readonly bookId: number;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  /** Null for vouchers of every type. */
  readonly type: VoucherType | null;
};

/** As the calls have it. */
export const dayBookQuery = ({ bookId, range, type }: DayBookQuery) => ({
  book_id: bookId,
  from: range.from,
  to: range.to,
  ...(type !== null && { voucher_type: type }),
});

/** What a credit of the party, or of who paid, is called by; everything else by its debit. */
const BY_CREDIT: ReadonlySet<VoucherType> = new Set(['receipt', 'credit-note']);

export const vouchersInWords = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'voucher' : 'vouchers'}`;

/** @returns the number of the document that posted it, else its own. */
export const voucherNumber = ({ source, number }: JournalCard): string =>
  source === null || source.number === '' ? `#${formatCount(number)}` : source.number;

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Date', kind: 'date' },
  { head: 'Particulars', kind: 'text' },
  { head: 'Type', kind: 'text' },
  { head: 'Voucher', kind: 'text' },
  { head: 'Entry', kind: 'count', onlyIn: 'file' },
  { head: 'Narration', kind: 'text', onlyIn: 'file' },
  { head: 'Recorded by', kind: 'text', onlyIn: 'file' },
  { head: 'Debit (₹)', kind: 'money', rule: 'pair' },
  { head: 'Credit (₹)', kind: 'money' },
];

export type DayBookParts = {
  readonly title: string;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly cards: readonly JournalCard[];
  readonly figures: Pick<JournalListFigures, 'count' | 'amount'>;
  /** Whether each voucher stands with its lines. */
  readonly isDetailed: boolean;
  readonly hrefOf: (journalId: number) => string;
  /** Of all vouchers. */
  readonly explainHref?: ExplainLine;
};

export function dayBookView(parts: DayBookParts): ReportView {
  const { title, range, cards, figures, isDetailed } = parts;
  const total = paiseFromWire(figures.amount);
  const isWhole = cards.length === figures.count;
  const inAll = `${vouchersInWords(figures.count)}, ${formatRupees(total)} on each side`;
  return {
    title,
    period: periodInWords(range),
    remarks: figures.count === 0 ? [] : [inAll],
    columns: COLUMNS,
    nameAt: 1,
    phone: [1, 7, 8],
    phoneBelow: isDetailed ? [0] : [0, 3],
    lines: [
      ...cards.flatMap((card) => (isDetailed ? linesOf(card, parts) : [voucherRow(card, parts)])),
      ...(isDetailed && isWhole && cards.length > 0 ? [totalRow(total, parts)] : []),
    ],
  };
}

function voucherRow(card: JournalCard, { hrefOf }: DayBookParts): ReportRow {
  const isByCredit = BY_CREDIT.has(card.voucher_type);
  const { name, more } = firstOfSide(card, isByCredit ? 'credit' : 'debit');
  const paise = paiseFromWire(card.amount);
  const particulars = more === 0 ? name : `${name} +${more}`;
  return {
    as: 'line',
    key: String(card.id),
    href: hrefOf(card.id),
    below: belowOf(card),
    cells: [...headOf(card, particulars), ...(isByCredit ? [null, paise] : [paise, null])],
  };
}

const belowOf = (card: JournalCard): string =>
  [...marksOf(card).map(({ text }) => text), card.narration]
    .filter((text) => text !== '')
    .join(' · ');

const headOf = (card: JournalCard, particulars: string) => [
  card.date,
  particulars,
  VOUCHER_NAMES[card.voucher_type],
  voucherNumber(card),
  card.number,
  card.narration,
  card.recorded_by.name,
];

function linesOf(card: JournalCard, { hrefOf }: DayBookParts): readonly ReportRow[] {
  const title = `${VOUCHER_NAMES[card.voucher_type]} ${voucherNumber(card)}`;
  const lines = card.entry.map((line) => ({ ...line, paise: paiseFromWire(line.amount) }));
  const ordered = [...lines.filter(({ paise }) => paise > 0), ...lines.filter(isCredit)];
  return [
    {
      as: 'group',
      key: String(card.id),
      href: hrefOf(card.id),
      below: belowOf(card),
      cells: [...headOf(card, title), null, null],
    },
    ...ordered.map(({ id, account_name: name, paise }): ReportRow => ({
      as: 'line',
      level: 1,
      key: `line ${id}`,
      cells: [
        null,
        name,
        null,
        null,
        null,
        null,
        null,
        paise > 0 ? paise : null,
        paise < 0 ? -paise : null,
      ],
    })),
  ];
}

const isCredit = ({ paise }: { readonly paise: number }): boolean => paise < 0;

const totalRow = (paise: number, { explainHref }: DayBookParts): ReportRow => ({
  as: 'total',
  key: 'total',
  cells: [null, 'Total', null, null, null, null, null, paise, paise],
  ...explainedCells(explainHref, [
    [7, 'vouchers'],
    [8, 'vouchers'],
  ]),
});

/** Reads all of the vouchers, for paper and files. */
export async function readDayBook(work: SheetWork, asked: DayBookQuery) {
  const query = dayBookQuery(asked);
  const figures = await work.read(readJournalFigures, { query });
  const cards = await everyOffset(work, (offset, limit) =>
    work.read(listJournals, { query: { ...query, order: 'date', limit, offset } }),
  );
  return { cards, figures };
}
