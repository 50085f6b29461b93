// The day book: the vouchers of some days in the order in which they were entered, each on the side
// of the account that it is called by; or with all of its lines, so that both sides foot.
import { firstOfSide, marksOf, VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import { listJournals, readJournalFigures } from '#api/contract/journal/journal.ts';
import type { JournalCard, JournalListFigures } from '#api/contract/journal/journal.ts';
import type { VoucherType } from '#core/journal/terms.ts';
import { column, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { counted, formatCount, formatRupees } from '#web/format/money.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
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

/** @returns the number of the document that posted it, else its own. */
const voucherNumber = ({ source, number }: JournalCard): string =>
  source === null || source.number === '' ? `#${formatCount(number)}` : source.number;

/** A voucher, a line of one, or the total. */
type DayBookRow = {
  readonly name: string;
  /** The voucher that it is, or is a line of. */
  readonly card?: JournalCard;
  readonly isLine?: true;
  readonly debit?: number;
  readonly credit?: number;
};

const ofVoucher =
  (of: (card: JournalCard) => string | number) =>
  ({ card }: DayBookRow) =>
    card === undefined ? null : of(card);

/** A line below its voucher says its day, type and number in the file alone. */
const ofVoucherAlone =
  (of: (card: JournalCard) => string) =>
  ({ card, isLine }: DayBookRow) =>
    card === undefined || isLine === true ? null : of(card);

const typeOf = (card: JournalCard): string => VOUCHER_NAMES[card.voucherType];

const columnsOf = (isDetailed: boolean): readonly DeclaredColumn<DayBookRow>[] => [
  column.date(
    'Date',
    ofVoucherAlone(({ date }) => date),
    { onPhone: 'below' },
  ),
  column.text('Particulars', ({ name }) => name, { isName: true }),
  column.text('Type', ofVoucherAlone(typeOf)),
  column.text('Voucher', ofVoucherAlone(voucherNumber), {
    onPhone: isDetailed ? undefined : 'below',
  }),
  column.count(
    'Entry',
    ofVoucher(({ number }) => number),
    { onlyIn: 'file' },
  ),
  column.text(
    'Narration',
    ofVoucher(({ narration }) => narration),
    { onlyIn: 'file' },
  ),
  column.text(
    'Recorded by',
    ofVoucher(({ recordedBy: by }) => by.name),
    { onlyIn: 'file' },
  ),
  column.money('Debit', ({ debit = null }) => debit, {
    rule: 'pair',
    figure: 'debit',
    onPhone: 'column',
  }),
  column.money('Credit', ({ credit = null }) => credit, { figure: 'credit', onPhone: 'column' }),
  // Each line by itself says of which voucher it is, so that the file can be imported.
  column.date(
    'Voucher date',
    ofVoucher(({ date }) => date),
    { onlyIn: 'file' },
  ),
  column.text('Voucher type', ofVoucher(typeOf), { onlyIn: 'file' }),
];

type DayBookParts = {
  readonly title: string;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly cards: readonly JournalCard[];
  readonly figures: Pick<JournalListFigures, 'count' | 'amountPaise'>;
  /** Whether each voucher stands with its lines. */
  readonly isDetailed: boolean;
  readonly hrefOf: (journalId: number) => string;
  /** Of all vouchers. */
  readonly explainHref?: ExplainLine;
};

type DayBookLine = DeclaredLine<DayBookRow>;

export function dayBookView(parts: DayBookParts): ReportView {
  const { title, range, cards, figures, isDetailed, explainHref } = parts;
  const total = figures.amountPaise;
  const isWhole = cards.length === figures.count;
  const inAll = `${counted(figures.count, 'voucher')}, ${formatRupees(total)} on each side`;
  const totalLine: DayBookLine = {
    as: 'total',
    key: 'total',
    row: { name: 'Total', debit: total, credit: total },
    whose: 'vouchers',
  };
  return reportOf(
    {
      title,
      period: periodInWords(range),
      remarks: figures.count === 0 ? [] : [inAll],
    },
    columnsOf(isDetailed),
    [
      ...cards.flatMap((card) => (isDetailed ? linesOf(card, parts) : [voucherLine(card, parts)])),
      ...(isDetailed && isWhole && cards.length > 0 ? [totalLine] : []),
    ],
    explainHref && ((_side, whose) => explainHref(whose)),
  );
}

function voucherLine(card: JournalCard, { hrefOf }: DayBookParts): DayBookLine {
  const isByCredit = BY_CREDIT.has(card.voucherType);
  const { name, more } = firstOfSide(card, isByCredit ? 'credit' : 'debit');
  const paise = card.amountPaise;
  return {
    as: 'line',
    key: String(card.id),
    href: hrefOf(card.id),
    below: belowOf(card),
    row: {
      name: more === 0 ? name : `${name} +${more}`,
      card,
      ...(isByCredit ? { credit: paise } : { debit: paise }),
    },
  };
}

const belowOf = (card: JournalCard): string =>
  [...marksOf(card).map(({ text }) => text), card.narration]
    .filter((text) => text !== '')
    .join(' · ');

function linesOf(card: JournalCard, { hrefOf }: DayBookParts): readonly DayBookLine[] {
  const isDebit = ({ amountPaise }: (typeof card.entry)[number]) => amountPaise > 0;
  const ordered = [...card.entry.filter(isDebit), ...card.entry.filter((line) => !isDebit(line))];
  return [
    {
      as: 'group',
      key: String(card.id),
      href: hrefOf(card.id),
      below: belowOf(card),
      row: { name: `${typeOf(card)} ${voucherNumber(card)}`, card },
    },
    ...ordered.map(({ id, accountName: name, amountPaise: paise }): DayBookLine => ({
      as: 'line',
      level: 1,
      key: `line ${id}`,
      row: {
        name,
        card,
        isLine: true,
        ...(paise > 0 && { debit: paise }),
        ...(paise < 0 && { credit: -paise }),
      },
    })),
  ];
}

/** Reads all of the vouchers, for paper and files. */
export async function readDayBook(work: SheetWork, asked: DayBookQuery) {
  const query = dayBookQuery(asked);
  const figures = await work.read(readJournalFigures, { query });
  const cards = await everyOffset(work, (offset, limit) =>
    work.read(listJournals, { query: { ...query, order: 'date', limit, offset } }),
  );
  return { cards, figures };
}
