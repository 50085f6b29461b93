// A quotation or proforma goes to its customer by e-mail, and its page says what became of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdfs } from '#api/documents/pdf.ts';
import { readPresaleMail } from '#api/jobs/invoice/invoice-mail.ts';
import { reportPresaleMail } from '#api/jobs/invoice/report-mail.ts';
import { sendInvoice } from '#api/jobs/invoice/send-invoice.ts';
import type { Mail } from '#api/jobs/mail.ts';
import type { JobData } from '#api/jobs/queues.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { openHouse } from '../house.ts';
import type { House } from '../house.ts';
import { BALES, done } from '../requests.ts';

const pdfs = createPdfs();
const jobs: JobData['send-presale'][] = [];
const mails: Mail[] = [];
let house: House;
beforeAll(async () => {
  house = await openHouse({ askToSendPresale: async (job) => void jobs.push(job) });
});
afterAll(async () => {
  await house.close();
  await pdfs.stop();
});

const newOffer = async (body: object = {}): Promise<number> => {
  const offer = { customer_id: house.customers.ravi, items: [BALES], kind: 'quotation' };
  return idOf(
    done(await house.owner('createPresale', { body: { ...offer, issue: true, ...body } })),
  );
};
const email = (presaleId: number, body: object = {}, headers: Record<string, string> = {}) =>
  house.owner('emailPresale', { params: { presaleId }, body, headers });
const page = async (presaleId: number) =>
  done(await house.owner('readPresale', { params: { presaleId } })).body;

/** As the worker does it, with a mail server that takes what it is given. */
async function work(): Promise<void> {
  const { db, writer } = house.server.core;
  const send = sendInvoice({
    readInvoiceMail: (job: JobData['send-presale']) => readPresaleMail(db, job),
    pdfOf: pdfs.pdfOf,
    sendMail: async (mail) => void mails.push(mail),
    report: reportPresaleMail(writer.submit),
  });
  for (const job of jobs.splice(0)) await send(job, { isLast: true });
}

describe('a quotation that is e-mailed', () => {
  it('goes to the customer with its PDF, and its page says so', async () => {
    const id = await newOffer({ valid_until: '2099-12-31' });
    const asked = done(await email(id));
    expect(asked.body).toMatchObject({ emails: [{ to: 'ravi@home.example', status: 'waiting' }] });
    await work();
    const [mail] = mails.splice(0);
    expect(mail).toMatchObject({
      to: { address: 'ravi@home.example' },
      attachments: [{ filename: 'QTN-001.pdf', contentType: 'application/pdf' }],
    });
    expect(mail?.subject).toContain('Quotation QTN-001');
    expect(mail?.text).toContain('Valid until: 31 Dec 2099');
    expect(mail?.text).not.toContain('invoice');
    expect(await page(id)).toMatchObject({ emails: [{ status: 'sent', reason: null }] });
  });

  it('is asked for once however often the request is sent', async () => {
    const id = await newOffer();
    const key = { 'Idempotency-Key': 'one-mail-of-this-offer' };
    const first = done(await email(id, {}, key));
    expect(answerOf(await email(id, {}, key))).toStrictEqual(answerOf(first));
    expect(jobs.splice(0)).toHaveLength(1);
    expect(await page(id)).toMatchObject({ emails: [{ status: 'waiting' }] });
  });
});

describe('a proforma invoice that is e-mailed', () => {
  it('is called by its own title, and is no tax invoice', async () => {
    const id = await newOffer({ kind: 'proforma' });
    done(await email(id, { to: 'books@office.example' }));
    await work();
    const [mail] = mails.splice(0);
    expect(mail?.subject).toContain('Proforma Invoice PI-001');
    expect(mail?.text).not.toMatch(/tax invoice/i);
  });
});

describe('a wish for such an e-mail', () => {
  it('needs an address, and a document that was issued and stands', async () => {
    const { mills } = house.customers;
    expectRefused(await email(await newOffer({ customer_id: mills })), 422, 'email_missing');
    const draft = await newOffer({ issue: false });
    expectRefused(await email(draft), 409, 'presale_is_a_draft', { of: 'quotation' });
    const id = await newOffer();
    const params = { presaleId: id };
    done(await house.owner('withdrawPresale', { params, body: { reason: 'Wrong price' } }));
    const got = await email(id);
    expect(got).toMatchObject({ status: 409, body: { code: 'presale_is_withdrawn' } });
    expect(answerOf(await email(99_999))).toStrictEqual(NOT_THERE);
    expect(jobs).toStrictEqual([]);
  });

  it.each(['a@x.in\r\nBcc: v@y.in', 'a@x.in,v@y.in', 'Ravi <a@x.in>', 'a@x', '', 7, ['a@x.in']])(
    'is malformed when it goes to %j',
    async (to) => {
      expectFields(await email(await newOffer(), { to }), ['to']);
    },
  );
});
