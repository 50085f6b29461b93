// Masters at two moments as a working paper.
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { column, sheetOfDeclared } from '#core/report/index.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { bothMomentsInWords } from '../changes.ts';
import { momentsQuery } from '../queries.ts';
import type { ComparisonQuery } from '../queries.ts';
import { CHANGED_WORDS, compareMasters, kindInWords } from './masters.ts';

type Row = { readonly name: string; readonly a?: string | null; readonly b?: string | null };

const COLUMNS = [
  column.text<Row>('Record or field', ({ name }) => name),
  column.text<Row>('A', ({ a }) => a ?? null),
  column.text<Row>('B', ({ b }) => b ?? null),
];

const lineOf = (row: Row) => ({ as: 'line', level: 1, row }) as const;

export async function changedMastersSheet(
  { read }: SheetWork,
  bookId: number,
  asked: ComparisonQuery,
): Promise<ReportSheet> {
  const query = momentsQuery(asked);
  const compared = await read(compareMasters, { params: { bookId }, query });
  return sheetOfDeclared<Row>(
    {
      title: 'Masters that changed',
      period: '',
      remarks: bothMomentsInWords(compared),
      upToEvent: compared.b.event,
    },
    COLUMNS,
    compared.records.flatMap(({ name, kind, how, fields, events }) => [
      {
        as: 'group',
        level: 0,
        name: `${name}: ${kindInWords(kind)}, ${CHANGED_WORDS[how]}`,
      } as const,
      ...fields.map(({ label, a, b }) => lineOf({ name: label, a, b })),
      ...events.map(({ event, by, recordedAt: at, what }) =>
        lineOf({
          name: `Event ${formatCount(event)}: ${what}`,
          b: `${by.name}, ${formatInstant(at)}`,
        }),
      ),
    ]),
  );
}
