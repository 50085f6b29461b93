// An asset is sold or scrapped: what it brings, its GST, and the gain or loss before it is posted.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { disposeAsset, readAssetDisposal } from '#api/contract/account/assets/disposal.ts';
import type { DisposalPreview } from '#api/contract/account/assets/disposal.ts';
import type { Asset } from '#api/contract/catalogue/asset.ts';
import type { Account } from '#api/contract/account/account.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { accountListOf } from '#web/client/lists.ts';
import { asking } from '#web/client/query.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { Field } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';

type Props = {
  readonly bookId: number;
  readonly asset: Asset;
  readonly onClose: () => void;
  readonly onDone: () => void | Promise<void>;
};

const RATES = ['0', '5', '12', '18', '28', '40'].map((value) => ({
  value,
  label: value === '0' ? 'No GST' : `${value}%`,
}));
/** Groups that take a price: money, buyers, and sales where an invoice was issued for it. */
const RECEIVING = new Set<string | null>([
  'cash-in-hand',
  'bank-accounts',
  'bank-od',
  'sundry-debtors',
  'sales-accounts',
]);

const isReceiving = ({ retired, group }: Account): boolean => !retired && RECEIVING.has(group);

/** What is typed, and what of it can be read. */
function useSale() {
  const today = todayInIndia();
  const [fields, change] = useState({
    day: formatDate(today),
    price: '',
    rate: '0',
    otherState: false,
    accountId: null as number | null,
  });
  const set = (changes: Partial<typeof fields>) => change((now) => ({ ...now, ...changes }));
  const date = parseDate(fields.day, today);
  const paise = parseAmount(fields.price, 0);
  return { today, fields, set, date, paise };
}

export function DisposeDialog({ bookId, asset, onClose, onDone }: Props) {
  const sale = useSale();
  const { fields, date, paise } = sale;
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const wrong = {
    date: date === null ? 'Enter a day' : null,
    proceeds: paise === null || paise < 0 ? 'Enter the price, or 0 if scrapped' : null,
    account_id:
      (paise ?? 0) > 0 && fields.accountId === null ? 'Choose the account that receives it' : null,
  };
  const isComplete = Object.values(wrong).every((text) => text === null);
  const submit = (): boolean => {
    setSubmitted(true);
    if (!isComplete || date === null || paise === null) return false;
    const body = {
      asset_id: asset.id,
      date,
      proceeds: rupeesFromPaise(paise),
      account_id: paise === 0 ? null : fields.accountId,
      gst_rate: Number(fields.rate),
      other_state: fields.otherState,
    };
    void send(() => call(disposeAsset, { params: { bookId }, body }), onDone);
    return true;
  };
  const errors = { ...(submitted ? wrong : {}), ...fieldErrorsOf(failure) };
  return (
    <Dialog title={`Dispose of ${asset.name}`} onClose={onClose}>
      <FormFrame form={{ busy, failure, submit }} save="Post disposal">
        <Required>
          <DateField
            label="Sold or scrapped on"
            text={fields.day}
            onText={(day) => sale.set({ day })}
            today={sale.today}
            error={errors.date ?? null}
            readOnly={busy}
          />
          <AmountField
            label="Price (₹)"
            text={fields.price}
            onText={(price) => sale.set({ price })}
            error={errors.proceeds ?? null}
            hint="Exclusive of GST; 0 if scrapped"
            readOnly={busy}
          />
        </Required>
        <Receiving bookId={bookId} sale={sale} busy={busy} error={errors.account_id ?? null} />
        <Tax sale={sale} busy={busy} />
        {(paise ?? 0) > 0 && <InvoiceHint />}
        <Outcome bookId={bookId} sale={sale} assetId={asset.id} />
      </FormFrame>
    </Dialog>
  );
}

type Sale = ReturnType<typeof useSale>;
type PartProps = { readonly sale: Sale; readonly busy: boolean };

function Receiving({
  bookId,
  sale,
  busy,
  error,
}: PartProps & { readonly bookId: number; readonly error: string | null }) {
  const accounts = useQuery(accountListOf(bookId)).data ?? [];
  const choices = accounts
    .filter(isReceiving)
    .map(({ id, name, account_type: detail }) => ({ id, name, detail }));
  return (
    <Field label="Received in" error={error}>
      {(control) => (
        <Picker
          id={control.id}
          label="Received in"
          noun="account"
          choices={choices}
          chosen={choices.find(({ id }) => id === sale.fields.accountId) ?? null}
          onChoose={(accountId) => sale.set({ accountId })}
          placeholder="Bank, cash, the buyer, or sales"
          readOnly={busy}
        />
      )}
    </Field>
  );
}

function Tax({ sale: { fields, set }, busy }: PartProps) {
  return (
    <>
      <SelectField
        label="GST on the price"
        value={fields.rate}
        options={RATES}
        readOnly={busy}
        onChange={(rate) => set({ rate })}
        hint="Not less than the credit taken, less 5% a quarter: section 18(6)"
      />
      {fields.rate !== '0' && (
        <Checkbox
          checked={fields.otherState}
          onChange={(otherState) => busy || set({ otherState })}
        >
          The buyer is in another state
        </Checkbox>
      )}
    </>
  );
}

/** What an invoice has put into sales leaves it again, so that the price is told once. */
function InvoiceHint() {
  const { scope } = usePageBook();
  return (
    <p className="text-sm text-ink-2">
      A disposal writes no tax invoice. Where one is due,{' '}
      <Link to={paths.newInvoice(undefined, scope)} className="link">
        issue an invoice
      </Link>{' '}
      with its GST first. Then enter the price here with No GST, received in the sales account that
      the invoice credited.
    </p>
  );
}

function Outcome({
  bookId,
  assetId,
  sale: { fields, date, paise },
}: Pick<PartProps, 'sale'> & { readonly bookId: number; readonly assetId: number }) {
  const query = {
    asset_id: assetId,
    date: date ?? '',
    proceeds: rupeesFromPaise(paise ?? 0),
    gst_rate: fields.rate,
    other_state: fields.otherState ? ('true' as const) : ('false' as const),
  };
  const read = useQuery({
    ...asking(readAssetDisposal, { params: { bookId }, query }),
    enabled: date !== null,
    retry: false,
  });
  if (date === null) return null;
  if (read.isError) return <p className="text-sm text-ink-2">{sentenceOf(read.error.failure)}</p>;
  return read.data === undefined ? null : <Figures preview={read.data} />;
}

function Figures({ preview }: { readonly preview: DisposalPreview }) {
  const gain = paiseFromWire(preview.gain);
  const tax = [preview.cgst, preview.sgst, preview.igst].reduce(
    (sum, amount) => sum + paiseFromWire(amount),
    0,
  );
  const lines: readonly (readonly [string, number])[] = [
    ['Cost', paiseFromWire(preview.cost)],
    ['Depreciation up to the day', paiseFromWire(preview.depreciation)],
    ['Written-down value', paiseFromWire(preview.written_down)],
    ['GST', tax],
    [gain < 0 ? 'Loss' : 'Gain', Math.abs(gain)],
  ];
  return (
    <dl aria-label="What it comes to" className="card grid gap-1 p-3 text-sm">
      {lines.map(([label, paise]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-2">{label}</dt>
          <dd className="num">{formatRupees(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}
