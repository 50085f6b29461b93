// What money that settles no bill is for: on account, or paid ahead for goods or for services. The
// GST of services is inside it (CGST Rule 50).
import type { FieldErrors } from '#web/client/failure.ts';
import { formatRupees } from '#web/format/money.ts';
import { STATES } from '#web/format/states.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { advanceRatesOn } from '../draft/advance.ts';
import type { AdvanceFields, ReceiptAdvance } from '../draft/advance.ts';
import type { ReceiptForm } from '../use-receipt.ts';

type Props = {
  readonly form: ReceiptForm;
  readonly errors: FieldErrors;
  readonly busy: boolean;
};

const PURPOSES = [
  { value: 'on-account', label: 'On account' },
  { value: 'goods', label: 'Advance for goods' },
  { value: 'services', label: 'Advance for services' },
] as const;

const PLACES = [
  { value: '', label: 'Where an invoice would end' },
  ...STATES.filter(({ value }) => value !== ''),
];

export function AdvancePurpose({ form, errors, busy }: Props) {
  const { reckoning, draft, fields, change, advance } = form;
  const isFree = draft === null && reckoning.onAccountPaise > 0 && reckoning.settledPaise === 0;
  if (!isFree) return null;
  const set = (now: Partial<AdvanceFields>) =>
    change((before) => ({ ...before, advance: { ...before.advance, ...now } }));
  return (
    <section aria-labelledby="purpose" className="flex flex-col gap-2">
      <h3 id="purpose" className="font-semibold">
        What it is for
      </h3>
      <div>
        <SegmentedOrSelect
          label="What it is for"
          value={fields.advance.purpose}
          options={PURPOSES}
          onChange={(purpose) => set({ purpose })}
        />
      </div>
      {advance !== null && (
        <div data-walk="missing">
          <TextField
            label="Paid ahead for"
            value={fields.advance.what}
            onChange={(what) => set({ what })}
            error={errors['advance.description']}
            input={{ autoComplete: 'off', maxLength: 500, readOnly: busy, dir: 'auto' }}
          />
        </div>
      )}
      {advance?.supply === 'services' && (
        <OfServices form={form} errors={errors} busy={busy} set={set} advance={advance} />
      )}
      {advance !== null && <Inside advance={advance} />}
    </section>
  );
}

type ServicesProps = Props & {
  readonly advance: ReceiptAdvance;
  readonly set: (now: Partial<AdvanceFields>) => void;
};

function OfServices({ form, errors, busy, set, advance }: ServicesProps) {
  const rates = advanceRatesOn(form.date ?? form.today);
  return (
    <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
      <SelectField
        label="GST rate"
        value={form.fields.advance.rate}
        options={[
          { value: '', label: 'Not known: 18%' },
          ...rates.map((rate) => ({ value: rate, label: `${rate}%` })),
        ]}
        onChange={(rate) => set({ rate })}
        error={errors['advance.tax_rate']}
        readOnly={busy}
      />
      <SelectField
        label="Place of supply"
        value={advance.place ?? ''}
        options={PLACES}
        onChange={(place) => set({ place })}
        error={errors['advance.place_of_supply']}
        readOnly={busy}
      />
    </div>
  );
}

function Inside({ advance: { supply, tax, taxPaise } }: Pick<ServicesProps, 'advance'>) {
  return (
    <p role="status" className="text-sm text-ink-2">
      {supply === 'goods' && 'No GST on an advance for goods until it is invoiced.'}
      {supply === 'services' && tax === null && 'GST is worked out when it is recorded.'}
      {supply === 'services' && tax !== null && taxPaise === 0 && 'No GST is inside this advance.'}
      {supply === 'services' && taxPaise > 0 && (
        <>{formatRupees(taxPaise)} is GST, payable for this month. The invoice adjusts it.</>
      )}
    </p>
  );
}
