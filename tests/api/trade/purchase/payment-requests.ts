// For every endpoint of payments to suppliers a request that is right at any time: the bill that is
// paid is posted for it first.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { newPurchaseBill } from './requests.ts';

export const isOfSupplierPayment = (name: string): boolean =>
  /SupplierPayment|PaymentAdvice|DueBills|payInRun|BankFile/.test(name);

const NAMED: readonly EndpointName[] = [
  'readSupplierPayment',
  'reverseSupplierPayment',
  'readPaymentAdvicePdf',
];

/** A bill of 250.00 that is posted, and part of it paid. */
async function newSupplierPayment(team: Team) {
  const body = { ...(await newPurchaseBill(team)), post: true };
  const bill = await team.owner('createPurchaseBill', { body });
  if (bill.status !== 200) throw new Error(`${bill.status} ${JSON.stringify(bill.body)}`);
  const { supplier_account_id } = bill.body as { supplier_account_id: number };
  const against = [{ kind: 'purchase-bill', id: idOf(bill), amount: '100.00' }];
  return { supplier_account_id, method: 'bank-transfer', amount: '150.00', against };
}

async function newRun(team: Team) {
  const { supplier_account_id, amount, against } = await newSupplierPayment(team);
  return { payments: [{ supplier_account_id, amount, against }] };
}

export async function supplierPaymentParams(
  team: Team,
  name: EndpointName,
): Promise<Record<string, number>> {
  if (name === 'readBankFile') {
    const got = await team.owner('payInRun', { body: await newRun(team) });
    if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
    return { runId: (got.body as { run_id: number }).run_id };
  }
  if (!NAMED.includes(name)) return {};
  const got = await team.owner('createSupplierPayment', { body: await newSupplierPayment(team) });
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return { paymentId: idOf(got) };
}

export async function supplierPaymentBody(
  team: Team,
  name: EndpointName,
): Promise<Record<string, unknown> | undefined> {
  switch (name) {
    case 'createSupplierPayment':
      return newSupplierPayment(team);
    case 'payInRun':
      return newRun(team);
    case 'reverseSupplierPayment':
      return { reason: 'Paid twice' };
    default:
      return undefined;
  }
}

export const isOfTds = (name: string): boolean => /TdsDeposit|^readTds$/.test(name);

/** What was deducted before the books began, so that it is right in every book. */
const DEPOSIT = { beyond: [{ code: '1024', month: '2026-04-01', amount: '19.00' }] };

export async function tdsParams(team: Team, name: EndpointName): Promise<Record<string, number>> {
  if (name !== 'readTdsDeposit' && name !== 'reverseTdsDeposit') return {};
  const got = await team.owner('createTdsDeposit', { body: DEPOSIT });
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return { depositId: idOf(got) };
}

export function tdsBody(name: EndpointName): Record<string, unknown> | undefined {
  if (name === 'createTdsDeposit') return DEPOSIT;
  return name === 'reverseTdsDeposit' ? { reason: 'Paid twice' } : undefined;
}
