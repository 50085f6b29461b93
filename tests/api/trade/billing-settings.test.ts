// How a book stands on its documents, and the accounts that these post to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { png } from '#tests/specimens/books/sahyadri.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';

let team: Team;
let params: { bookId: number };
let change: (body: object) => Promise<Got>;
let post: (body: object) => Promise<Got>;
beforeAll(async () => {
  team = await openTeam();
  params = { bookId: team.bookId };
  change = (body) => team.owner('changeBillingSettings', { params, body });
  post = (body) => team.owner('changePostingAccounts', { params, body });
});
afterAll(() => team.close());

const GSTIN = '27AAPFU0939F1ZV';
const PNG = png().toString('base64');
const LOGO_LIMITS = { bytes_max: 65_536, pixels_max: 4000 };
const SVG = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
const series = { prefix: 'INV-', padding: 3, restarts_yearly: false };

describe('the billing settings of a book', () => {
  it('are those of nobody who has set anything', async () => {
    const got = await team.auditor('readBillingSettings', { params });
    expect(got.body).toMatchObject({
      legal_name: null,
      gstin: null,
      registration: 'unregistered',
      rounding: 'none',
      due_days: 30,
      invoice_series: series,
      credit_note_series: { ...series, prefix: 'CN-' },
      receipt_series: { ...series, prefix: 'RV-' },
      mail: 'outbox',
      seq: expect.any(Number),
    });
  });

  it('are taken with the spaces that pasting brings along', async () => {
    const body = {
      bank: { name: 'HDFC Bank', account_number: '50100123456789', ifsc: ' hdfc0000123 ' },
      upi: { address: ' sahyadri@hdfcbank ', payee: 'Sahyadri' },
    };
    const got = await change(body);
    expect(got.body).toMatchObject({
      bank: { ifsc: 'HDFC0000123' },
      upi: { address: 'sahyadri@hdfcbank' },
    });
  });

  it('say how mails leave the server', async () => {
    const sending = await openTeam({ mail: 'smtp' });
    try {
      const asked = { params: { bookId: sending.bookId } };
      const got = await sending.auditor('readBillingSettings', asked);
      expect(got.body).toMatchObject({ mail: 'smtp' });
    } finally {
      await sending.close();
    }
  });

  it('are changed field by field, a GSTIN filling what it says', async () => {
    const got = await change({
      legal_name: ' Sahyadri Traders ',
      gstin: ' 27aapfu0939f1zv ',
      bank: { name: 'HDFC Bank', account_number: '50100012345678', ifsc: 'hdfc0000123' },
      upi: { address: 'sahyadri@hdfcbank', payee: 'Sahyadri Traders' },
      logo: { media_type: 'image/png', base64: PNG },
      invoice_series: { prefix: 'INV/{FY}/', padding: 4, restarts_yearly: true },
      rounding: 'rupee',
      terms: '  ',
    });
    expect(got.status).toBe(200);
    expect(got.body).toMatchObject({
      legal_name: 'Sahyadri Traders',
      gstin: GSTIN,
      state_code: '27',
      pan: 'AAPFU0939F',
      registration: 'regular',
      bank: { ifsc: 'HDFC0000123', branch: null },
      logo: { media_type: 'image/png', base64: PNG },
      invoice_series: { prefix: 'INV/{FY}/', padding: 4, restarts_yearly: true },
      terms: null,
    });
    const again = await change({ due_days: 15 });
    expect(again.body).toMatchObject({ gstin: GSTIN, due_days: 15, rounding: 'rupee' });
    const read = await team.dataEntry('readBillingSettings', { params });
    expect(read.body).toStrictEqual(again.body);
  });

  it('settings that somebody changed since are not overwritten', async () => {
    const { body } = await team.owner('readBillingSettings', { params });
    const { seq } = body as { seq: number };
    await team.accountant('changeBillingSettings', { params, body: { notes: 'Thank you' } });
    const late = await change({ notes: 'Thanks', expected: seq });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_since' } });
  });

  it.each([
    [{ gstin: '27AAPFU0939F1ZW' }, 'book_gstin_invalid', { gstin: '27AAPFU0939F1ZW' }],
    [{ registration: 'unregistered' }, 'unregistered_with_gstin', { gstin: GSTIN }],
    [{ state_code: '29' }, 'book_state_not_of_gstin', { state_code: '29', gstin: GSTIN }],
    [{ pan: 'AAACK1234F' }, 'book_pan_not_of_gstin', { pan: 'AAACK1234F', gstin: GSTIN }],
    [{ pincode: '1' }, 'book_pincode_invalid', { pincode: '1' }],
    [{ phone: '98x' }, 'book_phone_invalid', { phone: '98x' }],
    [
      { bank: { name: 'HDFC', account_number: '1', ifsc: 'HDFC1000123' } },
      'ifsc_invalid',
      { ifsc: 'HDFC1000123' },
    ],
    [{ upi: { address: 'a@b&am=1', payee: 'A' } }, 'upi_invalid', { address: 'a@b&am=1' }],
    [{ logo: { media_type: 'image/png', base64: SVG } }, 'logo_invalid', LOGO_LIMITS],
    [
      { invoice_series: { ...series, prefix: 'INV#' } },
      'series_invalid',
      { series: 'invoice', prefix: 'INV#', length_max: 16 },
    ],
    [
      { invoice_series: { ...series, restarts_yearly: true } },
      'series_needs_year_mark',
      { series: 'invoice', prefix: 'INV-' },
    ],
    [
      {
        credit_note_series: { ...series, prefix: 'V-' },
        receipt_series: { ...series, prefix: 'v-' },
      },
      'series_shared',
      { series: 'receipt', prefix: 'v-' },
    ],
  ])('are refused with %j (E68)', async (body, code, facts) => {
    expectRefused(await change(body), 422, code, facts);
  });

  it('settings of another state, PAN or registration than the GSTIN says are refused', async () => {
    expectRefused(
      await change({ gstin: null, registration: 'composition' }),
      422,
      'registration_without_gstin',
      { registration: 'composition' },
    );
    expectRefused(await change({ gstin: null, pan: 'A' }), 422, 'book_pan_invalid', { pan: 'A' });
    expectRefused(await change({ gstin: null, state_code: '96' }), 422, 'book_state_unknown', {
      state_code: '96',
    });
  });

  it.each([
    [{ legal_name: 'x'.repeat(101) }, ['legal_name']],
    [{ email: 'a@x.in?bcc=v@y' }, ['email']],
    [{ logo: { media_type: 'image/svg+xml', base64: SVG } }, ['logo.media_type']],
    [{ logo: { media_type: 'image/png', base64: 'A'.repeat(200_001) } }, ['logo.base64']],
    [{ rounding: 'up' }, ['rounding']],
    [{ due_days: 400 }, ['due_days']],
    [
      { invoice_series: { prefix: 'INV-' } },
      ['invoice_series.padding', 'invoice_series.restarts_yearly'],
    ],
    [{ bank: { name: '', account_number: '', ifsc: '' } }, ['bank.name', 'bank.account_number']],
    [{ terms: 'a\u0000b' }, ['terms']],
    [{ number: 1 }, ['number']],
  ])('are not %j', async (body, fields) => {
    expectFields(await change(body), fields);
  });

  it('are the owners’ and accountants’ to change, and nobody else’s to see', async () => {
    for (const ask of [team.dataEntry, team.auditor]) {
      const got = await ask('changeBillingSettings', { params, body: { notes: 'Mine' } });
      expect(got).toMatchObject({ status: 403, body: { code: 'role_may_not' } });
    }
    for (const name of ['readBillingSettings', 'readPostingAccounts'] as const) {
      expect(answerOf(await team.stranger(name, { params }))).toStrictEqual(NOT_THERE);
    }
  });
});

describe('the accounts that documents post to', () => {
  it('are settled role by role', async () => {
    expect((await team.owner('readPostingAccounts', { params })).body).toStrictEqual({
      accounts: {},
      seq: expect.any(Number),
    });
    const accounts = { cash: team.account('Cash'), bank: team.account('Bank Account') };
    expect((await post({ accounts })).body).toMatchObject({ accounts });
    expect((await post({ accounts: { upi: accounts.bank } })).body).toMatchObject({
      accounts: { ...accounts, upi: accounts.bank },
    });
  });

  it('are open accounts that fit', async () => {
    const facts = { role: 'sales-goods', account_id: team.account('Cash') };
    expectRefused(
      await post({ accounts: { 'sales-goods': team.account('Cash') } }),
      422,
      'posting_account_unknown',
      facts,
    );
    expectRefused(await post({ accounts: { cash: 999_999 } }), 422, 'posting_account_unknown', {
      role: 'cash',
      account_id: 999_999,
    });
    expectFields(await post({ accounts: { colour: 1 } }), ['accounts.colour']);
    expectFields(await post({ accounts: { cash: -1 } }), ['accounts.cash']);
    expectFields(await post({}), ['accounts']);
  });
});

describe('a form of settings', () => {
  it('goes by what it has read, whatever happened to the book before', async () => {
    const read = await team.owner('readBillingSettings', { params });
    const { seq } = read.body as { seq: number };
    expect(await change({ notes: 'Thank you.', expected: seq })).toMatchObject({ status: 200 });
    const late = await change({ notes: 'Mine', expected: seq });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_since' } });
    const books = (await team.owner('listBooks')).body as readonly { seq: number }[];
    const posting = await team.owner('readPostingAccounts', { params });
    expect(posting.body).toMatchObject({ seq: books[0]?.seq });
    const upi = team.account('UPI / Wallet');
    const accounts = { params, body: { accounts: { upi }, expected: books[0]?.seq } };
    expect(await team.owner('changePostingAccounts', accounts)).toMatchObject({ status: 200 });
    expect(await team.owner('changePostingAccounts', accounts)).toMatchObject({ status: 409 });
  });
});

describe('a logo', () => {
  it.each([
    ['a program', 'TVqQAAMAAAA='],
    ['a packed file', 'UEsDBBQAAAAIAAAA'],
    ['a page', Buffer.from('<html><script>alert(1)</script>').toString('base64')],
    ['a JPEG called PNG', '/9j/4AAQSkZJRgAB'],
    ['50,000 pixels each way (G54)', png(50_000, 50_000).toString('base64')],
    ['a picture and a page', Buffer.concat([png(), Buffer.from('<html>')]).toString('base64')],
    ['nothing', ''],
  ])('that is %s is refused by what it holds (G50)', async (_, base64) => {
    const got = await change({ logo: { media_type: 'image/png', base64 } });
    expectRefused(got, 422, 'logo_invalid', LOGO_LIMITS);
  });
});

describe('the turnover of the financial years', () => {
  const set = (body: object) => team.owner('setTurnover', { params, body });
  const turnovers = async () =>
    ((await team.auditor('readBillingSettings', { params })).body as { turnovers: unknown })
      .turnovers;

  it('stands with the settings, the earliest first, and can be taken away', async () => {
    await set({ financial_year: '25-26', amount: '62000000' });
    const got = await set({ financial_year: '24-25', amount: 1.5 });
    const both = [
      { financial_year: '24-25', amount: '1.50' },
      { financial_year: '25-26', amount: '62000000.00' },
    ];
    expect(got.body).toMatchObject({ turnovers: both });
    expect(await turnovers()).toStrictEqual(both);
    await set({ financial_year: '24-25', amount: null });
    expect(await turnovers()).toStrictEqual([both[1]]);
  });

  it('is of a financial year of GST, and not negative', async () => {
    expectRefused(
      await set({ financial_year: '16-17', amount: 1 }),
      422,
      'turnover_year_out_of_range',
      { financial_year: '16-17', first: '17-18', last: '26-27' },
    );
    expectFields(await set({ financial_year: '25-26', amount: -1 }), ['amount']);
    expectFields(await set({ financial_year: '25-26', amount: 'much' }), ['amount']);
    expectFields(await set({ financial_year: '2025-26', amount: 1 }), ['financial_year']);
  });
});

describe('the letters of undertaking', () => {
  const record = (body: object) => team.owner('recordUndertaking', { params, body });

  it('stand with the settings by their financial years, the newest first, and go', async () => {
    await record({ financial_year: '25-26', reference: 'AD270425001234X' });
    const got = await record({ financial_year: '26-27', reference: 'AD270426001234X' });
    const both = [
      { financial_year: '26-27', reference: 'AD270426001234X' },
      { financial_year: '25-26', reference: 'AD270425001234X' },
    ];
    expect(got.body).toMatchObject({ undertakings: both });
    const { body } = await record({ financial_year: '26-27', reference: null });
    expect(body).toMatchObject({ undertakings: [both[1]] });
    const read = await team.auditor('readBillingSettings', { params });
    expect(read.body).toMatchObject({ undertakings: [both[1]] });
  });

  it('are of a financial year', async () => {
    const got = await record({ financial_year: '26-28', reference: 'AD270426001234X' });
    expectRefused(got, 422, 'undertaking_year_unknown', { financial_year: '26-28' });
  });
});
