// How customers pay: what stands at the foot of an invoice, and the QR code made of it.
import { wireName } from '#core/shapes/record.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import type { BankName } from '../fields.ts';
import { SettingsPart } from '../SettingsPart.tsx';
import type { BillingForm } from '../use-billing-form.ts';

type Props = { readonly form: BillingForm };

export function PaymentPart({ form }: Props) {
  return (
    <SettingsPart
      title="Getting paid"
      part="payment"
      help="The bank and a QR code for UPI are printed at the foot of an invoice."
    >
      <Bank form={form} name="name" label="Bank" />
      <Bank form={form} name="accountNumber" label="Account number" />
      <Bank form={form} name="ifsc" label="IFSC" />
      <Bank form={form} name="branch" label="Branch" />
      <Upi form={form} name="address" label="UPI address" hint="Such as name@bank" />
      <Upi form={form} name="payee" label="UPI payee" />
    </SettingsPart>
  );
}

type BankProps = Props & { readonly name: BankName; readonly label: string };

function Bank({ form: { fields, set, errors, locked }, name, label }: BankProps) {
  const { bank } = fields;
  const written = (text: string) => (name === 'ifsc' ? text.toUpperCase().trim() : text);
  return (
    <TextField
      label={label}
      optional
      value={bank[name]}
      onChange={(text) => set({ bank: { ...bank, [name]: written(text) } })}
      error={errors[`bank.${wireName(name)}`]}
      input={{ readOnly: locked, autoComplete: 'off' }}
    />
  );
}

type UpiProps = Props & {
  readonly name: 'address' | 'payee';
  readonly label: string;
  readonly hint?: string;
};

function Upi({ form: { fields, set, errors, locked }, name, label, hint }: UpiProps) {
  const { upi } = fields;
  return (
    <TextField
      label={label}
      optional
      value={upi[name]}
      onChange={(text) => set({ upi: { ...upi, [name]: text } })}
      error={errors[`upi.${name}`]}
      {...(hint !== undefined && { hint })}
      input={{ readOnly: locked, autoComplete: 'off' }}
    />
  );
}
