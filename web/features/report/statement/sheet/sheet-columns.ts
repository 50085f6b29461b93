// The columns of a balance sheet: the ends of its parts, the day itself, the days beside it.
import type { BalanceSheetReply } from '#api/contract/account/financial-statements.ts';
import { formatDate } from '#web/format/dates.ts';
import { figureColumns } from '../../columns/figure-columns.ts';
import type { FigureColumn, ShownFigures } from '../../columns/figure-columns.ts';

type Options = { readonly shows: ShownFigures; readonly wide: boolean };

/** The last part ends on the day itself and would say it twice. On a phone the day stands alone. */
export const sheetColumns = (
  { columns }: Pick<BalanceSheetReply, 'columns'>,
  options: Options,
): readonly FigureColumn[] => {
  const isSaidTwice = ({ of, to }: BalanceSheetReply['columns'][number]) =>
    of === 'part' && to === columns[0]?.to;
  return figureColumns(columns, {
    ...options,
    headOf: ({ to }) => formatDate(to),
  }).filter(({ now }) => {
    const column = columns[now];
    return column === undefined || !isSaidTwice(column);
  });
};

/** @returns what the assets come to, of which the shares are taken. */
export const wholeOfSheet = ({ rows }: Pick<BalanceSheetReply, 'rows'>): readonly number[] =>
  rows.findLast(({ as }) => as === 'total')?.amountsPaise ?? [];
