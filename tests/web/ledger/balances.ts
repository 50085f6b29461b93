// Balances as the server writes them, small enough to be added up by hand: two groups within
// Current Assets, one with money on both sides, and a profit of earlier years.
import type { BalanceRow, BookBalances, DebitAndCredit } from '#tests/support/replies-on-wire.ts';

const sides = (debit: string, credit = '0.00'): DebitAndCredit => ({ debit, credit });

type Columns = Pick<BalanceRow, 'opening' | 'movement' | 'closing'>;

const row = (
  account_id: number,
  name: string,
  group: BalanceRow['group'],
  figures: Columns,
  last_entry: string | null = '2026-11-20',
): BalanceRow => ({
  account_id,
  name,
  account_type: 'Any',
  group,
  retired: false,
  ...figures,
  last_entry,
});

const of = (
  opening: DebitAndCredit,
  movement: DebitAndCredit,
  closing: DebitAndCredit,
): Columns => ({
  opening,
  movement,
  closing,
});

const bank = of(sides('99999999.00'), sides('100.00', '99.50'), sides('99999999.50'));
const cash = of(sides('10.00'), sides('5.00', '15.00'), sides('0.00'));
const input = of(sides('0.00'), sides('18.00'), sides('18.00'));
const output = of(sides('0.00', '9.00'), sides('0.00', '27.50'), sides('0.00', '36.50'));

export const recordedBalances: BookBalances = {
  period: { from: '2026-04-01', to: '2026-11-20', year: '26-27' },
  rows: [
    row(1, 'HDFC Bank current', 'bank-accounts', bank),
    row(2, 'Cash', 'cash-in-hand', cash, '2026-10-08'),
    row(3, 'Input CGST', 'duties-taxes', input),
    row(4, 'Output CGST', 'duties-taxes', output),
  ],
  groups: [
    { group: 'bank-accounts', count: 1, ...bank },
    { group: 'cash-in-hand', count: 1, ...cash },
    {
      group: 'duties-taxes',
      count: 2,
      ...of(sides('0.00', '9.00'), sides('18.00', '27.50'), sides('18.00', '36.50')),
    },
  ],
  hidden: 6,
  retired: 0,
  profit_brought_forward: '-100000000.00',
  totals: of(
    sides('100000009.00', '100000009.00'),
    sides('123.00', '142.00'),
    sides('100000017.50', '100000036.50'),
  ),
  counted_to: 812,
};
