// For every endpoint of billing a request that is right at any time: the customer, the invoice and
// whatever else it names are made for it first.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { RequestInputs } from '../catalogue/requests.ts';

const NOUNS =
  /(Customer|Invoice|Payment|Credit|Allocation|Receipt|Receivables|Billing|PostingAccounts|Statement)/;

export const isOfBilling = (name: string): boolean => NOUNS.test(name);

/** Two bales at ₹ 100: what a test asks of an invoice where the amount is of no matter. */
export const BALES = { name: 'Cotton bale', hsn: '5201', quantity: 2, rate: '100', tax_rate: 5 };

let count = 0;
const fresh = (word: string): string => `${word} ${(count += 1)}`;

type Params = Record<string, number>;

export async function billingRequest(team: Team, name: EndpointName): Promise<RequestInputs> {
  const query = { book_id: team.bookId };
  const params = await paramsOf(team, name);
  const inBook = 'bookId' in params ? {} : query;
  const body = await bodyOf(team, name, params);
  return { params, query: inBook, ...(body === undefined ? {} : { body }) };
}

async function paramsOf(team: Team, name: EndpointName): Promise<Params> {
  switch (name) {
    case 'readBillingSettings':
    case 'changeBillingSettings':
    case 'readPostingAccounts':
    case 'changePostingAccounts':
      return { bookId: team.bookId };
    case 'readCustomer':
    case 'changeCustomer':
    case 'activateCustomer':
    case 'deactivateCustomer':
    case 'removeCustomer':
    case 'listCredits':
    case 'recordReceipt':
    case 'readStatement':
    case 'readCustomerErasure':
    case 'eraseCustomer':
      return { customerId: await newCustomer(team) };
    case 'cancelCustomerErasure':
      return { customerId: await toBeErased(team) };
    case 'reverseReceipt':
      return newReceipt(team);
    case 'changeInvoice':
    case 'issueInvoice':
      return { invoiceId: idOf(await newDraft(team)) };
    case 'readInvoice':
    case 'cancelInvoice':
    case 'recordPayment':
    case 'issueCreditNote':
    case 'allocateCredit':
    case 'emailInvoice':
    case 'readInvoicePaper':
    case 'readInvoicePdf':
      return { invoiceId: idOf(await newInvoice(team)) };
    case 'reversePayment':
      return newPayment(team);
    case 'reverseAllocation':
      return newAllocation(team);
    case 'readCreditNotePaper':
    case 'readCreditNotePdf':
      return newCreditNote(team);
    default:
      return {};
  }
}

async function bodyOf(
  team: Team,
  name: EndpointName,
  params: Params,
): Promise<Record<string, unknown> | undefined> {
  switch (name) {
    case 'createCustomer':
    case 'changeCustomer':
      return { name: fresh('Customer') };
    case 'activateCustomer':
    case 'deactivateCustomer':
    case 'issueInvoice':
    case 'eraseCustomer':
      return {};
    case 'changeBillingSettings':
      return { terms: fresh('Terms') };
    case 'changePostingAccounts':
      return { accounts: { cash: team.account('Cash') } };
    case 'createInvoice':
    case 'changeInvoice':
      return { customer_id: await newCustomer(team), items: [BALES] };
    case 'cancelInvoice':
    case 'reversePayment':
    case 'reverseAllocation':
    case 'reverseReceipt':
      return { reason: 'Typed twice' };
    case 'recordPayment':
      return { amount: '50', method: 'upi' };
    case 'recordReceipt':
      return { amount: '75.50', method: 'cash' };
    case 'issueCreditNote':
      return { reason: '01', lines: [{ line: 1, quantity: 1 }] };
    case 'allocateCredit': {
      const { receiptId } = await newReceipt(
        team,
        await customerOf(team, params['invoiceId'] ?? 0),
      );
      return { source: { kind: 'receipt', id: receiptId } };
    }
    case 'emailInvoice':
      return { to: 'mills@example.in' };
    default:
      return undefined;
  }
}

export async function newCustomer(team: Team, body: object = {}): Promise<number> {
  return made(await team.owner('createCustomer', { body: { name: fresh('Customer'), ...body } }));
}

/** @returns a customer whose erasure waits until the law allows it. */
export async function toBeErased(team: Team): Promise<number> {
  const { customerId = 0 } = await newReceipt(team);
  const body = { when_allowed: true, reason: 'Asked by letter' };
  done(await team.owner('eraseCustomer', { params: { customerId }, body }));
  return customerId;
}

export async function newDraft(team: Team, body: object = {}): Promise<Got> {
  const wanted = { items: [BALES], ...body };
  const customer = 'customer_id' in wanted ? {} : { customer_id: await newCustomer(team) };
  return done(await team.owner('createInvoice', { body: { ...customer, ...wanted } }));
}

export const newInvoice = (team: Team, body: object = {}): Promise<Got> =>
  newDraft(team, { ...body, issue: true });

async function newPayment(team: Team): Promise<Params> {
  const invoiceId = idOf(await newInvoice(team));
  const body = { amount: '50', method: 'cash' };
  const paid = done(await team.owner('recordPayment', { params: { invoiceId }, body }));
  return { invoiceId, paymentId: lastOf(paid, 'payments') };
}

export async function newReceipt(team: Team, of?: number): Promise<Params> {
  const customerId = of ?? (await newCustomer(team));
  const body = { amount: '80', method: 'bank-transfer' };
  const got = await team.owner('recordReceipt', { params: { customerId }, body });
  return { customerId, receiptId: made(got) };
}

async function newAllocation(team: Team): Promise<Params> {
  const invoiceId = idOf(await newInvoice(team));
  const { receiptId } = await newReceipt(team, await customerOf(team, invoiceId));
  const body = { source: { kind: 'receipt', id: receiptId }, amount: '60' };
  const got = done(await team.owner('allocateCredit', { params: { invoiceId }, body }));
  return { invoiceId, allocationId: lastOf(got, 'allocations') };
}

async function newCreditNote(team: Team): Promise<Params> {
  const invoiceId = idOf(await newInvoice(team));
  const body = { reason: '01' };
  const got = done(await team.owner('issueCreditNote', { params: { invoiceId }, body }));
  return { creditNoteId: lastOf(got, 'credit_notes') };
}

async function customerOf(team: Team, invoiceId: number): Promise<number> {
  const { body } = await team.owner('readInvoice', { params: { invoiceId } });
  return (body as { customer_id: number }).customer_id;
}

/** The id of the newest of an invoice's payments, allocations or credit notes. */
export function lastOf({ body }: Got, list: 'payments' | 'allocations' | 'credit_notes'): number {
  return (body as Record<typeof list, readonly { id: number }[]>)[list].at(-1)?.id ?? 0;
}

export function done(got: Got): Got {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
}

const made = (got: Got): number => idOf(done(got));
