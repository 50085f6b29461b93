// For every endpoint of expenses a request that is right at any time.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import { accountUnder, newPurchaseBill } from './requests.ts';

export const isOfExpense = (name: string): boolean => /Expense|PaidBill/.test(name);

const done = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};

let count = 0;

async function newSlip(team: Team) {
  count += 1;
  const account_id = await accountUnder(team, 'Indirect Expenses', { name: `Tea ${count}` });
  const items = [{ account_id, description: 'Tea', amount: '42.00' }];
  return { paid_to: 'Ganesh Tea Stall', paid_on: '2026-04-02', items };
}

export async function expenseParams(
  team: Team,
  name: EndpointName,
): Promise<Record<string, number>> {
  if (name === 'readExpense' || name === 'reverseExpense') {
    const body = await newSlip(team);
    return { expenseId: idOf(done(await team.owner('createExpense', { body }))) };
  }
  if (name !== 'reversePaidBill') return {};
  const body = await newPurchaseBill(team);
  const got = done(await team.owner('createPaidBill', { body }));
  return { billId: (got.body as { bill_id: number }).bill_id };
}

export async function expenseBody(
  team: Team,
  name: EndpointName,
): Promise<Record<string, unknown> | undefined> {
  switch (name) {
    case 'createExpense':
      return newSlip(team);
    case 'createPaidBill':
      return newPurchaseBill(team);
    case 'reverseExpense':
    case 'reversePaidBill':
      return { reason: 'Entered twice' };
    default:
      return undefined;
  }
}
