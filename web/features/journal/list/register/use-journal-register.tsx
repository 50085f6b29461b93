// The entries as a register: the journal of a book, or the ledger of an account; with what opens in
// place, what is done with those that are selected, and what the sums are of.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { listJournals } from '#api/contract/journal/journal.ts';
import type { JournalCard, JournalListFigures } from '#api/contract/journal/journal.ts';
import { useMayReverseWord } from '#web/client/use-rights.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useListExplainKey, useSumLinks } from '#web/shell/history/use-list-explain.tsx';
import { useDeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import type { ToldOfList } from '#web/shell/keys/register/DeclaredListPage.tsx';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { MakingSheet } from '#web/shell/sheet/SheetActions.tsx';
import { useSheet } from '#web/shell/sheet/use-sheet.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { RegisterEdge } from '#web/ui/lists/register/rows/RegisterEdge.tsx';
import type { Register } from '#web/ui/lists/register/use-register.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { useJournalTools } from '../../correct/use-journal-tools.tsx';
import { journalFiguresOf, journalStretchOf } from '../../queries.ts';
import type { JournalOrder, JournalsQuery } from '../../queries.ts';
import { checkedSelection } from '../checks/checked-selection.ts';
import { markText, mayMark } from '../checks/marking.ts';
import { askedBy } from '../use-journal-filter.ts';
import type { JournalFilterState } from '../use-journal-filter.ts';
import { useJournalKeys } from '../use-journal-keys.ts';
import { daysOnSheet, headingsOf } from './days.ts';
import type { JournalsOnSheet } from './journal-sheet.ts';
import { OpenedEntry } from './OpenedEntry.tsx';

type Options = {
  readonly list: DeclaredList<JournalCard>;
  readonly filter: JournalFilterState;
  readonly onOrder: (order: JournalOrder) => void;
  readonly today: Parameters<typeof headingsOf>[0]['today'];
  /** How the list is narrowed, in words for paper. */
  readonly narrowing: readonly string[];
  /** Whether each day has a heading while the list is in the order of days. */
  readonly hasDays: boolean;
  /** Whether its rows are drawn; none is read where they are not. */
  readonly isDrawn?: boolean;
  /** Whose ledger it is; without one it is the journal of the book. */
  readonly account?: { readonly id: number; readonly name: string };
  readonly edges?: { readonly before: RegisterEdge; readonly after: RegisterEdge } | null;
  /** What stands below the rows, and above them on a phone. */
  readonly footOf: (figures: JournalListFigures) => {
    readonly text: string;
    readonly beside?: string;
    readonly total: ReactNode;
  };
};

export function useJournalRegister(options: Options) {
  const { list, filter, onOrder, narrowing, account, edges = null, isDrawn = true } = options;
  const { id: bookId } = usePageBook();
  const { order } = filter;
  const asked = askedBy(filter);
  const figures = useQuery({
    ...journalFiguresOf(bookId, asked),
    placeholderData: keepPreviousData,
  });
  const { data } = figures;
  const postedId = useAtomValue(noticeAtom)?.journalId;
  const onSheet: JournalsOnSheet = { bookId, asked, order, narrowing };
  const of = useDeclaredList(list, {
    narrowed: asked,
    count: isDrawn ? (data?.count ?? 0) : 0,
    stretchOf: (offset) => journalStretchOf(bookId, asked, order, offset),
    order,
    onOrder: (next) => onOrder(next as JournalOrder),
    headings: useHeadings(options, data),
    edges,
    isOld: figures.isPlaceholderData,
    searched: filter.search,
    sheet:
      account === undefined
        ? {
            period: daysOnSheet(asked),
            read: (read, offset, limit) =>
              read(listJournals, { query: { ...asked, book_id: bookId, limit, order, offset } }),
            remarks: (_, chosen) => [...narrowing, ...chosen],
          }
        : (isKept) => async (work) => {
            const { runningSheet } = await import('../running/running-sheet.ts');
            return runningSheet(work, { ...onSheet, account, ...(isKept && { isKept }) });
          },
  });
  const { register, current } = of.state;
  const tools = useJournalTools();
  const checkSelected = checkedSelection({ register, list: onSheet, check: tools.check });
  useJournalKeys(current, tools, checkSelected);
  const sumLink = useExplainedSums({ asked, current, isOfLedger: account !== undefined });
  const vouchers = useVouchers(register, onSheet);
  const marked = [...register.selection.rows.values()];
  const mayReverse = useMayReverseWord();
  return {
    of,
    figures,
    told: data && toldBy(data, options, sumLink),
    acts: [
      ...(mayMark(marked, mayReverse)
        ? [{ text: markText(marked), keys: 'Shift+C', run: () => void checkSelected() }]
        : []),
      { text: 'Print vouchers', keys: 'Ctrl+P', run: vouchers.print },
    ],
    opened: (card: JournalCard) => <OpenedEntry card={card} tools={tools} />,
    lookOf: ({ id }: JournalCard) => (id === postedId ? 'just-posted' : ''),
    /** To be placed on the page. */
    sheets: (
      <>
        {tools.sheet}
        {vouchers.making}
      </>
    ),
  };
}

/** The same ones as long as they say the same, so that a row that is scrolled draws none anew. */
function useHeadings(
  { hasDays, filter: { order }, today }: Options,
  figures: JournalListFigures | undefined,
) {
  const isWide = useWide();
  const days = figures?.days;
  return useMemo(() => {
    if (days === undefined || !hasDays || !order.endsWith('date')) return null;
    return headingsOf({ days, today, isWide, isLatestFirst: order.startsWith('-') });
  }, [days, order, today, isWide, hasDays]);
}

/** Those that are selected, each with its lines. */
function useVouchers(
  { selection, isSelected }: Pick<Register<JournalCard>, 'selection' | 'isSelected'>,
  list: JournalsOnSheet,
) {
  const making = useSheet(async (work: SheetWork) => {
    const { vouchersSheet } = await import('./journal-sheet.ts');
    return vouchersSheet(work, { ...list, isKept: isSelected });
  }, usePageBook());
  const print = () => making.make('print');
  useKeys('Selected entries', [
    {
      keys: 'Ctrl+P',
      does: 'Print the vouchers that are selected',
      run: () => (selection.isWhole || selection.rows.size > 0 ? print() : false),
    },
  ]);
  return { print, making: <MakingSheet making={making} what="the selected vouchers" /> };
}

/** By the columns: of an account what it was debited and credited, else one side of all. */
function sumsOf({ amountPaise, debitPaise, creditPaise }: JournalListFigures) {
  return debitPaise === undefined || creditPaise === undefined
    ? { amount: formatPaise(amountPaise) }
    : { 'account-debit': formatPaise(debitPaise), 'account-credit': formatPaise(creditPaise) };
}

type SumLink = (column: string, text: string) => ReactNode;

function toldBy(
  figures: JournalListFigures,
  { footOf, account }: Options,
  sumLink: SumLink,
): ToldOfList {
  const { total, ...foot } = footOf(figures);
  const sums = Object.entries(sumsOf(figures)).map(([id, text]) => [id, sumLink(id, text)]);
  return {
    count: figures.count,
    // Of a ledger nobody counts what stands outside its days.
    of: account === undefined ? figures.of : null,
    worth: figures.amountPaise,
    total,
    foot: { ...foot, sums: Object.fromEntries(sums) as Readonly<Record<string, ReactNode>> },
  };
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

function useExplainedSums({ asked, current, isOfLedger }: ExplainInput): SumLink {
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
  return (column, text) => link(LINES[column] ?? 'amount', text);
}
