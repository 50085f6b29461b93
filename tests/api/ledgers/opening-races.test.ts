// A correction of opening balances and money that settles one of their bills, at the same moment.
import type { OpeningDocument } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const ROUNDS = [0, 1, 2, 3, 4, 5];

it('a bill is never settled for more than it comes to', async () => {
  const made = await Promise.all(
    ROUNDS.map((nth) => team.owner('createCustomer', { body: { name: `Deccan ${nth}` } })),
  );
  const customers = made.map(({ body }) => body as { id: number; account_id: number });
  const figures = (amounts: readonly string[]) => ({
    accounts: customers.map(({ account_id }, nth) => ({
      account_id,
      balance: '100',
      bills: [{ number: 'A', date: '2026-08-24', amount: amounts[nth] ?? '100' }],
    })),
  });
  await team.owner('postOpening', { body: { begins_on: '2026-10-01', ...figures([]) } });
  const amounts: string[] = [];
  for (const [nth, customer] of customers.entries()) {
    const { posted } = (await team.owner('readOpening')).body as OpeningDocument;
    const billId = posted?.accounts[nth]?.bills[0]?.id;
    amounts[nth] = '40';
    // The balances stay and the bills are cut otherwise, so that no journal is posted with it.
    const correcting = team.owner('correctOpening', { body: figures(amounts) });
    const settling = team.owner('recordReceipt', {
      params: { customerId: customer.id },
      body: {
        amount: '100',
        method: 'upi',
        against: [{ kind: 'opening-bill', id: billId, amount: '100' }],
      },
    });
    const [correction, receipt] = await Promise.all([correcting, settling]);
    expect([
      [200, 422],
      [409, 200],
    ]).toContainEqual([correction.status, receipt.status]);
    if (correction.status !== 200) amounts[nth] = '100';
  }
});
