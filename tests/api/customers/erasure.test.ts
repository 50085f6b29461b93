// The erasure of customers through the calls: what goes, what the law has kept, and what waits.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseCommand } from '#api/cli/commands/people.ts';
import { eraseDueCustomers } from '#api/requests/erase-customers.ts';
import { allowVersions } from '#api/store/versions/event-versions.ts';
import { readAfter } from '#api/store/read-events.ts';
import { asSuperuser } from '#tests/support/postgres.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { expectWholeAndRebuilt, wholeDatabase } from '#tests/support/whole-database.ts';
import { openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, CANARY, done } from '../trade/requests.ts';

const SECRETS = ['Canary', 'canary', 'ABCPC1234D', '98111 00009', '9 Canary', '411002'];
const OLD = '2018-05-05';

let house: House;
let mailsForgotten: string[];
beforeAll(async () => {
  mailsForgotten = [];
  house = await openHouse({
    forgetMails: async (addresses) => void mailsForgotten.push(...addresses),
  });
});
afterAll(() => house.close());

const create = async (body: object = CANARY): Promise<number> =>
  idOf(done(await house.owner('createCustomer', { body })));
const erase = (customerId: number, body: object = {}, headers = {}) =>
  house.owner('eraseCustomer', { params: { customerId }, body, headers });
const erasureOf = async (customerId: number) =>
  done(await house.owner('readCustomerErasure', { params: { customerId } })).body;
const invoiceTo = async (customerId: number, date: string): Promise<number> => {
  const delivery = 'Canary Godown, Pune 411002';
  const body = {
    customer_id: customerId,
    items: [BALES],
    issue: true,
    issue_date: date,
    due_date: date,
    delivery,
  };
  return idOf(done(await house.owner('createInvoice', { body })));
};
const ofBook = (body?: object) => ({ params: { bookId: house.bookId }, ...(body && { body }) });

const allRows = (): Promise<string> => wholeDatabase(house.server.database.name);
const expectWhole = (): Promise<void> => expectWholeAndRebuilt(house.server, house.bookId);

async function headSeq(): Promise<number> {
  const { rows } = await house.server.core.pool.query<{ seq: number }>(
    'select seq from book_heads where book_id = $1',
    [house.bookId],
  );
  return rows[0]?.seq ?? 0;
}

let seqBefore = 0;
/** What the calls answer as of the last event before the erasure. */
async function pastTexts({
  customerId,
  invoiceId,
}: Record<'customerId' | 'invoiceId', number>): Promise<string[]> {
  const at = { query: { at: seqBefore } };
  const replies = [
    await house.owner('readCustomer', { params: { customerId }, ...at }),
    await house.owner('readInvoice', { params: { invoiceId }, ...at }),
    await house.owner('readStatement', { params: { customerId }, ...at }),
    await house.owner('listAccounts', { ...ofBook(), ...at }),
    await house.owner('readReceivables', at),
  ];
  return replies.map(({ body }) => JSON.stringify(body));
}

describe('a private person whose documents are old enough', () => {
  let customerId: number;
  let invoiceId: number;

  beforeAll(async () => {
    done(await house.owner('setLegalForm', ofBook({ legal_form: 'other' })));
    customerId = await create();
    invoiceId = await invoiceTo(customerId, OLD);
    const paid = { amount: '50', method: 'cash', date: OLD };
    done(await house.owner('recordPayment', { params: { invoiceId }, body: paid }));
    done(await house.owner('emailInvoice', { params: { invoiceId }, body: {} }));
    const drafted = { customer_id: customerId, items: [BALES], delivery: 'Canary Godown' };
    done(await house.owner('createInvoice', { body: drafted }));
    const renamed = { params: { customerId }, body: { name: 'Canary Bai Joshi' } };
    done(await house.owner('changeCustomer', renamed));
  });

  test('may be erased, and the screen is told so', async () => {
    expect(await erasureOf(customerId)).toStrictEqual({
      erased_at: null,
      asked_at: null,
      due_on: null,
      kept: null,
    });
  });

  test('is gone from every table, and from mails that wait', async () => {
    // The history of the rows has the name as well by then.
    const at = await headSeq();
    const known = await house.owner('readCustomer', { params: { customerId }, query: { at } });
    expect(JSON.stringify(known.body)).toContain('Canary Bai Joshi');
    // What is remembered of a moment must not tell it either.
    const open = await house.owner('readReceivables', { query: { at } });
    expect(JSON.stringify(open.body)).toContain('Canary Bai Joshi');
    seqBefore = at;
    const key = { 'Idempotency-Key': 'erase-the-person' };
    const first = done(await erase(customerId, { reason: 'By letter' }, key));
    expect(first.body).toMatchObject({ due_on: null, open_texts: [] });
    expect(answerOf(await erase(customerId, { reason: 'By letter' }, key))).toStrictEqual(
      answerOf(first),
    );
    const everything = await allRows();
    for (const secret of SECRETS) expect(everything).not.toContain(secret);
    expect(mailsForgotten).toContain(CANARY.email);
  });

  test('reads [erased] in events, lists, invoices, statements, exports and papers', async () => {
    const { pool, keys } = house.server.core;
    const params = { customerId };
    const texts = [
      JSON.stringify(await readAfter(pool, keys, house.bookId, 0, 5000)),
      JSON.stringify((await house.owner('readCustomer', { params })).body),
      JSON.stringify((await house.owner('readInvoice', { params: { invoiceId } })).body),
      JSON.stringify((await house.owner('readInvoicePaper', { params: { invoiceId } })).body),
      JSON.stringify((await house.owner('readStatement', { params })).body),
      JSON.stringify((await house.owner('exportCustomers')).body),
      JSON.stringify((await house.owner('listAccounts', ofBook())).body),
      ...(await pastTexts({ customerId, invoiceId })),
    ];
    for (const text of texts) {
      for (const secret of SECRETS) expect(text).not.toContain(secret);
      expect(text).toContain('[erased]');
    }
    const found = await house.owner('listCustomers', { query: { search: 'canary' } });
    expect(found.body).toStrictEqual([]);
  });

  test('takes nothing more', async () => {
    const params = { customerId };
    const refused = (got: Parameters<typeof expectRefused>[0]) =>
      expectRefused(got, 409, 'customer_erased', { customer_id: customerId });
    refused(await house.owner('changeCustomer', { params, body: { name: 'Back' } }));
    refused(await house.owner('activateCustomer', { params, body: {} }));
    const receipt = { amount: '5', method: 'cash' };
    refused(await house.owner('recordReceipt', { params, body: receipt }));
    const mail = { params: { invoiceId }, body: { to: 'canary@home.example' } };
    expect((await house.owner('emailInvoice', mail)).status).toBe(422);
    const draft = { customer_id: customerId, items: [BALES] };
    expect((await house.owner('createInvoice', { body: draft })).status).toBe(422);
    refused(await house.owner('cancelCustomerErasure', { params }));
  });

  test('erased again, nothing more is written', async () => {
    const before = await house.owner('readCustomer', { params: { customerId } });
    done(await erase(customerId));
    expect((await house.owner('readCustomer', { params: { customerId } })).body).toStrictEqual(
      before.body,
    );
  });

  test('leaves a chain that verifies and tables that are made anew alike', expectWhole);
});

describe('what older events say in the open', () => {
  test('stays in the log, is counted in the answer, and goes from the tables', async () => {
    await asSuperuser(
      (client) =>
        client.query(`delete from event_versions where type ~ 'Account|Customer|Issued'
        and version >= 2`),
      house.server.database.name,
    );
    done(await house.owner('setLegalForm', ofBook({ legal_form: 'other' })));
    const customerId = await create({ name: 'Former Phadke', state_code: '27' });
    const invoiceId = await invoiceTo(customerId, OLD);
    const renamed = { params: { customerId }, body: { name: 'Former Phadnis' } };
    done(await house.owner('changeCustomer', renamed));
    await allowVersions(house.server.core.pool);
    const { body } = done(await erase(customerId));
    expect(body).toMatchObject({
      open_texts: [
        { event: 'AccountCreated', count: 1 },
        { event: 'CustomerCreated', count: 1 },
        { event: 'InvoiceIssued', count: 1 },
        { event: 'AccountChanged', count: 1 },
        { event: 'CustomerChanged', count: 1 },
      ],
    });
    const rows = (await allRows()).split('\n').filter((row) => row.includes('Former'));
    const elsewhere = rows.filter((row) => !/,(Account|Customer|Invoice)[A-Za-z]+,/.test(row));
    expect(elsewhere).toStrictEqual([]);
    const paper = await house.owner('readInvoicePaper', { params: { invoiceId } });
    expect(JSON.stringify(paper.body)).toContain('[erased]');
    await expectWhole();
  });
});

describe('a customer with documents that the law has kept', () => {
  let customerId: number;
  beforeAll(async () => {
    done(await house.owner('setLegalForm', ofBook({ legal_form: 'other' })));
    customerId = await create({ name: 'Kept Kulkarni', state_code: '27' });
    await invoiceTo(customerId, '2026-03-31');
  });

  test('is not erased: the sentence names rule and day', async () => {
    const got = await erase(customerId);
    expect(got.status).toBe(409);
    expect(got.body).toMatchObject({
      code: 'customer_kept',
      detail: 'Kept until 31 December 2032 by section 36 of the CGST Act.',
    });
    expect(await erasureOf(customerId)).toMatchObject({ kept: { until: '2032-12-31' } });
  });

  test('is kept longer in a company, or where nobody said what the business is', async () => {
    for (const legal_form of ['company', 'unknown']) {
      done(await house.owner('setLegalForm', ofBook({ legal_form })));
      expect(await erasureOf(customerId)).toMatchObject({
        kept: { by: 'companies-act', until: '2034-03-31' },
      });
    }
    done(await house.owner('setLegalForm', ofBook({ legal_form: 'other' })));
  });

  test('waits for its day, and the job erases whoever may be by then', async () => {
    const { db, writer } = house.server.core;
    const forgotten: string[] = [];
    const forgetMails = async (all: readonly string[]) => void forgotten.push(...all);
    const parts = { db, submit: writer.submit, forgetMails };
    done(await house.owner('setLegalForm', ofBook({ legal_form: 'company' })));
    const email = 'due@deshmukh.example';
    const due = await create({ name: 'Due Deshmukh', state_code: '27', email });
    await invoiceTo(due, OLD);
    const asked = done(await erase(due, { when_allowed: true, reason: 'By letter' }));
    expect(asked.body).toMatchObject({ due_on: '2027-04-01' });
    await eraseDueCustomers(parts);
    expect(await erasureOf(due)).toMatchObject({ erased_at: null, due_on: '2027-04-01' });
    done(await house.owner('setLegalForm', ofBook({ legal_form: 'other' })));
    await eraseDueCustomers(parts);
    expect(await erasureOf(due)).toMatchObject({ asked_at: null, due_on: null, kept: null });
    expect(await erasureOf(due)).not.toMatchObject({ erased_at: null });
    expect(forgotten).toStrictEqual([email]);
  });

  test('waits longer while proceedings last, and may be withdrawn', async () => {
    const asked = done(await erase(customerId, { when_allowed: true }));
    expect(asked.body).toMatchObject({ erased_at: null, due_on: '2033-01-01' });
    const began = ofBook({ what: 'Appeal AP-7', began_on: '2026-04-02' });
    const recorded = done(await house.owner('recordProceedings', began));
    expect(recorded.body).toMatchObject({ proceedings: [{ number: 1, ended_on: null }] });
    expect(await erasureOf(customerId)).toMatchObject({
      due_on: null,
      kept: {
        sentence: 'Kept while proceedings last (Appeal AP-7) by section 36 of the CGST Act.',
      },
    });
    const params = { bookId: house.bookId, proceedingsId: 1 };
    const body = { ended_on: '2026-05-02' };
    done(await house.owner('endProceedings', { params, body }));
    expect(await erasureOf(customerId)).toMatchObject({ due_on: '2033-01-01' });
    const withdrawn = await house.owner('cancelCustomerErasure', { params: { customerId } });
    expect(withdrawn.body).toMatchObject({ asked_at: null, due_on: null });
    const again = await house.owner('cancelCustomerErasure', { params: { customerId } });
    expectRefused(again, 409, 'erasure_not_asked', { customer_id: customerId });
  });

  test('leaves a chain that verifies and tables that are made anew alike', expectWhole);
});

describe('who is registered', () => {
  test('keeps name and address, which are public, and loses whom to speak to', async () => {
    const params = { customerId: house.customers.delhi };
    const body = { email: 'speak@delhi.example', address: '4 Mill Road' };
    done(await house.owner('changeCustomer', { params, body }));
    done(await erase(house.customers.delhi));
    const read = await house.owner('readCustomer', { params });
    expect(read.body).toMatchObject({
      name: 'Delhi Emporium',
      address: '4 Mill Road',
      email: '[erased]',
    });
    await expectWhole();
  });
});

describe('the command line', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const { core } = house.server;
    const print = (line: string) => void lines.push(line);
    const code = await eraseCommand.run({ core, args, print, dataDir: '/nowhere', origin: '' });
    return { code, text: lines.join('\n') };
  };

  test('erases a customer, refuses, or notes it for the day', async () => {
    const free = await create({ name: 'Free Gokhale' });
    expect(await run('customer', String(free))).toMatchObject({ code: 0 });
    expect(await erasureOf(free)).not.toMatchObject({ erased_at: null });
    const kept = await create({ name: 'Kept Gokhale', state_code: '27' });
    await invoiceTo(kept, '2026-05-05');
    const refused = await run('customer', String(kept));
    expect(refused.code).toBe(1);
    expect(refused.text).toContain('31 December 2033 by section 36 of the CGST Act');
    const noted = await run('customer', String(kept), '--when-allowed');
    expect(noted).toMatchObject({ code: 0 });
    expect(noted.text).toContain('2034-01-01');
  });

  test('finds nobody by a number that was never given', async () => {
    await expect(run('customer', '999999')).rejects.toThrow('There is no customer 999999');
    await expect(run('customer', 'Ravi')).rejects.toThrow('Name the customer by number');
  });
});

describe('an erasure', () => {
  test('is an owner’s to ask for, of a customer of their own book', async () => {
    const customerId = await create({ name: 'Guarded Patil' });
    const asked = { params: { customerId }, body: {} };
    for (const role of ['accountant', 'dataEntry', 'auditor'] as const) {
      expect((await house[role]('eraseCustomer', asked)).status).toBe(403);
    }
    expect(answerOf(await house.stranger('eraseCustomer', asked))).toStrictEqual(NOT_THERE);
    expect((await house.nobody('eraseCustomer', asked)).status).toBe(401);
    expect(answerOf(await erase(999_999))).toStrictEqual(NOT_THERE);
    const read = await house.owner('readCustomerErasure', { params: { customerId: 999_999 } });
    expect(answerOf(read)).toStrictEqual(NOT_THERE);
    expect(await erasureOf(customerId)).toMatchObject({ erased_at: null });
  });

  test('is refused with the fields that are of a wrong shape', async () => {
    const customerId = await create({ name: 'Shapely Rao' });
    expectFields(await erase(customerId, { when_allowed: 'yes' }), ['when_allowed']);
    expectFields(await erase(customerId, { reason: 'x'.repeat(501) }), ['reason']);
    expectFields(await house.owner('setLegalForm', ofBook({ legal_form: 'llp' })), ['legal_form']);
    const proceedings = await house.owner(
      'recordProceedings',
      ofBook({ what: ' ', began_on: 'x' }),
    );
    expect(proceedings.status).toBe(400);
    const read = await house.auditor('readRetention', ofBook());
    expect(read.body).toMatchObject({ legal_form: 'other' });
    const params = { bookId: house.bookId, proceedingsId: 99 };
    const end = await house.owner('endProceedings', { params, body: { ended_on: OLD } });
    expect(end.status).toBe(404);
  });
});

describe('a private person who is a supplier too', () => {
  test('is kept by what was bought of them, whatever was sold to them', async () => {
    const customerId = await create({ name: 'Savita Gaikwad' });
    await invoiceTo(customerId, OLD);
    const made = done(await house.owner('addSupplier', { body: { customer_id: customerId } }));
    const { account_id } = made.body as { account_id: number };
    const bill = {
      supplier_account_id: account_id,
      bill_number: '7',
      bill_date: '2026-05-05',
      posted_on: '2026-05-05',
      items: [{ name: 'Mending', account_id: house.account('Rent'), taxable: '100.00' }],
      post: true,
    };
    done(await house.owner('createPurchaseBill', { body: bill }));
    expect(await erasureOf(customerId)).toMatchObject({ kept: { until: expect.any(String) } });
    const refused = await erase(customerId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'customer_kept' } });
  });
});
