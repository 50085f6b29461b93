// An asset is sold or scrapped: what it brings, its GST, and the gain or loss before it is posted.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { disposeAsset, readAssetDisposal } from '#api/contract/account/assets/disposal.ts';
import type { DisposalPreview } from '#api/contract/account/assets/disposal.ts';
import type { Asset } from '#api/contract/catalogue/asset.ts';
import type { Account } from '#api/contract/account/account.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { accountListOf } from '#web/client/lists.ts';
import { asking } from '#web/client/query.ts';
import { saysNil, parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { DeclaredFields } from '#web/shell/form/DeclaredFields.tsx';
import { blankEntry, faultsOf } from '#web/shell/form/form-declaration.ts';
import type { FormFields } from '#web/shell/form/form-declaration.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { startUnkept } from '#web/shell/form/use-kept-fields.ts';
import { useRecordForm } from '#web/shell/form/use-record-form.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Field } from '#web/ui/inputs/Field.tsx';
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

type SaleEntry = {
  readonly day: string;
  readonly price: string;
  readonly accountId: number | null;
  readonly rate: string;
  readonly otherState: boolean;
};

const paiseOf = ({ price }: SaleEntry): number | null => (saysNil(price) ? 0 : parseAmount(price));

const saleFields = (accounts: readonly Account[]): FormFields<SaleEntry> => ({
  day: { label: 'Sold or scrapped on', kind: 'day', sent: 'date', needed: 'Enter a day' },
  price: {
    label: 'Price (₹)',
    kind: 'amount',
    sent: 'proceeds',
    mayBeNil: true,
    needed: 'Enter the price, or 0 if scrapped',
    hint: () => 'Exclusive of GST; 0 if scrapped',
  },
  accountId: {
    kind: 'pick',
    needed: (entry) =>
      (paiseOf(entry) ?? 0) > 0 ? 'Choose the account that receives it' : undefined,
    draw: ({ held, onHeld, error = null, readOnly }) => {
      const choices = accounts
        .filter(isReceiving)
        .map(({ id, name, accountType: detail }) => ({ id, name, detail }));
      return (
        <Field label="Received in" error={error}>
          {(control) => (
            <Picker
              id={control.id}
              label="Received in"
              noun="account"
              choices={choices}
              chosen={choices.find(({ id }) => id === held) ?? null}
              onChoose={onHeld}
              placeholder="Bank, cash, the buyer, or sales"
              readOnly={readOnly}
            />
          )}
        </Field>
      );
    },
  },
  rate: {
    label: 'GST on the price',
    kind: 'choice',
    begin: '0',
    options: RATES,
    hint: () => 'Not less than the credit taken, less 5% a quarter: section 18(6)',
  },
  otherState: {
    label: 'The buyer is in another state',
    kind: 'check',
    isShown: ({ rate }) => rate !== '0',
  },
});

export function DisposeDialog({ bookId, asset, onClose, onDone }: Props) {
  const today = todayInIndia();
  const accounts = useQuery(accountListOf(bookId)).data ?? [];
  const fields = saleFields(accounts);
  const form = useRecordForm<SaleEntry, unknown>({
    start: startUnkept({ ...blankEntry(fields), day: formatDate(today) }),
    check: (entry) => faultsOf(fields, entry),
    write(entry) {
      const paise = paiseOf(entry) ?? 0;
      const body = {
        assetId: asset.id,
        date: parseDate(entry.day, today) ?? today,
        proceedsPaise: paise,
        accountId: paise === 0 ? null : entry.accountId,
        gstBps: Number(entry.rate) * 100,
        otherState: entry.otherState,
      };
      return call(disposeAsset, { params: { bookId }, body });
    },
    onSaved: onDone,
  });
  const { fields: entry } = form;
  return (
    <Dialog title={`Dispose of ${asset.name}`} onClose={onClose}>
      <FormFrame form={form} save="Post disposal">
        <DeclaredFields
          of={fields}
          names={['day', 'price', 'accountId', 'rate', 'otherState']}
          form={form}
        />
        {(paiseOf(entry) ?? 0) > 0 && <InvoiceHint />}
        <Outcome bookId={bookId} entry={entry} assetId={asset.id} />
      </FormFrame>
    </Dialog>
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

type OutcomeProps = {
  readonly bookId: number;
  readonly assetId: number;
  readonly entry: SaleEntry;
};

function Outcome({ bookId, assetId, entry }: OutcomeProps) {
  const date = parseDate(entry.day, todayInIndia());
  const query = {
    asset_id: assetId,
    date: date ?? '',
    proceeds: rupeesFromPaise(paiseOf(entry) ?? 0),
    gst_rate: entry.rate,
    other_state: entry.otherState ? ('true' as const) : ('false' as const),
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
  const { cgstPaise, sgstPaise, igstPaise, gainPaise: gain } = preview;
  const lines: readonly (readonly [string, number])[] = [
    ['Cost', preview.costPaise],
    ['Depreciation up to the day', preview.depreciationPaise],
    ['Written-down value', preview.writtenDownPaise],
    ['GST', cgstPaise + sgstPaise + igstPaise],
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
