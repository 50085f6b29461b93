// Who the business is on its documents, GSTIN first: it says most of the rest.
import { wireName } from '#core/shapes/record.ts';
import { earlyFault, gstinMeaning, tidyGstin } from '#web/format/gstin.ts';
import { STATES } from '#web/format/states.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { withGstinOfBook } from '../fields.ts';
import type { BillingFields, TextName } from '../fields.ts';
import { SettingsPart, WholeWidth } from '../SettingsPart.tsx';
import { REGISTRATIONS } from '../series/names.ts';
import type { BillingForm } from '../use-billing-form.ts';

type Props = { readonly form: BillingForm };

export function BusinessPart({ form }: Props) {
  const { fields, set, setFields, errors, locked } = form;
  const { name } = usePageBook();
  const { gstin, registration } = fields;
  return (
    <SettingsPart title="Your business" part="business" help="Printed at the top of every invoice.">
      <TextField
        label="GSTIN"
        optional
        value={gstin}
        onChange={(text) => setFields(withGstinOfBook(fields, tidyGstin(text)))}
        error={earlyFault(gstin) ?? errors['gstin']}
        hint={gstinMeaning(gstin) ?? 'It fills in the state and the PAN'}
        input={{ readOnly: locked, autoComplete: 'off', spellCheck: false }}
      />
      <SelectField
        label="Registration"
        value={registration}
        options={REGISTRATIONS}
        onChange={(value) => set({ registration: value as BillingFields['registration'] })}
        error={errors['registration']}
        readOnly={locked}
        hint={registration === 'composition' ? 'Bills of supply, without tax' : undefined}
      />
      <Text
        form={form}
        name="legalName"
        label="Legal name"
        hint={`Leave blank to print ‘${name}’`}
      />
      <Text form={form} name="pan" label="PAN" />
      <WholeWidth>
        <Text form={form} name="address" label="Address" />
      </WholeWidth>
      <Text form={form} name="city" label="City" />
      <SelectField
        label="State"
        optional
        value={fields.stateCode}
        options={STATES}
        onChange={(code) => set({ stateCode: code })}
        error={errors['state_code']}
        readOnly={locked}
      />
      <Text form={form} name="pincode" label="PIN code" />
      <Text form={form} name="email" label="E-mail" hint="Customers’ replies go to this e-mail" />
      <Text form={form} name="phone" label="Phone" />
    </SettingsPart>
  );
}

type TextProps = Props & {
  readonly name: Exclude<TextName, 'gstin' | 'stateCode' | 'terms' | 'notes'>;
  readonly label: string;
  readonly hint?: string;
};

function Text({ form, name, label, hint }: TextProps) {
  const { fields, set, errors, locked } = form;
  return (
    <TextField
      label={label}
      optional
      value={fields[name]}
      onChange={(text) => set({ [name]: name === 'pan' ? text.toUpperCase().trim() : text })}
      error={errors[wireName(name)]}
      {...(hint !== undefined && { hint })}
      input={{ readOnly: locked, autoComplete: 'off', dir: 'auto' }}
    />
  );
}
