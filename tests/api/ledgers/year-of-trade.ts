// Two years of a small trade with entries on every edge: 31 March and 1 April, the ends of quarters
// and months, an income and an expense that begin each year at zero.
import type { Ledger, TrialBalance } from '#tests/support/replies-on-wire.ts';
import type { Got } from '#tests/support/server.ts';
import type { Ask, Team } from '#tests/support/team.ts';

type Entry = readonly [date: string, debit: string, credit: string, rupees: string];

export const TRADE: readonly Entry[] = [
  ['2025-04-01', 'Cash', 'Capital Account', '10000.00'],
  ['2025-06-30', 'Rent', 'Cash', '1000.00'],
  ['2026-02-28', 'Cash', 'Sales – Goods', '700.00'],
  ['2026-03-31', 'Cash', 'Sales – Goods', '300.00'],
  ['2026-04-01', 'Cash', 'Sales – Goods', '50.00'],
  ['2026-04-01', 'Rent', 'Cash', '40.00'],
  ['2026-06-30', 'Cash', 'Sales – Goods', '60.00'],
  ['2026-07-01', 'Cash', 'Sales – Goods', '70.00'],
  ['2026-09-30', 'Bank Account', 'Cash', '500.00'],
  ['2026-10-01', 'Cash', 'Sales – Goods', '1.00'],
  ['2026-10-31', 'Cash', 'Sales – Goods', '2.00'],
];

/** Posted out of order, since vouchers come late and a ledger goes by their dates. */
export async function trade(team: Team): Promise<void> {
  for (const [date, debit, credit, amount] of TRADE.toReversed()) {
    const entry = [
      { account_id: team.account(debit), amount },
      { account_id: team.account(credit), amount: `-${amount}` },
    ];
    await team.owner('postJournal', { body: { entry, date, narration: `${debit} ${date}` } });
  }
}

export const ledgerOf = async (
  team: Team,
  account: string,
  query: NonNullable<Ask['query']>,
): Promise<Ledger> => {
  const params = { bookId: team.bookId, accountId: team.account(account) };
  return bodyOf<Ledger>(await team.auditor('readLedger', { params, query }));
};

export const trialBalanceOf = async (
  team: Team,
  query: NonNullable<Ask['query']>,
): Promise<TrialBalance> =>
  bodyOf<TrialBalance>(
    await team.auditor('readTrialBalance', { params: { bookId: team.bookId }, query }),
  );

function bodyOf<Body>({ status, body }: Got): Body {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Body;
}

/** Rupees of the wire as whole paise, for adding up in a test. */
export const paiseOf = (rupees: string): number => Math.round(Number(rupees) * 100);
