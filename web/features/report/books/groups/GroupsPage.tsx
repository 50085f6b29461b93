// A group of accounts: its summary, which opens into groups and accounts; or its ledgers, which are
// printed and saved as one document.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import { reportOf, sheetOfView, withTotal } from '#core/report/index.ts';
import type { ReportView } from '#core/report/index.ts';
import { asking, awaited } from '#web/client/query.ts';
import { counted, formatCount } from '#web/format/money.ts';
import { figureLedgerQuery } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { useZeroRows, zeroKey } from '#web/shell/balances/zero/use-zero-rows.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Select } from '#web/ui/inputs/Select.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { columnPeriod } from '../../columns/column-period.ts';
import { ViewPart } from '../../head/ReportHead.tsx';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { firstLines } from '../kit/first-lines.ts';
import { rangeQuery, useReportRange } from '../kit/use-report-range.ts';
import { balanceCalls, daysInYear, movesOf } from './group-balances.ts';
import type { AccountMoves, DaysOfYear } from './group-balances.ts';
import {
  accountsWithin,
  groupName,
  groupSummaryView,
  MOVE_COLUMNS,
  sumOfMoves,
  UNGROUPED,
} from './group-summary.ts';
import type { MovesRow } from './group-summary.ts';
import { useGroupColumns } from './use-group-columns.tsx';
import { ledgersDocument } from './ledgers-document.ts';

const GROUPS = [
  { value: '', label: 'All groups' },
  ...TALLY_GROUPS.map(({ code, name }) => ({ value: code, label: name })),
  { value: UNGROUPED, label: groupName(UNGROUPED) },
];

/** Which group stands in the address; one that is unknown counts as none. */
function useGroup() {
  const [address, setAddress] = useSearchParams();
  const named = address.get('group') ?? '';
  const group = GROUPS.some(({ value }) => value === named && value !== '') ? named : null;
  const setGroup = (code: string) =>
    setAddress((now) => {
      if (code === '') now.delete('group');
      else now.set('group', code);
      return now;
    });
  return { group, setGroup };
}

/** What the accounts moved on the days, on the screen and, read anew, for paper and files. */
function useMoves(bookId: number, days: DaysOfYear, withZero: boolean) {
  const { endpoint, last, before } = balanceCalls(bookId, days, withZero);
  const now = useQuery(asking(endpoint, last));
  const earlier = useQuery({ ...asking(endpoint, before ?? last), enabled: before !== null });
  const isThere = now.data !== undefined && (before === null || earlier.data !== undefined);
  return {
    read: now.isPending || before === null ? now : earlier,
    accounts: isThere
      ? movesOf(now.data, before === null ? null : (earlier.data ?? null), withZero)
      : null,
    readAnew: async (work: SheetWork) =>
      movesOf(
        await work.read(endpoint, last),
        before === null ? null : await work.read(endpoint, before),
        withZero,
      ),
  };
}

export function GroupsPage({ report }: { readonly report: 'group-summary' | 'ledgers' }) {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const days = daysInYear(state.range);
  const { group, setGroup } = useGroup();
  const { hidesZero, toggleZero } = useZeroRows();
  const { read, accounts, readAnew } = useMoves(bookId, days, !hidesZero);
  const link = rangeQuery(state.range);
  const drawn = {
    group,
    days,
    groupHref: (code: string) => paths.bookReport('group-summary', scope, { ...link, group: code }),
    explainHref: useExplainHref(),
    accountHref: (id: number) =>
      paths.account(id, scope, figureLedgerQuery(state.range, columnPeriod(state.range))),
  };
  const isSummary = report === 'group-summary';
  const columns = useGroupColumns({ bookId, days, group, hidesZero }, state, isSummary);
  const title = isSummary ? 'Group summary' : 'Ledgers';
  const viewOf = (all: readonly AccountMoves[]) =>
    isSummary
      ? columns.inOrder(groupSummaryView({ ...drawn, accounts: all }))
      : contentsView(all, drawn);
  const { view: drawnView, foot } = useFirstLines(accounts && viewOf(accounts));
  return (
    <ReportFrame
      title={title}
      state={state}
      what={isSummary ? 'the group summary' : 'the ledgers'}
      view={drawnView}
      read={awaited(read)}
      sheet={async (work) => {
        if (columns.sheet !== null) return columns.sheet(work);
        const all = await readAnew(work);
        if (isSummary) return sheetOfView(viewOf(all));
        const within = accountsWithin(all, group);
        return ledgersDocument(work, { bookId, title, days, accounts: within });
      }}
      drawing={columns.drawing}
      choices={[
        <ViewPart key="group" name="Group">
          <Select label="Group" value={group ?? ''} options={GROUPS} onChange={setGroup} />
        </ViewPart>,
      ]}
      chosen={group === null ? [] : [groupName(group)]}
      {...(columns.table !== null && { table: columns.table })}
      answer={accounts !== null && answerOf(countOf(accountsWithin(accounts, group)), isSummary)}
      explain={columns.explain}
      keys={[zeroKey(toggleZero)]}
      hints={
        <>
          , <Kbd>Z</Kbd> zero rows
        </>
      }
    >
      {columns.table === null && foot}
    </ReportFrame>
  );
}

const LINES_EACH = 500;

/** A screen is slow to draw thousands of rows: how many there are is said; the sum is of all. */
function useFirstLines(view: ReportView | null) {
  const [most, setMost] = useState(LINES_EACH);
  if (view === null) return { view, foot: null };
  const { view: drawn, shown, count } = firstLines(view, most);
  if (shown === count) return { view: drawn, foot: null };
  const foot = (
    <LoadMore
      shown={`${formatCount(shown)} of ${formatCount(count)} lines; print and export have them all`}
      more="Show more"
      hasMore
      loading={false}
      onMore={() => setMost(most + LINES_EACH)}
    />
  );
  return { view: drawn, foot };
}

const countOf = (accounts: readonly AccountMoves[]): number =>
  accounts.filter(({ opening, debit, credit, closing }) =>
    [opening, debit, credit, closing].some((paise) => paise !== 0),
  ).length;

const answerOf = (count: number, isSummary: boolean): string =>
  `${counted(count, 'account')} with a balance or movement.` +
  (isSummary ? '' : ' Print or export puts their ledgers into one document.');

type Contents = {
  readonly group: string | null;
  readonly days: DaysOfYear;
  readonly accountHref: (id: number) => string;
};

/** The accounts whose ledgers are in the document. */
function contentsView(
  all: readonly AccountMoves[],
  { group, days, accountHref }: Contents,
): ReportView {
  const accounts = accountsWithin(all, group);
  return reportOf<MovesRow>(
    { title: 'Ledgers', period: periodInWords(days), remarks: [] },
    MOVE_COLUMNS,
    withTotal<MovesRow>(
      accounts.map((account) => ({
        as: 'line',
        key: String(account.id),
        href: accountHref(account.id),
        row: account,
      })),
      { row: { name: groupName(group), ...sumOfMoves(accounts) } },
    ),
  );
}
