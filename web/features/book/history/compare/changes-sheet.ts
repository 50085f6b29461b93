// What differs between two moments as a working paper: each line with the events that explain it.
import { explainFigure } from '#api/contract/book/log/explain.ts';
import type { ExplainedEvent, ExplainedFigure } from '#api/contract/book/log/explain.ts';
import { column, sheetOfDeclared } from '#core/report/index.ts';
import type { DeclaredSheetLine } from '#core/report/index.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { formatDate, formatInstant } from '#web/format/dates.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { bothMomentsInWords } from './changes.ts';
import type { ChangedFigure, ChangedLine, ComparedSubject } from './changes.ts';
import { CAUSE_WORDS, FIGURE_PAGE, figureQuery } from './queries.ts';
import type { ComparisonQuery, FigureQuery } from './queries.ts';

/** A change, or one of the events that make it. */
type Row = Partial<ChangedFigure> & { readonly name: string; readonly words?: string };

const columnsUnder = ([name, words]: readonly [string, string]) => [
  column.text<Row>(name, (row) => row.name),
  column.text<Row>(words, (row) => row.words ?? null),
  column.money<Row>('A', ({ aPaise }) => aPaise ?? null),
  column.money<Row>('B', ({ bPaise }) => bPaise ?? null),
  column.money<Row>('Change', ({ changePaise }) => changePaise ?? null, { rule: 'answer' }),
];

export async function changesSheet(
  work: SheetWork,
  subject: ComparedSubject,
  bookId: number,
  asked: ComparisonQuery,
): Promise<ReportSheet> {
  const changes = await subject.readChanges(work, bookId, asked);
  const { title, period, remark, foot, headsOnPaper = ['Account or event', 'Recorded'] } = changes;
  const lines: DeclaredSheetLine<Row>[] = [];
  for (const line of changes.lines) lines.push(...(await linesOf(work, bookId, line)));
  return sheetOfDeclared(
    {
      title,
      period,
      remarks: [...bothMomentsInWords(changes), remark],
      upToEvent: changes.b.event,
    },
    columnsUnder(headsOnPaper),
    [...lines, ...(foot === undefined ? [] : [{ as: 'total', level: 0, row: foot } as const])],
  );
}

/** @returns a line, and below it what makes its change. */
async function linesOf(
  work: SheetWork,
  bookId: number,
  { as, level, name, whose, words, change }: ChangedLine,
): Promise<readonly DeclaredSheetLine<Row>[]> {
  if (change === null) return [{ as, level, name }];
  const { explained, ...figures } = change;
  const row = { name: whose === undefined ? name : `${name} ${whose}`, words, ...figures };
  const lines: DeclaredSheetLine<Row>[] = [{ as, level, row }];
  const below = (more: readonly Row[], depth = level + 1) =>
    lines.push(...more.map((one) => ({ as: 'line', level: depth, row: one }) as const));
  if (explained.by === 'parts') {
    for (const part of explained.parts) lines.push(...(await linesOf(work, bookId, part)));
  } else if (explained.by === 'lines') {
    below(explained.lines, level + 2);
  } else if (explained.by === 'events') {
    below(
      explained.events.map(({ event, text, paise }) => ({
        name: `Event ${formatCount(event)}`,
        words: text,
        changePaise: paise,
      })),
    );
  } else if (explained.isOfLinesAbove !== true) {
    const { figure, onCredit = false, reclassified } = explained;
    const pages = figure === null ? [] : await readFigure(work, bookId, figure);
    below(pages.flatMap(({ events }) => events.map((event) => eventRow(event, onCredit))));
    const { paise, why = 'Reclassified', by = [] } = reclassified;
    const events = by.map(({ text, event }) => `${text}, event ${formatCount(event)}`);
    if (paise !== 0) below([{ name: why, words: events.join('; '), changePaise: paise }]);
  }
  return lines;
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

function eventRow(event: ExplainedEvent, onCredit: boolean): Row {
  const { seq, title, what, actor, recordedAt: at, journal, cause, amount } = event;
  const dated = journal === null ? '' : `, dated ${formatDate(journal.date)}`;
  const paise = paiseFromWire(amount);
  return {
    name: `Event ${formatCount(seq)}: ${title}. ${what}`,
    words: `${CAUSE_WORDS[cause]}. ${actor.name}, ${formatInstant(at)}${dated}`,
    changePaise: onCredit ? 0 - paise : paise,
  };
}
