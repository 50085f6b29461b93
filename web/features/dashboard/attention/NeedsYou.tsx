// What is overdue and asks for an act: the oldest bills, each with a reminder and a receipt.
import { daysInWords } from '#core/kernel/writing/counts.ts';
import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { OpenBill } from '#api/contract/customer/receivables.ts';
import { DialogOnItsWay } from '#web/ahead/DialogOnItsWay.tsx';
import { sentenceOf } from '#web/client/failure.ts';
import { useRights } from '#web/client/use-rights.ts';
import { counted, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import type { ReminderDialogType, ReminderTarget } from '#web/shell/form/reminder-dialog.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { oldestBillsOf } from '../queries.ts';
import type { FiguresState } from '../queries.ts';

export type Dialogs = {
  readonly Receipt?: ReceiptDialogType | undefined;
  readonly Reminder?: ReminderDialogType | undefined;
};
type Props = Dialogs & FiguresState & { readonly bookId: number };

export function NeedsYou({ bookId, figures, Receipt, Reminder }: Props) {
  const { data, error } = useQuery(oldestBillsOf(bookId));
  const [payer, setPayer] = useState<OpenBill | null>(null);
  const [reminded, setReminded] = useState<ReminderTarget | null>(null);
  const may = useRights();
  const late = data?.rows.filter(({ daysLate: days }) => (days ?? 0) > 0) ?? [];
  const count = figures?.outstanding.overdueBills ?? 0;
  const onReceipt = Receipt !== undefined && may('RecordReceipt') ? setPayer : null;
  const onRemind = Reminder !== undefined && may('RequestInvoiceEmail') ? setReminded : null;
  return (
    <section aria-labelledby="needs-you" className="card min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 px-4 pt-3 pb-2">
        <h2 id="needs-you" className="text-h2 font-semibold">
          Needs you
        </h2>
        {count > 0 && (
          <span className="text-xs text-ink-3">
            {counted(count, 'overdue', 'overdue')}, oldest first
          </span>
        )}
        <Link
          to={paths.invoicesWhere({ filter: 'overdue' })}
          aria-keyshortcuts="G O"
          className="link-quiet ml-auto inline-flex min-h-6 items-center gap-1.5 text-xs"
        >
          View Overdue <Kbd>{keyLabel('G O')}</Kbd>
        </Link>
      </div>
      {data === undefined && error === null && (
        <div
          role="status"
          aria-busy="true"
          aria-label="Loading what is overdue"
          className="p-4 pt-0"
        >
          <Skeleton className="h-32" />
        </div>
      )}
      {error !== null && data === undefined && (
        <p className="px-4 pb-3 text-sm text-warn">{sentenceOf(error.failure)}</p>
      )}
      {data !== undefined && late.length === 0 && (
        <p className="px-4 pb-3 text-ink-2">Nothing is overdue.</p>
      )}
      <ul aria-label="Overdue">
        {late.map((bill, at) => (
          <Bill key={at} bill={bill} onReceipt={onReceipt} onRemind={onRemind} />
        ))}
      </ul>
      {payer !== null && payer.customerId !== null && Receipt !== undefined && (
        <Suspense fallback={<DialogOnItsWay />}>
          <Receipt
            bookId={bookId}
            customer={{ id: payer.customerId, name: payer.customerName }}
            invoices={[]}
            onClose={() => setPayer(null)}
          />
        </Suspense>
      )}
      {reminded !== null && Reminder !== undefined && (
        <Suspense fallback={<DialogOnItsWay />}>
          <Reminder bookId={bookId} subject={reminded} onClose={() => setReminded(null)} />
        </Suspense>
      )}
    </section>
  );
}

type BillProps = {
  readonly bill: OpenBill;
  /** Null for a person who may not. */
  readonly onReceipt: ((bill: OpenBill) => void) | null;
  readonly onRemind: ((target: ReminderTarget) => void) | null;
};

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-4 py-1.5 ' +
  'text-sm sm:grid-cols-[6.5rem_minmax(0,1fr)_7rem_7.5rem_12.5rem] sm:py-0 sm:min-h-8';

function Bill({ bill, onReceipt, onRemind }: BillProps) {
  const { number, customerName: name, daysLate: days, openPaise, customerId } = bill;
  const target = reminderOf(bill);
  return (
    <li className={ROW}>
      <span className="max-sm:order-3 max-sm:text-xs">
        <BillLink bill={bill} />
      </span>
      <span dir="auto" className="wrap-anywhere max-sm:font-medium">
        {name}
      </span>
      <span className="text-overdue max-sm:order-4 max-sm:text-right max-sm:text-xs">
        {daysInWords(days ?? 0)} late
      </span>
      <span className="num max-sm:font-medium">{formatPaise(openPaise)}</span>
      <span className="flex justify-end gap-1 max-sm:order-5 max-sm:col-span-2">
        {onRemind !== null && target !== null && (
          <button
            type="button"
            onClick={() => onRemind(target)}
            className={`${ACT} text-ink-2 hover:text-ink`}
          >
            Remind
            <span className="sr-only">
              {' '}
              {name} of {number}
            </span>
          </button>
        )}
        {onReceipt !== null && customerId !== null && (
          <button
            type="button"
            onClick={() => onReceipt(bill)}
            className={`${ACT} border border-line-strong bg-surface`}
          >
            Record receipt<span className="sr-only"> from {name}</span>
          </button>
        )}
      </span>
    </li>
  );
}

const ACT =
  'inline-flex min-h-6.5 items-center rounded-sm px-2.5 text-sm font-medium whitespace-nowrap ' +
  'hover:bg-surface-2 pointer-coarse:min-h-11';

/** One bill where it is an invoice, else all that is overdue from the customer. */
function reminderOf({ item, customerId }: OpenBill): ReminderTarget | null {
  if (item?.kind === 'invoice') return { invoices: [item.id] };
  return customerId === null ? null : { customers: [customerId] };
}

function BillLink({ bill: { item, number } }: { readonly bill: OpenBill }) {
  if (item?.kind === 'invoice' || item?.kind === 'debit-note') {
    const to = item.kind === 'invoice' ? paths.invoice(item.id) : paths.debitNote(item.id);
    return (
      <Link to={to} className="link-quiet inline-flex min-h-6 items-center">
        {number}
      </Link>
    );
  }
  return <>{number}</>;
}
