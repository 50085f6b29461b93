// The entries as a register: a day's work at a glance, however many there are.
import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { JournalCard, JournalListFigures } from '#api/contract/journal/journal.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useStretches } from '#web/shell/keys/register/use-stretches.ts';
import { formatCount, formatPaise, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useRegisterKeys } from '#web/shell/keys/register/use-register-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { orderOf, orderText, shownColumns } from '#web/ui/lists/register/columns.ts';
import { RegisterTable } from '#web/ui/lists/register/RegisterTable.tsx';
import { useRoom } from '#web/ui/lists/register/use-room.ts';
import { useRegister } from '#web/ui/lists/register/use-register.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { useJournalTools } from '../../correct/use-journal-tools.tsx';
import { journalFiguresOf, journalStretchOf } from '../../queries.ts';
import type { JournalOrder } from '../../queries.ts';
import { askedBy } from '../use-journal-filter.ts';
import type { JournalFilterState } from '../use-journal-filter.ts';
import { useJournalKeys } from '../use-journal-keys.ts';
import { entriesInWords, headingsOf } from './days.ts';
import { JournalSelection } from './JournalSelection.tsx';
import { OpenedEntry } from './OpenedEntry.tsx';
import { useJournalColumns, useJournalLines } from './use-journal-columns.tsx';

type Props = {
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
  if (figures.data !== undefined) return <Rows {...props} figures={figures.data} />;
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

type RowsProps = Props & { readonly figures: JournalListFigures };

function useJournalRows({ filter, figures, today }: RowsProps) {
  const { id: bookId } = usePageBook();
  const isWide = useWide();
  const { order } = filter;
  const asked = askedBy(filter);
  const listKey = JSON.stringify([asked, order]);
  const headings = useMemo(() => {
    if (!order.endsWith('date')) return null;
    const isLatestFirst = order.startsWith('-');
    return headingsOf({ days: figures.days, today, isWide, isLatestFirst });
  }, [figures.days, order, today, isWide]);
  const groups = useMemo(() => headings?.map(({ count }) => count) ?? null, [headings]);
  const register = useRegister<JournalCard>({ listKey, count: figures.count, groups, keyOf });
  const { rowAt, error, retry } = useStretches(register.stretch, (offset) =>
    journalStretchOf(bookId, asked, order, offset),
  );
  return { bookId, asked, headings, register, rowAt, error, retry };
}

/** By the columns: of an account what it was debited and credited, else one side of all. */
function sumsOf({ amount, debit, credit }: JournalListFigures): Record<string, string> {
  if (debit === undefined || credit === undefined) {
    return { amount: formatPaise(paiseFromWire(amount)) };
  }
  return {
    'account-debit': formatPaise(paiseFromWire(debit)),
    'account-credit': formatPaise(paiseFromWire(credit)),
  };
}

const keyOf = ({ id }: JournalCard): number => id;
const nameOf = ({ number }: JournalCard): string => `entry #${formatCount(number)}`;

function Rows(props: RowsProps) {
  const { filter, figures, hidden, narrowing, onOrder, onClear } = props;
  const { order } = filter;
  const { bookId, asked, headings, register, rowAt, error, retry } = useJournalRows(props);
  const room = useRoom();
  const isWide = useWide();
  const navigate = useNavigate();
  const tools = useJournalTools();
  const postedId = useAtomValue(noticeAtom)?.journalId;
  const all = useJournalColumns(filter);
  const columns = useMemo(() => shownColumns(all, hidden, room), [all, hidden, room]);
  const linesOf = useJournalLines();
  const onPage = ({ id }: JournalCard) => void navigate(paths.journal(id, bookId));
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
  useJournalKeys(() => (register.at === null ? undefined : rowAt(register.at)), tools);
  const paise = paiseFromWire(figures.amount);
  if (error !== null) {
    return (
      <ErrorState what="the journal entries" why={sentenceOf(error.failure)} onRetry={retry} />
    );
  }
  return (
    <>
      <p className="register-total">
        {entriesInWords(figures.count)}, total <b>{formatRupees(paise)}</b>
      </p>
      <RegisterTable
        caption="Journal entries"
        {...{ columns, register, rowAt, nameOf, linesOf, headings }}
        order={orderOf(order)}
        onOrder={(next) => setOrder(orderText(next))}
        foot={{
          text: `Total of ${entriesInWords(figures.count)} shown`,
          beside: `of ${formatCount(figures.of)}`,
          sums: sumsOf(figures),
        }}
        empty={
          <>
            No entries match.{' '}
            <Button kind="quiet" onClick={onClear}>
              Clear filters
            </Button>
          </>
        }
        opened={(card) => <OpenedEntry card={card} tools={tools} />}
        onOpen={onPage}
        lookOf={({ id }) => (id === postedId ? 'just-posted' : '')}
      />
      <JournalSelection
        register={register}
        whole={{ count: figures.count, paise }}
        list={{ bookId, asked, order, narrowing }}
      />
      {tools.sheet}
    </>
  );
}
