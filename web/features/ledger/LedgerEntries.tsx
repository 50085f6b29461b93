// The entries of a ledger, as a T or as a register, with what is said when there are none and the
// rest of a long T.
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import type { CallFailed } from '#web/client/query.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { financialYearOf } from '#core/kernel/financial-year.ts';
import { formatDate, formatDay } from '#web/format/dates.ts';
import { formatBalance, counted, formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { SheetSource } from '#web/shell/sheet/gathering.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { TFrame } from '#web/ui/lists/TFrame.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import type { LedgerView } from './LedgerBar.tsx';
import { particularsHead, twoSides } from './lines/sides.ts';
import { ledgerWords as wording, yearEndName } from './wording.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Side } from '#core/journal/index.ts';
import type { TRow } from '#web/ui/lists/TFrame.tsx';
import { EntryName, EntryNumber } from './lines/EntryName.tsx';
import type { SideRow, TwoSides } from './lines/sides.ts';

/** The entries as a register with the balance after each; another feature's. */
export type RunningComponent = ComponentType<{
  readonly ledger: Ledger;
  readonly sheet: SheetSource;
}>;

type RunningProps = {
  readonly Running: RunningComponent;
  readonly first: Ledger;
  readonly sheet: SheetSource;
};

export function RunningEntries({ Running, first, sheet }: RunningProps) {
  return (
    <>
      <Suspense fallback={<LedgerWaiting />}>
        <Running ledger={first} sheet={sheet} />
      </Suspense>
      <YearEnds ends={first.yearEnds} />
      {first.lines.length === 0 ? <NoEntries account={first.account} /> : <RunningHints />}
    </>
  );
}

const isOfYears = ({ period: { from, to } }: Ledger): boolean =>
  financialYearOf(from) !== financialYearOf(to);

/** Between its rows a register has no room to say where a year turns. */
const YearEnds = ({ ends }: { readonly ends: Ledger['yearEnds'] }) =>
  ends.length === 0 ? null : (
    <p className="mt-3 text-sm">
      Income and expenses begin each year at nil.{' '}
      {ends.map(({ date, amountPaise }) => (
        <span key={date}>
          {yearEndName(date)}: {formatBalance(amountPaise)} on {formatDate(date)}.{' '}
        </span>
      ))}
    </p>
  );

const RunningHints = () => (
  <p className="mt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden print:hidden">
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> rows, <Kbd>Enter</Kbd> open entry, <Kbd>[</Kbd> <Kbd>]</Kbd> previous
    or next period, <Kbd>Shift C</Kbd> mark as checked, <Kbd>R</Kbd> T-account, <Kbd>D</Kbd>{' '}
    <Kbd>C</Kbd> add
  </p>
);

type Props = {
  readonly first: Ledger;
  readonly pages: readonly Ledger[];
  readonly lines: readonly LedgerLine[];
  readonly view: Exclude<LedgerView, 'running'>;
  readonly ledger: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: CallFailed | null;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly onOpen: (journalId: number) => void;
};

export function LedgerEntries({ first, pages, lines, view, ledger, onOpen }: Props) {
  const { account } = first;
  const { hasNextPage: hasMore, error } = ledger;
  return (
    <>
      <TAccount
        name={account.name}
        sides={twoSides(first, pages)}
        isOfYears={isOfYears(first)}
        heads={particularsHead(account.accountType)}
        only={view === 't' ? null : view}
        onOpen={onOpen}
      />
      {lines.length === 0 && <NoEntries account={account} />}
      {lines.length > 0 && <KeyHints />}
      {hasMore && <p className="mt-3 hidden print:block">{wording.incomplete(lines.length)}</p>}
      {(hasMore || pages.length > 1) && (
        <LoadMore
          shown={`Showing ${hasMore ? 'the first' : 'all'} ${formatCount(lines.length)} entries`}
          more="Show more"
          hasMore={hasMore}
          loading={ledger.isFetchingNextPage}
          failed={ledger.isFetchNextPageError && error !== null ? sentenceOf(error.failure) : null}
          onMore={() => void ledger.fetchNextPage()}
        />
      )}
    </>
  );
}

/** Stands while the lines are on their way, so that nothing moves when they come. */
export function LedgerWaiting() {
  const wide = useWide();
  const none = { debit: [], credit: [] };
  return (
    <div role="status" aria-label="Loading the ledger" className="appear-late">
      <TFrame
        caption="The ledger is loading"
        heads={particularsHead('')}
        numbered={wide}
        rows={none}
        counts={{ debit: '', credit: '' }}
        total=""
        waiting={8}
      />
    </div>
  );
}

function NoEntries({ account: { id, retired } }: { readonly account: Ledger['account'] }) {
  const { scope } = usePageBook();
  const { before, debit, between, credit } = wording.empty;
  const isPresent = useIsPresent();
  if (retired) return <p className="mt-6 text-center text-ink-2">{wording.retired}</p>;
  if (!isPresent) return null;
  return (
    <p className="mt-6 text-center text-ink-2">
      {before}
      <Link to={paths.addEntry(id, 'dr', scope)} className="link">
        {debit}
      </Link>
      {between}
      <Link to={paths.addEntry(id, 'cr', scope)} className="link">
        {credit}
      </Link>
    </p>
  );
}

const KeyHints = () => (
  <p className="mt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden print:hidden">
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> move, <Kbd>Enter</Kbd> open entry, <Kbd>[</Kbd> <Kbd>]</Kbd> previous
    or next period, <Kbd>X</Kbd> correct, <Kbd>H</Kbd> history
  </p>
);

// The two sides of a ledger in the frame of a T-account.
type TAccountProps = {
  readonly name: string;
  readonly sides: TwoSides;
  /** Whether its days are of several years, so that each says its own. */
  readonly isOfYears: boolean;
  readonly heads: Readonly<Record<Side, string>>;
  /** On a phone one side may be shown alone. */
  readonly only: Side | null;
  readonly onOpen: (journalId: number) => void;
};

function TAccount({ name, sides, isOfYears, heads, only, onOpen }: TAccountProps) {
  const { rows, entryCount, totalPaise, hasMore } = sides;
  const wide = useWide();
  const drawn = (side: Side) => rows[side].map((row) => tRow(row, { wide, isOfYears, onOpen }));
  const count = (side: Side) => entriesText(entryCount[side], hasMore);
  return (
    <TFrame
      caption={name}
      heads={heads}
      rows={{ debit: drawn('debit'), credit: drawn('credit') }}
      counts={{ debit: count('debit'), credit: count('credit') }}
      total={formatPaise(totalPaise)}
      numbered={wide}
      only={only}
    />
  );
}

function entriesText(count: number, hasMore: boolean): string {
  const text = counted(count, 'entry', 'entries');
  return hasMore ? `${text} so far` : text;
}

type Drawing = Pick<TAccountProps, 'isOfYears' | 'onOpen'> & { readonly wide: boolean };

/** @returns `01 Jun`, or `01 Jun 24` among days of several years. */
const dayText = (date: CalendarDate, isOfYears: boolean): string =>
  isOfYears ? `${formatDay(date)} ${date.slice(2, 4)}` : formatDay(date);

function tRow(row: SideRow, { wide, isOfYears, onOpen }: Drawing): TRow {
  const amount = formatPaise(row.paise);
  if (row.kind === 'c/d') {
    return { date: '', name: <i>Balance c/d</i>, amount: <i>{amount}</i> };
  }
  const date = dayText(row.date, isOfYears);
  if (row.kind === 'b/d') return { date, name: <i>Balance b/d</i>, amount };
  if (row.kind === 'year-end') return { date, name: <i>{yearEndName(row.date)}</i>, amount };
  const { line } = row;
  return {
    date,
    name: <EntryName line={line} onOpen={onOpen} hasNumberBeside={wide} />,
    number: <EntryNumber line={line} />,
    amount,
  };
}
