// The list of customers as a sheet, as it is narrowed and ordered, or those that are selected.
import { listCustomers } from '#api/contract/customer/customer.ts';
import type { ListedCustomer } from '#api/contract/customer/customer.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import type { CustomerListQuery, CustomerOrder } from '../../queries.ts';
import { narrowed } from '../../queries.ts';
import { customerWords as wording } from '../../wording.ts';
import { partyPlace } from '#web/format/party-place.ts';

export const CUSTOMER_COLUMNS: readonly ReportColumnOf<ListedCustomer>[] = [
  { head: 'Customer', kind: 'text', of: ({ name }) => name },
  { head: 'Company', kind: 'text', onlyIn: 'file', of: ({ company }) => company },
  { head: 'GSTIN', kind: 'text', of: ({ gstin }) => gstin },
  { head: 'PAN', kind: 'text', onlyIn: 'file', of: ({ pan }) => pan },
  {
    head: 'Registration',
    kind: 'text',
    onlyIn: 'file',
    of: ({ registration }) => wording.registrations[registration],
  },
  { head: 'Contact', kind: 'text', onlyIn: 'file', of: ({ contact }) => contact },
  { head: 'E-mail', kind: 'text', onlyIn: 'file', of: ({ email }) => email },
  { head: 'Phone', kind: 'text', of: ({ phone }) => phone },
  { head: 'Location', kind: 'text', of: (customer) => partyPlace(customer) },
  { head: 'Address', kind: 'text', onlyIn: 'file', of: ({ address }) => address },
  { head: 'City', kind: 'text', onlyIn: 'file', of: ({ city }) => city },
  { head: 'State', kind: 'text', onlyIn: 'file', of: ({ state }) => state },
  { head: 'Country', kind: 'text', onlyIn: 'file', of: ({ country }) => country },
  { head: 'PIN code', kind: 'text', onlyIn: 'file', of: ({ pincode }) => pincode },
  { head: 'Due days', kind: 'count', onlyIn: 'file', of: ({ dueDays }) => dueDays },
  { head: 'Status', kind: 'text', of: ({ status }) => wording.statuses[status] },
  { head: 'Orders', kind: 'count', of: ({ totalOrders }) => totalOrders },
  { head: 'Revenue (₹)', kind: 'money', of: ({ totalAmountPaise }) => totalAmountPaise },
  { head: 'Outstanding (₹)', kind: 'money', of: ({ outstandingPaise }) => outstandingPaise },
  { head: 'Overdue (₹)', kind: 'money', of: ({ overduePaise }) => overduePaise || null },
  // With it an import of the file changes the customer, and adds no second one.
  { head: 'ID', kind: 'text', onlyIn: 'file', of: ({ id }) => String(id) },
];

/** What is on the sheet: a list as it is narrowed, and how that is said. */
type CustomersQuery = {
  readonly bookId: number;
  readonly narrowing: CustomerListQuery;
  readonly order: CustomerOrder;
  /** Those alone which this lets through; every one without it. */
  readonly isKept?: (customer: ListedCustomer) => boolean;
};

export async function customersSheet(
  work: SheetWork,
  { bookId, narrowing, order, isKept }: CustomersQuery,
): Promise<ReportSheet> {
  const all = await everyOffset(work, (offset, limit) =>
    work.read(listCustomers, {
      query: { ...narrowed(narrowing), book_id: bookId, limit, order, offset },
    }),
  );
  const customers = isKept === undefined ? all : all.filter(isKept);
  const { search, status } = narrowing;
  const sum = (of: (customer: ListedCustomer) => number) =>
    customers.reduce((total, customer) => total + of(customer), 0);
  const total = [
    `Total of ${formatCount(customers.length)}`,
    ...Array<null>(CUSTOMER_COLUMNS.length - 6).fill(null),
    sum(({ totalOrders }) => totalOrders),
    sum(({ totalAmountPaise }) => totalAmountPaise),
    sum(({ outstandingPaise }) => outstandingPaise),
    sum(({ overduePaise }) => overduePaise),
    null,
  ];
  return {
    title: 'Customers',
    period: asOnInWords(todayInIndia()),
    remarks: [
      ...(status === '' ? [] : [`${wording.statuses[status]} customers only`]),
      ...(search.trim() === '' ? [] : [`Found by ‘${search.trim()}’`]),
      ...(isKept === undefined ? [] : [`${formatCount(customers.length)} chosen from the list`]),
      'Revenue is before GST, less credit notes',
    ],
    columns: reportColumns(CUSTOMER_COLUMNS),
    lines: [...reportLines(CUSTOMER_COLUMNS, customers), { as: 'total', cells: total }],
  };
}
