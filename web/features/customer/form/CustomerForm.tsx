// The fields of a customer: five that a bill needs, name first, and the rest behind 'More'. The
// GSTIN fills in state, PAN and registration, and asks for the address, which a tax invoice to a
// registered customer must have (CGST Rule 46(e)).
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isGstin, stateOfCode } from '#core/tax/index.ts';
import type { Registration } from '#core/tax/index.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { EnterStop, FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { customerWords as wording } from '../wording.ts';
import { COUNTRIES } from '#web/format/countries.ts';
import {
  ABROAD,
  earlyGstinFault,
  partyWords,
  pincodeHint,
  withPartyGstin,
  withPartyName,
  withRegistration,
} from '#web/shell/form/party-fields.ts';
import { hasMore } from './fields.ts';
import { gstinMeaning, tidyGstin } from '#web/format/gstin.ts';
import { STATES } from '#web/format/states.ts';
import { useCustomerForm } from './use-customer-form.ts';
import type { CustomerFormState } from './use-customer-form.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listCustomers } from '#api/contract/customer/customer.ts';
import { asking } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

type Props = {
  readonly bookId: number;
  readonly name?: string;
  /** Who is changed, as they were when the form opened. */
  readonly customer?: Customer;
  /** What the button says, where it is not the usual. */
  readonly save?: string;
  /** Whether a bill follows, which shows the address of who is registered. */
  readonly forBill?: boolean;
  /** Another button, before the one that saves. */
  readonly second?: ReactNode;
  readonly onSaved: (customer: Customer) => void | Promise<void>;
};

export function CustomerForm({ bookId, name = '', customer, save, second, ...more }: Props) {
  const { forBill = false, onSaved } = more;
  const form = useCustomerForm({ bookId, name, customer: customer ?? null, forBill, onSaved });
  const [wantsMore, setWantsMore] = useState(customer !== undefined || hasMore(form.fields));
  const isMore = wantsMore || form.fields.registration === 'overseas';
  return (
    <FormFrame
      form={form}
      second={second}
      save={save ?? (customer === undefined ? wording.add : 'Save customer')}
    >
      <Restored form={form} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Five form={form} bookId={bookId} customerId={customer?.id ?? null} />
        {!isMore && isGstin(form.fields.gstin) && (
          <EnterStop>
            <AddressField form={form} forBill={forBill} />
          </EnterStop>
        )}
        {isMore && <Rest form={form} forBill={forBill} />}
      </div>
      {!isMore && (
        <button
          type="button"
          onClick={() => setWantsMore(true)}
          className="link min-h-6 self-start text-sm pointer-coarse:min-h-11"
        >
          {wording.more}
        </button>
      )}
    </FormFrame>
  );
}

type FormProps = { readonly form: CustomerFormState };
type BillProps = FormProps & { readonly forBill: boolean };
type FiveProps = FormProps & { readonly bookId: number; readonly customerId: number | null };

function Five({ form, bookId, customerId }: FiveProps) {
  const { fields, setFields, errors, busy } = form;
  const { gstin } = fields;
  return (
    <>
      <Required>
        <TextField
          label="Name"
          value={fields.name}
          onChange={(text) => setFields(withPartyName(fields, text))}
          error={errors['name']}
          input={{
            readOnly: busy,
            dir: 'auto',
            autoComplete: 'off',
            maxLength: 100,
            onKeyDown: (event) => {
              // The number that was typed here has gone to its field: the name comes next.
              const isNameNext = fields.name === '' && isGstin(gstin);
              if (event.key === 'Enter' && !event.ctrlKey && isNameNext) event.preventDefault();
            },
          }}
        />
      </Required>
      <EnterStop>
        <div>
          <TextField
            label="GSTIN"
            optional
            value={gstin}
            onChange={(text) => setFields(withPartyGstin(fields, tidyGstin(text)))}
            error={earlyGstinFault(gstin) ?? errors['gst_number']}
            hint={gstinMeaning(gstin) ?? partyWords.gstinHint}
            input={{ readOnly: busy, autoComplete: 'off', spellCheck: false }}
          />
          <SameGstin gstin={gstin} bookId={bookId} customerId={customerId} />
        </div>
        {fields.registration !== 'overseas' && <StateField form={form} />}
        <Text label="Mobile" field="phone" form={form} type="tel" />
        <Text label="E-mail" field="email" form={form} type="email" />
      </EnterStop>
    </>
  );
}

function Rest({ form, forBill }: BillProps) {
  const { fields, set, setFields, errors, busy } = form;
  const hint = pincodeHint(fields);
  const isAbroad = fields.registration === 'overseas';
  return (
    <>
      <AddressField form={form} forBill={forBill} />
      <Text label="City" field="city" form={form} dir="auto" />
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
      <Text label="PAN" field="pan" form={form} />
      <TextField
        label="Days until due"
        optional
        value={fields.dueDays}
        onChange={(text) => set({ dueDays: text.trim() })}
        error={errors['due_days']}
        hint={wording.dueDays}
        input={{ readOnly: busy, autoComplete: 'off', inputMode: 'numeric' }}
      />
      <Text label="Company" field="company" form={form} dir="auto" />
      <Text label="Contact person" field="contact" form={form} dir="auto" />
    </>
  );
}

/** A tax invoice to a registered customer cannot be issued without it. */
const AddressField = ({ form, forBill }: BillProps) => {
  const isNeeded = isGstin(form.fields.gstin);
  return (
    <Text
      label="Address"
      field="address"
      form={form}
      dir="auto"
      optional={!isNeeded || !forBill}
      hint={isNeeded ? wording.addressHint : undefined}
    />
  );
};

const REGISTRATIONS = Object.entries(wording.registrations).map(([value, label]) => ({
  value,
  label,
}));

function StateField({ form: { fields, isOwnState, setState, errors } }: FormProps) {
  return (
    <SelectField
      label="State"
      optional
      value={fields.stateCode}
      options={fields.stateCode === ABROAD ? [...STATES, OUTSIDE] : STATES}
      onChange={setState}
      hint={isOwnState ? wording.ownState : undefined}
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
  readonly dir?: 'auto';
  readonly type?: 'email' | 'tel';
  readonly optional?: boolean;
  readonly hint?: string | undefined;
};

function Text({ label, field, form, optional = true, hint, ...input }: TextProps) {
  const { fields, set, errors, busy } = form;
  const written = (text: string) => (field === 'pan' ? text.toUpperCase().trim() : text);
  return (
    <TextField
      label={label}
      optional={optional}
      hint={hint}
      value={fields[field]}
      onChange={(text) => set({ [field]: written(text) })}
      error={errors[field]}
      input={{ readOnly: busy, autoComplete: 'off', ...input }}
    />
  );
}

// Says that another customer has the GSTIN that is typed: branches may share it, a twin should not.
type SameGstinProps = {
  readonly gstin: string;
  readonly bookId: number;
  /** Who is changed; null for a new one. */
  readonly customerId: number | null;
};

const FEW = 5;

function SameGstin({ gstin, bookId, customerId }: SameGstinProps) {
  const { scope } = usePageBook();
  const query = { book_id: bookId, search: gstin, limit: FEW };
  const found = useQuery({ ...asking(listCustomers, { query }), enabled: isGstin(gstin) });
  const other = found.data?.find((each) => each.gstin === gstin && each.id !== customerId);
  if (!isGstin(gstin) || other === undefined) return null;
  return (
    <p role="status" className="pt-1 text-sm text-warn">
      <Link to={paths.customer(other.id, scope)} dir="auto" className="link">
        {other.name}
      </Link>{' '}
      has this GSTIN already.
    </p>
  );
}
