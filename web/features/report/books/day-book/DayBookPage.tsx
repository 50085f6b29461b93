// The vouchers of a day, a month or any days in the order of their entry; and those of the type
// journal alone, which is the journal register.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import { listJournals, readJournalFigures } from '#api/contract/journal/journal.ts';
import type { JournalListFigures } from '#api/contract/journal/journal.ts';
import { voucherType } from '#core/journal/terms.ts';
import type { VoucherType } from '#core/journal/terms.ts';
import { sheetOfView } from '#core/report/index.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking, askingPages, awaited } from '#web/client/query.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { counted, formatCount, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useEntryOrder } from '../kit/columns/use-no-columns.ts';
import { ViewPart } from '../../head/ReportHead.tsx';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { useReportRange } from '../kit/use-report-range.ts';
import { dayBookQuery, dayBookView, readDayBook } from './day-book.ts';
import type { DayBookQuery } from './day-book.ts';

const ROWS = 200;

function useDayBook(asked: DayBookQuery) {
  const query = dayBookQuery(asked);
  const figures = useQuery(asking(readJournalFigures, { query }));
  const count = figures.data?.count ?? 0;
  const pages = useInfiniteQuery({
    ...askingPages(
      listJournals,
      (offset: number | null) => ({
        query: { ...query, order: 'date', limit: ROWS, offset: offset ?? 0 },
      }),
      () => null,
    ),
    getNextPageParam: (last, all) => (last.length < ROWS ? null : all.length * ROWS),
  });
  return { figures, pages, count, cards: pages.data?.pages.flat() ?? [] };
}

/** What is drawn stands in the address: the type of the vouchers, and whether with their lines. */
function useDrawing() {
  const [address, setAddress] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setAddress(
      (now) => {
        if (value === null) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true, flushSync: true },
    );
  const isDetailed = address.get('lines') === 'all';
  return {
    isDetailed,
    type: voucherType.nullable().catch(null).parse(address.get('type')),
    setType: (type: string) => set('type', type === '' ? null : type),
    setDetailed: (detailed: boolean) => set('lines', detailed ? 'all' : null),
  };
}

const TYPES = [
  { value: '', label: 'All types' },
  ...voucherType.options.map((type) => ({ value: type, label: VOUCHER_NAMES[type] })),
];

function useVouchersLink({ range: { from, to }, type }: DayBookQuery) {
  const hrefOf = useExplainHref();
  return (line: string) =>
    hrefOf({ of: 'registers', line: `${line}/${type ?? 'all'}`, from, asOn: to });
}

type Props = {
  /** The type of a register; the day book has all. */
  readonly register?: VoucherType;
};

const NO_COLUMNS =
  'An entry is of one day and has no column of another period. Group summary compares accounts.';

const LINES = [
  { value: 'one', label: 'Vouchers' },
  { value: 'all', label: 'With lines' },
] as const;

export function DayBookPage({ register }: Props) {
  const { id: bookId } = usePageBook();
  const state = useReportRange('month');
  const drawing = useDrawing();
  const { isDetailed, setDetailed } = drawing;
  const type = register ?? drawing.type;
  const [title, what] =
    register === undefined
      ? (['Day book', 'the day book'] as const)
      : (['Journal register', 'the journal register'] as const);
  const asked = { bookId, range: state.range, type };
  const { figures, pages, cards, count } = useDayBook(asked);
  const drawn = {
    title,
    explainHref: useVouchersLink(asked),
    range: state.range,
    isDetailed,
    hrefOf: (journalId: number) => paths.journal(journalId, bookId),
  };
  const view =
    figures.data === undefined || pages.data === undefined
      ? null
      : dayBookView({ ...drawn, cards, figures: figures.data });
  const { error } = pages;
  const turn = () => setDetailed(!isDetailed);
  return (
    <ReportFrame
      drawing={useEntryOrder(NO_COLUMNS)}
      title={title}
      what={what}
      state={state}
      view={view}
      read={awaited(figures.isError ? figures : pages)}
      sheet={async (work) =>
        sheetOfView(dayBookView({ ...drawn, ...(await readDayBook(work, asked)) }))
      }
      answer={figures.data !== undefined && inWords(figures.data)}
      choices={[
        register === undefined && (
          <ViewPart key="type" name="Type of voucher">
            <Select
              label="Type of voucher"
              value={type ?? ''}
              options={TYPES}
              onChange={drawing.setType}
            />
          </ViewPart>
        ),
        <ViewPart key="lines" name="Lines">
          <Segmented
            label="Lines"
            options={LINES}
            value={isDetailed ? 'all' : 'one'}
            onChange={(value) => setDetailed(value === 'all')}
          />
        </ViewPart>,
      ]}
      chosen={[
        ...(register === undefined && type !== null ? [`of type ${VOUCHER_NAMES[type]}`] : []),
        ...(isDetailed ? ['with lines'] : []),
      ]}
      keys={[
        { keys: 'V', does: 'Vouchers alone, or with their lines', run: turn },
        { keys: 'Alt+F1', does: 'Vouchers alone, or with their lines', tally: true, run: turn },
      ]}
      hints={
        <>
          , <Kbd>V</Kbd> lines
        </>
      }
    >
      {count > ROWS && (
        <LoadMore
          shown={`${formatCount(cards.length)} of ${counted(count, 'voucher')}`}
          more="Show more"
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError && error !== null ? sentenceOf(error.failure) : null}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </ReportFrame>
  );
}

const inWords = ({ count, amountPaise }: Pick<JournalListFigures, 'count' | 'amountPaise'>) =>
  count > 0 && `${counted(count, 'voucher')}, ${formatRupees(amountPaise)} on each side.`;
