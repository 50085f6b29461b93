// What suppliers are owed, by supplier and by how late it is, with the days that the law leaves to
// those that are micro or small enterprises. It comes to Sundry Creditors, and says so.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { PartyReceivables, Receivables } from '#api/contract/customer/receivables.ts';
import type { DueBill } from '#api/contract/trade/supplier-payment.ts';
import { ageLabels } from '#core/settlement/index.ts';
import { awaited } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText } from '#web/format/dates.ts';
import { counted, formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { AgeBar } from '#web/ui/lists/pictures/AgeBar.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useMedia } from '#web/ui/use-wide.ts';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { PayDialog } from './PayDialog.tsx';
import { dueBillsIn, payablesOf } from './queries.ts';
import { enterpriseDaysInWords, enterpriseLook } from './wording.ts';

type Enterprise = DueBill['enterprise'];
type Row = PartyReceivables & {
  /** Of the bill whose limit comes first. */
  readonly enterprise: Enterprise;
  readonly supplierId: number | null;
};

export function PayablesPage() {
  const { id: bookId, scope } = usePageBook();
  const payables = useQuery(payablesOf(bookId));
  const due = useQuery(dueBillsIn(bookId, null)).data;
  const [paid, setPaid] = useState<Row | null>(null);
  const mayPay = useRights()('DraftSupplierPayment');
  const all = payables.data;
  const rows = all === undefined ? [] : rowsOf(all, due?.rows ?? []);
  const hasRoom = useMedia(ROOM_OF_AGES);
  const { isPending, why, onRetry } = awaited(payables);
  const pay = mayPay ? payColumn(setPaid) : null;
  const columns = all === undefined ? [] : columnsOf(all, { scope, hasRoom, pay });
  const payFocused = () => {
    const account = Number(focusedRow()?.dataset['account']);
    const row = rows.find(({ accountId }) => accountId === account);
    if (row === undefined) return false;
    setPaid(row);
    return undefined;
  };
  useKeys(
    'Payables',
    mayPay ? [{ keys: 'P', does: 'Pay the supplier', run: payFocused, writes: true }] : [],
  );
  return (
    <>
      <PageHead
        title="Payables"
        below={all && <p className="text-ink-2">As on {dayText(all.asOf)} · by supplier</p>}
      >
        <div className="flex flex-wrap gap-2 print:hidden">
          <Link to={paths.supplierPayments(scope)} className={buttonClass('secondary')}>
            Payments
          </Link>
          <PresentOnly>
            {mayPay && (
              <Link to={paths.paymentRun(scope)} className={buttonClass('primary')}>
                Payment run
              </Link>
            )}
          </PresentOnly>
        </div>
      </PageHead>
      {isPending && (
        <Skeletons
          label="Loading the payables"
          count={8}
          item="h-(--row)"
          layout="flex flex-col gap-px rule-top"
        />
      )}
      {why !== null && <ErrorState what="the payables" why={why} onRetry={onRetry} />}
      {all?.count === 0 && (
        <EmptyState title="Nothing is outstanding to suppliers">
          Suppliers with an open bill or a balance appear here.
        </EmptyState>
      )}
      {all !== undefined && all.count > 0 && (
        <>
          <Sentence all={all} bills={due?.rows ?? []} />
          <div className="card mb-3 px-4 py-3">
            <AgeBar parts={partsOf(all, all.days)} size="report" />
          </div>
          <DataTable
            caption="Payables by supplier and age"
            rows={rows}
            keyOf={({ accountId }) => accountId}
            columns={columns.map(({ column }) => column)}
            totals={columns.map(({ total }) => total)}
          />
          <Agreement all={all} />
        </>
      )}
      {paid !== null && (
        <PayDialog
          bookId={bookId}
          supplier={{ accountId: paid.accountId, name: paid.customerName }}
          openPaise={Math.max(paid.totalPaise, 0)}
          onClose={() => setPaid(null)}
        />
      )}
    </>
  );
}

/** Six ages, and what stands around them. */
const ROOM_OF_AGES = '(min-width: 1280px)';

const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-account]') ?? null;

function rowsOf(all: Receivables, bills: readonly DueBill[]): readonly Row[] {
  const byAccount = Map.groupBy(bills, ({ accountId }) => accountId);
  return all.rows.map((row) => {
    const own = byAccount.get(row.accountId) ?? [];
    const [first] = own.toSorted((one, other) => daysOf(one) - daysOf(other));
    return {
      ...row,
      enterprise: first?.enterprise ?? null,
      supplierId: first?.supplierId ?? null,
    };
  });
}

const daysOf = ({ enterprise }: DueBill): number =>
  enterprise === null ? Infinity : (enterprise.daysLeft ?? Number.MAX_SAFE_INTEGER);

type Aged = Pick<Receivables, 'notDuePaise' | 'agesPaise'>;

const partsOf = ({ notDuePaise, agesPaise }: Aged, days: readonly number[]) => {
  const labels = ageLabels(days);
  return [notDuePaise, ...agesPaise].map((paise, age) => ({ label: labels[age] ?? '', paise }));
};

/** A column with what stands below it. */
type Summed = { readonly column: Column<Row>; readonly total: string };

type Shown = {
  readonly scope: number | undefined;
  readonly hasRoom: boolean;
  readonly pay: Column<Row> | null;
};

/** Where there is less room, what is overdue stands in place of its ages. */
function columnsOf(all: Receivables, { scope, hasRoom, pay }: Shown): readonly Summed[] {
  const figure = (head: string, of: (row: Pick<Row, keyof Receivables & keyof Row>) => number) => ({
    column: {
      head,
      place: 'nowhere' as const,
      numeric: true,
      cell: (row: Row) => signedText(of(row)),
    },
    total: signedText(of(all)),
  });
  const ages = ageLabels(all.days).map((head, age) =>
    figure(head, ({ notDuePaise, agesPaise }) => [notDuePaise, ...agesPaise][age] ?? 0),
  );
  return [
    {
      column: { head: 'Supplier', place: 'name', cell: (row) => nameOf(row, scope) },
      total: `Total of ${counted(all.count, 'supplier')}`,
    },
    {
      column: {
        head: 'MSME',
        place: 'badge',
        cell: ({ enterprise }) => (
          <span className={`text-sm whitespace-nowrap ${enterpriseLook(enterprise)}`}>
            {enterpriseDaysInWords(enterprise)}
          </span>
        ),
      },
      total: '',
    },
    ...(hasRoom ? ages : [figure('Overdue', ({ overduePaise }) => overduePaise)]),
    figure('In advance', ({ unallocatedPaise }) => unallocatedPaise),
    {
      column: {
        head: 'Outstanding (₹)',
        place: 'amount',
        numeric: true,
        className: 'font-semibold',
        cell: ({ totalPaise }) => signedText(totalPaise) || '0.00',
      },
      total: signedText(all.totalPaise) || '0.00',
    },
    ...(pay === null ? [] : [{ column: pay, total: '' }]),
  ];
}

const nameOf = ({ accountId, supplierId, customerName }: Row, scope: number | undefined) => (
  <Link
    to={supplierId === null ? paths.account(accountId, scope) : paths.supplier(supplierId, scope)}
    data-row=""
    data-account={accountId}
    dir="auto"
    className="link-name font-medium"
  >
    {customerName}
  </Link>
);

const payColumn = (onPay: (row: Row) => void): Column<Row> => ({
  head: 'Pay',
  quietHead: true,
  place: 'action',
  className: 'print:hidden',
  cell: (row) => (
    <button
      type="button"
      className="link-quiet"
      aria-label={`Pay ${row.customerName}`}
      onClick={() => onPay(row)}
    >
      Pay
    </button>
  ),
});

const signedText = (paise: number): string =>
  paise === 0 ? '' : `${paise < 0 ? '−' : ''}${formatPaise(Math.abs(paise))}`;

type SentenceProps = { readonly all: Receivables; readonly bills: readonly DueBill[] };

function Sentence({ all, bills }: SentenceProps) {
  const late = bills.filter(({ enterprise }) => (enterprise?.daysLeft ?? 0) < 0);
  const latePaise = late.reduce((sum, { openPaise }) => sum + openPaise, 0);
  return (
    <p className="mb-3">
      Outstanding <b>{formatRupees(all.totalPaise)}</b> to {counted(all.count, 'supplier')},{' '}
      <b>{formatRupees(all.overduePaise)}</b> overdue.
      {latePaise > 0 && (
        <span className="text-warn">
          {' '}
          {formatRupees(latePaise)} of micro and small suppliers is past the days of the MSMED Act.
        </span>
      )}
    </p>
  );
}

function Agreement({ all }: { readonly all: Receivables }) {
  const agrees = all.totalPaise === all.ledgerTotalPaise;
  return (
    <p className={`mt-3 text-sm ${agrees ? 'text-ink-2' : 'text-overdue'}`}>
      {agrees
        ? 'The open bills less advances and debit notes are Sundry Creditors in the ledger.'
        : `The open bills come to ${formatRupees(all.totalPaise)}, ` +
          `Sundry Creditors to ${formatRupees(all.ledgerTotalPaise)}.`}
    </p>
  );
}
