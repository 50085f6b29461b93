// For every endpoint of billing a request that is right at any time: the customer, the invoice and
// whatever else it names are made for it first.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { portalAnswer } from '#tests/specimens/tax/einvoice/answers.ts';
import type { Got } from '#tests/support/server.ts';
import { isOfPresale, presaleBody, presaleParams } from './presale/requests.ts';
import { creditMoveBody, creditMoveParams, isOfCreditMove } from './purchase/credit-requests.ts';
import { entryBody, entryParams, isOfEntry } from './purchase/entry-requests.ts';
import { debitNoteBody, debitNoteParams, isOfPurchaseNote } from './purchase/note-requests.ts';
import {
  goodsReceiptBody,
  goodsReceiptParams,
  isOfGoodsReceipt,
} from './purchase/receipt-requests.ts';
import {
  isOfPurchaseOrder,
  purchaseOrderBody,
  purchaseOrderParams,
} from './purchase/order-requests.ts';
import { expenseBody, expenseParams, isOfExpense } from './purchase/expense-requests.ts';
import {
  isOfSupplierPayment,
  isOfTds,
  supplierPaymentBody,
  supplierPaymentParams,
  tdsBody,
  tdsParams,
} from './purchase/payment-requests.ts';
import {
  isOfReverseCharge,
  reverseChargeBody,
  reverseChargeParams,
} from './purchase/reverse-charge-requests.ts';
import { isOfPurchaseBill, purchaseBillBody, purchaseBillParams } from './purchase/requests.ts';
import type { RequestInputs } from '../catalogue/requests.ts';
import {
  CANCEL_IRN,
  leavePortal,
  openForPortal,
  registeredInvoice,
  reportedInvoice,
} from '#tests/specimens/books/registered.ts';

const NOUNS = new RegExp(
  'Customer|Invoice|Payment|Credit|DebitNote|Allocation|Receipt|Refund|Receivables|OpenBills|' +
    'Billing|PostingAccounts|(?:read|email)Statement(?!Lines)|Reminder|CustomerMail|Settle|settleItem|' +
    'Presale|PurchaseBill|LastPrices|Returnable|Supplier|DueBills|payInRun|BankFile|' +
    'SelfInvoice|PaymentVoucher|ReverseCharge|TdsDeposit|readTds$|readWatch$|' +
    'Expense|PaidBill|PurchaseOrder|GoodsReceipt|Bills?OfEntry|LinkableBills',
);

export const isOfBilling = (name: string): boolean =>
  NOUNS.test(name) && name !== 'readInputCredit';

/** Two bales at ₹ 100: what a test asks of an invoice where the amount is of no matter. */
export const BALES = {
  name: 'Cotton bale',
  hsn: '5201',
  uqc: 'BAL',
  quantity: 2,
  rate: '100',
  tax_rate: 5,
};

const { tax_rate: _rate, ...untaxed } = BALES;
/** As a book without a GSTIN bills it. */
export const UNTAXED_BALES = untaxed;

/** @returns the item at a rate that the book may charge: none without a GSTIN. */
export async function balesIn(team: Team, { bookId }: { bookId: number } = team): Promise<object> {
  const { body } = done(await team.owner('readBillingSettings', { params: { bookId } }));
  const { registration } = body as { registration: string };
  return registration === 'unregistered' ? UNTAXED_BALES : BALES;
}

let count = 0;
const fresh = (word: string): string => `${word} ${(count += 1)}`;

type Params = Record<string, number>;

export async function billingRequest(team: Team, name: EndpointName): Promise<RequestInputs> {
  const query = { book_id: team.bookId };
  const params = await paramsOf(team, name);
  const inBook = 'bookId' in params ? {} : query;
  if (name === 'listLastPrices' || name === 'readTdsOfSupplier') {
    return { params, query: { ...query, supplier: 1 } };
  }
  if (name === 'listReverseChargeSeries') {
    return { params, query: { ...query, from: '2026-04-01', to: '2026-04-30' } };
  }
  const body = await bodyOf(team, name, params);
  return { params, query: inBook, ...(body === undefined ? {} : { body }) };
}

async function paramsOf(team: Team, name: EndpointName): Promise<Params> {
  if (isOfEntry(name)) return entryParams(team, name);
  if (isOfCreditMove(name)) return creditMoveParams(team, name);
  if (isOfReverseCharge(name)) return reverseChargeParams(team, name);
  if (isOfPurchaseNote(name)) return debitNoteParams(team, name);
  if (isOfSupplierPayment(name)) return supplierPaymentParams(team, name);
  if (isOfTds(name)) return tdsParams(team, name);
  if (isOfExpense(name)) return expenseParams(team, name);
  if (isOfGoodsReceipt(name)) return goodsReceiptParams(team, name);
  if (isOfPurchaseOrder(name)) return purchaseOrderParams(team, name);
  if (isOfPurchaseBill(name)) return purchaseBillParams(team, name);
  if (isOfPresale(name)) return presaleParams(team, name, await newBill(team));
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
    case 'recordRefund':
    case 'listRefunds':
    case 'listCustomerItems':
    case 'listCustomerPayments':
    case 'listCustomerEntries':
    case 'readStatement':
    case 'readStatementPdf':
    case 'emailStatement':
    case 'listCustomerMails':
    case 'readCustomerErasure':
    case 'listReceipts':
    case 'eraseCustomer':
      return { customerId: await newCustomer(team) };
    case 'readSupplier':
    case 'changeSupplier':
    case 'retireSupplier':
    case 'restoreSupplier':
    case 'confirmSupplierBank':
    case 'removeSupplier':
    case 'makeCustomer':
    case 'readSupplierErasure':
    case 'eraseSupplier':
      return { supplierId: await newSupplier(team) };
    case 'cancelSupplierErasure':
      return { supplierId: await supplierToBeErased(team) };
    case 'cancelCustomerErasure':
      return { customerId: await toBeErased(team) };
    case 'readReceipt':
    case 'reverseReceipt':
      return newReceipt(team);
    case 'reverseRefund':
      return newRefund(team);
    case 'changeInvoice':
    case 'issueInvoice':
      return { invoiceId: idOf(await newDraft(team)) };
    case 'readInvoice':
    case 'cancelInvoice':
    case 'recordPayment':
    case 'issueCreditNote':
    case 'issueDebitNote':
    case 'allocateCredit':
    case 'emailInvoice':
    case 'readInvoicePaper':
    case 'readInvoicePdf':
      return { invoiceId: idOf(await newInvoice(team)) };
    case 'cancelEInvoice':
      return { invoiceId: (await atPortal(team, registeredInvoice)).invoiceId };
    case 'reversePayment':
      return newPayment(team);
    case 'reverseAllocation':
      return newAllocation(team);
    case 'reverseSettlement':
      return newSettlement(team);
    case 'readCreditNotePaper':
    case 'readCreditNotePdf':
      return only('creditNoteId', await newCreditNote(team));
    case 'reverseCreditNote':
      return newCreditNote(team);
    case 'readDebitNote':
    case 'readDebitNotePaper':
    case 'readDebitNotePdf':
      return only('debitNoteId', await newDebitNote(team));
    case 'reverseDebitNote':
      return newDebitNote(team);
    case 'readReceiptPdf':
      return only('receiptId', await newReceipt(team));
    case 'readPaymentPdf':
      return only('paymentId', await newPayment(team));
    case 'readRefundPdf':
      return only('refundId', await newRefund(team));
    default:
      return {};
  }
}

const only = (name: string, params: Params): Params => ({ [name]: params[name] ?? 0 });

async function bodyOf(
  team: Team,
  name: EndpointName,
  params: Params,
): Promise<Record<string, unknown> | undefined> {
  if (isOfEntry(name)) return entryBody(name);
  if (isOfCreditMove(name)) return creditMoveBody(team, name);
  if (isOfReverseCharge(name)) return reverseChargeBody(name);
  if (isOfPurchaseNote(name)) return debitNoteBody(team, name);
  if (isOfSupplierPayment(name)) return supplierPaymentBody(team, name);
  if (isOfTds(name)) return tdsBody(name);
  if (isOfExpense(name)) return expenseBody(team, name);
  if (isOfGoodsReceipt(name)) return goodsReceiptBody(team, name);
  if (isOfPurchaseOrder(name)) return purchaseOrderBody(team, name);
  if (isOfPurchaseBill(name)) return purchaseBillBody(team, name);
  if (isOfPresale(name)) return presaleBody(name, await newBill(team));
  switch (name) {
    case 'createCustomer':
    case 'changeCustomer':
      return { name: fresh('Customer') };
    case 'addSupplier':
    case 'changeSupplier':
      return { name: fresh('Supplier'), msme: [MICRO] };
    case 'retireSupplier':
    case 'restoreSupplier':
    case 'confirmSupplierBank':
    case 'makeCustomer':
    case 'activateCustomer':
    case 'deactivateCustomer':
    case 'issueInvoice':
    case 'eraseCustomer':
    case 'eraseSupplier':
      return {};
    case 'changeBillingSettings':
      return { terms: fresh('Terms') };
    case 'changePostingAccounts':
      return { accounts: { cash: team.account('Cash') } };
    case 'createInvoice':
    case 'changeInvoice':
      return { customer_id: await newCustomer(team), items: [await balesIn(team)] };
    case 'cancelInvoice':
    case 'reversePayment':
    case 'reverseAllocation':
    case 'reverseCreditNote':
    case 'reverseDebitNote':
    case 'reverseReceipt':
    case 'reverseRefund':
    case 'reverseSettlement':
      return { reason: 'Typed twice' };
    case 'recordPayment':
      return { amount: '50', method: 'upi' };
    case 'recordReceipt':
      return { amount: '75.50', method: 'cash' };
    case 'recordRefund': {
      const { receiptId } = await newReceipt(team, params['customerId']);
      return { credit: { kind: 'receipt', id: receiptId }, method: 'cash' };
    }
    case 'issueDebitNote':
      return { reason: '04', lines: [{ line: 1, taxable: '10' }] };
    case 'issueCreditNote':
      return { reason: '01', lines: [{ line: 1, quantity: 1 }] };
    case 'allocateCredit': {
      const { receiptId } = await newReceipt(
        team,
        await customerOf(team, params['invoiceId'] ?? 0),
      );
      return { source: { kind: 'receipt', id: receiptId } };
    }
    case 'cancelEInvoice':
      return CANCEL_IRN;
    case 'registerEInvoice': {
      const { document } = await atPortal(team, reportedInvoice);
      return { answer: JSON.stringify(portalAnswer(document)) };
    }
    case 'settleItem':
      return newPair(team);
    case 'emailInvoice':
      return { to: 'mills@example.in' };
    case 'emailStatement':
      return { address: 'mills@example.in' };
    case 'readReminders':
      return {};
    case 'emailInvoices':
      return { invoices: (await newOverdue(team)).invoices };
    case 'readInvoiceEmails':
      return { emails: [1] };
    case 'sendReminders':
      return { customers: [await newOverdue(team)] };
    default:
      return undefined;
  }
}

const newBill = async (team: Team) => ({
  customer_id: await newCustomer(team),
  items: [await balesIn(team)],
});

/** The book stands as one that reports to the portal for as long as the invoice is made. */
async function atPortal<Made>(team: Team, make: (team: Team) => Promise<Made>): Promise<Made> {
  await openForPortal(team);
  const made = await make(team);
  await leavePortal(team);
  return made;
}

const MICRO = { class: 'micro', activity: 'services', from: '2026-04-01', to: null };

async function newSupplier(team: Team): Promise<number> {
  const body = { name: fresh('Supplier'), bank_account_number: '50100123456789' };
  return made(await team.owner('addSupplier', { body }));
}

export async function newCustomer(team: Team, body: object = {}): Promise<number> {
  return made(await team.owner('createCustomer', { body: { name: fresh('Customer'), ...body } }));
}

/** @returns what asks for a reminder of an invoice that is overdue. */
async function newOverdue(team: Team): Promise<{ customer_id: number; invoices: number[] }> {
  const customerId = await newCustomer(team, { email: 'late@example.in' });
  const days = { issue_date: '2026-05-01', due_date: '2026-05-31' };
  const invoice = await newInvoice(team, { customer_id: customerId, ...days });
  return { customer_id: customerId, invoices: [idOf(invoice)] };
}

/** @returns a customer whose erasure waits until the law allows it. */
async function toBeErased(team: Team): Promise<number> {
  const { customerId = 0 } = await newReceipt(team);
  const body = { when_allowed: true, reason: 'Asked by letter' };
  done(await team.owner('eraseCustomer', { params: { customerId }, body }));
  return customerId;
}

/** One whose ledger has an entry, which is kept. */
async function supplierToBeErased(team: Team): Promise<number> {
  const supplierId = await newSupplier(team);
  const read = done(await team.owner('readSupplier', { params: { supplierId } }));
  const { account_id } = read.body as { readonly account_id: number };
  const entry = [
    { account_id: team.account('Cash'), amount: '-20' },
    { account_id, amount: '20' },
  ];
  done(await team.owner('postJournal', { body: { entry, narration: 'Paid ahead' } }));
  const body = { when_allowed: true, reason: 'Asked by letter' };
  done(await team.owner('eraseSupplier', { params: { supplierId }, body }));
  return supplierId;
}

export async function newDraft(team: Team, body: object = {}): Promise<Got> {
  const wanted = 'items' in body ? body : { items: [await balesIn(team)], ...body };
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

async function newRefund(team: Team): Promise<Params> {
  const { customerId = 0, receiptId } = await newReceipt(team);
  const body = { credit: { kind: 'receipt', id: receiptId }, method: 'cash' };
  const got = await team.owner('recordRefund', { params: { customerId }, body });
  return { customerId, refundId: made(got) };
}

async function newAllocation(team: Team): Promise<Params> {
  const invoiceId = idOf(await newInvoice(team));
  const { receiptId } = await newReceipt(team, await customerOf(team, invoiceId));
  const body = { source: { kind: 'receipt', id: receiptId }, amount: '60' };
  const got = done(await team.owner('allocateCredit', { params: { invoiceId }, body }));
  return { invoiceId, allocationId: lastOf(got, 'allocations') };
}

/** @returns two lines on a customer's account, of which one may settle the other. */
async function newPair(team: Team): Promise<Record<string, unknown>> {
  const customerId = await newCustomer(team);
  const { body } = done(await team.owner('readCustomer', { params: { customerId } }));
  const { account_id: accountId } = body as { account_id: number };
  for (const amount of [70, -70]) {
    const entry = [
      { account_id: accountId, amount },
      { account_id: team.account('Cash'), amount: -amount },
    ];
    const params = { bookId: team.bookId };
    done(await team.owner('postJournal', { params, body: { narration: fresh('Fare'), entry } }));
  }
  const listed = done(await team.owner('listCustomerItems', { params: { customerId } }));
  const items = listed.body as readonly { id: number; line: number; open: string }[];
  const named = (isDebit: boolean) => {
    const item = items.find(({ open }) => Number(open) > 0 === isDebit);
    return { kind: 'journal', id: item?.id, line: item?.line };
  };
  return { account_id: accountId, item: named(true), by: named(false) };
}

async function newSettlement(team: Team): Promise<Params> {
  return { settlementId: made(await team.owner('settleItem', { body: await newPair(team) })) };
}

async function newCreditNote(team: Team): Promise<Params> {
  const invoiceId = idOf(await newInvoice(team));
  const body = { reason: '01' };
  const got = done(await team.owner('issueCreditNote', { params: { invoiceId }, body }));
  return { invoiceId, creditNoteId: lastOf(got, 'credit_notes') };
}

async function newDebitNote(team: Team): Promise<Params> {
  const invoiceId = idOf(await newInvoice(team));
  const body = { reason: '04', lines: [{ line: 1, price: '2.50' }] };
  const got = done(await team.owner('issueDebitNote', { params: { invoiceId }, body }));
  return { invoiceId, debitNoteId: lastOf(got, 'debit_notes') };
}

async function customerOf(team: Team, invoiceId: number): Promise<number> {
  const { body } = await team.owner('readInvoice', { params: { invoiceId } });
  return (body as { customer_id: number }).customer_id;
}

type OnInvoice = 'payments' | 'allocations' | 'credit_notes' | 'debit_notes';

/** The id of the newest of an invoice's payments, allocations or notes. */
export function lastOf({ body }: Got, list: OnInvoice): number {
  return (body as Record<typeof list, readonly { id: number }[]>)[list].at(-1)?.id ?? 0;
}

export function done(got: Got): Got {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
}

const made = (got: Got): number => idOf(done(got));

/** A private customer whose every word is found again wherever it should not stand. */
export const CANARY = {
  name: 'Canary Bai Deshpande',
  company: 'Canary Tailoring',
  pan: 'ABCPC1234D',
  email: 'canary@home.example',
  phone: '+91 98111 00009',
  contact: 'Canary junior',
  address: '9 Canary Lane',
  city: 'Canaryville',
  pincode: '411030',
  state_code: '27',
};
