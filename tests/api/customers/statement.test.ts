import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerEntries, Statement } from '#tests/support/replies-on-wire.ts';
import { readPdf } from '../documents/pdf-text.ts';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { done, newCustomer, newInvoice } from '../trade/requests.ts';

let team: Team;
let customerId: number;
beforeAll(async () => {
  team = await openTeam();
  customerId = await newCustomer(team, { name: 'Karnataka Agro', state_code: '29' });
  const bill = (issue_date: string, rate: string) =>
    newInvoice(team, {
      customer_id: customerId,
      issue_date,
      items: [
        {
          name: 'Cotton bale',
          hsn: '5201',
          uqc: 'BAL',
          quantity: 1,
          rate,
          tax_rate: 0,
        },
      ],
    });
  await bill('2026-03-31', '1000');
  await bill('2026-04-01', '200');
  const third = await bill('2026-04-15', '30.50');
  const params = { invoiceId: idOf(third) };
  const body = { amount: '30.50', method: 'upi', date: '2026-05-02' };
  done(await team.owner('recordPayment', { params, body }));
  const receipt = { amount: '500', method: 'cash', date: '2026-05-10' };
  done(await team.owner('recordReceipt', { params: { customerId }, body: receipt }));
});
afterAll(() => team.close());

const read = (query: Record<string, string | number>) =>
  team.owner('readStatement', { params: { customerId }, query });
const statement = async (query: Record<string, string | number>): Promise<Statement> =>
  done(await read(query)).body as Statement;
const said = ({ opening, lines, totals, closing }: Statement) => ({
  opening,
  lines: lines.map(({ date, amount, balance }) => `${date} ${amount} ${balance}`),
  totals,
  closing,
});

describe('the statement of a customer', () => {
  it('is of this financial year unless days are given', async () => {
    const got = await statement({});
    expect(got.from).toMatch(/-04-01$/);
    expect(got.customer).toMatchObject({ id: customerId, name: 'Karnataka Agro' });
    expect(got.closing).toBe('700.00');
  });

  it('begins with what was owed and ends with what is', async () => {
    expect(said(await statement({ from: '2026-04-01', to: '2026-05-31' }))).toStrictEqual({
      opening: '1000.00',
      lines: [
        '2026-04-01 200.00 1200.00',
        '2026-04-15 30.50 1230.50',
        '2026-05-02 -30.50 1200.00',
        '2026-05-10 -500.00 700.00',
      ],
      totals: { debit: '230.50', credit: '530.50' },
      closing: '700.00',
    });
  });

  it('begins and ends on any day, both included', async () => {
    expect(said(await statement({ from: '2026-04-15', to: '2026-05-02' }))).toStrictEqual({
      opening: '1200.00',
      lines: ['2026-04-15 30.50 1230.50', '2026-05-02 -30.50 1200.00'],
      totals: { debit: '30.50', credit: '30.50' },
      closing: '1200.00',
    });
    expect(said(await statement({ from: '2025-04-01', to: '2026-03-30' }))).toStrictEqual({
      opening: '0.00',
      lines: [],
      totals: { debit: '0.00', credit: '0.00' },
      closing: '0.00',
    });
  });

  it('names the document of each line', async () => {
    const { lines } = await statement({ from: '2026-04-15', to: '2026-05-31' });
    expect(lines.map(({ document }) => [document?.kind, document?.number])).toStrictEqual([
      ['invoice', 'INV-003'],
      ['payment', 'INV-003'],
      ['receipt', 'RV-002'],
    ]);
  });

  it('comes in pages that continue the balance', async () => {
    const days = { from: '2026-04-01', to: '2026-05-31' };
    const first = await statement({ ...days, limit: 3 });
    const rest = await statement({ ...days, limit: 3, after: first.next ?? '' });
    expect(said(rest).lines).toStrictEqual(['2026-05-10 -500.00 700.00']);
    expect(rest.next).toBeNull();
    expect(rest.closing).toBe(first.closing);
  });

  it.each([
    [{ from: '2026-02-30' }, ['from']],
    [{ to: '31/03/2026' }, ['to']],
    [{ from: '2026-05-02', to: '2026-05-01' }, ['from']],
    [{ from: '0001-01-01' }, ['from']],
    [{ to: '0001-01-01' }, ['to']],
    [{ to: '9999-12-31' }, ['to']],
    [{ after: 'x' }, ['after']],
    [{ after: '2020-01-01.1.1.0' }, ['after']],
    [{ limit: 501 }, ['limit']],
    [{ year: '26-27' }, ['year']],
  ])('is not asked for by %j', async (query, fields) => {
    expectFields(await read(query), fields);
  });
});

describe('the statement of a customer as PDF', () => {
  const params = () => ({ customerId });

  it('has the lines of its period and the bills that are open at its end', async () => {
    const query = { from: '2026-04-15', to: '2026-05-31' };
    const pdf = await team.auditor('readStatementPdf', { params: params(), query });
    expect([pdf.status, pdf.headers.get('Content-Disposition')]).toStrictEqual([
      200,
      'attachment; filename="Statement-Karnataka-Agro-2026-05-31.pdf"',
    ]);
    const { text } = await readPdf(pdf.body);
    expect(text).toContain('Balance b/d 1,200.00 Dr');
    expect(text).toContain('10 May 2026 Receipt RV-002 500.00 700.00 Dr');
    expect(text).toMatch(/Open bills on 31 May 2026.* INV-001 31 Mar 2026 .* 1,000.00 /);
    expect(text).toContain('Outstanding ₹700.00');
  });

  it('is made of no other days than there are, and of no customer of another book', async () => {
    const wrong = { params: params(), query: { from: '2026-05-02', to: '2026-05-01' } };
    expectFields(await team.owner('readStatementPdf', wrong), ['from']);
    const { status } = await team.owner('readStatementPdf', { params: { customerId: 999_999 } });
    expect(status).toBe(404);
  });
});

describe('what made the balance of a customer', () => {
  it('comes page by page, the latest first, and a place that is none is refused', async () => {
    const params = { customerId };
    const first = done(await team.owner('listCustomerEntries', { params, query: { limit: 3 } }))
      .body as CustomerEntries;
    expect(first.entries.map(({ text, amount }) => [text, amount])).toStrictEqual([
      ['Receipt RV-002', '-500.00'],
      ['Receipt RV-001 for INV-003', '-30.50'],
      ['Invoice INV-003', '30.50'],
    ]);
    expect([first.balance, first.entries[0]?.balance]).toStrictEqual(['700.00', '700.00']);
    const query = { limit: 3, before: first.next ?? '' };
    const rest = done(await team.owner('listCustomerEntries', { params, query }))
      .body as CustomerEntries;
    expect(rest.entries.map(({ balance }) => balance)).toStrictEqual(['1200.00', '1000.00']);
    expect(rest.next).toBeNull();
    const wrong = await team.owner('listCustomerEntries', { params, query: { before: 'x' } });
    expectFields(wrong, ['before']);
  });

  it('has payments of single invoices among the receipts', async () => {
    const got = await team.owner('listCustomerPayments', { params: { customerId } });
    expect(done(got).body).toMatchObject([{ amount: '30.50', invoice_number: 'INV-003' }]);
  });
});
