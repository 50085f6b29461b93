// The suppliers of a book as they are now: parties with that role, by the id of the party.
import type { SupplierDetails } from '#core/customer/index.ts';
import type { Registration } from '#core/tax/index.ts';
import { partyColumns } from '../runner/party-columns.ts';
import type { Table } from '../runner/projection.ts';
import type { RowOf, Told } from '../runner/row-columns.ts';

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
    ...partyColumns,
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
    special_registration: 'text',
  },
  key: ['book_id', 'customer_id'],
} as const satisfies Table;

type Columns = RowOf<typeof suppliers, 'book_id' | 'name_key'>;

/**
 * `customerId` is of the party, `accountId` its ledger under Sundry Creditors; who is active takes
 * bills. Instants in UTC with milliseconds.
 */
export type SupplierRow = Omit<
  Told<
    Columns,
    | 'customerId'
    | 'accountId'
    | 'isCustomer'
    | 'active'
    | 'name'
    | 'country'
    | 'createdAt'
    | 'updatedAt'
    | 'lastSeq'
  >,
  keyof SupplierDetails
> &
  SupplierDetails & { readonly registration: Registration };
