// Invoices for the e-invoice portal and its answers to them, in the book of a team.
import { idOf } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { portalAnswer } from '#tests/specimens/tax/einvoice/answers.ts';
import type { AnsweredDocument } from '#tests/specimens/tax/einvoice/answers.ts';
import type { Got } from '#tests/support/server.ts';

export const SELLER = '27AAPFU0939F1ZV';
export const BUYER = '29AAACK1234F1ZW';
const DAY = '2026-05-05';

const expectDone = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status}: ${JSON.stringify(got.body)}`);
  return got;
};

/** Has the book stand as a registered one, whose answers are taken. */
export async function openForPortal({ owner, bookId }: Team): Promise<void> {
  const params = { bookId };
  const address = { address: '12 Market Road', city: 'Pune', pincode: '411001' };
  const body = { gstin: SELLER, registration: 'regular', ...address };
  expectDone(await owner('changeBillingSettings', { params, body }));
}

/** Has the book stand as one that turned over twelve crore, and must have them. */
export async function openAboveLimit(team: Team): Promise<void> {
  await openForPortal(team);
  const body = { financial_year: '25-26', amount: '120000000' };
  expectDone(await team.owner('setTurnover', { params: { bookId: team.bookId }, body }));
}

export type ReportedInvoice = { readonly invoiceId: number; readonly document: AnsweredDocument };

let count = 0;

/** @returns an invoice of ₹210.00 of value and IGST to a mill in Karnataka, with what it says. */
export async function reportedInvoice({ owner }: Team): Promise<ReportedInvoice> {
  const customer = {
    name: `Agro Mills ${(count += 1)}`,
    gst_number: BUYER,
    registration: 'regular',
    address: '4 Mill Road',
    city: 'Hubballi',
    pincode: '580020',
    state_code: '29',
  };
  const { body: one } = expectDone(await owner('createCustomer', { body: customer }));
  const item = { name: 'Cotton bale', hsn: '520100', uqc: 'BAL' };
  const items = [{ ...item, quantity: 2, rate: '100', tax_rate: 5 }];
  const body = { customer_id: (one as { id: number }).id, issue_date: DAY, items, issue: true };
  const got = expectDone(await owner('createInvoice', { body }));
  const { number } = got.body as { number: string };
  return { invoiceId: idOf(got), document: documentOf(number) };
}

export const documentOf = (number: string): AnsweredDocument => ({
  number,
  date: DAY,
  sellerGstin: SELLER,
  buyerGstin: BUYER,
  rupees: 210,
  acknowledgedAt: `${DAY} 15:30:00`,
});

/** @returns an invoice that the portal has registered. */
export async function registeredInvoice(team: Team): Promise<ReportedInvoice> {
  const reported = await reportedInvoice(team);
  const answer = JSON.stringify(portalAnswer(reported.document));
  expectDone(await team.owner('registerEInvoice', { body: { answer } }));
  return reported;
}

/** The body of what cancels an IRN of then. */
export const CANCEL_IRN = { cancelled_at: `${DAY}T18:00`, reason: '2', remark: 'Wrong rate' };

/**
 * Has the book stand outside GST again, as the other tests of a team know it. Returns that were
 * marked filed under its registration are so no more.
 */
export async function leavePortal({ owner, bookId }: Team): Promise<void> {
  const params = { bookId };
  const body = { gstin: null, pan: null, registration: 'unregistered' };
  const leave = () => owner('changeBillingSettings', { params, body });
  let answer = await leave();
  while (answer.status === 409) {
    const { facts } = answer.body as { facts: { return_kind: string; period: string } };
    const { return_kind, period } = facts;
    const reversal = { return_kind, period, reason: 'Of another book' };
    expectDone(await owner('reverseReturnFiling', { params, body: reversal }));
    answer = await leave();
  }
  expectDone(answer);
}
