// A book with customers and invoices that went to them, by commands as people give them.
import type { Command } from '#core/domain.ts';
import type { AccountId, BookId, CustomerId, InvoiceId, JournalId } from '#core/kernel/ids.ts';
import { perHeaderText } from '#core/invoice/index.ts';
import type { DraftInput } from '#core/invoice/index.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { BooksCore } from '#api/server/app.ts';
import { accountTypesOf } from '#projections/chart-of-accounts/read.ts';

const AT_ONCE = 250;

const NAMES = ['Karnataka Agro', 'Deccan Textiles', 'Orchid Hospitality', 'Bharat Electricals'];

/** @returns the name of the nth customer. */
export const customerName = (n: number): string => `${NAMES[n % NAMES.length]} ${n}`;

const LINE: DraftInput['lines'][number] = {
  productId: null,
  name: 'Cotton bale',
  description: null,
  hsn: '5201',
  uqc: 'BAL',
  unit: 'bale',
  quantityThousandths: 2e3,
  priceThousandths: 45e5,
  discount: null,
  treatment: 'taxable',
  rateBps: 500,
  cessBps: 0,
  cessPerUnitThousandths: 0,
};

const DRAFT: DraftInput = {
  issueDate: null,
  dueDate: null,
  placeOfSupply: null,
  supply: 'domestic',
  lines: [LINE],
  reverseCharge: false,
  pricesIncludeTax: false,
  discount: null,
  rounding: 'none',
  ...perHeaderText(() => null),
  notes: null,
  terms: null,
};

type Trade = {
  readonly bookId: number;
  readonly actorId: number;
  readonly customers: number;
  readonly invoices: number;
};

/** Every invoice is issued, to the customers in turn. @returns the customers' ids. */
export async function tradeIn(
  { writer, nextIds }: BooksCore,
  { bookId, actorId, customers, invoices }: Trade,
): Promise<readonly number[]> {
  const act = async (command: Command) => {
    const outcome = await writer.submit({ bookId, actorId, command });
    invariant(outcome.kind === 'accepted', `${command.type} is as the rules want it.`);
  };
  const changes = { gstin: '27AAPFU0939F1ZV', address: '14 Laxmi Road', city: 'Pune' };
  await act({ type: 'ChangeBillingProfile', data: { bookId: bookId as BookId, changes } });
  const customerIds = (await nextIds('customer', customers)) as CustomerId[];
  const accountIds = (await nextIds('account', customers)) as AccountId[];
  await inTurns(customers, (n) => {
    const [customerId, accountId] = [customerIds[n], accountIds[n]];
    invariant(customerId !== undefined && accountId !== undefined, 'Each has its ids.');
    const ids = { customerId, accountId };
    const blank = { company: null, registration: null, gstin: null, pan: null, contact: null };
    const place = { stateCode: '27', country: 'IN', address: '7 Station Road', city: 'Pune' };
    const reach = { email: `c${n}@example.in`, phone: null, dueDays: null };
    const data = { ...ids, name: customerName(n), ...blank, ...place, pincode: '411001', ...reach };
    return act({ type: 'CreateCustomer', data });
  });
  const invoiceIds = (await nextIds('invoice', invoices)) as InvoiceId[];
  const journalIds = (await nextIds('journal', invoices)) as JournalId[];
  await inTurns(invoices, (n) => {
    const [invoiceId, issueAs] = [invoiceIds[n], journalIds[n] ?? null];
    const customerId = customerIds[n % customers];
    invariant(invoiceId !== undefined && customerId !== undefined, 'Each has its ids.');
    return act({
      type: 'DraftInvoice',
      data: { invoiceId, customerId, draft: DRAFT, issueAs },
    });
  });
  return customerIds;
}

/** @returns as many suppliers, by their accounts, and the account of what they sell. */
export async function suppliersIn(
  { db, writer, nextIds }: BooksCore,
  { bookId, actorId, customers: count }: Pick<Trade, 'bookId' | 'actorId' | 'customers'>,
): Promise<{ readonly accountIds: readonly number[]; readonly costAccountId: number }> {
  const types = await accountTypesOf(db, bookId);
  const typeOf = (group: string) => types.find((one) => one.group === group)?.typeId ?? 0;
  const ids = (await nextIds('account', count + 1)) as AccountId[];
  await inTurns(ids.length, async (n) => {
    const accountId = ids[n];
    invariant(accountId !== undefined, 'Each has its id.');
    const isCost = n === count;
    const typeId = typeOf(isCost ? 'purchase-accounts' : 'sundry-creditors');
    const gstin = isCost ? null : '27AAPFU0939F1ZV';
    const blank = { companyTypeId: null, email: null, asset: null };
    const name = isCost ? 'Cotton bought' : `Supplier ${n} of the bench`;
    const data = { accountId, name, typeId, gstin, ...blank };
    const outcome = await writer.submit({
      bookId,
      actorId,
      command: { type: 'CreateAccount', data },
    });
    invariant(outcome.kind === 'accepted', 'The account is as the rules want it.');
  });
  return { accountIds: ids.slice(0, count), costAccountId: ids[count] ?? 0 };
}

async function inTurns(count: number, one: (n: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    await Promise.all(Array.from({ length: size }, (_, at) => one(from + at)));
  }
}
