// The voucher types of hand-posted entries, at every door that posts one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectRefused } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { sendBatch } from './batch/sending.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const line = (account: string, amount: string) => ({ account_id: team.account(account), amount });
const rentAs = (voucher_type: string) => ({
  entry: [line('Rent', '700.00'), line('Cash', '-700.00')],
  voucher_type,
});
const FITTING = { voucher_type: 'receipt', fitting: 'payment' };

describe('an entry under a type that does not fit', () => {
  it('is refused with the type that does, and posted as that', async () => {
    const refused = await team.dataEntry('postJournal', { body: rentAs('receipt') });
    expectRefused(refused, 422, 'voucher_type_does_not_fit', FITTING);
    expect(refused.body).toMatchObject({
      detail:
        'A receipt brings money into a cash or bank account. ' +
        'This is a payment: change the type.',
      facts: { field: 'voucher_type' },
    });
    const posted = await team.dataEntry('postJournal', { body: rentAs('payment') });
    expect(posted.status).toBe(200);
  });

  it('a contra is refused with the account that is neither cash nor bank', async () => {
    const refused = await team.dataEntry('postJournal', { body: rentAs('contra') });
    const facts = { line: 1, name: 'Rent', fitting: 'payment' };
    expectRefused(refused, 422, 'contra_needs_cash_or_bank', facts);
  });

  it.each(['sales', 'credit-note', 'debit-note'])(
    'an entry posted as %s is refused, since a document makes it',
    async (type) => {
      const refused = await team.dataEntry('postJournal', { body: rentAs(type) });
      const facts = { voucher_type: type };
      expectRefused(refused, 422, 'voucher_type_needs_a_document', facts);
    },
  );

  it('is refused in a batch, line by line', async () => {
    const { answers } = await sendBatch(team.dataEntry, [rentAs('receipt'), rentAs('payment')]);
    expect(answers).toMatchObject([
      { line: 1, ok: false, code: 'voucher_type_does_not_fit' },
      { line: 2, ok: true },
    ]);
  });

  it('is refused by the generic call', async () => {
    const request = {
      params: { entity: 'journal' },
      query: { book_id: team.bookId },
      body: rentAs('receipt'),
    };
    const refused = await team.owner('createRecord', request);
    expectRefused(refused, 422, 'voucher_type_does_not_fit', FITTING);
  });

  it('is refused as a correction, and the entry stands', async () => {
    const posted = await team.owner('postJournal', { body: rentAs('payment') });
    const journalId = (posted.body as { journal: { id: number } }).journal.id;
    const body = { ...rentAs('receipt'), reason: 'Wrong type' };
    const refused = await team.owner('correctJournal', { params: { journalId }, body });
    expectRefused(refused, 422, 'voucher_type_does_not_fit', FITTING);
    const read = await team.owner('readJournal', { params: { journalId } });
    expect(answerOf(read)[1]).toMatchObject({ voucher_type: 'payment', reversed_by: null });
  });
});
