// A book that begins within a financial year: what it brought in was there before.
// And what moves no cash in it is no cash flow.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookBalances, CashFlowReply, PostedJournal } from '#tests/support/replies-on-wire.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { done } from '../trade/requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const book = () => ({ params: { bookId: team.bookId } });

async function accountOf(name: string, group: string): Promise<number> {
  const types = (await team.owner('listAccountTypes')).body as { id: number; group: string }[];
  const type = types.find((one) => one.group === group)?.id ?? 0;
  return idOf(await team.owner('createAccount', { body: { name, account_type_id: type } }));
}

async function post(date: string, entry: readonly object[]) {
  const got = done(await team.owner('postJournal', { body: { date, entry } }));
  return (got.body as PostedJournal).journal.id;
}

it('shows its opening balances as opening, and no movement of them', async () => {
  const [cash, capital] = [team.account('Cash'), team.account('Capital Account')];
  const accounts = [
    { account_id: cash, balance: '9000' },
    { account_id: capital, balance: '-9000' },
  ];
  done(await team.owner('postOpening', { body: { begins_on: '2026-10-01', accounts } }));
  const spent = [
    { account_id: team.account('Rent'), amount: '300' },
    { account_id: cash, amount: '-300' },
  ];
  await post('2026-10-15', spent);
  const balances = async (query: object) =>
    (await team.owner('readBalances', { ...book(), query: { show: 'moved', ...query } }))
      .body as BookBalances;
  const year = await balances({ year: '26-27' });
  expect(year.rows.find(({ account_id: id }) => id === cash)).toMatchObject({
    opening: { debit: '9000.00', credit: '0.00' },
    movement: { debit: '0.00', credit: '300.00' },
    closing: { debit: '8700.00', credit: '0.00' },
  });
  expect(year.totals).toMatchObject({
    opening: { debit: '9000.00', credit: '9000.00' },
    movement: { debit: '300.00', credit: '300.00' },
  });
  const october = await balances({ year: '26-27', month: 10 });
  expect(october.totals).toStrictEqual(year.totals);
});

it('invests in a machine on credit when it is paid, by what the payment names', async () => {
  const machine = await accountOf('Lathe', 'fixed-assets');
  const maker = await accountOf('Lathe Works', 'sundry-creditors');
  const cash = team.account('Cash');
  const purchase = [
    { account_id: team.account('Purchases – Goods'), amount: '500' },
    { account_id: maker, amount: '-500' },
  ];
  await post('2026-11-01', purchase);
  const bought = await post('2026-11-02', [
    { account_id: machine, amount: '2000' },
    { account_id: maker, amount: '-2000' },
  ]);
  const flowOf = async () => {
    const query = { from: '2026-10-01', to: '2026-11-20' };
    const reply = (await team.owner('readCashFlow', { ...book(), query })).body as CashFlowReply;
    expect(reply.ties).toBe(true);
    return new Map(reply.rows.map(({ name, amounts }) => [name, amounts[0]]));
  };
  const unpaid = await flowOf();
  expect(unpaid.get('Purchase of fixed assets')).toBeUndefined();
  expect(unpaid.get('Change in trade payables')).toBe('500.00');
  await post('2026-11-10', [
    {
      account_id: maker,
      amount: '800',
      references: [
        { kind: 'against', amount: '800', item: { kind: 'journal', id: bought, line: 2 } },
      ],
    },
    { account_id: cash, amount: '-800' },
  ]);
  const paid = await flowOf();
  expect(paid.get('Purchase of fixed assets')).toBe('-800.00');
  expect(paid.get('Change in trade payables')).toBe('500.00');
});

it('tells opening balances as such in each statement, and as no flow of its year', async () => {
  const { id: bookId } = done(await team.owner('createBook', { body: { name: 'Begun' } })).body as {
    id: number;
  };
  const applied = await team.owner('applySalesTemplate', { params: { bookId } });
  const { accounts: chart } = done(applied).body as { accounts: { id: number; name: string }[] };
  const idOfName = (name: string) => chart.find((one) => one.name === name)?.id ?? 0;
  // Begun on 1 October with what stood on 30 September, sales and rent since April among it.
  const brought = {
    Cash: '9000',
    'Furniture & Fixtures': '5000',
    'Opening Stock / Stock-in-Hand': '3000',
    'Sales – Goods': '-4000',
    Rent: '600',
    'Capital Account': '-13600',
  };
  const accounts = Object.entries(brought).map(([name, balance]) => ({
    account_id: idOfName(name),
    balance,
  }));
  const opening = { book_id: bookId, begins_on: '2026-10-01', accounts };
  done(await team.owner('postOpening', { body: opening }));
  const entry = [
    { account_id: idOfName('Rent'), amount: '100' },
    { account_id: idOfName('Cash'), amount: '-100' },
  ];
  done(await team.owner('postJournal', { body: { book_id: bookId, date: '2026-10-15', entry } }));
  const read = async (name: 'readBalanceSheet' | 'readCashFlow' | 'readProfitAndLoss') => {
    const query = { to: '2027-03-31' };
    const { body } = done(await team.owner(name, { params: { bookId }, query }));
    const { rows } = body as CashFlowReply;
    return Object.fromEntries(
      rows
        .filter(({ amounts }) => amounts.length > 0)
        .map(({ name: line, sum_name: sum, amounts }) => [sum ?? line, amounts[0]]),
    );
  };
  expect(await read('readBalanceSheet')).toMatchObject({
    'Opening balance': '13600.00',
    'Profit for the period': '3300.00',
    'Owner’s funds': '16900.00',
    'Cash in hand': '8900.00',
    Total: '16900.00',
  });
  expect(await read('readBalanceSheet')).not.toHaveProperty('Capital introduced');
  expect(await read('readProfitAndLoss')).toMatchObject({ 'Net profit': '3300.00' });
  expect(await read('readCashFlow')).toStrictEqual({
    'Loss before tax': '-100.00',
    'Operating profit before working capital changes': '-100.00',
    'Cash generated from operations': '-100.00',
    'A. Net cash used in operating activities': '-100.00',
    'B. Net cash from investing activities': '0.00',
    'C. Net cash from financing activities': '0.00',
    'Net decrease in cash and cash equivalents': '-100.00',
    'Cash and cash equivalents at the beginning': '9000.00',
    'Cash and cash equivalents at the end': '8900.00',
  });
});
