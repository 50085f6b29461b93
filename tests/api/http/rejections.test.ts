import { describe, expect, it } from 'vitest';
import type { Refusal } from '#api/commands/request.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId, BookId, JournalId, PersonId } from '#core/kernel/ids.ts';
import { paise } from '#core/kernel/paise.ts';
import { refusalFactsOf } from '#api/http/rejections/reply.ts';
import { REJECTION_STATUS } from '#api/http/rejections/status.ts';
import { echo, jsonPost, sampleApp } from './sample-app.ts';

async function refusing(refusal: Refusal) {
  const { app, mount } = sampleApp();
  mount(echo('public'), async ({ refuse }) => refuse(refusal));
  const reply = await app.request('/api/echo', jsonPost('{}'));
  return { status: reply.status, body: (await reply.json()) as unknown };
}

describe('a refusal of the rules', () => {
  it('a refusal of an unbalanced journal is 422 with both totals', async () => {
    const answer = await refusing({
      kind: 'entries_do_not_balance',
      debitPaise: paise(123_456_700),
      creditPaise: paise(100),
    });
    expect(answer).toStrictEqual({
      status: 422,
      body: {
        type: 'urn:lekha:problem:entries_do_not_balance',
        title: "Value Don't Match",
        status: 422,
        detail: "Value Don't Match: debit ₹12,34,567.00, credit ₹1.00.",
        code: 'entries_do_not_balance',
        facts: { debit: '1234567.00', credit: '1.00' },
      },
    });
  });

  it('a refusal of a locked period says both days', async () => {
    const { body } = await refusing({
      kind: 'period_locked',
      entryDate: calendarDate('2026-03-31'),
      lockedTo: calendarDate('2026-11-20'),
    });
    expect(body).toMatchObject({
      detail: '31 Mar 2026 is in a locked period; the book is locked to 20 Nov 2026.',
      facts: { entry_date: '2026-03-31', locked_to: '2026-11-20' },
    });
  });

  it('a refusal of a form that is out of date says who changed the record', async () => {
    const by = (personId: number) => ({ kind: 'changed_since', by: personId, seq: 12 }) as const;
    expect((await refusing(by(1))).body).toMatchObject({
      status: 409,
      detail: 'Meera Joshi changed this since you opened it.',
      facts: { by: 1, seq: 12, by_name: 'Meera Joshi' },
    });
    expect((await refusing(by(99))).body).toMatchObject({
      detail: 'Somebody changed this since you opened it.',
    });
  });

  it.each([
    { kind: 'book_not_found', bookId: 8 as BookId },
    { kind: 'account_not_found', accountId: 8 as AccountId },
    { kind: 'journal_not_found', journalId: 8 as JournalId },
    { kind: 'person_not_found', personId: 8 as PersonId },
  ] as const)('$kind is the words Not Found alone', async (refusal) => {
    expect(await refusing(refusal)).toStrictEqual({ status: 404, body: 'Not Found' });
  });

  it('is never answered as if it were the machine’s fault', () => {
    for (const { status, title } of Object.values(REJECTION_STATUS)) {
      expect([403, 404, 409, 422]).toContain(status);
      expect(title).not.toBe('');
    }
  });

  it('writes its limits in rupees', () => {
    const refusal: Refusal = {
      kind: 'amount_out_of_range',
      line: 2,
      amountPaise: 0,
      amountPaiseMax: 500,
    };
    expect(refusalFactsOf(refusal)).toStrictEqual({ amount: '0.00', amount_max: '5.00' });
  });
});
