// One order to a supplier: what was ordered, what is billed and open of each line, the bills that
// were made of it, and what may be done with it.
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  cancelPurchaseOrder,
  closePurchaseOrder,
  issuePurchaseOrder,
  readPurchaseOrderPdf,
} from '#api/contract/trade/purchase-order.ts';
import type { PurchaseOrderDetail } from '#api/contract/trade/purchase-order.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { begin } from '#web/client/call.ts';
import { useRights } from '#web/client/use-rights.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { dayText, todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { STATES } from '#web/format/states.ts';
import { paths } from '#web/paths.ts';
import { PrintLink } from '#web/shell/form/PrintLink.tsx';
import { ReasonDialog } from '#web/shell/form/ReasonDialog.tsx';
import { MAIN_LOCATION, useGodowns } from '#web/shell/sheet/godowns.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { BILLED_COLUMNS, billedText, BillsTaking, openText } from '../BillsTaking.tsx';
import { DocumentLines, taxColumns } from '../DocumentLines.tsx';
import { DocumentAtAddress, DocumentPage } from '../DocumentPage.tsx';
import type { DocumentWords } from '../DocumentPage.tsx';
import { DocumentTotals } from '../DocumentTotals.tsx';
import { comingOf } from '../editor/bill-text.ts';
import { purchaseOrderOf, tookInOrder } from './queries.ts';
import { isOrderOpen, isOrderLate, orderStatusInWords, purchaseOrderName } from './wording.ts';

export function PurchaseOrderPage() {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['orderId']);
  const list = { name: 'Purchase orders', to: paths.purchaseOrders(scope) };
  const words = { noun: 'order', title: 'Order', list };
  return (
    <DocumentAtAddress
      words={words}
      id={id}
      query={purchaseOrderOf(bookId, id)}
      page={(order) => <Order key={id} bookId={bookId} order={order} words={words} />}
    />
  );
}

type Props = {
  readonly bookId: number;
  readonly order: PurchaseOrderDetail;
};

function Order({ bookId, order, words }: Props & { readonly words: DocumentWords }) {
  const navigate = useNavigate();
  const { scope } = usePageBook();
  const has = useRights();
  const [ending, setEnding] = useState<'close' | 'cancel' | null>(null);
  const { id, number, seq } = order;
  const at = { params: { orderId: id }, query: { book_id: bookId } };
  const name = purchaseOrderName(order);
  const isOpen = isOrderOpen(order);
  // What came by a note is billed from that.
  const isComing = isOpen && order.items.some((item) => comingOf(item).open > 0);
  const mayCancel =
    number !== null &&
    order.status !== 'cancelled' &&
    order.bills.length + order.receipts.length === 0;
  const onWritten = (written: PurchaseOrderDetail) => tookInOrder(bookId, written);
  return (
    <DocumentPage
      bookId={bookId}
      document={order}
      words={words}
      name={name}
      title={number === null ? 'Draft order' : `Order ${number}`}
      status={orderStatusInWords(order, todayInIndia())}
      badge={isOrderLate(order, todayInIndia()) ? 'overdue' : undefined}
      kind="purchase_order"
      rights={{ draft: has('DraftPurchaseOrder'), post: has('DraftPurchaseOrder') }}
      editAt={paths.editPurchaseOrder(id, scope)}
      post={actOf(issuePurchaseOrder, { ...at, body: { expected: seq } })}
      posts={{ does: 'Issue', doing: 'Issuing…', done: 'issued' }}
      discard={(body) => actOf(cancelPurchaseOrder, { ...at, body })}
      onWritten={onWritten}
      acts={[
        ...(isComing && has('DraftPurchaseBill')
          ? [
              {
                keys: 'B',
                name: 'Make bill',
                run: () => void navigate(paths.billOfOrder(id, scope)),
              },
            ]
          : []),
        ...(isComing && has('DraftGoodsReceipt')
          ? [
              {
                keys: 'R',
                name: 'Receive goods',
                run: () => void navigate(paths.addGoodsReceipt(scope, { order: id })),
              },
            ]
          : []),
        ...(isOpen && has('DraftPurchaseOrder')
          ? [{ keys: 'C', name: 'Close', run: () => setEnding('close') }]
          : []),
        ...(mayCancel && has('CancelPurchaseOrder')
          ? [{ keys: 'X', name: 'Cancel', run: () => setEnding('cancel') }]
          : []),
      ]}
    >
      <Facts bookId={bookId} order={order} />
      <DocumentLines
        caption="Lines of the order"
        items={order.items}
        taxes={taxColumns(order.heads === 'inter')}
        rateOf={({ rateThousandths }) => rateThousandths}
        more={
          number === null
            ? []
            : [...(order.receipts.length === 0 ? [] : [RECEIVED_COLUMN]), ...BILLED_COLUMNS]
        }
        remark={(item) =>
          number !== null && (
            <span className="block text-xs text-ink-2 sm:hidden">
              {billedText(item)} billed, {openText(item)} open
            </span>
          )
        }
      />
      <DocumentTotals totals={order.totals} total="Total" />
      <Receipts order={order} />
      <BillsTaking label="Bills of the order" bills={order.bills} />
      {order.terms !== '' && (
        <p dir="auto" className="mt-3 wrap-anywhere whitespace-pre-line">
          {order.terms}
        </p>
      )}
      {number !== null && (
        <p className="mt-3">
          <PrintLink number={number} text="Print" ask={() => begin(readPurchaseOrderPdf, at)} />
        </p>
      )}
      {ending === 'close' && (
        <ReasonDialog
          title={`Close order ${name}`}
          about="What is open of it will not come. Its bills stay."
          confirm="Close order"
          done={`Closed: order ${name}.`}
          act={(reason) => actOf(closePurchaseOrder, { ...at, body: { reason } })}
          onDone={onWritten}
          onClose={() => setEnding(null)}
        />
      )}
      {ending === 'cancel' && (
        <ReasonDialog
          title={`Cancel order ${name}`}
          about="Its number stays used, and no bill is made of it."
          confirm="Cancel order"
          done={`Cancelled: order ${name}.`}
          act={(reason) => actOf(cancelPurchaseOrder, { ...at, body: { reason } })}
          onDone={onWritten}
          onClose={() => setEnding(null)}
        />
      )}
    </DocumentPage>
  );
}

const RECEIVED_COLUMN = {
  name: 'Received',
  of: ({ receivedQuantityThousandths }: PurchaseOrderDetail['items'][number]): string =>
    receivedQuantityThousandths === null ? '' : decimalText(receivedQuantityThousandths, 3),
};

const orDash = (text: string | null): string => (text === null || text === '' ? '—' : text);

function Facts({ bookId, order }: Props) {
  const godowns = useGodowns(bookId);
  const place = STATES.find(({ value }) => value === order.placeOfSupply);
  const godown = godowns.find(({ id }) => id === order.godownId)?.name ?? MAIN_LOCATION;
  return (
    <div className="card grid gap-x-8 gap-y-2 p-4 sm:grid-cols-2 lg:grid-cols-3">
      <KeyValue
        pairs={[
          { name: 'GSTIN', value: orDash(order.supplier?.gstin ?? null) },
          { name: 'Place of supply', value: orDash(place?.label ?? null) },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Dated', value: orDash(dayText(order.orderedOn)) },
          { name: 'Expected on', value: orDash(dayText(order.expectedOn)) },
        ]}
      />
      <KeyValue
        pairs={[
          ...(godowns.length === 0 ? [] : [{ name: 'Comes in at', value: godown }]),
          { name: 'Deliver to', value: orDash(order.delivery) },
          { name: 'Open before GST', value: formatRupees(order.outstandingPaise) },
        ]}
      />
    </div>
  );
}

/** The notes of goods received that stand. */
function Receipts({ order: { receipts } }: Pick<Props, 'order'>) {
  const { scope } = usePageBook();
  if (receipts.length === 0) return null;
  return (
    <section aria-label="Goods received of the order" className="card mt-4 p-4">
      <ul>
        {receipts.map(({ receiptId, number, receivedOn }) => (
          <li key={receiptId} className="flex flex-wrap items-baseline gap-x-3 py-1">
            <Link to={paths.goodsReceipt(receiptId, scope)} className="link-name">
              {number}
            </Link>
            <span className="text-ink-2">{dayText(receivedOn)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
