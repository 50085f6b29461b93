// Income tax that is deducted of a bill, as it is proposed under the narration: of which nature,
// how much and why. Another amount needs a reason.
import { formatPaise } from '#web/format/money.ts';
import { TDS_NATURE_NAMES, tdsInWords } from '#web/format/tds.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import type { BillForm } from './use-bill-form.ts';

const NATURES = [
  { value: '', label: 'Not deducted' },
  ...Object.entries(TDS_NATURE_NAMES).map(([value, label]) => ({ value, label })),
];

/** Nothing where the book deducts none, unless the draft says some. */
export function TdsPart({ form }: { readonly form: BillForm }) {
  const { fields, set, busy, errors, typed, deducts } = form;
  if (!deducts && fields.tdsNature === '') return null;
  const { tds } = typed;
  const isOwn = fields.tdsAmount.trim() !== '';
  const said = NATURES.some(({ value }) => value === fields.tdsNature)
    ? NATURES
    : [...NATURES, { value: fields.tdsNature, label: fields.tdsNature }];
  return (
    <div data-tds="" className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_14rem]">
      <SelectField
        label="TDS"
        value={fields.tdsNature}
        options={said}
        onChange={(tdsNature) => set({ tdsNature, tdsAmount: '', tdsReason: '' })}
        error={errors.tds}
        hint={tds === null ? undefined : tdsInWords({ ...tds, taxBps: tds.rateBps })}
      />
      {fields.tdsNature !== '' && (
        <AmountField
          label="Deducted"
          text={fields.tdsAmount}
          onText={(tdsAmount) => set({ tdsAmount })}
          error={errors.tdsAmount}
          hint={isOwn || tds === null ? undefined : `By law ${formatPaise(tds.amountPaise)}`}
          readOnly={busy}
        />
      )}
      {isOwn && (
        <TextField
          label="Why this amount"
          value={fields.tdsReason}
          onChange={(tdsReason) => set({ tdsReason })}
          error={errors.tdsReason}
          input={{ readOnly: busy, maxLength: 500, dir: 'auto', autoComplete: 'off' }}
        />
      )}
    </div>
  );
}
