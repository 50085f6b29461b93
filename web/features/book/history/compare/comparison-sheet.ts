// A comparison as a working paper: each account that changed with the events that explain it.
import { compareBooks } from '#api/contract/book/log/compare.ts';
import { explainFigure } from '#api/contract/book/log/explain.ts';
import type { ExplainedFigure } from '#api/contract/book/log/explain.ts';
import { reportColumns } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { dateFromWire, formatDate, formatInstant } from '#web/format/dates.ts';
import { counted, formatCount, paiseFromWire } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { CAUSE_WORDS, FIGURE_PAGE, figureQuery } from './queries.ts';
import type { ComparisonQuery, FigureQuery } from './queries.ts';

type Line = {
  readonly text: string;
  readonly words?: string;
  readonly aPaise?: number;
  readonly bPaise?: number;
  readonly changePaise: number;
};

const COLUMNS: readonly ReportColumnOf<Line>[] = [
  { head: 'Account or event', kind: 'text', of: ({ text }) => text },
  { head: 'Recorded', kind: 'text', of: ({ words }) => words ?? null },
  { head: 'A (₹)', kind: 'money', of: ({ aPaise }) => aPaise ?? null },
  { head: 'B (₹)', kind: 'money', of: ({ bPaise }) => bPaise ?? null },
  { head: 'Change (₹)', kind: 'money', rule: 'answer', of: ({ changePaise }) => changePaise },
];

/** Columns of what changed between two moments. */
export const COLUMNS_OF_CHANGE = reportColumns(COLUMNS);

export const changeLine = (as: SheetLine['as'], level: number, line: Line): SheetLine => ({
  as,
  level,
  cells: COLUMNS.map(({ of }) => of(line)),
});

export async function comparisonSheet(
  work: SheetWork,
  bookId: number,
  { a, b, asOn }: ComparisonQuery,
): Promise<ReportSheet> {
  const query = { a, ...(b !== null && { b }), ...(asOn !== null && { as_on: asOn }) };
  const compared = await work.read(compareBooks, { params: { bookId }, query });
  const lines: SheetLine[] = [];
  for (const row of compared.rows) {
    const change = {
      text: row.name,
      aPaise: paiseFromWire(row.a),
      bPaise: paiseFromWire(row.b),
      changePaise: paiseFromWire(row.change),
    };
    lines.push(changeLine('group', 0, change));
    const figure = {
      accountId: row.account_id,
      since: String(compared.a.event),
      until: String(compared.b.event),
      asOn: compared.as_on,
    };
    for (const page of await readFigure(work, bookId, figure)) {
      lines.push(...page.events.map((event) => changeLine('line', 1, eventLine(event))));
    }
    const rest = paiseFromWire(row.reclassified);
    if (rest !== 0) lines.push(changeLine('line', 1, { text: 'Reclassified', changePaise: rest }));
  }
  const momentWords = (moment: typeof compared.a) =>
    `event ${formatCount(moment.event)}, ${formatInstant(moment.recorded_at)}`;
  return {
    title: 'What changed',
    period: `trial balance ${asOnInWords(dateFromWire(compared.as_on))}`,
    remarks: [
      `A: as known at ${momentWords(compared.a)}`,
      `B: as known at ${momentWords(compared.b)}`,
      `${counted(compared.unchanged, 'account')} did not change`,
    ],
    upToEvent: compared.b.event,
    columns: COLUMNS_OF_CHANGE,
    lines,
  };
}

/** @returns all events that a figure is the sum of, page by page. */
export const readFigure = (
  work: SheetWork,
  bookId: number,
  asked: FigureQuery,
): Promise<ExplainedFigure[]> =>
  everyPage<ExplainedFigure, number>(work, {
    read: (before) =>
      work.read(explainFigure, {
        params: { bookId },
        query: {
          ...figureQuery(asked),
          limit: FIGURE_PAGE,
          ...(before !== null && { before }),
        },
      }),
    next: ({ next }) => next,
    countOf: ({ events }) => events.length,
  });

export function eventLine(event: ExplainedFigure['events'][number]): Line {
  const { seq, title, what, actor, recorded_at: at, journal, cause, amount } = event;
  const dated = journal === null ? '' : `, dated ${formatDate(dateFromWire(journal.date))}`;
  return {
    text: `Event ${formatCount(seq)}: ${title}. ${what}`,
    words: `${CAUSE_WORDS[cause]}. ${actor.name}, ${formatInstant(at)}${dated}`,
    changePaise: paiseFromWire(amount),
  };
}
