// For every endpoint of self-invoices and payment vouchers a request that is right at any time: the
// bill under reverse charge, and its payment, are posted for it first.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import { accountUnder } from './requests.ts';

export const isOfReverseCharge = (name: string): boolean =>
  /SelfInvoice|PaymentVoucher|ReverseCharge/.test(name);

const done = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};

let count = 0;

/** Only a registered book pays tax and takes credit: it is one for as long as that takes. */
export async function whileRegistered<Made>(team: Team, make: () => Promise<Made>): Promise<Made> {
  const params = { bookId: team.bookId };
  const got = done(await team.owner('readBillingSettings', { params }));
  const { gstin, registration } = got.body as { gstin: string | null; registration: string };
  if (registration === 'regular') return make();
  const settings = { gstin: '27AAPFU0939F1ZV', registration: 'regular' };
  done(await team.owner('changeBillingSettings', { params, body: settings }));
  const made = await make();
  const before = { gstin, registration, state_code: null, pan: null };
  done(await team.owner('changeBillingSettings', { params, body: before }));
  return made;
}

/** Rent of 250.00 of a landlord who is not registered. */
async function newBill(team: Team): Promise<Got> {
  count += 1;
  const landlord = { name: `Landlord ${count}`, registration: 'unregistered', state_code: '27' };
  const supplier = done(await team.owner('addSupplier', { body: landlord }));
  const rent = await accountUnder(team, 'Indirect Expenses', { name: `Rent ${count}` });
  const body = {
    supplier_account_id: (supplier.body as { account_id: number }).account_id,
    bill_number: `R/${count}`,
    bill_date: '2026-04-02',
    posted_on: '2026-04-02',
    received_on: '2026-04-02',
    reverse_charge: true,
    items: [{ account_id: rent, name: 'Rent', hsn: '997212', tax_rate: 18, taxable: '250.00' }],
    post: true,
  };
  return done(await team.owner('createPurchaseBill', { body }));
}

/** An advance that was set against the bill: its voucher is still to be made. */
async function newPayment(team: Team): Promise<Got> {
  const bill = await newBill(team);
  const { supplier_account_id: account_id } = bill.body as { supplier_account_id: number };
  const paying = { method: 'cash', amount: '250.00', against: [] };
  const body = { supplier_account_id: account_id, ...paying };
  const paid = done(await team.owner('createSupplierPayment', { body }));
  const item = { kind: 'purchase-bill', id: idOf(bill) };
  const by = { kind: 'supplier-payment', id: idOf(paid) };
  done(await team.owner('settleItem', { body: { account_id, item, by, amount: '250.00' } }));
  return paid;
}

const HAS_INVOICE: readonly EndpointName[] = ['cancelSelfInvoice', 'readSelfInvoicePdf'];

export const reverseChargeParams = (
  team: Team,
  name: EndpointName,
): Promise<Record<string, number>> =>
  whileRegistered(team, async () => {
    if (/Voucher/.test(name)) {
      const params = { paymentId: idOf(await newPayment(team)) };
      if (name !== 'issuePaymentVoucher') {
        done(await team.owner('issuePaymentVoucher', { params, body: {} }));
      }
      return params;
    }
    if (!/SelfInvoice/.test(name)) return {};
    const params = { billId: idOf(await newBill(team)) };
    if (HAS_INVOICE.includes(name)) {
      done(await team.owner('issueSelfInvoice', { params, body: {} }));
    }
    return params;
  });

export const reverseChargeBody = (name: EndpointName): Record<string, unknown> | undefined => {
  if (name === 'cancelSelfInvoice') return { reason: 'Dated wrongly' };
  return name === 'issueSelfInvoice' || name === 'issuePaymentVoucher' ? {} : undefined;
};
