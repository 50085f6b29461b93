// A supplier's bill typed from the paper: saved as a draft, or posted. What will be posted stands
// beside it and follows what is typed.
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import type { GoodsReceiptDetail } from '#api/contract/trade/goods-receipt.ts';
import type { PurchaseOrderDetail } from '#api/contract/trade/purchase-order.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { formatDate, dayText } from '#web/format/dates.ts';
import { STATES } from '#web/format/states.ts';
import { paths } from '#web/paths.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { FieldError, TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { buyerOfSettings, EditorPage } from '../EditorPage.tsx';
import type { QuickSupplierProps } from '../EditorPage.tsx';
import { LinkedBills } from '../LinkedBills.tsx';
import { purchaseOrderOf } from '../order/queries.ts';
import { receiptOf } from '../received/queries.ts';
import { billOf, boughtProductsOf } from '../queries.ts';
import { POST_NEXT } from '../wording.ts';
import { YesOrNo } from '../YesOrNo.tsx';
import { BillAbroad } from './BillAbroad.tsx';
import { BillBeside } from './BillBeside.tsx';
import { BillLines } from './BillLines.tsx';
import { useBillForm } from './use-bill-form.ts';
import { billTextOfOrder, billTextOfReceipt } from './bill-text.ts';
import type { BegunBill, BillForm, BillFormParts } from './use-bill-form.ts';
import { BillWillPost } from './BillWillPost.tsx';
import { SupplierField } from './SupplierField.tsx';
import { TdsPart } from './TdsPart.tsx';

export function BillEditorPage({ QuickSupplier }: QuickSupplierProps) {
  const { id: bookId, scope } = usePageBook();
  const navigate = useNavigate();
  /** How many were posted here: each begins with a form of its own. */
  const [count, setCount] = useState(0);
  const id = Number(useParams()['billId']);
  const isEdit = Number.isSafeInteger(id) && id > 0;
  const [search] = useSearchParams();
  const asked = Number(search.get('supplier'));
  const note = search.get('note');
  const raises = note === null ? null : Number(note) > 0 ? [Number(note)] : [];
  const before = useEarlier(bookId, isEdit ? new URLSearchParams() : search);
  const bill = useQuery({ ...billOf(bookId, id), enabled: isEdit });
  const accounts = useQuery(accountListOf(bookId));
  const products = useQuery(boughtProductsOf(bookId));
  const settings = useQuery(billingSettingsOf(bookId));
  const isWaiting =
    (isEdit && bill.data === undefined) ||
    before.isWaiting ||
    accounts.data === undefined ||
    products.data === undefined ||
    settings.data === undefined;
  return (
    <EditorPage
      title={
        isEdit
          ? bill.data?.debitNote === true
            ? 'Draft debit note of a supplier'
            : 'Draft bill'
          : (before.begun?.title ??
            (raises === null ? 'New purchase bill' : 'New debit note of a supplier'))
      }
      list={{ name: 'Bills', to: paths.purchaseBills(scope) }}
      reads={[bill, ...before.reads, accounts, products, settings]}
    >
      {isWaiting ? null : (
        <Editor
          key={`${bookId} ${isEdit ? id : `new ${note} ${asked} ${before.begun?.of ?? ''}`} ${count}`}
          onNext={() => {
            setCount(count + 1);
            // The draft, the supplier or the order was of the bill before.
            if (isEdit || asked > 0 || before.begun !== null)
              void navigate(paths.addPurchaseBill(scope), { replace: true });
          }}
          QuickSupplier={QuickSupplier}
          bookId={bookId}
          bill={isEdit ? (bill.data ?? null) : null}
          accounts={accounts.data}
          products={products.data}
          earlier={before.begun}
          raises={raises}
          supplierId={Number.isSafeInteger(asked) && asked > 0 ? asked : null}
          buyer={buyerOfSettings(settings.data)}
        />
      )}
    </EditorPage>
  );
}

/** The order or the goods received of whose open lines it begins, as the address says it. */
function useEarlier(bookId: number, search: URLSearchParams) {
  const [ofOrder, ofReceipt] = [idIn(search, 'order'), idIn(search, 'receipt')];
  const order = useQuery({ ...purchaseOrderOf(bookId, ofOrder ?? 0), enabled: ofOrder !== null });
  const note = useQuery({ ...receiptOf(bookId, ofReceipt ?? 0), enabled: ofReceipt !== null });
  const { data: ordered } = order;
  const { data: received } = note;
  const isWaiting =
    (ofOrder !== null && ordered === undefined) || (ofReceipt !== null && received === undefined);
  return {
    isWaiting,
    reads: [order, note],
    begun: begunBill(ofOrder === null ? undefined : ordered, received),
  };
}

const idIn = (search: URLSearchParams, name: string): number | null => {
  const id = Number(search.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

function begunBill(
  order: PurchaseOrderDetail | undefined,
  note: GoodsReceiptDetail | undefined,
): BegunBill | null {
  if (order !== undefined) {
    return {
      of: `order-${order.id}`,
      title: `Bill of order ${order.number ?? ''}`,
      begin: (today) => billTextOfOrder(order, today),
    };
  }
  return note === undefined
    ? null
    : {
        of: `receipt-${note.id}`,
        title: `Bill of goods received by ${note.number ?? ''}`,
        begin: (today) => billTextOfReceipt(note, today),
      };
}

function Editor({ QuickSupplier, ...props }: BillFormParts & QuickSupplierProps) {
  const form = useBillForm(props);
  const { accounts, products, bookId } = props;
  const page = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState<string | null>(null);
  const postAndStart = () => {
    // What was typed last is chosen as the focus leaves it, before anything is looked at.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    form.startAnother();
    page.current?.querySelector('form')?.requestSubmit();
  };
  useKeys('Purchase bill', [
    { keys: 'Ctrl+S', does: 'Save the draft', run: () => void form.save(false), writes: true },
    { keys: 'Ctrl+Shift+Enter', does: POST_NEXT, run: postAndStart, writes: true },
    {
      keys: 'Alt+T',
      does: 'TDS',
      run: () => page.current?.querySelector<HTMLElement>('[data-tds] select')?.focus(),
    },
    {
      keys: 'F2',
      does: 'Change the day of posting',
      run: () => page.current?.querySelector<HTMLElement>('[data-day] input')?.focus(),
    },
  ]);
  return (
    <div ref={page} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="card min-w-0 p-4">
        <Restored form={form} />
        <FormFrame
          form={form}
          save={form.fields.raises === null ? 'Post bill' : 'Post debit note'}
          second={
            <>
              <Button onClick={() => void form.save(false)}>Save draft</Button>
              <Button
                className="max-sm:hidden"
                aria-keyshortcuts="Control+Shift+Enter"
                onClick={postAndStart}
              >
                {POST_NEXT} <Kbd>Ctrl ⇧ ↵</Kbd>
              </Button>
            </>
          }
        >
          <Head
            form={form}
            bookId={bookId}
            accounts={accounts}
            isAnybodys={props.supplierId === null && props.earlier === null}
            onAdd={setAdding}
          />
          <BillLines form={form} bookId={bookId} accounts={accounts} products={products} />
          <BillBeside form={form} accounts={accounts} />
          <Foot form={form} />
          <TdsPart form={form} />
          <ActWarnings texts={form.warnings} />
        </FormFrame>
      </div>
      <BillWillPost form={form} accounts={accounts} />
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

type PartProps = { readonly form: BillForm };

type HeadProps = PartProps & {
  readonly bookId: number;
  readonly accounts: readonly Account[];
  /** Whether the supplier is still to be chosen, which comes first. */
  readonly isAnybodys: boolean;
  /** @param name what was typed. */
  readonly onAdd: (name: string) => void;
};

function Head({ form, bookId, accounts, isAnybodys, onAdd }: HeadProps) {
  const { fields, set, today, busy, errors } = form;
  const what = fields.raises === null ? 'Bill' : 'Debit note';
  const day = { today, readOnly: busy };
  return (
    <div className="flex flex-col gap-3 max-sm:grid max-sm:grid-cols-2">
      <div className="grid gap-3 max-sm:contents sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <Required>
          <div className="max-sm:col-span-full">
            <SupplierField form={form} accounts={accounts} isAnybodys={isAnybodys} onAdd={onAdd} />
          </div>
        </Required>
        <Required>
          <TextField
            label={`${what} number`}
            value={fields.billNumber}
            onChange={(billNumber) => set({ billNumber })}
            error={errors.billNumber}
            input={{
              readOnly: busy,
              maxLength: 50,
              autoComplete: 'off',
              autoFocus: !isAnybodys,
            }}
          />
        </Required>
        <Required>
          <DateField
            label={`${what} date`}
            {...day}
            text={fields.billDate}
            onText={(billDate) => set({ billDate })}
            error={errors.billDate}
          />
        </Required>
        <DateField
          label="Due date"
          {...day}
          hint={
            form.dueByTerms === null || fields.dueDate.trim() !== ''
              ? undefined
              : `By its terms ${formatDate(form.dueByTerms)}`
          }
          text={fields.dueDate}
          onText={(dueDate) => set({ dueDate })}
          error={errors.dueDate}
        />
      </div>
      {(form.isEnteredAlready || fields.againReason !== '') && (
        <div className="max-sm:col-span-full">
          <TextField
            label="Why it is entered again"
            value={fields.againReason}
            onChange={(againReason) => set({ againReason })}
            input={{ readOnly: busy, maxLength: 500, autoComplete: 'off', dir: 'auto' }}
          />
        </div>
      )}
      <div className="grid gap-3 max-sm:contents sm:grid-cols-2 lg:grid-cols-4">
        <div data-day="">
          <DateField
            label="Posted on"
            {...day}
            text={fields.postedOn}
            onText={(postedOn) => set({ postedOn })}
            error={errors.postedOn}
          />
        </div>
        <div className="max-sm:col-span-full">
          <DateField
            label="Received on"
            {...day}
            hint="Empty while goods are to come: the credit waits."
            text={fields.receivedOn}
            onText={(receivedOn) => set({ receivedOn })}
            error={errors.receivedOn}
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
        <div className="max-sm:col-span-full">
          <SelectField
            label="Credit period"
            value={fields.creditPeriod?.kind ?? 'open'}
            options={[
              { value: 'open', label: 'First open return' },
              { value: 'deferred', label: 'Deferred' },
              ...(form.askedPeriod === null
                ? []
                : [{ value: 'period', label: `Return to ${dayText(form.askedPeriod.to)}` }]),
            ]}
            error={errors.creditPeriod}
            onChange={(value) =>
              set({
                creditPeriod:
                  value === 'deferred'
                    ? { kind: 'deferred' }
                    : value === 'period'
                      ? form.askedPeriod
                      : null,
              })
            }
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:col-span-full">
        {/* Of an import it follows from what is imported. */}
        {(fields.importOf === null || fields.reverseCharge) && (
          <YesOrNo
            label="Reverse charge"
            title="Printed on the bill: the buyer pays the GST of all its lines"
            isYes={fields.reverseCharge}
            busy={busy}
            onChange={(reverseCharge) => set({ reverseCharge })}
          />
        )}
        <YesOrNo
          label="Debit note"
          title="The supplier charges more for what was billed before (CGST Act s. 34(3))"
          isYes={fields.raises !== null}
          busy={busy}
          onChange={(isNote) => set({ raises: isNote ? [] : null })}
        />
        {fields.raises !== null && (
          <LinkedBills
            bookId={bookId}
            supplierId={fields.supplierId}
            label="Bill whose price it raises"
            chosen={fields.raises}
            onChosen={(raises) => set({ raises: [...raises] })}
            error={errors.raises}
            busy={busy}
          />
        )}
        {errors.reverseCharge !== undefined && <FieldError>{errors.reverseCharge}</FieldError>}
      </div>
      <BillAbroad form={form} />
    </div>
  );
}

function Foot({ form }: PartProps) {
  const { fields, set, busy, errors } = form;
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_14rem]">
      <TextField
        label="Narration"
        optional
        value={fields.narration}
        onChange={(narration) => set({ narration })}
        input={{ readOnly: busy, maxLength: 1000, dir: 'auto', autoComplete: 'off' }}
      />
      <TextField
        label="Round off"
        optional
        value={fields.roundOff}
        onChange={(roundOff) => set({ roundOff })}
        error={errors.roundOff}
        input={{ readOnly: busy, autoComplete: 'off' }}
      />
      <AmountField
        label="Total as printed"
        text={fields.total}
        onText={(total) => set({ total })}
        error={errors.total}
        readOnly={busy}
      />
    </div>
  );
}
