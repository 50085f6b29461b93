// A run that pays many bills of many suppliers in one act: what the law wants first, then the
// oldest; below, the transfers as the bank's file will have them.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import type { DueBill } from '#api/contract/trade/supplier-payment.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { awaited } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText } from '#web/format/dates.ts';
import { counted, formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { FromAccount } from '#web/shell/form/fields/FromAccount.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { BankFile } from './BankFile.tsx';
import { dueBillKey, usePaymentRun } from './use-payment-run.ts';
import { whyNowInWords, whyNowLook } from './wording.ts';

export function PaymentRunPage() {
  const { id: bookId, scope } = usePageBook();
  const notify = useSetAtom(noticeAtom);
  const [runId, setRunId] = useState<number | null>(null);
  const run = usePaymentRun(bookId, (id, text) => {
    setRunId(id);
    notify({ kind: 'done', text });
  });
  const mayPay = useRights()('DraftSupplierPayment');
  const { isPending, why, onRetry } = awaited(run.query);
  useKeys('Payment run', [
    { keys: 'Ctrl+Enter', does: 'Pay what is chosen', run: run.pay, writes: true },
    { keys: 'Alt+A', does: 'Choose all, or none', run: run.toggleAll, writes: true },
  ]);
  return (
    <>
      <PageHead
        title="Payment run"
        above={
          <Link to={paths.payables(scope)} className="link-quiet">
            Payables
          </Link>
        }
        below={<p className="text-ink-2">Limits of the law first, then the oldest</p>}
      >
        {mayPay && (
          <Button
            kind="primary"
            aria-keyshortcuts="Control+Enter"
            aria-disabled={!run.isWhole}
            busyText={run.busy ? 'Paying…' : null}
            onClick={run.pay}
          >
            Pay {formatRupees(run.totalPaise)} to {counted(run.payments.length, 'supplier')}{' '}
            <Kbd onBrand>Ctrl ↵</Kbd>
          </Button>
        )}
      </PageHead>
      <div className="mb-3 grid max-w-3xl gap-3 sm:grid-cols-3">
        <DateField label="Due by" text={run.by.text} onText={run.by.onText} today={run.by.today} />
        <FromAccount
          method="bank-transfer"
          account={run.account}
          accounts={run.accounts}
          onChoose={run.setAccountId}
          error={undefined}
        />
        <DateField
          label="Dated"
          text={run.dated.text}
          onText={run.dated.onText}
          today={run.dated.today}
        />
      </div>
      {run.failure !== null && <Notice kind="problem">{sentenceOf(run.failure)}</Notice>}
      {runId !== null && (
        <Notice kind="good">
          Run {runId} is paid. <BankFile bookId={bookId} runId={runId} />
        </Notice>
      )}
      {isPending && (
        <Skeletons
          label="Loading what is due"
          count={6}
          item="h-(--row)"
          layout="flex flex-col gap-px rule-top"
        />
      )}
      {why !== null && <ErrorState what="what is due" why={why} onRetry={onRetry} />}
      {run.query.data?.rows.length === 0 && (
        <EmptyState title="Nothing is due by that day">Choose a later day to pay ahead.</EmptyState>
      )}
      {run.bills.length > 0 && <Bills run={run} scope={scope} />}
      {run.payments.length > 0 && <Transfers run={run} />}
    </>
  );
}

type Props = { readonly run: ReturnType<typeof usePaymentRun> };

function Bills({ run, scope }: Props & { readonly scope: number | undefined }) {
  const chosenPaise = run.chosen.reduce((sum, { bill }) => sum + bill.openPaise, 0);
  return (
    <>
      <p className="mb-2 text-sm text-ink-2">
        {run.chosen.length} of {counted(run.bills.length, 'bill')} chosen ·{' '}
        <button type="button" className="link-quiet" onClick={run.toggleAll}>
          {run.isEach ? 'Choose none' : 'Choose all'}
        </button>
      </p>
      <DataTable<DueBill>
        caption="What is due"
        rows={run.bills}
        keyOf={dueBillKey}
        look={(bill) => (run.textOf(bill).trim() === '' ? '' : 'bg-brand-soft')}
        columns={[
          {
            head: 'Supplier',
            place: 'name',
            cell: (bill) => (
              <label className="flex items-center gap-2">
                <input
                  type="checkbox"
                  className="size-4 accent-brand"
                  aria-label={`Pay ${bill.number} of ${bill.supplierName}`}
                  checked={run.textOf(bill).trim() !== ''}
                  onChange={() => run.toggle(bill)}
                />
                <span dir="auto">{bill.supplierName}</span>
              </label>
            ),
          },
          {
            head: 'Bill no.',
            place: 'id',
            cell: ({ kind, id, number }) =>
              kind === 'purchase-bill' ? (
                <Link to={paths.purchaseBill(id, scope)} className="link-name">
                  {number}
                </Link>
              ) : (
                number
              ),
          },
          { head: 'Bill date', place: 'date', cell: ({ date }) => dayText(date) },
          {
            head: 'Why now',
            place: 'badge',
            cell: (bill) => (
              <span className={`text-sm ${whyNowLook(bill)}`}>{whyNowInWords(bill)}</span>
            ),
          },
          {
            head: 'Outstanding',
            place: 'amount',
            numeric: true,
            cell: ({ openPaise }) => formatPaise(openPaise),
          },
          {
            head: 'Pay (₹)',
            place: 'action',
            numeric: true,
            className: 'w-36',
            cell: (bill) => (
              <AmountInput
                aria-label={`Amount for ${bill.number} of ${bill.supplierName}`}
                placeholder="not now"
                text={run.textOf(bill)}
                onText={(text) => run.type(bill, text)}
                suggestedPaise={bill.openPaise}
              />
            ),
          },
        ]}
        totals={['Chosen', '', '', '', formatPaise(chosenPaise), formatPaise(run.totalPaise)]}
      />
    </>
  );
}

function Transfers({ run: { payments, totalPaise } }: Props) {
  return (
    <section aria-labelledby="transfers" className="mt-4">
      <h2 id="transfers" className="mb-2 font-semibold">
        Bank file
      </h2>
      <DataTable
        caption="Transfers of the run"
        rows={payments}
        keyOf={({ supplier }) => supplier.accountId}
        columns={[
          {
            head: 'Beneficiary',
            place: 'name',
            cell: ({ supplier: { name, payee, creditPaise } }) => (
              <>
                {payee.name ?? name}
                {creditPaise > 0 && (
                  <span className="block text-sm text-warn">
                    {formatRupees(creditPaise)} of them is in advance or on debit notes: set it
                    against their bills first
                  </span>
                )}
              </>
            ),
          },
          {
            head: 'Account',
            place: 'id',
            cell: ({ supplier: { payee } }) =>
              payee.accountEnd === null ? (
                <span className="text-warn">no bank details</span>
              ) : (
                <span className={payee.confirmedOn === null ? 'text-warn' : ''}>
                  •••• {payee.accountEnd}
                  {payee.confirmedOn === null && ', not confirmed'}
                </span>
              ),
          },
          { head: 'IFSC', place: 'nowhere', cell: ({ supplier }) => supplier.payee.ifsc ?? '' },
          { head: 'Method', place: 'badge', cell: ({ system }) => system },
          {
            head: 'Remark',
            place: 'nowhere',
            cell: ({ bills }) => bills.map(({ bill }) => bill.number).join(' '),
          },
          {
            head: 'Amount (₹)',
            place: 'amount',
            numeric: true,
            cell: ({ paise }) => formatPaise(paise),
          },
        ]}
        totals={[`Total of ${payments.length}`, '', '', '', '', formatPaise(totalPaise)]}
      />
      <p className="mt-2 text-sm text-ink-2">
        CSV with our own columns, one row for each supplier; no bank’s template.
      </p>
    </section>
  );
}
