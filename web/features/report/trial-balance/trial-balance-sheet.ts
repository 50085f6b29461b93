// The trial balance as a sheet: every account under its group, with the groups' sums; of the
// closing alone, or of opening and movement too, as the screen shows it.
import { readBalances } from '#api/contract/account/balances.ts';
import type { BookBalances, DebitAndCredit } from '#api/contract/account/balances.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { column, sheetOfDeclared } from '#core/report/index.ts';
import type { DeclaredColumn } from '#core/report/index.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { broughtForward, flatGroups, summedFigures } from '#web/shell/balances/group-tree.ts';
import type { AccountNode, TreeFigures } from '#web/shell/balances/group-tree.ts';
import type { ReportDays } from '#web/shell/balances/use-days.ts';
import { asOnInWords, periodInWords } from '#web/shell/sheet/words.ts';
import { differenceRemarks } from '#web/shell/sheet/opening-remark.ts';
import type { AccountOrder } from '../columns/use-report-layout.ts';
import { groupsInOrder } from './groups-in-order.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';

type FiguresLine = { readonly name: string; readonly figures: TreeFigures };
type SidesReader = (figures: TreeFigures) => DebitAndCredit;

const PARTICULARS = column.text<FiguresLine>('Particulars', ({ name }) => name);

/** @param second the rule between the two sides: a strong one where they are the answer. */
const pair = (
  of: SidesReader,
  second: Pick<DeclaredColumn<FiguresLine>, 'rule'>,
  over: Pick<DeclaredColumn<FiguresLine>, 'over'> = {},
): readonly DeclaredColumn<FiguresLine>[] => [
  column.money('Debit', ({ figures }) => of(figures).debitPaise, {
    rule: 'pair',
    blankNil: true,
    ...over,
  }),
  column.money('Credit', ({ figures }) => of(figures).creditPaise, {
    blankNil: true,
    ...second,
    ...over,
  }),
];

const closingOf: SidesReader = ({ closing }) => closing;

const COLUMNS = {
  closing: [PARTICULARS, ...pair(closingOf, { rule: 'answer' })],
  all: [
    PARTICULARS,
    ...pair(({ opening }) => opening, {}, { over: 'Opening' }),
    ...pair(({ movement }) => movement, {}, { over: 'Movement' }),
    ...pair(closingOf, { rule: 'answer' }, { over: 'Closing' }),
  ],
} as const satisfies Readonly<Record<string, readonly DeclaredColumn<FiguresLine>[]>>;

type SheetQuery = {
  readonly bookId: number;
  readonly days: ReportDays;
  /** Which columns. */
  readonly as: keyof typeof COLUMNS;
  /** Open accounts without a figure too, as the screen may show them. */
  readonly withZero: boolean;
  readonly sort?: AccountOrder;
  /** Empty for the whole book; what it finds has no balances brought forward beside it. */
  readonly search: string;
};

/** Of the days that the screen shows, of the whole book or of what was searched for in it. */
export async function trialBalanceSheet(
  { read }: SheetWork,
  { bookId, days, as, withZero, sort = 'chart', search }: SheetQuery,
): Promise<ReportSheet> {
  const isWhole = search === '';
  const show = isWhole ? (withZero ? 'open' : 'moved') : 'all';
  const query = { ...days.query, show, ...(isWhole ? {} : { search }) } as const;
  const balances = await read(readBalances, { params: { bookId }, query });
  const isRunning = balances.period.to > todayInIndia();
  const remarks = [
    ...(isWhole ? [] : [`Found by ‘${search}’`]),
    ...(isRunning ? ['Provisional: the period has not ended.'] : []),
    ...(await differenceRemarks(read, bookId)),
  ];
  return sheetOf(balances, { as, sort, withZero: withZero || !isWhole, isWhole, remarks });
}

type SheetScope = Pick<SheetQuery, 'as' | 'withZero'> & {
  readonly sort: AccountOrder;
  readonly isWhole: boolean;
  readonly remarks: readonly string[];
};

function sheetOf(
  balances: BookBalances,
  { as, withZero, sort, isWhole, remarks }: SheetScope,
): ReportSheet {
  const [from, to] = [balances.period.from, balances.period.to];
  const isShown = ({ figures: { opening, movement, closing } }: AccountNode) =>
    withZero ||
    (as === 'all' ? [opening, movement, closing] : [closing]).some(
      ({ debitPaise, creditPaise }) => debitPaise !== 0 || creditPaise !== 0,
    );
  const groups = groupsInOrder(flatGroups(balances), sort);
  const brought = isWhole ? balances.profitBroughtForwardPaise : 0;
  const total = isWhole ? balances.totals : summedFigures(groups.map(({ figures }) => figures));
  return sheetOfDeclared<FiguresLine>(
    {
      title: 'Trial balance',
      period: as === 'all' ? periodInWords({ from, to }) : asOnInWords(to),
      remarks,
      ...(isWhole && { isSigned: true }),
    },
    COLUMNS[as],
    [
      ...groups.flatMap(({ accounts, ...group }) => {
        const shown = accounts.filter(isShown);
        if (shown.length === 0) return [];
        return [
          { as: 'group' as const, level: 0, row: group },
          ...shown.map((account) => ({ as: 'line' as const, level: 1, row: account })),
        ];
      }),
      ...(brought === 0
        ? []
        : [
            {
              as: 'line' as const,
              level: 0,
              row: {
                name: `${brought < 0 ? 'Profit' : 'Loss'} brought forward`,
                figures: broughtForward(brought),
              },
            },
          ]),
      { as: 'total', level: 0, row: { name: totalName(isWhole, groups), figures: total } },
    ],
  );
}

/** As the screen says it. */
function totalName(isWhole: boolean, groups: ReturnType<typeof flatGroups>): string {
  const count = groups.reduce((sum, { accounts }) => sum + accounts.length, 0);
  return isWhole ? 'Total' : `Total of ${formatCount(count)} accounts found`;
}
