// What the sheets of lists say, made of the replies that the server gave.
import { describe, expect, test } from 'vitest';
import { listMembers } from '#api/contract/book/book.ts';
import { listInvitations } from '#api/contract/book/invitation.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { readBalances } from '#api/contract/account/balances.ts';
import { readOpening } from '#api/contract/account/opening.ts';
import { listAccounts } from '#api/contract/account/account.ts';
import { readReturns } from '#api/contract/book/returns.ts';
import { listAssets } from '#api/contract/catalogue/asset.ts';
import { listStock } from '#api/contract/catalogue/stock/register.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { readStatement } from '#api/contract/customer/statement.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { listUsers } from '#api/contract/session/user.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { sheetCsv } from '#core/kernel/writing/csv.ts';
import { returnsSheet } from '#web/features/account/returns/returns-sheet.ts';
import { membersSheet } from '#web/features/book/members/members-sheet.ts';
import { usersSheet } from '#web/features/catalogue/admin/users-sheet.ts';
import { assetsSheet } from '#web/features/catalogue/book/assets/assets-sheet.ts';
import { mastersSheet } from '#web/features/catalogue/list/masters-sheet.ts';
import { statementSheet } from '#web/features/customer/statement/statement-sheet.ts';
import { runningSheet } from '#web/features/journal/list/running/running-sheet.ts';
import { LEDGER_COLUMNS } from '#web/features/ledger/ledger-sheet.ts';
import { trialBalanceSheet } from '#web/features/report/trial-balance/trial-balance-sheet.ts';
import { historySheet } from '#web/shell/history/history-sheet.ts';
import { daysOf } from '#web/shell/balances/use-days.ts';
import { readingUntil } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { todayInIndia } from '#web/format/dates.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import assets from '#tests/specimens/replies/listAssets.json' with { type: 'json' };
import history from '#tests/specimens/replies/readHistory.json' with { type: 'json' };
import members from '#tests/specimens/replies/listMembers.json' with { type: 'json' };
import invited from '#tests/specimens/replies/listInvitations.json' with { type: 'json' };
import opening from '#tests/specimens/replies/readOpening.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import returns from '#tests/specimens/replies/readReturns.json' with { type: 'json' };
import statement from '#tests/specimens/replies/readStatement.json' with { type: 'json' };
import stock from '#tests/specimens/replies/listStock.json' with { type: 'json' };
import users from '#tests/specimens/replies/listUsers.json' with { type: 'json' };
import { cards } from './running.ts';
import { recordedBalances } from './balances.ts';
import { ok, serverAnswers } from '../support/answers.ts';

const BOOK = { bookId: 1 };

const work = (): SheetWork => ({
  read: readingUntil(new AbortController().signal),
  onProgress: () => undefined,
  linesMax: 1000,
});

const textOf = ({ lines }: ReportSheet): string[] =>
  lines.map(({ as, cells }) => `${as}: ${cells.map((cell) => cell ?? '').join(' | ')}`);

describe('the trial balance as a sheet', () => {
  const made = (as: 'all' | 'closing', search = '') => {
    const asked: (string | null)[] = [];
    serverAnswers([
      [
        readBalances,
        (query) => {
          asked.push(query.get('search'));
          return ok(recordedBalances);
        },
      ],
      [readOpening, ok({ ...opening, difference: '0.00' })],
    ]);
    const days = daysOf(new URLSearchParams('on=2026-11-20'), todayInIndia());
    const sheet = trialBalanceSheet(work(), { ...BOOK, days, as, withZero: false, search });
    return sheet.then((one) => ({ ...one, asked }));
  };

  test('has of a search what the screen shows: those accounts and their total alone', async () => {
    const { asked, ...sheet } = await made('closing', 'cgst');
    expect(asked).toStrictEqual(['cgst']);
    expect(sheet.remarks[0]).toBe('Found by ‘cgst’');
    expect(sheet).not.toHaveProperty('isSigned');
    const texts = textOf(sheet);
    expect(texts.some((text) => text.includes('brought forward'))).toBe(false);
    const count = recordedBalances.rows.length;
    expect(texts.at(-1)).toMatch(new RegExp(`^total: Total of ${count} accounts found \\| \\d`));
  });

  test('has opening, movement and closing of every account, and foots', async () => {
    const sheet = await made('all');
    expect(sheet.period).toBe('from 1 April 2026 to 20 November 2026');
    expect(textOf(sheet).slice(0, 3)).toStrictEqual([
      'group: Duties & Taxes |  | 900 | 1800 | 2750 | 1800 | 3650',
      'line: Input CGST |  |  | 1800 |  | 1800 | ',
      'line: Output CGST |  | 900 |  | 2750 |  | 3650',
    ]);
    expect(textOf(sheet).slice(-2)).toStrictEqual([
      'line: Profit brought forward |  | 10000000000 |  |  |  | 10000000000',
      'total: Total | 10000000900 | 10000000900 | 12300 | 14200 | 10000001750 | 10000003650',
    ]);
  });

  test('leaves out who ends at nil where the closing stands alone', async () => {
    const text = textOf(await made('closing')).join('\n');
    expect(text).toContain('Bank');
    expect(text).not.toContain('Cash');
  });
});

test('a ledger that is narrowed has the columns of the whole one, and what each balance was', async () => {
  serverAnswers([[listJournals, ok(cards.slice(1))]]);
  const sheet = await runningSheet(work(), {
    ...BOOK,
    account: { id: 3, name: 'Cash' },
    asked: { account: 3, only: 'late', from: '2026-04-01', to: '2026-06-30' },
    order: 'date',
    narrowing: ['Late entries'],
  });
  const { title, period, remarks } = sheet;
  expect([title, period, ...remarks]).toStrictEqual([
    'Cash',
    'from 1 April 2026 to 30 June 2026',
    'Late entries',
  ]);
  expect(sheet.columns.map(({ head }) => head)).toStrictEqual(
    LEDGER_COLUMNS.map(({ head }) => head),
  );
  expect(textOf(sheet)).toStrictEqual([
    'line: 2026-04-02 | #2 | Rent +1 | Narration of 2 |  | 10000054900 | 0 | 0',
    'line: 2026-04-05 | #3 | Tea | Narration of 3 |  | 550 | 550 | -550',
    'total:  |  | Total of 2 entries |  | 0 | 10000055450 |  | ',
  ]);
});

test('a history says who did what, with the number of each event', () => {
  const sheet = historySheet('#12', readHistory.reply.parse(history));
  expect(sheet.title).toBe('History of #12');
  expect(sheet.lines).toHaveLength(history.length);
  expect(sheet.lines[0]?.cells[0]).toBe(history[0]?.seq);
});

test('the returns of a year say under which number each was filed', async () => {
  serverAnswers([[readReturns, ok(returns)]]);
  const sheet = await returnsSheet(work(), { ...BOOK, year: '26-27' });
  const filed = textOf(sheet).find((line) => line.includes('AA270426123456K'));
  expect(filed).toContain('GSTR-3B | Apr 2026 | 2026-04-01 | 2026-04-30');
});

test('members stand apart from who is invited, and no role has a place to break in it', async () => {
  serverAnswers([
    [listMembers, ok(members)],
    [listInvitations, ok(invited)],
  ]);
  const sheet = await membersSheet(work(), { ...BOOK, withInvited: true });
  const groups = sheet.lines.filter(({ as }) => as === 'group').map(({ cells }) => cells[0]);
  expect(groups).toStrictEqual(['Members', 'Invited']);
  expect(sheetCsv(sheet)).not.toContain('\u00ad');
});

test('a stock names the product that it is of, and what is in hand', async () => {
  const [product] = products;
  serverAnswers([
    [listAssets, ok(assets.map((one) => ({ ...one, product_id: product?.id ?? null })))],
    [listAccounts, ok(accounts)],
    [MASTERS.product.list, ok(products)],
    [listStock, ok(stock.map((one) => ({ ...one, product_id: product?.id })))],
  ]);
  const sheet = await assetsSheet(work(), { ...BOOK, kind: 'stock', search: '' });
  expect(textOf(sheet)).toStrictEqual([
    `line: Godown, rear | ${product?.name} |  |  | Katta of 25 kg | 290500`,
  ]);
});

test('products of a book have their codes and rates, and say whose they are', async () => {
  serverAnswers([[MASTERS.product.list, ok(products)]]);
  const asked = { kind: 'product', where: 1, search: '', scope: 'all' } as const;
  const sheet = await mastersSheet(work(), asked);
  expect(sheet.columns.map(({ head }) => head)).toContain('HSN or SAC');
  expect(textOf(sheet)[0]).toMatch(/ (all books|this book) /);
});

test('users of the installation have their roles', async () => {
  serverAnswers([[listUsers, ok(users)]]);
  const sheet = await usersSheet(work(), 'admin');
  expect(sheet.remarks).toStrictEqual(['Found by ‘admin’']);
  expect(textOf(sheet)[0]).toContain('admin@lekha.example');
});

test('a statement of account ends in its totals and its closing balance', async () => {
  serverAnswers([[readStatement, ok(statement)]]);
  const { customer, from, to } = statement;
  const sheet = await statementSheet(work(), { ...BOOK, customerId: customer.id, from, to });
  expect(sheet.title).toBe('Statement of account, Karnataka Agro Mills LLP');
  const closing = Math.round(Number(statement.closing) * 100);
  expect(sheet.lines.at(-1)?.cells.slice(-2)).toStrictEqual([Math.abs(closing), closing]);
});
