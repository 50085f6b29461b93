// What two moments differ in, and the events that a figure is the sum of.
import { compareBooks } from '#api/contract/book/log/compare.ts';
import { explainFigure } from '#api/contract/book/log/explain.ts';
import type {
  ChangeCause,
  ExplainedFigure,
  ExplainedPage,
  FigureSideName,
} from '#api/contract/book/log/explain.ts';
import type { ValuationMethod } from '#core/stock-valuation/index.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import type { StatementComparison } from '#api/contract/book/log/compare.ts';
import { asking, askingPages } from '#web/client/query.ts';

export type ComparisonQuery = {
  readonly a: string;
  /** Null is the present. */
  readonly b: string | null;
  readonly asOn: string | null;
  /** The first day of a period; null is that of the year. */
  readonly from?: string | null;
};

export type ComparedStatement = StatementComparison['of'];

const given = (name: string, value: string | null) => (value === null ? {} : { [name]: value });

/** @returns the moments alone, as masters are asked for. */
export const momentsQuery = ({ a, b }: ComparisonQuery) => ({ a, ...given('b', b) });

/** @returns what all comparisons of figures are asked for. */
export const comparisonQuery = (asked: ComparisonQuery) => ({
  ...momentsQuery(asked),
  ...given('as_on', asked.asOn),
});

export const comparison = (bookId: number, asked: ComparisonQuery) =>
  asking(compareBooks, { params: { bookId }, query: comparisonQuery(asked) });

export type FigureName = NonNullable<ExplainedFigure['figure']>;

export type FigureQuery = {
  /** Null is a figure of several accounts. */
  readonly accountId: number | null;
  /** Without a name it is what is brought forward of earlier years. */
  readonly figure?: FigureName | null;
  readonly since: string | null;
  readonly until: string | null;
  readonly asOn: string | null;
  /** Only what is dated from this day on; null for the whole figure. */
  readonly from?: string | null;
  /** Debits alone or credits alone. */
  readonly side?: FigureSideName | null;
  /** A figure of a page, by the code of its line. */
  readonly line?: LineQuery | null;
};

export type LineQuery = {
  readonly of: ExplainedPage;
  readonly line: string;
  readonly as: OwnerForm | null;
  /** To what a list is narrowed. */
  readonly filter?: string | null;
  readonly method?: ValuationMethod | null;
  /** The last day of the statement that has it as a column. */
  readonly laidOutOn: string | null;
};

export const FIGURE_PAGE = 100;

/** @returns what both a page of the screen and one of the sheet ask. */
export const figureQuery = (asked: FigureQuery) => {
  const { accountId, figure = null, since, until, asOn, from = null, side = null } = asked;
  const days = { ...given('until', until), ...given('as_on', asOn), ...given('from', from) };
  const { line = null } = asked;
  if (line !== null) {
    const { of, as, method = null, filter = null, laidOutOn } = line;
    const laid = {
      ...given('filter', filter),
      ...given('as', as),
      ...given('method', method),
      ...given('laid_out_on', laidOutOn),
    };
    const party = accountId === null ? {} : { account: accountId };
    return { of, line: line.line, ...party, ...days, ...given('side', side), ...laid };
  }
  return {
    ...(accountId !== null && { account: accountId }),
    ...(accountId === null && given('figure', figure)),
    ...given('since', since),
    ...days,
    ...(accountId !== null && given('side', side)),
  };
};

export const FIGURE_WORDS: Readonly<Record<FigureName, string>> = {
  'brought-forward': 'Profit and loss brought forward',
  result: 'Income and expenses',
  stock: 'Stock in hand',
};

export const explanation = (bookId: number, asked: FigureQuery) =>
  askingPages<typeof explainFigure, number>(
    explainFigure,
    (before) => ({
      params: { bookId },
      query: {
        ...figureQuery(asked),
        limit: FIGURE_PAGE,
        ...(before !== null && { before }),
      },
    }),
    ({ next }) => next,
  );

export const CAUSE_WORDS: Readonly<Record<ChangeCause, string>> = {
  new: 'New',
  late: 'Late',
  reversed: 'Reversed',
  corrected: 'Corrected',
  reclassified: 'Reclassified',
};
