// The suppliers of a book as they are now: parties with that role, by the id of the party.
import type { SupplierDetails } from '#core/customer/index.ts';
import type { Registration } from '#core/tax/index.ts';
import type { Table } from '../runner/projection.ts';

export const suppliers = {
  name: 'suppliers',
  columns: {
    book_id: 'bigint',
    customer_id: 'bigint',
    account_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    is_customer: 'boolean',
    active: 'boolean',
    name: 'text',
    name_key: 'text',
    registration: 'text',
    company: 'text',
    gstin: 'text',
    pan: 'text',
    state_code: 'text',
    country: 'text',
    email: 'text',
    phone: 'text',
    contact: 'text',
    address: 'text',
    city: 'text',
    pincode: 'text',
    registrations: 'jsonb',
    msme: 'jsonb',
    udyam: 'text',
    supplier_due_days: 'smallint',
    bill_defaults: 'jsonb',
    tds: 'jsonb',
    tds_certificates: 'jsonb',
    bank_account_name: 'text',
    bank_account_number: 'text',
    bank_ifsc: 'text',
    upi: 'text',
    bank_confirmed_on: 'date',
    erased_at: 'timestamptz',
  },
  key: ['book_id', 'customer_id'],
} as const satisfies Table;

export type SupplierRow = SupplierDetails & {
  /** Of the party. */
  readonly customerId: number;
  /** Its ledger under Sundry Creditors. */
  readonly accountId: number;
  readonly isCustomer: boolean;
  /** It takes bills. */
  readonly active: boolean;
  readonly name: string;
  readonly registration: Registration;
  readonly company: string | null;
  readonly gstin: string | null;
  readonly pan: string | null;
  readonly stateCode: string | null;
  readonly country: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly contact: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly pincode: string | null;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly erasedAt: string | null;
  readonly lastSeq: number;
};
