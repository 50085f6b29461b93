// Goods that came before their bill: what was received, what is billed and open of each line, the
// bills that were made of it, and what may be done with it.
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  discardGoodsReceipt,
  postGoodsReceipt,
  readGoodsReceiptPdf,
  reverseGoodsReceipt,
} from '#api/contract/trade/goods-receipt.ts';
import type { GoodsReceiptDetail } from '#api/contract/trade/goods-receipt.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { begin } from '#web/client/call.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PrintLink } from '#web/shell/form/PrintLink.tsx';
import { MAIN_LOCATION, useGodowns } from '#web/shell/sheet/godowns.ts';
import type { Godown } from '#web/shell/sheet/godowns.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { BILLED_COLUMNS, billedText, BillsTaking, openText } from '../BillsTaking.tsx';
import { DocumentLines } from '../DocumentLines.tsx';
import { DocumentAtAddress, DocumentPage } from '../DocumentPage.tsx';
import type { DocumentWords } from '../DocumentPage.tsx';
import { receiptOf, tookInReceipt } from './queries.ts';
import { isReceiptOpen, receiptName, receiptStatusInWords } from './wording.ts';

export function ReceiptPage() {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['receiptId']);
  const list = { name: 'Goods received', to: paths.goodsReceipts(scope) };
  const words = { noun: 'note', title: 'Goods received note', list };
  return (
    <DocumentAtAddress
      words={words}
      id={id}
      query={receiptOf(bookId, id)}
      page={(note) => <Receipt key={id} bookId={bookId} note={note} words={words} />}
    />
  );
}

type Props = { readonly bookId: number; readonly note: GoodsReceiptDetail };

function Receipt({ bookId, note, words }: Props & { readonly words: DocumentWords }) {
  const navigate = useNavigate();
  const { scope } = usePageBook();
  const has = useRights();
  const godowns = useGodowns(bookId);
  const { id, number, seq } = note;
  const at = { params: { receiptId: id }, query: { book_id: bookId } };
  const isReceived = number !== null;
  return (
    <DocumentPage
      bookId={bookId}
      document={note}
      words={words}
      name={receiptName(note)}
      title={number === null ? 'Draft note' : `Goods received ${number}`}
      status={receiptStatusInWords(note)}
      kind="goods_receipt"
      rights={{
        draft: has('DraftGoodsReceipt'),
        post: has('PostGoodsReceipt'),
        reverse: has('ReverseGoodsReceipt'),
      }}
      editAt={paths.editGoodsReceipt(id, scope)}
      post={actOf(postGoodsReceipt, { ...at, body: { expected: seq } })}
      discard={(body) => actOf(discardGoodsReceipt, { ...at, body })}
      reverse={(body) => actOf(reverseGoodsReceipt, { ...at, body })}
      reversalDoes="The goods go out of stock again, as those that went back before their bill."
      onWritten={(written) => tookInReceipt(bookId, written)}
      acts={
        isReceiptOpen(note) && has('DraftPurchaseBill')
          ? [
              {
                keys: 'B',
                name: 'Make bill',
                run: () => void navigate(paths.billOfReceipt(id, scope)),
              },
            ]
          : []
      }
    >
      <Facts note={note} />
      <DocumentLines
        caption="Lines of the note"
        items={note.items}
        rateOf={({ rateThousandths }) => rateThousandths}
        more={isReceived ? BILLED_COLUMNS : []}
        remark={(item) => (
          <>
            <Remark item={item} godowns={godowns} />
            {isReceived && (
              <span className="block text-xs text-ink-2 sm:hidden">
                {billedText(item)} billed, {openText(item)} open
              </span>
            )}
          </>
        )}
      />
      <BillsTaking label="Bills of the goods" bills={note.bills} />
      {number !== null && (
        <p className="mt-3">
          <PrintLink number={number} text="Print" ask={() => begin(readGoodsReceiptPdf, at)} />
        </p>
      )}
    </DocumentPage>
  );
}

const orDash = (text: string | null): string => (text === null || text === '' ? '—' : text);

function Facts({ note }: Pick<Props, 'note'>) {
  return (
    <div className="card grid gap-x-8 gap-y-2 p-4 sm:grid-cols-2 lg:grid-cols-3">
      <KeyValue
        pairs={[
          { name: 'GSTIN', value: orDash(note.supplier?.gstin ?? null) },
          { name: 'Challan no.', value: orDash(note.challanNumber) },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Received on', value: orDash(dayText(note.receivedOn)) },
          { name: 'Value', value: formatRupees(note.totalPaise) },
        ]}
      />
      <KeyValue pairs={[{ name: 'Not billed', value: formatRupees(note.outstandingPaise) }]} />
    </div>
  );
}

type RemarkProps = {
  readonly item: GoodsReceiptDetail['items'][number];
  readonly godowns: readonly Godown[];
};

/** Where the goods of a line are, of which batch, and of which order. */
function Remark({ item, godowns }: RemarkProps) {
  const { scope } = usePageBook();
  const { order, batch, expiresOn } = item;
  const godown = godowns.find(({ id }) => id === item.godownId)?.name ?? MAIN_LOCATION;
  const said = [
    ...(godowns.length === 0 ? [] : [godown]),
    ...(batch === null ? [] : [`batch ${batch}`]),
    ...(expiresOn === null ? [] : [`expires ${dayText(expiresOn)}`]),
  ].join(' · ');
  if (said === '' && order === undefined) return null;
  return (
    <span className="block text-xs text-ink-2">
      {said}
      {order !== undefined && (
        <>
          {said !== '' && ' · '}
          <Link to={paths.purchaseOrder(order.orderId, scope)} className="link-quiet">
            line {order.line} of its order
          </Link>
        </>
      )}
    </span>
  );
}
