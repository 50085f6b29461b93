import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { Link } from 'react-router-dom';
import { sentenceOf } from '#web/client/failure.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { figureLedgerQuery } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { AsOn } from '#web/shell/balances/AsOn.tsx';
import { flatGroups } from '#web/shell/balances/group-tree.ts';
import { useBalances } from '#web/shell/balances/use-balances.ts';
import { zeroKey } from '#web/shell/balances/zero/use-zero-rows.ts';
import { useDays } from '#web/shell/balances/use-days.ts';
import type { ReportDays } from '#web/shell/balances/use-days.ts';
import { useOpenGroups, useTreeKeys } from '#web/shell/balances/use-tree.ts';
import type { OpenGroups } from '#web/shell/balances/use-tree.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePeriodKeys } from '#web/shell/keys/use-period-keys.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { stepRow } from '#web/ui/lists/walk.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { focusInBox } from '#web/ui/overlays/use-anchored.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { ComparedBalances } from '../columns/balances/ComparedBalances.tsx';
import type { ComparedQuery } from '../columns/balances/queries.ts';
import { useComparedBalances } from '../columns/balances/use-compared-balances.ts';
import { ColumnsDialog } from '../columns/ColumnsDialog.tsx';
import { sortKey, useReportLayout } from '../columns/use-report-layout.ts';
import type { AccountOrder, ReportLayout } from '../columns/use-report-layout.ts';
import { partsKey } from '../books/kit/columns/parts-key.ts';
import { lineOfBalances } from '../columns/balances/compared-rows.ts';
import { useExplainPart } from '../statement/use-explain-part.ts';
import type { ExplainedTable } from '../statement/use-explain-part.ts';
import { ReportTabs } from '../ReportTabs.tsx';
import { CompareBox } from '../head/CompareBox.tsx';
import { DaysBox, periodInHead } from '../head/DaysBox.tsx';
import { ReportHead } from '../head/ReportHead.tsx';
import { chosenInWords, OrderChoice, PartsChoice, ZeroChoice } from '../head/ViewChoices.tsx';
import { SearchAccounts, SidesChoice } from './TrialBalanceView.tsx';
import { groupsInOrder } from './groups-in-order.ts';
import { netText, TrialBalanceTable } from './TrialBalanceTable.tsx';
import type { TrialBalanceColumns } from './TrialBalanceTable.tsx';

type Props = {
  /** What stands under the title until it is nil. */
  readonly OpeningDifference?: ComponentType<{
    readonly bookId: number;
    readonly scope?: number | undefined;
  }>;
};

const USUAL = { compare: 'none', show: [] } as const;
const everyGroup = () => true;
const SIDES = z.enum(['closing', 'all']);

/** What a person had last is said too, as an address would say it. */
function layoutOf(query: string, chosen: Readonly<Record<string, string>>): string {
  const layout = new URLSearchParams(query);
  for (const [name, value] of Object.entries(chosen)) layout.set(name, value);
  return layout.toString();
}

export function TrialBalancePage({ OpeningDifference }: Props) {
  const { id: bookId, scope } = usePageBook();
  const dates = useDays();
  const { days } = dates;
  usePeriodKeys({ ...dates, period: days.period });
  const shown = useBalances(days);
  const { data } = shown.balances;
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const [address, setAddress] = useSearchParams();
  const named = SIDES.safeParse(address.get('sides'));
  const as = named.success ? named.data : preferences.trialBalanceAs;
  const setAs = (trialBalanceAs: typeof as) => {
    setPreferences({ ...preferences, trialBalanceAs });
    const turn = (now: URLSearchParams) => {
      now.set('sides', trialBalanceAs);
      return now;
    };
    setAddress(turn, { replace: true, flushSync: true });
  };
  const layout = useReportLayout('trial-balance', USUAL);
  const { hidesZero } = shown;
  const search = shown.search.trim();
  const asked = { bookId, days, layout, hidesZero, isShown: everyGroup, search };
  const compared = useComparedBalances(asked, layout);
  const [isAdding, setAdding] = useState(false);
  const wide = useWide();
  const open = useOpenGroups(data === undefined ? [] : flatGroups(data));
  const page = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLInputElement>(null);
  useTreeKeys(page, 'Trial balance', compared.isAsked ? compared.open : open);
  // The sum of what a search finds has no name.
  const lineOf = (code: string) => (search === '' ? lineOfBalances(code) : null);
  const columns = compared.isAsked ? (compared.read.data?.columns ?? []) : [days];
  useReportKeys(page, day, {
    onColumns: () => setAs(as === 'all' ? 'closing' : 'all'),
    onZero: shown.toggleZero,
    explained: { of: 'trial-balance', form: null, columns, lineOf },
    onAddColumn: () => setAdding(true),
    layout,
  });
  const range = `${formatDate(days.from)} to ${formatDate(days.to)}`;
  const caption = `Trial balance, ${range}`;
  return (
    <div ref={page}>
      <ReportTabs />
      <ReportHead
        title="Trial balance"
        chosen={[
          range,
          ...(search === '' ? [] : [`found by ‘${search}’`]),
          ...chosenInWords({ ...layout, hidesZero, ...(!wide && { columns: 'total' }) }),
        ]}
        days={
          <DaysBox label="Period" value={periodInHead(days.period)}>
            <PeriodPicker period={days.period} onChange={dates.setPeriod} today={dates.today} />
            <AsOn
              day={days.to}
              onDay={dates.setOn}
              onPeriod={dates.setPeriod}
              today={dates.today}
              field={day}
            />
          </DaysBox>
        }
        compare={<CompareBox layout={layout} onAdd={() => setAdding(true)} />}
        view={[
          wide && !compared.isAsked && <SidesChoice key="sides" as={as} onColumns={setAs} />,
          wide && <PartsChoice key="parts" {...layout} />,
          <OrderChoice key="order" {...layout} />,
          <ZeroChoice
            key="zero"
            hides={hidesZero}
            count={shown.hiddenCount}
            onToggle={shown.toggleZero}
          />,
          <SearchAccounts
            key="search"
            shown={shown}
            onDown={() => page.current !== null && stepRow(page.current, 0)}
          />,
        ]}
        what="the trial balance"
        layout={layoutOf(layout.query, { zero: hidesZero ? 'hidden' : 'shown', sides: as })}
        sheet={(gathering) => sheetIn(gathering, { asked, as, inColumns: compared.isAsked })}
      />
      {OpeningDifference !== undefined && <OpeningDifference bookId={bookId} scope={scope} />}
      {compared.isAsked ? (
        <>
          <ComparedBalances
            what="the trial balance"
            days={days}
            caption={caption}
            compared={compared}
            layout={layout}
          />
          <KeyHints inColumns />
        </>
      ) : (
        <OwnBalances shown={shown} as={as} open={open} days={days} sort={layout.sort} />
      )}
      {isAdding && (
        <ColumnsDialog
          layout={layout}
          days={days}
          today={dates.today}
          shareOf="all debits"
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

type SheetRequest = {
  readonly asked: ComparedQuery & { readonly days: ReportDays; readonly search: string };
  readonly as: TrialBalanceColumns;
  readonly inColumns: boolean;
};

/** Of the accounts that the screen shows; signed only where it is of all. */
async function sheetIn(gathering: SheetWork, { asked, as, inColumns }: SheetRequest) {
  const { bookId, days, hidesZero, search } = asked;
  if (inColumns) {
    const { comparedSheet } = await import('../columns/balances/compared-sheet.ts');
    const beside = await comparedSheet(gathering, 'Trial balance', asked);
    return search === '' ? ({ ...beside, isSigned: true } as const) : beside;
  }
  const { trialBalanceSheet } = await import('./trial-balance-sheet.ts');
  return trialBalanceSheet(gathering, {
    bookId,
    days,
    as,
    withZero: !hidesZero,
    sort: asked.layout.sort,
    search,
  });
}

type OwnProps = {
  readonly shown: ReturnType<typeof useBalances>;
  readonly as: TrialBalanceColumns;
  readonly open: OpenGroups;
  readonly days: ReportDays;
  readonly sort: AccountOrder;
};

/** Of the period alone, with both sides of each balance. */
function OwnBalances({ shown, as, open, days, sort }: OwnProps) {
  const { scope } = usePageBook();
  const { data, isPending, isError, error, refetch } = shown.balances;
  const hrefOf = (accountId: number) =>
    paths.account(accountId, scope, figureLedgerQuery(days, days.period));
  const isEmpty = data?.rows.length === 0 && shown.search === '';
  return (
    <>
      {isPending && (
        <Skeletons
          label="Loading the trial balance"
          count={10}
          item="h-8"
          layout="flex flex-col gap-px rule-top"
        />
      )}
      {isError && data === undefined && (
        <ErrorState
          what="the trial balance"
          why={sentenceOf(error.failure)}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty && <NoBalances />}
      {data !== undefined && !isEmpty && (
        <>
          <TrialBalanceTable
            balances={data}
            groups={groupsInOrder(flatGroups(data), sort)}
            as={as}
            look={{ hrefOf, open, asked: shown.asked, afterGroup: netText }}
          />
          <p className="mt-3 text-sm text-ink-3">
            Counted up to event {formatCount(data.countedTo)}.
          </p>
          <KeyHints />
        </>
      )}
    </>
  );
}

function NoBalances() {
  const { scope } = usePageBook();
  return (
    <EmptyState
      title="No balances in this period"
      actions={
        <PresentOnly>
          <Link to={paths.addJournal(scope)} className={buttonClass('primary')}>
            Add New Entry
          </Link>
        </PresentOnly>
      }
    >
      Every account with a balance appears here once an entry is posted.
    </EmptyState>
  );
}

type ReportActs = {
  readonly onColumns: () => void;
  readonly onZero: () => void;
  readonly explained: ExplainedTable;
  readonly onAddColumn: () => void;
  readonly layout: ReportLayout;
};

type Ref<Element> = { readonly current: Element | null };

function useReportKeys(
  page: Ref<HTMLElement>,
  day: Ref<HTMLElement>,
  { onColumns, onZero, explained, onAddColumn, layout }: ReportActs,
): void {
  const explain = useExplainPart(explained);
  useKeys('Trial balance', [
    {
      keys: '/',
      does: 'Search accounts',
      run: () => focusInBox(page.current?.querySelector<HTMLElement>('input[type=search]')),
    },
    { keys: 'F2', does: 'Choose the last day', run: () => focusInBox(day.current) },
    zeroKey(onZero),
    { keys: 'V', does: 'Closing only, or opening and movement too', run: onColumns },
    { keys: 'Alt+C', does: 'Add a column', run: onAddColumn },
    sortKey(layout),
    partsKey(layout),
    { keys: 'E', does: 'The events that the figure is the sum of', run: explain },
  ]);
}

/** In columns there is one figure of each account, and no choice of its sides. */
const KeyHints = ({ inColumns = false }: { readonly inColumns?: boolean }) => (
  <p className="mt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden print:hidden">
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> rows, <Kbd>→</Kbd> <Kbd>←</Kbd> open, close group, <Kbd>Enter</Kbd>{' '}
    open account, <Kbd>E</Kbd> its events, <Kbd>[</Kbd> <Kbd>]</Kbd> previous, next period,{' '}
    <Kbd>Z</Kbd> zero rows, <Kbd>S</Kbd> order,{' '}
    {!inColumns && (
      <>
        <Kbd>V</Kbd> columns,{' '}
      </>
    )}
    <Kbd>{keyLabel('Alt+C')}</Kbd> add column
  </p>
);
