// The entries as a register: a day's work at a glance, however many there are.
import { useCallback, useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useGo } from '#web/ahead/use-go.ts';
import type { ReactNode } from 'react';
import type { JournalCard, JournalListFigures } from '#api/contract/journal/journal.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useStretches } from '#web/shell/keys/register/use-stretches.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { orderAnew } from '#web/shell/keys/register/order-anew.ts';
import { useRegisterKeys } from '#web/shell/keys/register/use-register-keys.ts';
import { useListExplainKey, useSumLinks } from '#web/shell/history/use-list-explain.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { orderOf, shownColumns } from '#web/ui/lists/register/columns.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import type { RegisterEdge } from '#web/ui/lists/register/rows/RegisterEdge.tsx';
import { RegisterTable } from '#web/ui/lists/register/RegisterTable.tsx';
import type { RegisterFoot } from '#web/ui/lists/register/RegisterTable.tsx';
import { useRoom } from '#web/ui/lists/register/use-room.ts';
import { useRegister } from '#web/ui/lists/register/use-register.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { checkedSelection } from '../checks/checked-selection.ts';
import { useJournalTools } from '../../correct/use-journal-tools.tsx';
import { journalFiguresOf, journalStretchOf } from '../../queries.ts';
import type { JournalOrder, JournalsQuery } from '../../queries.ts';
import { askedBy } from '../use-journal-filter.ts';
import type { JournalFilterState } from '../use-journal-filter.ts';
import { useJournalKeys } from '../use-journal-keys.ts';
import { headingsOf } from './days.ts';
import { JournalSelection } from './JournalSelection.tsx';
import { OpenedEntry } from './OpenedEntry.tsx';

type JournalFoot = RegisterFoot & { readonly sums: Readonly<Record<string, string>> };

/** How a list of entries is drawn: as the journal, or as the ledger of an account. */
export type JournalDrawing = {
  readonly caption: string;
  /** Whose ledger it is; without one it is the journal of the book. */
  readonly account?: { readonly id: number; readonly name: string };
  readonly columns: readonly RegisterColumn<JournalCard>[];
  /** On a phone. */
  readonly linesOf: (card: JournalCard) => ReactNode;
  /** Whether each day has a heading while the list is in the order of days. */
  readonly hasDays: boolean;
  readonly footOf: (figures: JournalListFigures) => JournalFoot;
  /** On a phone, above the rows. */
  readonly totalOf: (figures: JournalListFigures) => ReactNode;
  readonly edges?: { readonly before: RegisterEdge; readonly after: RegisterEdge } | null;
  /** Whether it is said that no entry matches, and how to clear the filters. */
  readonly saysNone: boolean;
};

type Props = {
  readonly drawing: JournalDrawing;
  readonly filter: JournalFilterState;
  readonly onOrder: (order: JournalOrder) => void;
  readonly onClear: () => void;
  readonly today: Parameters<typeof headingsOf>[0]['today'];
  /** How the list is narrowed, in words for paper. */
  readonly narrowing: readonly string[];
  /** The ids of the columns that are left out. */
  readonly hidden: readonly string[];
};

export function JournalRegister(props: Props) {
  const { id: bookId } = usePageBook();
  const figures = useQuery({
    ...journalFiguresOf(bookId, askedBy(props.filter)),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData: isOld } = figures;
  if (data !== undefined) return <Rows {...props} figures={data} isOld={isOld} />;
  if (figures.error === null) return <RegisterWaiting />;
  return (
    <ErrorState
      what="the journal entries"
      why={sentenceOf(figures.error.failure)}
      onRetry={() => void figures.refetch()}
    />
  );
}

export const RegisterWaiting = () => (
  <Skeletons label="Loading journal entries" count={12} item="h-8" layout="flex flex-col gap-1" />
);

type RowsProps = Props & {
  readonly figures: JournalListFigures;
  /** Whether the figures are still those of the list before. */
  readonly isOld: boolean;
};

function useJournalRows({ filter, figures, today, drawing: { hasDays } }: RowsProps) {
  const { id: bookId } = usePageBook();
  const isWide = useWide();
  const { order } = filter;
  const listKey = JSON.stringify([askedBy(filter), order]);
  // The same one as long as it says the same, so that a row that is scrolled asks for nothing.
  const asked = useMemo(() => (JSON.parse(listKey) as [JournalsQuery])[0], [listKey]);
  const headings = useMemo(() => {
    if (!hasDays || !order.endsWith('date')) return null;
    const isLatestFirst = order.startsWith('-');
    return headingsOf({ days: figures.days, today, isWide, isLatestFirst });
  }, [figures.days, order, today, isWide, hasDays]);
  const groups = useMemo(() => headings?.map(({ count }) => count) ?? null, [headings]);
  const register = useRegister<JournalCard>({ listKey, count: figures.count, groups, keyOf });
  const { rowAt, isWaiting, error, retry } = useStretches(
    register,
    useCallback(
      (offset: number) => journalStretchOf(bookId, asked, order, offset),
      [bookId, asked, order],
    ),
  );
  return { bookId, asked, headings, register, rowAt, isWaiting, error, retry };
}

const keyOf = ({ id }: JournalCard): number => id;
const nameOf = ({ number }: JournalCard): string => `entry #${formatCount(number)}`;

function Rows(props: RowsProps) {
  const { filter, figures, hidden, narrowing, onOrder, onClear, drawing } = props;
  const { caption, columns: all, linesOf, edges = null } = drawing;
  const { order } = filter;
  const { bookId, asked, headings, register, rowAt, error, retry, ...rows } = useJournalRows(props);
  const room = useRoom();
  const isWide = useWide();
  const go = useGo();
  const tools = useJournalTools();
  const postedId = useAtomValue(noticeAtom)?.journalId;
  const columns = useMemo(() => shownColumns(all, hidden, room), [all, hidden, room]);
  const onPage = ({ id }: JournalCard) => go(paths.journal(id, bookId));
  const setOrder = (next: string) => onOrder(next as JournalOrder);
  useRegisterKeys({
    title: 'Journal entries',
    opensInPlace: isWide,
    register,
    rowAt,
    onPage,
    order,
    onOrder: setOrder,
  });
  const list = { bookId, asked, order, narrowing };
  const checkSelected = checkedSelection({ register, list, check: tools.check });
  const current = () => (register.at === null ? undefined : rowAt(register.at));
  useJournalKeys(current, tools, checkSelected);
  const sumLink = useExplainedSums({ asked, current, isOfLedger: drawing.account !== undefined });
  const paise = paiseFromWire(figures.amount);
  const foot = drawing.footOf(figures);
  const sums = Object.entries(foot.sums).map(([id, text]) => [id, sumLink(id, text)] as const);
  if (error !== null) {
    return (
      <ErrorState what="the journal entries" why={sentenceOf(error.failure)} onRetry={retry} />
    );
  }
  const isWaiting = props.isOld || (figures.count > 0 && rows.isWaiting);
  return (
    <div aria-busy={isWaiting} data-searched={filter.search}>
      <p className="register-total">{drawing.totalOf(figures)}</p>
      <RegisterTable
        caption={caption}
        columns={columns}
        register={register}
        rowAt={rowAt}
        nameOf={nameOf}
        linesOf={linesOf}
        headings={headings}
        edges={edges}
        order={orderOf(order)}
        onOrder={(next) => orderAnew(setOrder, next)}
        foot={{ ...foot, sums: Object.fromEntries(sums) }}
        {...(drawing.saysNone && { empty: <NoneMatch onClear={onClear} /> })}
        opened={(card) => <OpenedEntry card={card} tools={tools} />}
        onOpen={onPage}
        lookOf={({ id }) => (id === postedId ? 'just-posted' : '')}
      />
      <JournalSelection
        register={register}
        whole={{ count: figures.count, paise }}
        list={list}
        account={drawing.account}
        onCheck={() => void checkSelected()}
      />
      {tools.sheet}
    </div>
  );
}

/** The sums of the foot by the columns that they are of. */
const LINES: Readonly<Record<string, string>> = {
  amount: 'amount',
  'account-debit': 'debit',
  'account-credit': 'credit',
};

type ExplainInput = {
  readonly asked: JournalsQuery;
  readonly current: () => JournalCard | undefined;
  /** The page of a ledger explains its balance. */
  readonly isOfLedger: boolean;
};

function useExplainedSums({ asked, current, isOfLedger }: ExplainInput) {
  const { id: bookId } = usePageBook();
  const list = { of: 'journals', narrowing: asked, line: 'amount' } as const;
  useListExplainKey(
    'Journal entries',
    list,
    () => {
      const card = current();
      return card && paths.history(bookId, { kind: 'journal', record: card.id });
    },
    !isOfLedger,
  );
  const link = useSumLinks(list);
  return (column: string, text: string) => link(LINES[column] ?? 'amount', text);
}

const NoneMatch = ({ onClear }: Pick<Props, 'onClear'>) => (
  <>
    No entries match.{' '}
    <Button kind="quiet" onClick={onClear}>
      Clear filters
    </Button>
  </>
);
