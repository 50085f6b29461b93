// Answers of the e-invoice portal that are not taken.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import type { Got } from '#tests/support/server.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { newKeys, pemOf, portalAnswer, portalKeys } from '#tests/specimens/tax/einvoice/answers.ts';
import { openAboveLimit, reportedInvoice } from '#tests/specimens/books/registered.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await openAboveLimit(team);
});
afterAll(() => team.close());

const expectRefused = (got: Got, status: number, code: string): void => {
  expect([got.status, got.body]).toMatchObject([status, { code }]);
};
const take = (answer: unknown, more: object = {}) =>
  team.owner('registerEInvoice', { body: { answer: JSON.stringify(answer), ...more } });

describe('an answer that is refused', () => {
  it('is one of another invoice, of another book, or changed', async () => {
    const { invoiceId, document } = await reportedInvoice(team);
    const other = await reportedInvoice(team);
    const named = { document: { kind: 'invoice', id: invoiceId } };
    expectRefused(await take(portalAnswer(other.document), named), 422, 'einvoice_differs');
    expectRefused(
      await take(portalAnswer({ ...document, number: 'INV-9999' })),
      404,
      'einvoice_document_unknown',
    );
    const elsewhere = { ...document, sellerGstin: '24AANFA2641L1ZF' };
    expectRefused(await take(portalAnswer(elsewhere)), 422, 'einvoice_differs');
    const changed = portalAnswer(document, { TotInvVal: 200 });
    expectRefused(await take(changed), 422, 'einvoice_differs');
  });

  it.each([
    ['no JSON', '{'],
    ['of another shape', '{"Irn":"12"}'],
    ['two at once', '[{},{}]'],
    ['wrapped without end', '['.repeat(5000) + ']'.repeat(5000)],
    ['a text of a megabyte', JSON.stringify({ SignedQRCode: 'a'.repeat(900_000) })],
  ])('is %s', async (_name, answer) => {
    expectFields(await team.owner('registerEInvoice', { body: { answer } }), ['answer']);
  });

  it('has a broken, an unsigned or an endless code', async () => {
    const { document } = await reportedInvoice(team);
    const answer = portalAnswer(document);
    for (const code of [
      '%%%.%%%.%%%',
      'a.b.c',
      answer.Irn,
      `${answer.SignedQRCode}${'A'.repeat(3000)}`,
    ]) {
      expectFields(await take({ ...answer, SignedQRCode: code }), ['answer']);
    }
  });

  it('is not signed by a key that the book stores', async () => {
    const params = { bookId: team.bookId };
    const set = (keys: object[]) => team.owner('setEInvoicing', { params, body: { keys } });
    const pem = pemOf(portalKeys.publicKey);
    expect((await set([{ name: 'NIC', public_key: pem }])).body).toMatchObject({
      e_invoicing: { exemption: null, keys: [{ name: 'NIC' }] },
    });
    const { invoiceId, document } = await reportedInvoice(team);
    const forged = portalAnswer(document, {}, newKeys().privateKey);
    expectRefused(await take(forged), 422, 'einvoice_signature_invalid');
    const [head = '', body = ''] = portalAnswer(document).SignedQRCode.split('.');
    const bare = { ...portalAnswer(document), SignedQRCode: `${head}.${body}.AAAA` };
    expectRefused(await take(bare), 422, 'einvoice_unsigned');
    expect((await take(portalAnswer(document))).body).toMatchObject({
      id: invoiceId,
      registration: { verified_by: 'NIC' },
    });
    expectFields(await set([{ name: 'Bad', public_key: 'x' }]), ['keys.0.public_key']);
    expectRefused(
      await set([
        { name: 'A', public_key: pem },
        { name: 'A', public_key: pem },
      ]),
      422,
      'portal_key_named_twice',
    );
    await set([]);
  });
});
