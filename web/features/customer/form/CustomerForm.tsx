// The fields of a customer, GSTIN first: it says most of the rest. The dialogs put it to use.
import { stateOfCode } from '#core/tax/index.ts';
import type { Registration } from '#core/tax/index.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { customerWords as wording } from '../wording.ts';
import { COUNTRIES } from './countries.ts';
import { ABROAD, pincodeHint, withGstinOfCustomer, withRegistration } from './fields.ts';
import { earlyFault, gstinMeaning, tidyGstin } from '#web/format/gstin.ts';
import { STATES } from '#web/format/states.ts';
import { SameGstin } from './SameGstin.tsx';
import { useCustomerForm } from './use-customer-form.ts';
import type { CustomerFormState } from './use-customer-form.ts';

type Props = {
  readonly bookId: number;
  readonly name?: string;
  /** Who is changed, as they were when the form opened. */
  readonly customer?: Customer;
  /** The sheet over an invoice asks for what an invoice needs. */
  readonly brief?: boolean;
  readonly onSaved: (customer: Customer) => void | Promise<void>;
};

export function CustomerForm({ bookId, name = '', customer, brief = false, onSaved }: Props) {
  const form = useCustomerForm({ bookId, name, customer: customer ?? null, onSaved });
  return (
    <FormFrame form={form} save={customer === undefined ? wording.add : 'Save customer'}>
      <Restored form={form} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Identity
          form={form}
          needsEmail={customer?.email !== null}
          bookId={bookId}
          customerId={customer?.id ?? null}
        />
        {brief ? <Brief form={form} /> : <Rest form={form} />}
      </div>
    </FormFrame>
  );
}

type FormProps = { readonly form: CustomerFormState };

type IdentityProps = FormProps & {
  readonly needsEmail: boolean;
  readonly bookId: number;
  readonly customerId: number | null;
};

function Identity({ form, needsEmail, bookId, customerId }: IdentityProps) {
  const { fields, set, setFields, errors, busy } = form;
  const { gstin } = fields;
  const meaning = gstinMeaning(gstin);
  const email = (
    <Text label="E-mail" field="email" form={form} optional={!needsEmail} type="email" />
  );
  return (
    <>
      <div className="sm:col-span-2">
        <TextField
          label="GSTIN"
          optional
          value={gstin}
          onChange={(text) => setFields(withGstinOfCustomer(fields, tidyGstin(text)))}
          error={earlyFault(gstin) ?? errors['gst_number']}
          hint={meaning ?? 'It fills in the state and the PAN'}
          input={{ readOnly: busy, autoComplete: 'off', spellCheck: false }}
        />
        <SameGstin gstin={gstin} bookId={bookId} customerId={customerId} />
      </div>
      <Required>
        <TextField
          label="Name"
          value={fields.name}
          onChange={(text) => set({ name: text })}
          error={errors['name']}
          input={{ readOnly: busy, dir: 'auto', autoComplete: 'off', maxLength: 100 }}
        />
      </Required>
      {needsEmail ? <Required>{email}</Required> : email}
    </>
  );
}

/** What an invoice asks for. */
const Brief = ({ form }: FormProps) => (
  <>
    <StateField form={form} />
    <Text label="Address" field="address" form={form} optional dir="auto" />
  </>
);

function Rest({ form }: FormProps) {
  const { fields, set, setFields, errors, busy } = form;
  const hint = pincodeHint(fields);
  const isAbroad = fields.registration === 'overseas';
  return (
    <>
      <Text label="Company" field="company" form={form} optional dir="auto" />
      <Text label="Phone" field="phone" form={form} optional type="tel" />
      <Text label="Contact person" field="contact" form={form} optional dir="auto" />
      <Text label="Address" field="address" form={form} optional dir="auto" />
      <Text label="City" field="city" form={form} optional dir="auto" />
      {!isAbroad && <StateField form={form} />}
      <TextField
        label="PIN code"
        optional
        value={fields.pincode}
        onChange={(pincode) => set({ pincode })}
        error={errors['pincode']}
        {...(hint !== null && { hint: <span className="text-warn">{hint}</span> })}
        input={{ readOnly: busy, autoComplete: 'off', inputMode: isAbroad ? 'text' : 'numeric' }}
      />
      <SelectField
        label="Registration"
        value={fields.registration}
        options={REGISTRATIONS}
        onChange={(value) => setFields(withRegistration(fields, value as Registration))}
        error={errors['registration']}
      />
      {isAbroad && <CountryField form={form} />}
      <Text label="PAN" field="pan" form={form} optional />
      <TextField
        label="Days until due"
        optional
        value={fields.dueDays}
        onChange={(text) => set({ dueDays: text.trim() })}
        error={errors['due_days']}
        hint="Leave blank to use the default terms"
        input={{ readOnly: busy, autoComplete: 'off', inputMode: 'numeric' }}
      />
    </>
  );
}

const REGISTRATIONS = Object.entries(wording.registrations).map(([value, label]) => ({
  value,
  label,
}));

function StateField({ form: { fields, set, errors } }: FormProps) {
  return (
    <SelectField
      label="State"
      optional
      value={fields.stateCode}
      options={fields.stateCode === ABROAD ? [...STATES, OUTSIDE] : STATES}
      onChange={(stateCode) => set({ stateCode })}
      error={errors['state_code']}
    />
  );
}

const OUTSIDE = { value: ABROAD, label: stateOfCode(ABROAD)?.name ?? ABROAD };

function CountryField({ form: { fields, set, errors } }: FormProps) {
  return (
    <SelectField
      label="Country"
      value={fields.country}
      options={[{ value: '', label: 'Choose' }, ...COUNTRIES]}
      onChange={(country) => set({ country })}
      error={errors['country']}
    />
  );
}

type TextProps = FormProps & {
  readonly label: string;
  readonly field: 'email' | 'company' | 'phone' | 'contact' | 'address' | 'city' | 'pan';
  readonly optional: boolean;
  readonly dir?: 'auto';
  readonly type?: 'email' | 'tel';
};

function Text({ label, field, form, optional, ...input }: TextProps) {
  const { fields, set, errors, busy } = form;
  const written = (text: string) => (field === 'pan' ? text.toUpperCase().trim() : text);
  return (
    <TextField
      label={label}
      optional={optional}
      value={fields[field]}
      onChange={(text) => set({ [field]: written(text) })}
      error={errors[field]}
      input={{ readOnly: busy, autoComplete: 'off', ...input }}
    />
  );
}
