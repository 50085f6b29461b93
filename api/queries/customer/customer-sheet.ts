// All customers of a book that a filter lets through, as a table to take away.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { ListedCustomer } from '#api/contract/customer/customer.ts';
import type { SheetCell, SheetColumn, Sheet } from '#api/documents/sheets/sheet.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { everyCustomer } from './customers.ts';
import type { CustomerNarrowing } from './customers.ts';

const COLUMNS: readonly (SheetColumn & { readonly of: (customer: ListedCustomer) => SheetCell })[] =
  [
    { head: 'Customer', kind: 'text', of: ({ name }) => name },
    { head: 'Company', kind: 'text', of: ({ company }) => company },
    { head: 'GSTIN', kind: 'text', of: ({ gstin }) => gstin },
    { head: 'PAN', kind: 'text', of: ({ pan }) => pan },
    { head: 'Registration', kind: 'text', of: ({ registration }) => registration },
    { head: 'Email', kind: 'text', of: ({ email }) => email },
    { head: 'Phone', kind: 'text', of: ({ phone }) => phone },
    { head: 'Contact', kind: 'text', of: ({ contact }) => contact },
    { head: 'Address', kind: 'text', of: ({ address }) => address },
    { head: 'City', kind: 'text', of: ({ city }) => city },
    { head: 'State', kind: 'text', of: ({ state }) => state },
    { head: 'State code', kind: 'text', of: ({ stateCode }) => stateCode },
    { head: 'PIN code', kind: 'text', of: ({ pincode }) => pincode },
    { head: 'Country', kind: 'text', of: ({ country }) => country },
    { head: 'Due days', kind: 'number', of: ({ dueDays }) => dueDays },
    { head: 'Orders', kind: 'number', of: ({ totalOrders }) => totalOrders },
    { head: 'Revenue', kind: 'amount', of: (one) => rupeesFromPaise(one.totalAmountPaise) },
    { head: 'Outstanding', kind: 'amount', of: (one) => rupeesFromPaise(one.outstandingPaise) },
    { head: 'Overdue', kind: 'amount', of: (one) => rupeesFromPaise(one.overduePaise) },
    { head: 'Status', kind: 'text', of: ({ status }) => status },
    { head: 'Added', kind: 'text', of: ({ createdAt }) => createdAt },
    { head: 'Id', kind: 'number', of: ({ id }) => id },
  ];

export async function customerSheet(
  db: ReadTables,
  bookId: number,
  narrowing: CustomerNarrowing,
): Promise<Sheet> {
  const customers = await everyCustomer(db, bookId, narrowing);
  return {
    name: 'Customers',
    columns: COLUMNS.map(({ head, kind }) => ({ head, kind })),
    rows: customers.map((customer) => COLUMNS.map(({ of }) => of(customer))),
  };
}
