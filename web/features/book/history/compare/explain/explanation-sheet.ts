// A figure as a working paper: the events whose sum it is, and that sum.
import type { ExplainedEvent, ExplainedFigure } from '#api/contract/book/log/explain.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords, periodInWords } from '#web/shell/sheet/words.ts';
import { eventCount } from '../../report/signed.ts';
import { readFigure } from '../changes-sheet.ts';
import { amountHead, explainedAmount, isOnCredit, wholePaise } from './explained-text.ts';
import { CAUSE_WORDS } from '../queries.ts';
import type { FigureQuery } from '../queries.ts';

const EVENT_IN_WORDS = 'Event in words';

type Column = ReportColumnOf<ExplainedEvent>;

const COLUMNS: readonly Column[] = [
  { head: 'Event', kind: 'count', of: ({ seq }) => seq },
  { head: 'Recorded', kind: 'text', of: ({ recordedAt: at }) => formatInstant(at) },
  { head: 'By', kind: 'text', of: ({ actor }) => actor.name },
  { head: 'Dated', kind: 'date', of: ({ journal }) => journal?.date ?? null },
  { head: 'Entry no.', kind: 'count', of: ({ journal }) => journal?.number ?? null },
  { head: EVENT_IN_WORDS, kind: 'text', of: ({ title }) => title },
  { head: 'Particulars', kind: 'text', of: ({ what }) => what },
  { head: 'Cause', kind: 'text', of: ({ cause }) => CAUSE_WORDS[cause] },
];

/** With the sign of the figure, as the page has them: of a credit balance credits count up. */
const turned = (figure: ExplainedFigure, amount: number): number =>
  isOnCredit(figure) ? 0 - amount : amount;

const columnsOf = (figure: ExplainedFigure): readonly Column[] => [
  ...COLUMNS,
  {
    head: amountHead(figure, isOnCredit(figure)),
    kind: figure.measure === 'quantity' ? 'quantity' : 'money',
    of: ({ amount }) => turned(figure, explainedAmount(figure, amount)),
  },
];

export async function explanationSheet(
  work: SheetWork,
  bookId: number,
  asked: FigureQuery,
): Promise<ReportSheet> {
  const pages = await readFigure(work, bookId, asked);
  const [first] = pages;
  const events = pages.flatMap((page) => page.events);
  return {
    title: `${first?.name ?? ''}: its events`,
    period: first === undefined ? '' : daysInWords(first),
    remarks: first === undefined ? [] : remarksOn(first),
    ...(first !== undefined && { upToEvent: first.until }),
    columns: reportColumns(first === undefined ? COLUMNS : columnsOf(first)),
    lines: first === undefined ? [] : [...partLines(first), ...eventLines(first, events)],
  };
}

const daysInWords = ({ from, asOn }: ExplainedFigure): string => {
  const to = asOn;
  return from === null ? asOnInWords(to) : periodInWords({ from: from, to });
};

const remarksOn = ({ until, value }: ExplainedFigure): readonly string[] => [
  `As known at event ${formatCount(until)}`,
  ...(value === null ? [] : [`${value}: it is no sum of events`]),
];

/** What the figure is made of, as above the events of the page. */
function partLines(figure: ExplainedFigure): readonly SheetLine[] {
  if (figure.madeOf.length === 0) return [];
  return [
    lineOf('group', { words: 'Made of', paise: null }),
    ...figure.madeOf.map(({ name, amount }) =>
      lineOf('line', { words: name, paise: turned(figure, explainedAmount(figure, amount)) }),
    ),
  ];
}

function eventLines(
  figure: ExplainedFigure,
  events: readonly ExplainedEvent[],
): readonly SheetLine[] {
  if (figure.value !== null) return [];
  const causes = figure.causes.length > 1 ? figure.causes : [];
  return [
    ...(figure.madeOf.length === 0 ? [] : [lineOf('group', { words: 'Events', paise: null })]),
    ...causes.map(({ cause, count, amount }) =>
      lineOf('subtotal', {
        words: `${CAUSE_WORDS[cause]}, ${eventCount(count)}`,
        paise: turned(figure, explainedAmount(figure, amount)),
      }),
    ),
    ...reportLines(columnsOf(figure), events),
    ...figure.notPosted.map(({ name, amount }) =>
      lineOf('line', {
        words: `${name}, not posted`,
        paise: turned(figure, explainedAmount(figure, amount)),
      }),
    ),
    lineOf('total', { words: 'The sum is the figure', paise: turned(figure, wholePaise(figure)) }),
  ];
}

type RestLine = { readonly words: string | null; readonly paise: number | null };

/** What is no event: its words stand where an event has its own. */
const lineOf = (as: SheetLine['as'], { words, paise }: RestLine): SheetLine => ({
  as,
  cells: [...COLUMNS.map(({ head }) => (head === EVENT_IN_WORDS ? words : null)), paise],
});
