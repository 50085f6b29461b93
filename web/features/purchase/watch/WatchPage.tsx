// What the law lets lapse, on one page, with the act that settles each: credit of bills that are
// not paid in time, credit that no return takes, what is blocked, the days of micro suppliers.
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readWatch } from '#api/contract/trade/credit-reversal.ts';
import type { UnpaidBill, WatchedSheet } from '#api/contract/trade/credit-reversal.ts';
import { partsOf } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, quarterOf } from '#core/kernel/financial-year.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { asking, awaited, invalidate } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { formatDate, formatNow, todayInIndia } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { PayDialog } from '../payment/PayDialog.tsx';
import { MoveCreditDialog } from './MoveCreditDialog.tsx';
import {
  recoverableInWords,
  WATCH_SECTIONS,
  watchRows,
  watchSentence,
  watchSheet,
} from './wording.ts';
import type { WatchRow } from './wording.ts';

type Open =
  | { readonly act: 'move'; readonly kind: 'reverse' | 'reclaim'; readonly of: UnpaidBill }
  | { readonly act: 'pay'; readonly row: WatchRow; readonly bill: NonNullable<WatchRow['bill']> }
  | null;

const payOf = (row: WatchRow): Open =>
  row.payPaise === 0 || row.bill === null ? null : { act: 'pay', row, bill: row.bill };

export function WatchPage() {
  const { id: bookId, scope } = usePageBook();
  const call = { query: { book_id: bookId, on: todayInIndia() } };
  const read = useQuery(asking(readWatch, call));
  const [open, setOpen] = useState<Open>(null);
  const list = useRef<HTMLDivElement>(null);
  const may = useRights();
  const go = useGo();
  const watch = read.data;
  const rows = watch === undefined ? [] : watchRows(watch);
  const mayMove = may('DraftCreditReversal');
  const mayPay = may('DraftSupplierPayment');
  const close = () => setOpen(null);
  const rowInFocus = (): WatchRow | undefined => {
    const at = document.activeElement?.closest('tr')?.querySelector('[data-watched]');
    return rows.find(({ key }) => key === at?.getAttribute('data-watched'));
  };
  useRowKeys(list, { title: 'What to watch' });
  useKeys('What to watch', [
    {
      keys: 'E',
      does: 'Explain: the bill, its payments and days',
      run: () => {
        const row = rowInFocus();
        if (row === undefined) return false;
        return go(pathOf(row, scope));
      },
    },
    {
      keys: 'P',
      does: 'Pay the bill',
      writes: true,
      run: () => {
        const row = rowInFocus();
        const open = row === undefined || !mayPay ? null : payOf(row);
        return open === null ? false : setOpen(open);
      },
    },
  ]);
  const { isPending, why, onRetry } = awaited(read);
  const rest = watch === undefined ? null : recoverableInWords(watch);
  const columns = columnsOf({ scope, bookId, mayMove, mayPay, onOpen: setOpen });
  return (
    <div ref={list}>
      <PageHead
        title="What to watch"
        below={
          <p className="text-ink-2">
            As on {formatDate(todayInIndia())} · all open bills and their credit
          </p>
        }
      >
        <div className="flex flex-wrap gap-2 print:hidden">
          <SheetActions
            what="what to watch"
            of={async (work) => watchSheet(await work.read(readWatch, call))}
          />
        </div>
      </PageHead>
      {isPending && (
        <Skeletons
          label="Loading what to watch"
          count={8}
          item="h-(--row)"
          layout="flex flex-col gap-px rule-top"
        />
      )}
      {why !== null && <ErrorState what="what to watch" why={why} onRetry={onRetry} />}
      {watch !== undefined && rows.length === 0 && (
        <EmptyState title="Nothing to watch">Checked on {formatNow()}.</EmptyState>
      )}
      {watch !== undefined && rows.length > 0 && (
        <p className="mb-3">{watchSentence(watch).join(' ')}</p>
      )}
      {WATCH_SECTIONS.map((section) => {
        const own = rows.filter((row) => row.section === section);
        if (own.length === 0) return null;
        return (
          <section key={section} className="mb-4">
            <h2 className="mb-2 font-semibold">{section}</h2>
            <DataTable caption={section} rows={own} keyOf={({ key }) => key} columns={columns} />
          </section>
        );
      })}
      {rest !== null && <p className="text-sm text-ink-2">{rest}</p>}
      {rows.length > 0 && <Hints />}
      {open?.act === 'move' && <MoveCreditDialog kind={open.kind} bill={open.of} onClose={close} />}
      {open?.act === 'pay' && (
        <PayDialog
          bookId={bookId}
          supplier={{ accountId: open.bill.accountId, name: open.row.below }}
          bill={{ ...open.bill, openPaise: open.row.payPaise }}
          openPaise={open.row.payPaise}
          onClose={() => {
            close();
            void invalidate(readWatch);
          }}
        />
      )}
    </div>
  );
}

const LOOKS = {
  over: { look: 'font-medium text-overdue', icon: 'alert' },
  soon: { look: 'font-medium text-warn', icon: 'clock' },
  done: { look: 'text-paid', icon: 'check' },
  quiet: { look: 'text-ink-2', icon: null },
} as const;

type Shown = {
  readonly scope: number | undefined;
  readonly bookId: number;
  readonly mayMove: boolean;
  readonly mayPay: boolean;
  readonly onOpen: (open: Open) => void;
};

/** A working sheet is of a month, a quarter or a year, as the address of its report says. */
function pathOf({ bill, sheet }: WatchRow, scope: number | undefined): string {
  if (bill !== null) return paths.bought[bill.kind](bill.id, scope);
  return paths.bookReport('common-credit', scope, sheet === null ? {} : sheetPeriod(sheet));
}

function sheetPeriod({ of, from, to }: WatchedSheet) {
  const year = financialYearLabel(financialYearOf(to));
  if (of === 'year') return { year };
  const { month } = partsOf(to);
  return month === partsOf(from).month ? { year, month } : { year, quarter: quarterOf(to) };
}

const columnsOf = (shown: Shown): readonly Column<WatchRow>[] => [
  {
    head: 'Document',
    place: 'name',
    className: 'sm:w-44',
    cell: (row) => (
      <span data-watched={row.key} className="block">
        <Link to={pathOf(row, shown.scope)} className="link-name font-medium">
          {row.name}
        </Link>
        <span dir="auto" className="block text-sm font-normal text-ink-2">
          {row.below}
        </span>
      </span>
    ),
  },
  { head: 'Reason', place: 'id', cell: ({ reason }) => reason },
  {
    head: 'When',
    place: 'badge',
    className: 'sm:w-44',
    cell: ({ when }) => {
      const { look, icon } = LOOKS[when.look];
      return (
        <span className={`flex items-center gap-1.5 text-sm ${look}`}>
          {icon !== null && <Icon name={icon} size={14} />}
          {when.text}
        </span>
      );
    },
  },
  {
    head: 'GST or amount (₹)',
    place: 'amount',
    numeric: true,
    className: 'sm:w-44',
    cell: ({ amountPaise, ofPaise }) => (
      <>
        {formatPaise(amountPaise)}
        {ofPaise !== null && ofPaise !== amountPaise && (
          <span className="text-ink-3"> of {formatPaise(ofPaise)}</span>
        )}
      </>
    ),
  },
  {
    head: 'Settle it',
    place: 'action',
    className: 'sm:w-56 print:hidden',
    cell: (row) => <Acts row={row} shown={shown} />,
  },
];

const MOVES = { reverse: 'Reverse', reclaim: 'Reclaim' } as const;

function Acts({ row, shown }: { readonly row: WatchRow; readonly shown: Shown }) {
  const { move, name, sheet, entryId } = row;
  const { scope, bookId, mayMove, mayPay, onOpen } = shown;
  const canMove = move !== null && mayMove;
  const pay = mayPay ? payOf(row) : null;
  const canPay = pay !== null;
  const ofBill = <span className="sr-only"> {name}</span>;
  const isEntry = entryId !== null && sheet === null;
  const view = (
    <Link
      data-row=""
      to={isEntry ? paths.journal(entryId, bookId) : pathOf(row, scope)}
      className={buttonClass('secondary')}
    >
      {sheet === null ? (isEntry ? 'View entry' : 'View') : 'View working'}
      {ofBill}
    </Link>
  );
  return (
    <span className="flex flex-wrap justify-end gap-1.5 sm:justify-start">
      <PresentOnly>
        {canMove && (
          <Button data-row="" onClick={() => onOpen({ act: 'move', ...move })}>
            {MOVES[move.kind]}
            {ofBill}
          </Button>
        )}
        {canPay && (
          <Button {...(!canMove && { 'data-row': '' })} onClick={() => onOpen(pay)}>
            Pay{ofBill}
          </Button>
        )}
      </PresentOnly>
      {!canMove && !canPay && view}
    </span>
  );
}

const Hints = () => (
  <p className="mt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden print:hidden">
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> rows, <Kbd>Enter</Kbd> settle as proposed, with the entry shown first,{' '}
    <Kbd>E</Kbd> explain: bill, payments, days, <Kbd>P</Kbd> pay
  </p>
);
