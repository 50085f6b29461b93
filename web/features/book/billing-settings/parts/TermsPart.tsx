// What every new invoice begins with.
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { thresholdOn } from '#core/tax/index.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { LinesField, TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { LogoField } from '../logo/LogoField.tsx';
import { SettingsPart, WholeWidth } from '../SettingsPart.tsx';
import { ROUNDINGS } from '../series/names.ts';
import type { BillingForm } from '../use-billing-form.ts';

/** CGST Rule 46(s), N/N 14/2022-CT: for documents that are no e-invoices, of large businesses. */
function declarationHint(): string | undefined {
  const above = thresholdOn('e-invoice-above', todayInIndia());
  if (above === null) return undefined;
  const turnover = formatRupees(above).replace(/\.00$/, '');
  return `Above ${turnover} of turnover, the declaration of Rule 46(s) is printed by itself.`;
}

export function TermsPart({ form }: { readonly form: BillingForm }) {
  const { fields, set, errors, locked } = form;
  return (
    <SettingsPart
      title="Invoices"
      help="Defaults for a new invoice. You can change them on each one."
    >
      <TextField
        label="Days until due"
        value={fields.dueDays}
        onChange={(text) => set({ dueDays: text.trim() })}
        error={errors['due_days']}
        input={{ readOnly: locked, autoComplete: 'off', inputMode: 'numeric', maxLength: 3 }}
      />
      <SelectField
        label="Round off"
        value={fields.rounding}
        options={ROUNDINGS}
        onChange={(value) => set({ rounding: value as BillingSettings['rounding'] })}
        readOnly={locked}
      />
      <WholeWidth>
        {locked ? (
          <p>{fields.pricesIncludeTax ? 'Inclusive of GST' : 'Exclusive of GST'}</p>
        ) : (
          <Checkbox
            checked={fields.pricesIncludeTax}
            onChange={(pricesIncludeTax) => set({ pricesIncludeTax })}
          >
            Inclusive of GST
          </Checkbox>
        )}
      </WholeWidth>
      {(['terms', 'notes'] as const).map((name) => (
        <WholeWidth key={name}>
          <LinesField
            label={name === 'terms' ? 'Terms' : 'Notes'}
            optional
            rows={3}
            value={fields[name]}
            onChange={(text) => set({ [name]: text })}
            hint={name === 'terms' ? declarationHint() : undefined}
            error={errors[name]}
            input={{ readOnly: locked, dir: 'auto', maxLength: 2000 }}
          />
        </WholeWidth>
      ))}
      <WholeWidth>
        <LogoField form={form} />
      </WholeWidth>
    </SettingsPart>
  );
}
