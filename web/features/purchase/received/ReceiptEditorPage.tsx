// Goods that came before their bill as they are typed: saved as a draft, or received.
import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { GoodsReceiptDetail } from '#api/contract/trade/goods-receipt.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { buyerOfSettings, EditorPage } from '../EditorPage.tsx';
import type { QuickSupplierProps } from '../EditorPage.tsx';
import type { BillLines } from '../editor/BillLines.tsx';
import { EditorBeforeBill } from '../editor/EditorBeforeBill.tsx';
import { useFormBeforeBill } from '../editor/use-form-before-bill.ts';
import type { FormBeforeBillParts } from '../editor/use-form-before-bill.ts';
import { purchaseOrderOf } from '../order/queries.ts';
import { boughtProductsOf } from '../queries.ts';
import { receiptOf } from './queries.ts';
import { beginReceipt, RECEIPT_FORM, receiptTextOfOrder } from './receipt-form.ts';
import type { GoodsReceiptText } from './receipt-form.ts';

export function ReceiptEditorPage({ QuickSupplier }: QuickSupplierProps) {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['receiptId']);
  const isEdit = Number.isSafeInteger(id) && id > 0;
  const [search] = useSearchParams();
  const idOf = (name: string): number | null => {
    const asked = isEdit ? 0 : Number(search.get(name));
    return Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  };
  const [supplierId, orderId] = [idOf('supplier'), idOf('order')];
  const note = useQuery({ ...receiptOf(bookId, id), enabled: isEdit });
  const order = useQuery({ ...purchaseOrderOf(bookId, orderId ?? 0), enabled: orderId !== null });
  const accounts = useQuery(accountListOf(bookId));
  const products = useQuery(boughtProductsOf(bookId));
  const settings = useQuery(billingSettingsOf(bookId));
  const ordered = orderId === null ? undefined : order.data;
  const isWaiting =
    (isEdit && note.data === undefined) ||
    (orderId !== null && ordered === undefined) ||
    accounts.data === undefined ||
    products.data === undefined ||
    settings.data === undefined;
  return (
    <EditorPage
      title={isEdit ? 'Draft note' : titleOf(ordered?.number)}
      list={{ name: 'Goods received', to: paths.goodsReceipts(scope) }}
      reads={[note, order, accounts, products, settings]}
    >
      {isWaiting ? null : (
        <Editor
          key={`${bookId} ${isEdit ? id : `new ${supplierId} ${orderId}`}`}
          QuickSupplier={QuickSupplier}
          bookId={bookId}
          begun={isEdit ? (note.data ?? null) : null}
          form={ordered === undefined ? 'goods-receipt' : `goods-receipt-of-order-${ordered.id}`}
          begin={(today) =>
            ordered === undefined ? beginReceipt(today) : receiptTextOfOrder(ordered, today)
          }
          accounts={accounts.data}
          products={products.data}
          supplierId={supplierId}
          isOfOrder={orderId !== null}
          buyer={buyerOfSettings(settings.data)}
        />
      )}
    </EditorPage>
  );
}

const titleOf = (orderNumber: string | null | undefined): string =>
  orderNumber == null ? 'New goods received note' : `Goods received of ${orderNumber}`;

type EditorProps = FormBeforeBillParts<GoodsReceiptText, GoodsReceiptDetail> &
  QuickSupplierProps &
  Pick<ComponentProps<typeof BillLines>, 'products'> & { readonly isOfOrder: boolean };

function Editor({ QuickSupplier, products, isOfOrder, ...props }: EditorProps) {
  const form = useFormBeforeBill(RECEIPT_FORM, props);
  const { fields, set, busy } = form;
  const input = { readOnly: busy, dir: 'auto', autoComplete: 'off' } as const;
  return (
    <EditorBeforeBill
      QuickSupplier={QuickSupplier}
      form={form}
      words={{ title: 'Goods received note', save: 'Receive goods' }}
      day={{ label: 'Received on', name: 'receivedOn' }}
      bookId={props.bookId}
      accounts={props.accounts}
      products={products}
      isAnybodys={props.supplierId === null && !isOfOrder}
      beside={
        <TextField
          label="Challan no."
          optional
          value={fields.challanNumber}
          error={form.errorOf('challanNumber')}
          onChange={(challanNumber) => set({ challanNumber })}
          input={{ ...input, maxLength: 50, autoFocus: isOfOrder }}
        />
      }
      foot={
        <TextField
          label="Note"
          optional
          value={fields.narration}
          onChange={(narration) => set({ narration })}
          input={{ ...input, maxLength: 1000 }}
        />
      }
    />
  );
}
