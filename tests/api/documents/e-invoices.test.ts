// Invoices on their way to the e-invoice portal and back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Got } from '#tests/support/server.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { portalAnswer } from '#tests/specimens/tax/einvoice/answers.ts';
import { inv01Faults } from '#tests/specimens/tax/einvoice/schema.ts';
import {
  CANCEL_IRN,
  documentOf,
  openAboveLimit,
  registeredInvoice,
  reportedInvoice,
} from '#tests/specimens/books/registered.ts';
import { BALES, newInvoice } from '../trade/requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await openAboveLimit(team);
});
afterAll(() => team.close());

/** The return of its month was due long ago. */
const REASON = { reason: 'Wrong rate', confirm: 'past_due_date' };
const expectRefused = (got: Got, status: number, code: string): void => {
  expect([got.status, got.body]).toMatchObject([status, { code }]);
};
const take = (answer: unknown, more: object = {}) =>
  team.owner('registerEInvoice', { body: { answer: JSON.stringify(answer), ...more } });
const paperOf = async (invoiceId: number) =>
  (await team.owner('readInvoicePaper', { params: { invoiceId } })).body;
const invoiceOf = async (invoiceId: number) =>
  (await team.owner('readInvoice', { params: { invoiceId } })).body;

describe('INV-01', () => {
  it('is read of the documents that are ready, and the others say what is missing', async () => {
    const { invoiceId, document } = await reportedInvoice(team);
    const consumer = await newInvoice(team, { items: [{ ...BALES, hsn: '520100', uqc: 'BAL' }] });
    const { id } = consumer.body as { id: number };
    const documents = [
      { kind: 'invoice', id: invoiceId },
      { kind: 'invoice', id },
      { kind: 'credit-note', id: 999 },
    ];
    const got = await team.auditor('readInv01', { body: { documents } });
    expect(got.body).toMatchObject({
      ready: [{ kind: 'invoice', id: invoiceId, number: document.number }],
      inv01: [{ DocDtls: { No: document.number }, ValDtls: { TotInvVal: 210 } }],
      refused: [
        { id, problems: [{ field: null, detail: expect.stringContaining('no document for') }] },
        { id: 999, problems: [{ detail: 'There is no such document.' }] },
      ],
    });
    const { inv01 } = got.body as { inv01: unknown[] };
    expect(inv01.flatMap(inv01Faults)).toStrictEqual([]);
  });
});

describe('an invoice above the limit', () => {
  it('is no invoice until it is registered: page, list and paper say so', async () => {
    const { invoiceId } = await reportedInvoice(team);
    expect(await invoiceOf(invoiceId)).toMatchObject({
      e_invoice: 'to-register',
      registration: { status: 'to-register', report_by: '2026-06-04', irn: null },
    });
    expect(await paperOf(invoiceId)).toMatchObject({
      watermark: 'NOT REGISTERED',
      portal: {
        notice: 'Not an invoice until registered at the e-invoice portal (CGST Rule 48(5))',
        qr: null,
      },
    });
    const listed = await team.owner('listInvoices', { query: { filter: 'to-register' } });
    expect(listed.body).toContainEqual(
      expect.objectContaining({ id: invoiceId, e_invoice: 'to-register' }),
    );
  });

  it('is registered by the answer, which stands on its paper as the portal signed it', async () => {
    const { invoiceId, document } = await reportedInvoice(team);
    const answer = portalAnswer(document);
    expect((await take(answer)).body).toMatchObject({
      id: invoiceId,
      registration: {
        status: 'registered',
        irn: answer.Irn,
        ack_number: '112610036563310',
        acknowledged_at: '2026-05-05T15:30:00',
        verified_by: null,
        cancellable_until: '2026-05-06T15:30:00',
      },
    });
    expect(await paperOf(invoiceId)).toMatchObject({
      portal: { notice: null, qr: { payload: answer.SignedQRCode } },
      copies: [null],
    });
    const listed = await team.owner('listInvoices', { query: { filter: 'to-register' } });
    expect(listed.body).not.toContainEqual(expect.objectContaining({ id: invoiceId }));
  });

  it('takes the same answer again, wrapped or by hand, without another event', async () => {
    const { invoiceId, document } = await registeredInvoice(team);
    const before = (await invoiceOf(invoiceId)) as { seq: number };
    const answer = portalAnswer(document);
    expect((await take([{ data: JSON.stringify(answer) }])).status).toBe(200);
    const byHand = {
      irn: answer.Irn.toUpperCase(),
      ack_number: '112610036563310',
      acknowledged_at: '2026-05-05T15:30',
      signed_qr: answer.SignedQRCode,
    };
    const again = await team.dataEntry('registerEInvoice', { body: { by_hand: byHand } });
    expect(again.body).toMatchObject({ id: invoiceId, seq: before.seq });
  });

  it('is cancelled only after its IRN was, and says so on paper', async () => {
    const { invoiceId } = await registeredInvoice(team);
    const params = { invoiceId };
    const cancel = () => team.owner('cancelInvoice', { params, body: REASON });
    expectRefused(await cancel(), 409, 'einvoice_stands');
    const got = await team.accountant('cancelEInvoice', { params, body: CANCEL_IRN });
    expect(got.body).toMatchObject({ registration: { status: 'cancelled', cancel_reason: '2' } });
    expect(await paperOf(invoiceId)).toMatchObject({
      portal: { notice: expect.stringContaining('was cancelled on 05 May 2026 18:00'), qr: null },
    });
    expect((await cancel()).body).toMatchObject({ status: 'cancelled' });
  });

  it('has a credit note that is registered beside it', async () => {
    const { invoiceId } = await registeredInvoice(team);
    const body = { reason: '01', date: '2026-05-05', lines: [{ line: 1, quantity: 1 }] };
    const issued = await team.owner('issueCreditNote', { params: { invoiceId }, body });
    const { credit_notes: notes } = issued.body as { credit_notes: { number: string }[] };
    expect(notes[0]).toMatchObject({ registration: { status: 'to-register' } });
    const note = documentOf(notes[0]?.number ?? '');
    const got = await take(portalAnswer({ ...note, type: 'CRN', rupees: 105 }));
    expect(got.body).toMatchObject({
      credit_notes: [{ registration: { status: 'registered' } }],
    });
  });
});

it('a business of an exempt class registers nothing, and declares so on its papers', async () => {
  const params = { bookId: team.bookId };
  const set = (exemption: string | null) =>
    team.owner('setEInvoicing', { params, body: { exemption } });
  await set('goods-transport-agency');
  const { invoiceId } = await reportedInvoice(team);
  expect(await invoiceOf(invoiceId)).not.toHaveProperty('registration');
  const { declarations } = (await paperOf(invoiceId)) as { declarations: string[] };
  expect(declarations[0]).toMatch(/^I\/We hereby declare that though our aggregate turnover/);
  await set(null);
});
