import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useParams, useSearchParams } from 'react-router-dom';
import type { LedgerLine } from '#api/contract/account/ledger.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { usePeriodKeys } from '#web/shell/keys/use-period-keys.ts';
import { useLedgerDays } from '#web/state/address.ts';
import { historyAtom } from '#web/state/history.ts';
import { NoSuchRecord } from '#web/shell/guards/NoSuchRecord.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { LedgerBar, ledgerSheetOf } from './LedgerBar.tsx';
import type { LedgerView } from './LedgerBar.tsx';
import { LedgerEntries, LedgerWaiting, RunningEntries } from './LedgerEntries.tsx';
import type { RunningComponent } from './LedgerEntries.tsx';
import { LedgerHead } from './LedgerHead.tsx';
import { ledgerOf } from './queries.ts';
import { useLedgerKeys } from './use-ledger-keys.ts';

/** The sheet of one entry; another feature's, so the routes hand it in. */
type EntrySheetComponent = ComponentType<{
  readonly journalId: number;
  readonly toCorrect?: boolean;
  readonly onClose: () => void;
}>;

type Props = {
  readonly EntrySheet: EntrySheetComponent;
  readonly Running: RunningComponent;
  /** What stands under the title until it is nil. */
  readonly OpeningDifference?: ComponentType<{
    readonly bookId: number;
    readonly scope?: number | undefined;
  }>;
};

/** One account's ledger. Another account is another page, and shows nothing of the one before. */
export function LedgerPage(props: Props) {
  const accountId = Number(useParams()['accountId']);
  if (!Number.isSafeInteger(accountId) || accountId <= 0) return <NoSuchRecord noun="account" />;
  return <LedgerOfAccount key={accountId} accountId={accountId} {...props} />;
}

type OpenEntry = { readonly journalId: number; readonly toCorrect: boolean };

type LedgerProps = Props & { readonly accountId: number };

function LedgerOfAccount({ accountId, EntrySheet, Running, OpeningDifference }: LedgerProps) {
  const { id: bookId, scope } = usePageBook();
  const periods = useLedgerDays();
  const ledger = useInfiniteQuery({
    ...ledgerOf(bookId, accountId, periods),
    placeholderData: (before) => before,
  });
  const [view, setView] = useView();
  const [opened, setOpened] = useState<OpenEntry | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const pages = ledger.data?.pages ?? [];
  const [first] = pages;
  const lines = pages.flatMap((page) => page.lines);
  const failure = ledger.error?.failure ?? null;
  const openHistory = useHistory(bookId, accountId, first?.account.name);
  const open = (journalId: number, toCorrect = false) => setOpened({ journalId, toCorrect });
  const sheet = ledgerSheetOf(bookId, accountId, periods);
  usePeriodKeys(periods);
  useLedgerKeys(list, {
    ledger: first,
    lines,
    scope,
    isRunning: view === 'running',
    onView: () => setView(view === 'running' ? 't' : 'running'),
    onCorrect: (line) => open(line.journalId, true),
    onHistory: openHistory,
  });
  if (failure !== null && statusOf(failure) === 404) return <NoSuchRecord noun="account" />;
  return (
    <>
      <LedgerHead ledger={first} failed={failure !== null && first === undefined} />
      {OpeningDifference !== undefined && <OpeningDifference bookId={bookId} scope={scope} />}
      <LedgerBar
        accountId={accountId}
        view={view}
        sheet={sheet}
        ledger={first}
        onView={setView}
        onHistory={() => openHistory(null)}
      />
      {failure !== null && first === undefined && (
        <ErrorState
          what="the ledger"
          why={sentenceOf(failure)}
          onRetry={() => void ledger.refetch()}
        />
      )}
      {ledger.isPending && <LedgerWaiting />}
      {first !== undefined && (
        <div ref={list} aria-busy={ledger.isPlaceholderData}>
          {view === 'running' ? (
            <RunningEntries Running={Running} first={first} sheet={sheet} />
          ) : (
            <LedgerEntries
              first={first}
              pages={pages}
              lines={lines}
              view={view}
              ledger={ledger}
              onOpen={open}
            />
          )}
        </div>
      )}
      {opened !== null && <EntrySheet {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/**
 * T or running is remembered, and an address may ask for the one that adds a figure up; one side
 * alone is for this visit.
 */
function useView(): readonly [LedgerView, (view: LedgerView) => void] {
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const [address] = useSearchParams();
  const [chosen, setChosen] = useState<LedgerView | null>(null);
  const remembered = address.get('view') === 'running' ? 'running' : preferences.ledgerAs;
  const setView = (view: LedgerView) => {
    setChosen(view);
    setPreferences({ ...preferences, ledgerAs: view === 'running' ? 'running' : 't' });
  };
  return [chosen ?? remembered, setView];
}

function useHistory(bookId: number, accountId: number, name = 'the account') {
  const setHistory = useSetAtom(historyAtom);
  return (line: LedgerLine | null) =>
    setHistory(
      line === null
        ? { bookId, kind: 'account', id: accountId, title: name }
        : { bookId, kind: 'journal', id: line.journalId, title: `#${formatCount(line.number)}` },
    );
}
