// An order to a supplier as it is typed: saved as a draft, or issued. It posts nothing; what it
// comes to stands below its lines.
import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { PurchaseOrderDetail } from '#api/contract/trade/purchase-order.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { STATES } from '#web/format/states.ts';
import { paths } from '#web/paths.ts';
import { MAIN_LOCATION, useGodowns } from '#web/shell/sheet/godowns.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { buyerOfSettings, EditorPage } from '../EditorPage.tsx';
import type { QuickSupplierProps } from '../EditorPage.tsx';
import type { BillLines } from '../editor/BillLines.tsx';
import { EditorBeforeBill } from '../editor/EditorBeforeBill.tsx';
import { useFormBeforeBill } from '../editor/use-form-before-bill.ts';
import type { BeforeBillForm, FormBeforeBillParts } from '../editor/use-form-before-bill.ts';
import { boughtProductsOf } from '../queries.ts';
import { ORDER_FORM } from './order-form.ts';
import { beginOrder } from './order-text.ts';
import type { PurchaseOrderText } from './order-text.ts';
import { purchaseOrderOf } from './queries.ts';

export function PurchaseOrderEditorPage({ QuickSupplier }: QuickSupplierProps) {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['orderId']);
  const isEdit = Number.isSafeInteger(id) && id > 0;
  const asked = Number(useSearchParams()[0].get('supplier'));
  const order = useQuery({ ...purchaseOrderOf(bookId, id), enabled: isEdit });
  const accounts = useQuery(accountListOf(bookId));
  const products = useQuery(boughtProductsOf(bookId));
  const settings = useQuery(billingSettingsOf(bookId));
  const isWaiting =
    (isEdit && order.data === undefined) ||
    accounts.data === undefined ||
    products.data === undefined ||
    settings.data === undefined;
  return (
    <EditorPage
      title={isEdit ? 'Draft order' : 'New purchase order'}
      list={{ name: 'Purchase orders', to: paths.purchaseOrders(scope) }}
      reads={[order, accounts, products, settings]}
    >
      {isWaiting ? null : (
        <Editor
          key={`${bookId} ${isEdit ? id : `new ${asked}`}`}
          QuickSupplier={QuickSupplier}
          bookId={bookId}
          begun={isEdit ? (order.data ?? null) : null}
          form="purchase-order"
          begin={beginOrder}
          accounts={accounts.data}
          products={products.data}
          supplierId={Number.isSafeInteger(asked) && asked > 0 ? asked : null}
          buyer={buyerOfSettings(settings.data)}
        />
      )}
    </EditorPage>
  );
}

type EditorProps = FormBeforeBillParts<PurchaseOrderText, PurchaseOrderDetail> &
  QuickSupplierProps &
  Pick<ComponentProps<typeof BillLines>, 'products'>;

function Editor({ QuickSupplier, products, ...props }: EditorProps) {
  const form = useFormBeforeBill(ORDER_FORM, props);
  const { fields, set, today, busy } = form;
  return (
    <EditorBeforeBill
      QuickSupplier={QuickSupplier}
      form={form}
      words={{ title: 'Purchase order', save: 'Issue order' }}
      day={{ label: 'Order date', name: 'orderedOn' }}
      bookId={props.bookId}
      accounts={props.accounts}
      products={products}
      isAnybodys={props.supplierId === null}
      beside={
        <DateField
          label="Expected on"
          today={today}
          readOnly={busy}
          text={fields.expectedOn}
          onText={(expectedOn) => set({ expectedOn })}
          error={form.errorOf('expectedOn')}
        />
      }
      head={<Places form={form} bookId={props.bookId} />}
      foot={<Foot form={form} />}
    />
  );
}

type PartProps = { readonly form: BeforeBillForm<PurchaseOrderText> };

function Places({ form, bookId }: PartProps & { readonly bookId: number }) {
  const { fields, set, busy } = form;
  const godowns = useGodowns(bookId);
  return (
    <div className="grid gap-3 max-sm:contents sm:grid-cols-2 lg:grid-cols-3">
      {godowns.length > 0 && (
        <div className="max-sm:col-span-full">
          <SelectField
            label="Comes in at"
            value={fields.godownId === null ? '' : String(fields.godownId)}
            options={[
              { value: '', label: MAIN_LOCATION },
              ...godowns.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            error={form.errorOf('godown')}
            onChange={(value) => set({ godownId: value === '' ? null : Number(value) })}
          />
        </div>
      )}
      <div className="max-sm:col-span-full">
        <TextField
          label="Deliver to"
          optional
          value={fields.delivery}
          onChange={(delivery) => set({ delivery })}
          input={{ readOnly: busy, maxLength: 500, autoComplete: 'off', dir: 'auto' }}
        />
      </div>
      <div className="max-sm:col-span-full">
        <SelectField
          label="Place of supply"
          value={fields.placeOfSupply}
          options={[{ value: '', label: 'Where the book is' }, ...STATES.slice(1)]}
          error={form.errorOf('placeOfSupply')}
          onChange={(placeOfSupply) => set({ placeOfSupply })}
        />
      </div>
    </div>
  );
}

function Foot({ form: { fields, set, busy } }: PartProps) {
  const input = { readOnly: busy, dir: 'auto', autoComplete: 'off' } as const;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label="Terms"
        optional
        value={fields.terms}
        onChange={(terms) => set({ terms })}
        input={{ ...input, maxLength: 2000 }}
      />
      <TextField
        label="Note"
        optional
        value={fields.narration}
        onChange={(narration) => set({ narration })}
        input={{ ...input, maxLength: 1000 }}
      />
    </div>
  );
}
