// One bill of a supplier: what it says, what it came to, and what may be done with it.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { readReturns } from '#api/contract/book/returns.ts';
import { reversePaidBill } from '#api/contract/trade/expense.ts';
import {
  discardPurchaseBill,
  movePurchaseBillCredit,
  postPurchaseBill,
  reversePurchaseBill,
} from '#api/contract/trade/purchase-bill.ts';
import type { PurchaseBillDetail, PurchaseBillItem } from '#api/contract/trade/purchase-bill.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { currencyText } from '#core/trade/index.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { bookReturnsOf } from '#web/client/book-returns.ts';
import { call } from '#web/client/call.ts';
import { asking } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { tdsInWords } from '#web/format/tds.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { AssetsOfBill, useAssetsOfBill } from './AssetsOfBill.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { DocumentLines, taxColumns } from './DocumentLines.tsx';
import { DocumentAtAddress, DocumentPage } from './DocumentPage.tsx';
import type { DocumentWords } from './DocumentPage.tsx';
import { DocumentTotals } from './DocumentTotals.tsx';
import { readExpensesAgain } from './expense/queries.ts';
import { EntriesOfBill } from './entry/EntriesOfBill.tsx';
import { NotesOfBill } from './note/NotesOfBill.tsx';
import { PayDialog } from './payment/PayDialog.tsx';
import { billOf, tookInBill } from './queries.ts';
import { SelfInvoiceDialog } from './reverse-charge/SelfInvoiceDialog.tsx';
import { ReverseCreditDialog } from './watch/ReverseCreditDialog.tsx';
import { SelfInvoicePart } from './reverse-charge/SelfInvoicePart.tsx';
import { creditFromInWords, taxDueInWords } from './tax-due.ts';
import {
  purchaseBillName,
  creditInWords,
  eligibilityInWords,
  isSelfInvoiceDue,
  statusInWords,
} from './wording.ts';

export function BillPage() {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['billId']);
  const list = { name: 'Bills', to: paths.purchaseBills(scope) };
  return (
    <DocumentAtAddress
      words={{ noun: 'bill', title: 'Bill', list }}
      id={id}
      query={billOf(bookId, id)}
      page={(bill) => (
        <Bill
          key={id}
          bookId={bookId}
          bill={bill}
          words={
            bill.debitNote
              ? { noun: 'debit note', title: 'Debit note', list }
              : { noun: 'bill', title: 'Bill', list }
          }
        />
      )}
    />
  );
}

type Props = {
  readonly bookId: number;
  readonly bill: PurchaseBillDetail;
  readonly words: DocumentWords;
};

function Bill({ bookId, bill, words }: Props) {
  const navigate = useNavigate();
  const { scope } = usePageBook();
  const has = useRights();
  const at = { params: { billId: bill.id }, query: { book_id: bookId } };
  const isPosted = bill.status === 'posted';
  const [isPaying, setPaying] = useState(false);
  const [isInvoicing, setInvoicing] = useState(false);
  const [isCrediting, setCrediting] = useState(false);
  const [isTakingOut, setTakingOut] = useState(false);
  const assetLines = useAssetsOfBill(bookId, bill);
  const missingAsset = assetLines.find(({ assets }) => assets.length === 0);
  const mayPay = bill.outstandingPaise > 0 && bill.supplierAccountId !== null;
  /** What settles nothing else goes back with it. */
  const isPaid = bill.outstandingPaise < bill.payablePaise;
  const raise = () => {
    const raised = { bill: bill.id, supplier: bill.supplierAccountId ?? 0 };
    void navigate(paths.addSupplierDebitNote(scope, raised));
  };
  const giveBack = (isTheirs: boolean) => () =>
    void navigate(paths.addPurchaseNote(bill.id, scope, isTheirs));
  return (
    <DocumentPage
      bookId={bookId}
      document={bill}
      words={words}
      name={purchaseBillName(bill)}
      title={`${words.title} ${purchaseBillName(bill)}`}
      status={statusInWords(bill)}
      badge={bill.payment === null ? undefined : PAYMENT_BADGES[bill.payment]}
      kind="purchase_bill"
      rights={{
        draft: has('DraftPurchaseBill'),
        post: has('PostPurchaseBill'),
        reverse: has('ReversePurchaseBill'),
      }}
      editAt={paths.editPurchaseBill(bill.id, scope)}
      post={actOf(postPurchaseBill, { ...at, body: { expected: bill.seq } })}
      reverse={(body) =>
        isPaid
          ? actOf(reversePaidBill, { ...at, body })
          : actOf(reversePurchaseBill, { ...at, body })
      }
      discard={(body) => actOf(discardPurchaseBill, { ...at, body })}
      reversalDoes={isPaid ? `${REVERSAL} So do the payments that settle it alone.` : REVERSAL}
      onWritten={async (written) => {
        await tookInBill(bookId, written);
        if (isPaid) await readExpensesAgain();
      }}
      acts={[
        ...(isPosted && isGivenBack(bill) && has('DraftPurchaseDebitNote')
          ? [
              { keys: 'D', name: 'Debit note', run: giveBack(false) },
              { keys: 'N', name: 'Credit note', run: giveBack(true) },
            ]
          : []),
        ...(isPosted &&
        !bill.debitNote &&
        bill.supplierAccountId !== null &&
        has('DraftPurchaseBill')
          ? [{ keys: 'R', name: 'Price raised', run: raise }]
          : []),
        ...(isPosted && bill.importOf === 'goods' && has('DraftBillOfEntry')
          ? [
              {
                keys: 'E',
                name: 'Bill of entry',
                run: () => void navigate(paths.addBillOfEntry(scope, bill.id)),
              },
            ]
          : []),
        ...(isPosted && bill.creditPaise > 0 && has('PostPurchaseBill')
          ? [{ keys: 'C', name: 'Input credit', run: () => setCrediting(true) }]
          : []),
        ...(isPosted && bill.creditTo !== null && bill.creditPaise > 0 && has('PostCreditReversal')
          ? [{ keys: 'V', name: 'Reverse credit', run: () => setTakingOut(true) }]
          : []),
        ...(missingAsset !== undefined && has('AddMaster')
          ? [
              {
                keys: 'A',
                name: 'Add to assets',
                run: () => {
                  const on = { bill: bill.id, line: missingAsset.item.line };
                  void navigate(paths.addBoughtAsset(on, scope));
                },
              },
            ]
          : []),
        ...(isSelfInvoiceDue(bill) && has('PostPurchaseBill')
          ? [{ keys: 'I', name: 'Self-invoice', run: () => setInvoicing(true) }]
          : []),
        ...(isPosted && mayPay && has('DraftSupplierPayment')
          ? [{ keys: 'P', name: 'Record payment', run: () => setPaying(true) }]
          : []),
      ]}
    >
      <Facts bill={bill} />
      <DocumentLines
        caption={`Lines of the ${words.noun}`}
        items={bill.items}
        taxes={taxColumns(bill.heads === 'inter')}
        rateOf={({ rateThousandths }) => rateThousandths}
        remark={(item) => (
          <span className={`block text-xs ${lookOf(item)}`}>
            {eligibilityInWords(item)}
            {item.reverseCharge !== null && ` · reverse charge, s.${item.reverseCharge}`}
            {item.batch !== null && ` · batch ${item.batch}`}
            {item.order !== undefined && (
              <>
                {' · '}
                <Link to={paths.purchaseOrder(item.order.orderId, scope)} className="link-quiet">
                  line {item.order.line} of its order
                </Link>
              </>
            )}
            {item.receipt !== undefined && (
              <>
                {' · '}
                <Link to={paths.goodsReceipt(item.receipt.receiptId, scope)} className="link-quiet">
                  line {item.receipt.line} of goods received
                </Link>
              </>
            )}
          </span>
        )}
      />
      <Charges bill={bill} />
      <DocumentTotals
        totals={bill.totals}
        total="Total as printed"
        less={{ tdsPaise: bill.tds?.amountPaise ?? 0, left: 'Payable to the supplier' }}
      />
      <Raised bill={bill} />
      <TaxDue bookId={bookId} bill={bill} />
      <SelfInvoicePart bookId={bookId} bill={bill} />
      <AssetsOfBill billId={bill.id} lines={assetLines} mayAdd={has('AddMaster')} />
      {isPosted && <NotesOfBill bookId={bookId} billId={bill.id} />}
      {isPosted && bill.importOf === 'goods' && <EntriesOfBill bookId={bookId} billId={bill.id} />}
      {isInvoicing && (
        <SelfInvoiceDialog bookId={bookId} bill={bill} onClose={() => setInvoicing(false)} />
      )}
      {isCrediting && (
        <CreditDialog
          bookId={bookId}
          document={bill}
          move={(body) => call(movePurchaseBillCredit, { ...at, body })}
          took={(written) => tookInBill(bookId, written)}
          onClose={() => setCrediting(false)}
        />
      )}
      {isTakingOut && (
        <ReverseCreditDialog bookId={bookId} bill={bill} onClose={() => setTakingOut(false)} />
      )}
      {isPaying && bill.supplierAccountId !== null && (
        <PayDialog
          bookId={bookId}
          supplier={{ accountId: bill.supplierAccountId, name: bill.supplierName }}
          bill={{
            id: bill.id,
            number: purchaseBillName(bill),
            openPaise: bill.outstandingPaise,
          }}
          openPaise={bill.outstandingPaise}
          onClose={() => setPaying(false)}
        />
      )}
    </DocumentPage>
  );
}

const PAYMENT_BADGES = {
  open: 'grey',
  overdue: 'overdue',
  'part-paid': 'warn',
  paid: 'good',
} as const;

const REVERSAL = 'Its journal, its input credit, its goods and its open item go back on that day.';

/** Whether a debit note may give back of it: the tax of other bills was not printed. */
const isGivenBack = ({ importOf, items, supplier }: PurchaseBillDetail): boolean =>
  importOf === null &&
  items.every(({ reverseCharge }) => reverseCharge === null) &&
  supplier?.registration !== 'input-service-distributor';

const orDash = (text: string): string => (text === '' ? '—' : text);

function Facts({ bill }: { readonly bill: PurchaseBillDetail }) {
  const { supplier } = bill;
  return (
    <div className="card grid gap-x-8 gap-y-2 p-4 sm:grid-cols-2 lg:grid-cols-3">
      <KeyValue
        pairs={[
          { name: 'Our number', value: bill.number ?? '—' },
          { name: 'GSTIN', value: supplier?.gstin ?? '—' },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Bill date', value: orDash(dayText(bill.billDate)) },
          { name: 'Posted on', value: orDash(dayText(bill.postedOn)) },
          { name: 'Received on', value: orDash(dayText(bill.receivedOn)) },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Due', value: orDash(dayText(bill.dueDate)) },
          { name: 'Input credit', value: orDash(creditInWords(bill)) },
          { name: 'Outstanding', value: formatRupees(bill.outstandingPaise) },
          ...(bill.tds === null ? [] : [{ name: 'TDS', value: tdsInWords(bill.tds) }]),
        ]}
      />
    </div>
  );
}

function Charges({ bill: { charges, tcs, currency, importOf } }: Pick<Props, 'bill'>) {
  const pairs = [
    ...(importOf === null ? [] : [{ name: 'Import', value: IMPORTS[importOf] }]),
    ...(currency === null
      ? []
      : [
          {
            name: 'In its currency',
            value:
              `${currency.code} ${currencyText(currency.totalMinor, currency.code)} at ` +
              `${decimalText(currency.booksRate.rateMillionths, 6)}, ${currency.booksRate.source}`,
          },
        ]),
    ...charges.map(({ description, amountPaise, intoCost }) => ({
      name: description,
      value: `${formatRupees(amountPaise)}${intoCost ? ', in the cost of the goods' : ''}`,
    })),
    ...(tcs === null
      ? []
      : [{ name: `TCS, s.${tcs.section}`, value: formatRupees(tcs.amountPaise) }]),
  ];
  return pairs.length === 0 ? null : (
    <section aria-label="Beside the lines" className="card mt-4 p-4">
      <KeyValue pairs={pairs} />
    </section>
  );
}

/** The bills whose price a debit note of the supplier raises. */
function Raised({ bill: { raises } }: Pick<Props, 'bill'>) {
  const { scope } = usePageBook();
  if (raises === null || raises.length === 0) return null;
  return (
    <p className="mt-3 text-sm text-ink-2">
      Raises the price of{' '}
      {raises.map(({ billId, billNumber, billDate }, at) => (
        <span key={billId}>
          {at > 0 && ', '}
          <Link to={paths.purchaseBill(billId, scope)} className="link-quiet underline">
            {billNumber === null ? `bill #${billId}` : `bill ${billNumber}`}
          </Link>
          {billDate !== null && ` of ${dayText(billDate)}`}
        </span>
      ))}
      .
    </p>
  );
}

const IMPORTS = {
  goods: 'Goods: IGST comes with the bill of entry',
  services: 'Services',
} as const;

/** What the buyer pays of GST, and with which return. */
function TaxDue({ bookId, bill }: Pick<Props, 'bookId' | 'bill'>) {
  const [due] = bill.taxDue;
  const year = due === undefined ? null : financialYearLabel(financialYearOf(due.on));
  const { data } = useQuery({
    ...asking(readReturns, { params: { bookId }, query: { year: year ?? '' } }),
    enabled: year !== null,
  });
  if (bill.totals.reversedPaise === 0) return null;
  const times = bill.taxDue.map(({ on, unless_paid: isUnlessPaid }) => ({ on, isUnlessPaid }));
  return (
    <p className="mt-3 text-right text-sm text-ink-2">
      You pay {formatRupees(bill.totals.reversedPaise)} of GST under reverse charge, in cash.{' '}
      {data !== undefined && taxDueInWords(times, bookReturnsOf([data]))}{' '}
      {data !== undefined && creditFromInWords(bill.creditFrom, bookReturnsOf([data]))}
    </p>
  );
}

/** What gives no credit is amber. */
const lookOf = ({ eligibility }: PurchaseBillItem): string =>
  eligibility === 'eligible' ? 'text-ink-2' : 'text-warn';
