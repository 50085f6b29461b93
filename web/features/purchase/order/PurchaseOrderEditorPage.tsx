// An order to a supplier as it is typed: saved as a draft, or issued. It posts nothing; what it
// comes to stands below its lines.
import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { sumOfHeads } from '#core/trade/index.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { STATES } from '#web/format/states.ts';
import { paths } from '#web/paths.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { MAIN_LOCATION, useGodowns } from '#web/shell/sheet/godowns.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { buyerOfSettings, EditorPage } from '../EditorPage.tsx';
import type { QuickSupplierProps } from '../EditorPage.tsx';
import { DocumentTotals } from '../DocumentTotals.tsx';
import { BillLines } from '../editor/BillLines.tsx';
import { SupplierField } from '../editor/SupplierField.tsx';
import { boughtProductsOf } from '../queries.ts';
import { purchaseOrderOf } from './queries.ts';
import { useOrderForm } from './use-order-form.ts';
import type { OrderForm, OrderFormParts } from './use-order-form.ts';

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
          order={isEdit ? (order.data ?? null) : null}
          accounts={accounts.data}
          products={products.data}
          supplierId={Number.isSafeInteger(asked) && asked > 0 ? asked : null}
          buyer={buyerOfSettings(settings.data)}
        />
      )}
    </EditorPage>
  );
}

type EditorProps = OrderFormParts &
  QuickSupplierProps &
  Pick<ComponentProps<typeof BillLines>, 'products'>;

function Editor({ QuickSupplier, products, ...props }: EditorProps) {
  const form = useOrderForm(props);
  const { accounts, bookId } = props;
  const page = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState<string | null>(null);
  useKeys('Purchase order', [
    { keys: 'Ctrl+S', does: 'Save the draft', run: () => void form.save(false), writes: true },
    {
      keys: 'F2',
      does: 'Change its day',
      run: () => page.current?.querySelector<HTMLElement>('[data-day] input')?.focus(),
    },
  ]);
  return (
    <div ref={page} className="card min-w-0 p-4">
      <Restored form={form} />
      <FormFrame
        form={form}
        save="Issue order"
        second={<Button onClick={() => void form.save(false)}>Save draft</Button>}
      >
        <Head
          form={form}
          bookId={bookId}
          accounts={accounts}
          isAnybodys={props.supplierId === null}
          onAdd={setAdding}
        />
        <BillLines form={form} bookId={bookId} accounts={accounts} products={products} />
        <Totals form={form} />
        <Foot form={form} />
      </FormFrame>
      {adding !== null && (
        <QuickSupplier
          bookId={bookId}
          name={adding}
          onClose={() => setAdding(null)}
          onSaved={({ accountId }) => {
            form.setSupplier(accountId);
            setAdding(null);
          }}
        />
      )}
    </div>
  );
}

type PartProps = { readonly form: OrderForm };
type HeadProps = Omit<ComponentProps<typeof SupplierField>, 'form'> &
  PartProps & { readonly bookId: number };

function Head({ form, bookId, ...of }: HeadProps) {
  const { fields, set, today, busy, errors } = form;
  const godowns = useGodowns(bookId);
  const day = { today, readOnly: busy };
  return (
    <div className="flex flex-col gap-3 max-sm:grid max-sm:grid-cols-2">
      <div className="grid gap-3 max-sm:contents sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]">
        <Required>
          <div className="max-sm:col-span-full">
            <SupplierField form={form} {...of} />
          </div>
        </Required>
        <div data-day="">
          <DateField
            label="Order date"
            {...day}
            text={fields.orderedOn}
            onText={(orderedOn) => set({ orderedOn })}
            error={errors.orderedOn}
          />
        </div>
        <DateField
          label="Expected on"
          {...day}
          text={fields.expectedOn}
          onText={(expectedOn) => set({ expectedOn })}
          error={errors.expectedOn}
        />
      </div>
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
              error={errors.godown}
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
            error={errors.placeOfSupply}
            onChange={(placeOfSupply) => set({ placeOfSupply })}
          />
        </div>
      </div>
    </div>
  );
}

function Totals({ form: { typed } }: PartProps) {
  const taxablePaise = typed.lines.reduce((sum, line) => sum + line.taxablePaise, 0);
  const { totalPaise } = typed;
  const totals = { taxablePaise, ...sumOfHeads(typed.lines), roundOffPaise: 0, totalPaise };
  return <DocumentTotals totals={totals} total="Total" />;
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
