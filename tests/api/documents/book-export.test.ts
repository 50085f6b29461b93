// Everything of a book as one archive of tables.
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused } from '#tests/support/problems.ts';
import type { Got } from '#tests/support/server.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Asking, Team } from '#tests/support/team.ts';
import { bytesOf } from '../customers/sheets.ts';
import { balesIn, newCustomer, newInvoice, newReceipt } from '../trade/requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  const { bookId: book_id } = team;
  await newCustomer(team, { name: '=HYPERLINK("http://evil.example")', book_id });
  const entry = [
    { account_id: team.account('Cash'), amount: '1500.50' },
    { account_id: team.account('Capital Account'), amount: '-1500.50' },
  ];
  await team.owner('postJournal', { body: { entry, narration: 'Capital, in cash', book_id } });
});
afterAll(() => team.close());

async function accountOf(customerId: number): Promise<number> {
  const { body } = await team.owner('readCustomer', { params: { customerId } });
  return (body as { account_id: number }).account_id;
}
const exported = (by: Asking): Promise<Got> =>
  by('exportBook', { params: { bookId: team.bookId } });
const filesOf = (got: Got): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytesOf(got))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );

describe('exportBook', () => {
  it('has a table of each kind of record that the book has, and none of the others', async () => {
    const got = await exported(team.owner);
    expect(got.status).toBe(200);
    const files = filesOf(got);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['read-me.txt', 'account.csv', 'client.csv', 'journal.csv']),
    );
    expect(files).not.toHaveProperty('user.csv');
    expect(files).not.toHaveProperty('photo.csv');
  });

  it('has the receipts, notes, offers and opening balances of the book', async () => {
    const { bookId: book_id } = team;
    const customer_id = await newCustomer(team, { name: '@Party', book_id });
    await newReceipt(team, customer_id);
    const invoiceId = idOf(await newInvoice(team, { customer_id }));
    await team.owner('issueCreditNote', { params: { invoiceId }, body: { reason: '01' } });
    await team.owner('createPresale', {
      body: { customer_id, items: [await balesIn(team)], kind: 'quotation', issue: true },
    });
    const bills = [{ number: '=A1', date: '2025-03-01', amount: '90.25' }];
    const account_id = await accountOf(customer_id);
    const opened = await team.owner('postOpening', {
      body: {
        begins_on: '2025-04-01',
        accounts: [{ account_id, balance: '90.25', bills }],
        book_id,
      },
    });
    expect(opened.status).toBe(200);
    const files = filesOf(await exported(team.owner));
    expect(files['receipt.csv']).toMatch(new RegExp(`,${customer_id},,80.00,bank-transfer,`));
    expect(files['credit_note.csv']).toContain(`,${customer_id},${invoiceId},200.00,`);
    expect(files['presale.csv']).toContain(',quotation,');
    expect(files['presale.csv']).toContain(',200.00,200.00,issued,');
    expect(files['opening_balance.csv']).toContain(`2025-03-31,${account_id},90.25`);
    expect(files['opening_bill.csv']).toContain(",'=A1,2025-03-01,,90.25");
    expect(files['document_number.csv']).toContain('receipt,');
    expect(files['member.csv']).toContain(',owner,');
    expect(files).not.toHaveProperty('refund.csv');
  });

  it('writes amounts plainly, and no text that a spreadsheet reckons with', async () => {
    const files = filesOf(await exported(team.auditor));
    expect(files['journal_detail.csv']).toContain(',-1500.50,');
    expect(files['client.csv']).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  it('has every event of the log, and says which is the last', async () => {
    const files = filesOf(await exported(team.accountant));
    const { body } = await team.owner('readLogHead', { params: { bookId: team.bookId } });
    const { seq, hash } = body as { seq: number; hash: string };
    const events = (files['events.csv'] ?? '').trimEnd().split('\r\n').slice(1);
    expect(events.map((line) => Number(line.split(',')[0]))).toStrictEqual(
      Array.from({ length: seq }, (_, at) => at + 1),
    );
    expect(events.some((line) => line.includes('JournalPosted'))).toBe(true);
    expect(files['about.csv']).toContain(`${seq},${seq},${hash},`);
  });

  it('is not for who enters data, nor for strangers', async () => {
    const facts = { role: 'data entry', right: 'ExportBook' };
    expectRefused(await exported(team.dataEntry), 403, 'role_may_not', facts);
    expect((await exported(team.stranger)).status).toBe(404);
    expect((await exported(team.nobody)).status).toBe(401);
  });
});
