// One payment to a supplier: how it was paid, what it settled, and how it is reversed.
import { useSetAtom } from 'jotai';
import { Link, useParams } from 'react-router-dom';
import { reverseSupplierPayment } from '#api/contract/trade/supplier-payment.ts';
import type { SupplierPaymentDetail } from '#api/contract/trade/supplier-payment.ts';
import { issuePaymentVoucher } from '#api/contract/trade/reverse-charge.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { PrintMoney } from '#web/shell/form/PrintMoney.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { DocumentAtAddress, DocumentPage } from '../DocumentPage.tsx';
import { BankFile } from './BankFile.tsx';
import { readPapersAgain } from '../reverse-charge/queries.ts';
import { VoucherPart } from '../reverse-charge/VoucherPart.tsx';
import { readPaymentsAgain, supplierPaymentOf } from './queries.ts';
import { meansInWords, paymentStatusInWords, supplierPaymentName } from './wording.ts';

export function SupplierPaymentPage() {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['paymentId']);
  const list = { name: 'Payments to suppliers', to: paths.supplierPayments(scope) };
  const words = { noun: 'payment', title: 'Payment', list };
  const has = useRights();
  const makeVoucher = useVoucher(bookId);
  return (
    <DocumentAtAddress
      words={words}
      id={id}
      query={supplierPaymentOf(bookId, id)}
      page={(payment) => (
        <DocumentPage
          key={id}
          bookId={bookId}
          document={payment}
          words={words}
          name={supplierPaymentName(payment)}
          title={`Payment ${supplierPaymentName(payment)}`}
          status={paymentStatusInWords(payment)}
          kind="supplier_payment"
          rights={{ draft: false, post: false, reverse: has('ReverseSupplierPayment') }}
          reverse={(body) =>
            actOf(reverseSupplierPayment, {
              params: { paymentId: id },
              query: { book_id: bookId },
              body,
            })
          }
          reversalDoes="Its journal goes back on that day, and what it settled is open again."
          onWritten={readPaymentsAgain}
          acts={
            payment.wantsVoucher && has('PostSupplierPayment')
              ? [{ keys: 'V', name: 'Payment voucher', run: () => void makeVoucher(id) }]
              : []
          }
        >
          <Facts payment={payment} />
          <Settled payment={payment} />
          <VoucherPart bookId={bookId} payment={payment} />
          {payment.runId !== null && payment.status === 'posted' && (
            <p className="mt-3">
              <BankFile bookId={bookId} runId={payment.runId} />
            </p>
          )}
          <p className="mt-3">
            <PrintMoney
              money={{ bookId, kind: 'supplier-payment', id, number: payment.number ?? '' }}
            />
          </p>
        </DocumentPage>
      )}
    />
  );
}

/** Makes the voucher of a payment that has none, and says what came of it. */
function useVoucher(bookId: number) {
  const notify = useSetAtom(noticeAtom);
  const { send } = useSend();
  return (paymentId: number) =>
    send(
      () =>
        call(issuePaymentVoucher, { params: { paymentId }, query: { book_id: bookId }, body: {} }),
      async ({ number }) => {
        await readPapersAgain();
        notify({ kind: 'done', text: `Payment voucher ${number} made.` });
      },
    );
}

const orDash = (text: string | null): string => (text === null || text === '' ? '—' : text);

type Props = { readonly payment: SupplierPaymentDetail };

function Facts({ payment }: Props) {
  const { payee, deductions } = payment;
  const deducted = deductions.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const account = payee.accountEnd === null ? null : `ending ${payee.accountEnd}`;
  return (
    <div className="card grid gap-x-8 gap-y-2 p-4 sm:grid-cols-2 lg:grid-cols-3">
      <KeyValue
        pairs={[
          { name: 'Paid on', value: orDash(dayText(payment.paidOn)) },
          { name: 'Paid by', value: meansInWords(payment) },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'To account', value: orDash(account) },
          { name: 'Paid', value: formatRupees(payment.amountPaise) },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Deducted', value: formatRupees(deducted) },
          { name: 'In advance', value: formatRupees(payment.outstandingPaise) },
        ]}
      />
    </div>
  );
}

function Settled({ payment: { settles, totalPaise } }: Props) {
  const { scope } = usePageBook();
  if (settles.length === 0) return null;
  const settledPaise = settles.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return (
    <div className="mt-4">
      <DataTable
        caption="What it settled"
        rows={settles}
        keyOf={({ kind, id, line }) => `${kind} ${id} ${line ?? 0}`}
        columns={[
          {
            head: 'Bill',
            place: 'name',
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
            head: 'Settled (₹)',
            place: 'amount',
            numeric: true,
            cell: ({ amountPaise }) => formatPaise(amountPaise),
          },
        ]}
        totals={[`Of ${formatPaise(totalPaise)}`, '', formatPaise(settledPaise)]}
      />
    </div>
  );
}
