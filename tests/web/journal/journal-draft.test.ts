import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { journalBodyOf, checkEntry } from '#web/features/journal/draft/check.ts';
import {
  addLine,
  amountPaise,
  changeJournalLine,
  isBalanced,
  journalDraftSchema,
  mayAddLine,
  missingPaise,
  newJournalDraft,
  removeJournalLine,
  draftTotalsOf,
} from '#web/features/journal/draft/draft.ts';
import type { JournalDraft, ManualVoucherType } from '#web/features/journal/draft/draft.ts';
import { journalPlaceName, journalStepFrom } from '#web/features/journal/draft/next-field.ts';
import type { JournalPlace } from '#web/features/journal/draft/next-field.ts';

const today = calendarDate('2026-11-20');
const [rent, bank, pune] = [1, 2, 3];

const blank = (type: ManualVoucherType = 'journal') => newJournalDraft('20 Nov 2026', type);
const filled = (): JournalDraft => {
  const debit = changeJournalLine(blank(), 'debit', 0, { accountId: rent, amountText: '40k' });
  return changeJournalLine(debit, 'credit', 0, { accountId: bank, amountText: '60,000.00' });
};

describe('totals', () => {
  test('a draft begins with one line on each side and nothing missing', () => {
    expect(draftTotalsOf(blank())).toEqual({ debit: 0, credit: 0 });
    expect(isBalanced(draftTotalsOf(blank()))).toBe(false);
  });

  test('what is typed counts before it is written out', () => {
    expect(draftTotalsOf(filled())).toEqual({ debit: 4_000_000, credit: 6_000_000 });
  });

  test('a new line on the short side misses the difference', () => {
    expect(missingPaise(addLine(filled(), 'debit'), 'debit', 1)).toBe(2_000_000);
    expect(missingPaise(filled(), 'credit', 0)).toBe(4_000_000);
  });

  test('50% is half of what is missing', () => {
    const split = changeJournalLine(addLine(filled(), 'debit'), 'debit', 1, { amountText: '50%' });
    expect(amountPaise(split, 'debit', 1)).toBe(1_000_000);
  });
});

describe('lines', () => {
  test('one side may have several lines while the other has exactly one', () => {
    const several = addLine(blank(), 'debit');
    expect(mayAddLine(several, 'debit')).toBe(true);
    expect(mayAddLine(several, 'credit')).toBe(false);
    expect(mayAddLine({ ...several, splitBoth: true }, 'credit')).toBe(true);
  });

  test('the first line cannot be removed', () => {
    expect(removeJournalLine(blank(), 'debit', 0).debit).toHaveLength(1);
    expect(removeJournalLine(addLine(blank(), 'debit'), 'debit', 1).debit).toHaveLength(1);
  });
});

describe('Enter goes to the next thing that is missing', () => {
  const walk = (draft: JournalDraft, place: JournalPlace) => {
    const step = journalStepFrom(draft, place);
    return { ...step, name: journalPlaceName(step.place) };
  };

  test('an account leads to its amount, filled with what is missing', () => {
    const draft = changeJournalLine(filled(), 'debit', 0, { amountText: '' });
    const step = walk(draft, { field: 'account', side: 'debit', index: 0 });
    expect(step.name).toBe('debit-0-amount');
    expect(step.draft.debit[0]?.amountText).toBe('60,000.00');
  });

  test('an amount that is there is left alone', () => {
    const step = walk(filled(), { field: 'account', side: 'debit', index: 0 });
    expect(step.draft.debit[0]?.amountText).toBe('40k');
  });

  test('an unequal amount leads to a new line on the short side', () => {
    const step = walk(filled(), { field: 'amount', side: 'debit', index: 0 });
    expect(step.name).toBe('debit-1-account');
    expect(step.draft.debit).toHaveLength(2);
  });

  test('an unequal amount leads to that of the short side where no line may be added', () => {
    const split = changeJournalLine(addLine(filled(), 'debit'), 'debit', 1, {
      accountId: pune,
      amountText: '90k',
    });
    expect(walk(split, { field: 'amount', side: 'debit', index: 1 }).name).toBe('credit-0-amount');
  });

  test('a balanced entry leads to the narration, and from there to the button', () => {
    const balanced = changeJournalLine(filled(), 'debit', 0, { amountText: '60k' });
    expect(walk(balanced, { field: 'amount', side: 'debit', index: 0 }).name).toBe('narration');
    expect(walk(balanced, { field: 'narration' }).name).toBe('post');
  });

  test('a payment is read from the credit side', () => {
    expect(walk(blank('payment'), { field: 'date' }).name).toBe('credit-0-account');
    expect(walk(blank('receipt'), { field: 'date' }).name).toBe('debit-0-account');
  });
});

describe('before it is sent', () => {
  test('each line needs an account and an amount, in the order of the page', () => {
    const gaps = checkEntry({ ...blank(), dateText: 'soon' }, today);
    expect(gaps.map(({ place }) => journalPlaceName(place))).toEqual([
      'date',
      'debit-0-account',
      'debit-0-amount',
      'credit-0-account',
      'credit-0-amount',
    ]);
  });

  test('unequal totals are no gap: the server has the last word', () => {
    expect(checkEntry(filled(), today)).toEqual([]);
  });

  test('debits go positive, credits negative, blank lines not at all', () => {
    expect(journalBodyOf(addLine(filled(), 'debit'), today, 7)).toEqual({
      entry: [
        { account_id: rent, amount: '40000.00' },
        { account_id: bank, amount: '-60000.00' },
      ],
      narration: '',
      voucher_type: 'journal',
      date: '2026-11-20',
      book_id: 7,
    });
  });

  test('a mark of GST is sent with its period and the lines that are sent', () => {
    expect(journalBodyOf(filled(), today, 7)).not.toHaveProperty('gst');
    const part = { mark: 'set-off', period: null, rule: null, lines: null } as const;
    expect(journalBodyOf({ ...filled(), gst: [part] }, today, 7)).toMatchObject({
      gst: [{ mark: 'set-off' }],
    });
    const { debit, credit } = filled();
    const lines = [`debit ${debit[0]?.key}`, `credit ${credit[0]?.key}`, 'credit 99'];
    const whole = { ...part, period: '2026-09-01 2026-09-30', lines };
    expect(journalBodyOf({ ...filled(), gst: [whole] }, today, 7).gst).toStrictEqual([
      {
        mark: 'set-off',
        period: { from: '2026-09-01', to: '2026-09-30' },
        lines: [1, debit.length + 1],
      },
    ]);
  });

  test('a draft of before, with one word for the whole entry, is read', () => {
    const kept = { ...filled(), gst: 'payment' };
    expect(journalDraftSchema.parse(kept).gst).toStrictEqual([
      { mark: 'discharge', period: null, rule: null, lines: null },
    ]);
  });
});
