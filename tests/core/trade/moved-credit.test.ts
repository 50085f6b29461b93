// The return that takes the credit of a bill, chosen again after the bill was posted; and how the
// tax of bills and debit notes stands as input credit.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import type { BookReturns } from '#core/tax/index.ts';
import {
  afterReversal,
  creditOfBillLines,
  creditOfNoteLines,
  gatheredCredit,
  NOTHING_AFTER,
  standingOn,
} from '#core/trade/index.ts';
import type {
  CreditOfTax,
  PurchaseBill,
  PurchaseBillCommand,
  PurchaseBillDraft,
} from '#core/trade/index.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import {
  billId,
  billIn,
  draftOf,
  eventsOf,
  lineOf,
  partyOf,
  postAtOnce,
  refusalOf,
  REPAIRS,
  reverseOn,
  STAFF_WELFARE,
} from './bills.ts';
import type { Otherwise } from './bills.ts';
import { billOf, eventsOfNote, noteIn, noteOf, postNote } from './notes.ts';

type Asked = Partial<Extract<PurchaseBillCommand, { type: 'MoveBillCredit' }>['data']>;

const move = (asked: Asked = {}): PurchaseBillCommand => ({
  type: 'MoveBillCredit',
  data: { documentId: billId, receivedOn: null, creditPeriod: null, reason: null, ...asked },
});

const month = (from: string, to: string) => ({ from: calendarDate(from), to: calendarDate(to) });
const NOVEMBER = month('2026-11-01', '2026-11-30');
const DECEMBER = month('2026-12-01', '2026-12-31');
const JANUARY = month('2027-01-01', '2027-01-31');
const to = (span: typeof NOVEMBER) => ({ kind: 'period', ...span }) as const;

const filed = (span: typeof NOVEMBER, on: string): BookReturns => ({
  ...NO_RETURNS,
  filings: [
    {
      kind: 'gstr-3b',
      period: `${span.to.slice(5, 7)}${span.to.slice(0, 4)}` as never,
      ...span,
      filedOn: calendarDate(on),
      arn: 'AA2711260001234',
    },
  ],
});

const posted = (said: Partial<PurchaseBillDraft> = {}, otherwise: Otherwise = {}) =>
  eventsOf(postAtOnce(draftOf(said)), otherwise);

/** A bill of an advocate in the State: the buyer pays the tax. */
const underReverseCharge: Partial<PurchaseBillDraft> = {
  reverseCharge: true,
  lines: [
    lineOf({
      taxablePaise: 10_000_00,
      hsn: '9982',
      accountId: REPAIRS,
      credit: { ...lineOf().credit, kind: 'input-service' },
    }),
  ],
};

function movedIn(command: PurchaseBillCommand, otherwise: Otherwise) {
  const events = eventsOf(command, otherwise);
  for (const { event } of events) expectStorable(event);
  return events.map(({ event }) => {
    if (event.type !== 'PurchaseBillCreditMoved') throw new Error('A move moves credit alone.');
    const { receivedOn, creditPeriod, was, reason } = event.data;
    return { receivedOn, to: creditPeriod?.to ?? null, was: was.creditPeriod?.to ?? null, reason };
  });
}

describe('the credit of a posted bill is moved', () => {
  test('given goods that had not come, once they came the next return takes it', () => {
    const before = posted({ receivedOn: null });
    expect(billIn(before).creditPeriod).toBeNull();
    const asked = { receivedOn: calendarDate('2026-11-20'), reason: 'Came on the 20th' };
    expect(movedIn(move(asked), { before })).toEqual([
      { receivedOn: '2026-11-20', to: '2026-11-30', was: null, reason: 'Came on the 20th' },
    ]);
  });

  test('a later return takes it, and a second move starts from the first', () => {
    const before = posted();
    const first = eventsOf(move({ creditPeriod: to(JANUARY) }), { before });
    const after = { before: [...before, ...first] };
    expect(movedIn(move({ creditPeriod: to(DECEMBER) }), after)).toEqual([
      { receivedOn: '2026-11-18', to: '2026-12-31', was: '2027-01-31', reason: null },
    ]);
    expect(movedIn(move({ creditPeriod: { kind: 'deferred' } }), after)).toEqual([
      { receivedOn: '2026-11-18', to: null, was: '2027-01-31', reason: null },
    ]);
  });

  test('what says the same leaves no trace, and a bill is reversed after a move as before', () => {
    const before = posted();
    expect(eventsOf(move(), { before })).toEqual([]);
    const moved = [...before, ...eventsOf(move({ creditPeriod: to(DECEMBER) }), { before })];
    const types = eventsOf(reverseOn(null), { before: moved }).map(({ event }) => event.type);
    expect(types).toEqual(['PurchaseBillReversed', 'JournalReversed']);
  });

  test('a filed return is passed over, and tax that the buyer pays waits for its payment', () => {
    const before = posted({ receivedOn: null });
    const returns = filed(NOVEMBER, '2026-12-15');
    const came = move({ receivedOn: calendarDate('2026-11-20') });
    expect(movedIn(came, { before, returns })[0]?.to).toBe('2026-12-31');

    const reversed = posted(underReverseCharge);
    expect(billIn(reversed).creditPeriod).toBeNull();
    expect(eventsOf(move(), { before: reversed })).toEqual([]);
    const paid = { paidOn: calendarDate('2026-12-04'), ownInvoiceOn: null };
    expect(movedIn(move(), { before: reversed, after: paid })[0]?.to).toBe('2026-12-31');
  });
});

describe('a move is refused', () => {
  const of = 'purchase-bill';
  const draft = eventsOf({
    type: 'DraftPurchaseBill',
    data: { documentId: billId, draft: draftOf(), journalId: null },
  });
  const discarded = eventsOf(
    { type: 'DiscardPurchaseBill', data: { documentId: billId, reason: 'Twice' } },
    { before: draft },
  );
  const standing = posted();
  const reversed = [...standing, ...eventsOf(reverseOn(null), { before: standing })];
  const blocked = posted({
    lines: [
      lineOf({
        taxablePaise: 1_200_00,
        accountId: STAFF_WELFARE,
        credit: { ...lineOf().credit, eligibility: 'blocked', clause: 'b-i' },
      }),
    ],
  });
  const elsewhere = posted(
    { placeOfSupply: '29' },
    { party: partyOf({ gstin: '29AAPFU0939F1ZR', stateCode: '29' }) },
  );
  const unpaid = posted(underReverseCharge);
  const landlord = { gstin: null, pan: null, registration: 'unregistered' } as const;
  const ofLandlord = posted(underReverseCharge, { party: partyOf(landlord) });
  const lastYear = posted({ billDate: '2026-03-20', receivedOn: null });

  test.each([
    ['of no bill', {}, [], { kind: 'document_not_found', of, documentId: billId }],
    ['of a draft', {}, draft, { kind: 'document_is_a_draft', of }],
    ['of a discarded one', {}, [...draft, ...discarded], { kind: 'document_is_discarded', of }],
    ['once reversed', {}, reversed, { kind: 'document_is_reversed', of, number: 'PB-001' }],
    [
      'without any that is eligible',
      {},
      blocked,
      { kind: 'bill_gives_no_credit', billNumber: 'SPM/118', noCredit: null },
    ],
    [
      'of tax of another State',
      {},
      elsewhere,
      { kind: 'bill_gives_no_credit', billNumber: 'SPM/118', noCredit: 'tax-of-another-state' },
    ],
    [
      'where the bill says when it came',
      { receivedOn: calendarDate('2026-11-19') },
      standing,
      { kind: 'bill_received_already', billNumber: 'SPM/118', receivedOn: '2026-11-18' },
    ],
    [
      'to a day that has not come',
      { receivedOn: calendarDate('2026-11-22') },
      posted({ receivedOn: null }),
      { kind: 'bill_received_in_the_future', receivedOn: '2026-11-22', today: '2026-11-21' },
    ],
    [
      'to a return before the receipt',
      { creditPeriod: to(month('2026-10-01', '2026-10-31')) },
      standing,
      { kind: 'credit_period_too_early', to: '2026-10-31', earliest: '2026-11-18' },
    ],
    [
      'to no return',
      { creditPeriod: to(month('2026-11-02', '2026-11-30')) },
      standing,
      { kind: 'credit_period_unknown', from: '2026-11-02', to: '2026-11-30' },
    ],
    [
      'to a return after the limit of section 16(4)',
      {
        creditPeriod: to(month('2026-12-01', '2026-12-31')),
        receivedOn: calendarDate('2026-11-20'),
      },
      lastYear,
      { kind: 'credit_past_limit', to: '2026-12-31', lastDay: '2026-11-30' },
    ],
    [
      'before the tax is due',
      { creditPeriod: to(NOVEMBER) },
      unpaid,
      {
        kind: 'credit_waits_for_reverse_charge',
        billNumber: 'SPM/118',
        waitsFor: 'payment',
      },
    ],
    [
      'before the self-invoice',
      { creditPeriod: to(NOVEMBER) },
      ofLandlord,
      {
        kind: 'credit_waits_for_reverse_charge',
        billNumber: 'SPM/118',
        waitsFor: 'self-invoice',
      },
    ],
  ])('%s', (_why, asked, before, refusal) => {
    expect(refusalOf(move(asked), { before })).toEqual(refusal);
  });

  test('while a reversal of it stands', () => {
    const creditMoveNumber = 'CR-001';
    expect(refusalOf(move(), { before: standing, creditMoveNumber })).toEqual({
      kind: 'bill_credit_is_reversed',
      billNumber: 'SPM/118',
      creditMoveNumber,
    });
  });

  test('into a filed return, or out of one', () => {
    const returns = filed(NOVEMBER, '2026-12-15');
    const before = posted({ receivedOn: null });
    const asked = { creditPeriod: to(NOVEMBER), receivedOn: calendarDate('2026-11-20') };
    expect(refusalOf(move(asked), { before, returns })).toEqual({
      kind: 'credit_period_filed',
      ...NOVEMBER,
    });
    expect(refusalOf(move({ creditPeriod: to(DECEMBER) }), { before: standing, returns })).toEqual({
      kind: 'credit_taken_in_filed_return',
      billNumber: 'SPM/118',
      ...NOVEMBER,
    });
  });
});

/** @returns each part in a word, with its tax in rupees. */
const told = (parts: readonly CreditOfTax[]) =>
  parts.map(({ standing, origin, kind, taxablePaise, taxes }) => [
    standing,
    origin,
    kind,
    taxablePaise / 100,
    (taxes.cgstPaise + taxes.sgstPaise + taxes.igstPaise) / 100,
  ]);

const standingOf = (bill: PurchaseBill, after = NOTHING_AFTER, returns = NO_RETURNS) =>
  told(gatheredCredit(creditOfBillLines(bill, after, returns)));

describe('how tax stands as input credit', () => {
  test('line by line: taken, blocked by its clause, and in part', () => {
    const line = (credit: Partial<PurchaseBillDraft['lines'][number]['credit']>) =>
      lineOf({ taxablePaise: 1_000_00, credit: { ...lineOf().credit, ...credit } });
    const bill = billIn(
      posted({
        lines: [
          line({}),
          line({ eligibility: 'blocked', clause: 'b-i' }),
          line({ eligibility: 'part', clause: 'g', shareBps: 6_000, kind: 'capital-goods' }),
        ],
      }),
    );
    const taken = { is: 'taken', in: NOVEMBER };
    expect(standingOf(bill)).toEqual([
      [taken, 'supplier', 'input', 1000, 180],
      [{ is: 'blocked', clause: 'b-i' }, 'supplier', 'input', 1000, 180],
      [taken, 'supplier', 'capital-goods', 1000, 108],
      [{ is: 'blocked', clause: 'g' }, 'supplier', 'capital-goods', 0, 72],
    ]);
  });

  test('what is still to come defers it, and a bill that gives none says why', () => {
    const waits = (bill: PurchaseBill) => standingOf(bill)[0]?.[0];
    expect(waits(billIn(posted({ receivedOn: null })))).toEqual({ is: 'deferred', for: 'receipt' });
    const deferred = billIn(posted({ creditPeriod: { kind: 'deferred' } }));
    expect(waits(deferred)).toEqual({ is: 'deferred', for: 'a-return' });
    const buyer = { gstin: null, stateCode: '27', registration: 'unregistered' } as const;
    const unregistered = billIn(posted({}, { buyer }));
    expect(waits(unregistered)).toEqual({ is: 'none', reason: 'not-registered' });
  });

  test('tax that the buyer pays follows its payment, beside what the supplier printed', () => {
    const [reversed] = underReverseCharge.lines ?? [];
    const bill = billIn(
      posted({
        lines: [lineOf({ taxablePaise: 1_000_00 }), { ...lineOf(reversed), reverseCharge: '9(3)' }],
      }),
    );
    const printed = [{ is: 'taken', in: NOVEMBER }, 'supplier', 'input', 1000, 180];
    expect(standingOf(bill)).toEqual([
      printed,
      [{ is: 'deferred', for: 'payment' }, 'reverse-charge', 'input-service', 10_000, 1800],
    ]);
    const paid = { paidOn: calendarDate('2027-01-04'), ownInvoiceOn: null };
    expect(standingOf(bill, paid)).toEqual([
      printed,
      [{ is: 'taken', in: JANUARY }, 'reverse-charge', 'input-service', 10_000, 1800],
    ]);
  });

  test('a return that is still to come has taken nothing on a day before its end', () => {
    const taken = { is: 'taken', in: DECEMBER } as const;
    expect(standingOn(taken, calendarDate('2026-12-30'))).toEqual({
      is: 'deferred',
      for: 'a-return',
    });
    expect(standingOn(taken, calendarDate('2026-12-31'))).toBe(taken);
  });

  test('a debit note takes back, and waits for the note of the supplier', () => {
    const given = postNote(noteOf([{ line: 1, taxable: 1_000_00 }]));
    const note = noteIn(eventsOfNote(given, { of: billOf() }));
    expect(told(gatheredCredit(creditOfNoteLines(note)))).toEqual([
      [{ is: 'deferred', for: 'supplier-note' }, 'supplier', 'input', -1000, -180],
    ]);
  });

  test('a reversed bill leaves nothing, but what a filed return had taken goes back later', () => {
    const parts = gatheredCredit(creditOfBillLines(billIn(posted()), NOTHING_AFTER, NO_RETURNS));
    const day = calendarDate('2026-12-20');
    expect(afterReversal(parts, day, NO_RETURNS)).toEqual([]);
    expect(afterReversal(parts, day, filed(NOVEMBER, '2026-12-21'))).toEqual([]);
    const left = afterReversal(parts, day, filed(NOVEMBER, '2026-12-15'));
    expect(told(left)).toEqual([
      [{ is: 'taken', in: NOVEMBER }, 'supplier', 'input', 10_000, 1800],
      [{ is: 'taken', in: DECEMBER }, 'supplier', 'input', -10_000, -1800],
    ]);
    expect(left.map(({ isGivenBack }) => isGivenBack)).toEqual([false, true]);
  });
});
