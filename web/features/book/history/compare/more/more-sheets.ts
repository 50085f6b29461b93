// Open items and masters at two moments, as working papers.
import { furtherComparisons } from '#api/contract/book/log/compare-more.ts';
import { reportColumns } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { dateFromWire, formatDate, formatInstant } from '#web/format/dates.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { CAUSE_WORDS } from '../queries.ts';
import type { ComparisonQuery } from '../queries.ts';
import { HOW_WORDS, itemsQuery, kindInWords, momentsAsked, CHANGED_WORDS } from './queries.ts';

const { compareItems, compareMasters } = furtherComparisons;

type Moment = { readonly event: number; readonly recorded_at: string };

export const bothMomentsInWords = (a: Moment, b: Moment): string[] =>
  Object.entries({ A: a, B: b }).map(
    ([name, { event, recorded_at: at }]) =>
      `${name}: as known at event ${formatCount(event)}, ${formatInstant(at)}`,
  );

type ItemLine = {
  readonly text: string;
  readonly words: string;
  readonly aPaise?: number;
  readonly bPaise?: number;
  readonly changePaise: number;
};

const ITEM_COLUMNS: readonly ReportColumnOf<ItemLine>[] = [
  { head: 'Bill or event', kind: 'text', of: ({ text }) => text },
  { head: 'What happened', kind: 'text', of: ({ words }) => words },
  { head: 'A (₹)', kind: 'money', of: ({ aPaise }) => aPaise ?? null },
  { head: 'B (₹)', kind: 'money', of: ({ bPaise }) => bPaise ?? null },
  { head: 'Change (₹)', kind: 'money', rule: 'answer', of: ({ changePaise }) => changePaise },
];

const itemLine = (as: SheetLine['as'], level: number, line: ItemLine): SheetLine => ({
  as,
  level,
  cells: ITEM_COLUMNS.map(({ of }) => of(line)),
});

export async function itemsSheet(
  { read }: SheetWork,
  bookId: number,
  asked: ComparisonQuery,
): Promise<ReportSheet> {
  const compared = await read(compareItems, { params: { bookId }, query: itemsQuery(asked) });
  const [aPaise, bPaise] = [paiseFromWire(compared.total_a), paiseFromWire(compared.total_b)];
  const all = { text: 'All that changed', words: '', aPaise, bPaise };
  return {
    title: 'Open items that changed',
    period: asOnInWords(dateFromWire(compared.as_on)),
    remarks: [
      ...bothMomentsInWords(compared.a, compared.b),
      `${formatCount(compared.count)} items changed`,
    ],
    upToEvent: compared.b.event,
    columns: reportColumns(ITEM_COLUMNS),
    lines: [
      ...compared.items.flatMap((item) => [
        itemLine('group', 0, {
          text: `${item.number} ${item.account.name}`,
          words: HOW_WORDS[item.how],
          aPaise: paiseFromWire(item.a),
          bPaise: paiseFromWire(item.b),
          changePaise: paiseFromWire(item.change),
        }),
        ...item.events.map(({ event, date, amount, cause }) =>
          itemLine('line', 1, {
            text: `Event ${formatCount(event)}`,
            words: `${CAUSE_WORDS[cause]}, dated ${formatDate(dateFromWire(date))}`,
            changePaise: paiseFromWire(amount),
          }),
        ),
      ]),
      itemLine('total', 0, { ...all, changePaise: bPaise - aPaise }),
    ],
  };
}

type FieldLine = { readonly text: string; readonly a?: string | null; readonly b?: string | null };

const FIELD_COLUMNS: readonly ReportColumnOf<FieldLine>[] = [
  { head: 'Record or field', kind: 'text', of: ({ text }) => text },
  { head: 'A', kind: 'text', of: ({ a }) => a ?? null },
  { head: 'B', kind: 'text', of: ({ b }) => b ?? null },
];

const fieldLine = (as: SheetLine['as'], level: number, line: FieldLine): SheetLine => ({
  as,
  level,
  cells: FIELD_COLUMNS.map(({ of }) => of(line)),
});

export async function changedMastersSheet(
  { read }: SheetWork,
  bookId: number,
  asked: ComparisonQuery,
): Promise<ReportSheet> {
  const query = momentsAsked(asked);
  const { a, b, records } = await read(compareMasters, { params: { bookId }, query });
  return {
    title: 'Masters that changed',
    period: '',
    remarks: bothMomentsInWords(a, b),
    upToEvent: b.event,
    columns: reportColumns(FIELD_COLUMNS),
    lines: records.flatMap((record) => [
      fieldLine('group', 0, {
        text: `${record.name}: ${kindInWords(record.kind)}, ${CHANGED_WORDS[record.how]}`,
      }),
      ...record.fields.map(({ label, a: before, b: now }) =>
        fieldLine('line', 1, { text: label, a: before, b: now }),
      ),
      ...record.events.map(({ event, by, recorded_at: at, what }) =>
        fieldLine('line', 1, {
          text: `Event ${formatCount(event)}: ${what}`,
          b: `${by.name}, ${formatInstant(at)}`,
        }),
      ),
    ]),
  };
}
