// Income tax that is deducted of a bill: what it posts, by which rule, and what is refused.
import { describe, expect, test } from 'vitest';
import type { PurchaseBillCommand, PurchaseBillDraft } from '#core/trade/index.ts';
import { purchaseBill } from '#core/trade/index.ts';
import {
  billIn,
  draftOf,
  eventsOf,
  lineOf,
  partyOf,
  postAtOnce,
  postedIn,
  refusalOf,
} from './bills.ts';
import { billId, REPAIRS, reverseOn } from './bills.ts';
import type { Otherwise } from './bills.ts';

const tdsOf = (
  code: string,
  said: Partial<NonNullable<PurchaseBillDraft['tds']>> = {},
): PurchaseBillDraft['tds'] => ({
  section: '',
  code,
  nature: '',
  rateBps: 0,
  basePaise: 0,
  amountPaise: 0,
  reason: null,
  accountId: null,
  ...said,
});

const deducting = (
  before: Partial<Known['before']> = {},
  more: Partial<Known> = {},
): Otherwise => ({
  tds: {
    deducts: true,
    deductee: null,
    certificates: [],
    ...more,
    before: { yearPaise: 0, yearTaxedPaise: 0, monthPaise: 0, monthTaxedPaise: 0, ...before },
  },
});
type Known = NonNullable<Otherwise['tds']>;

const repairs = (rupees: number) => [lineOf({ accountId: REPAIRS, taxablePaise: rupees * 100 })];

const given = (draft: Partial<PurchaseBillDraft>, otherwise = deducting()) => {
  const events = eventsOf(postAtOnce(draftOf(draft)), otherwise);
  return { events, bill: billIn(events), posted: postedIn(events) };
};

describe('a bill of which tax is deducted', () => {
  test('P3, PUR-009: 2 % of a contractor’s value without GST is not paid to the supplier', () => {
    const { posted, bill } = given({ lines: repairs(50_000), tds: tdsOf('1024') });
    expect(posted).toStrictEqual([
      ['Repairs', 50_000],
      ['Input CGST', 4500],
      ['Input SGST/UTGST', 4500],
      ['TDS Payable', -1000],
      ['Sahyadri Paper Mills', -58_000],
    ]);
    expect(bill.totalPaise).toBe(59_000_00);
    expect(bill.tds).toStrictEqual({
      section: '393(1) Sl. 6(i).D(b)',
      code: '1024',
      nature: 'Contractor, others',
      rateBps: 200,
      basePaise: 50_000_00,
      amountPaise: 1000_00,
      reason: 'single payment over 30,000',
      accountId: null,
    });
    expect(purchaseBill.effects.openItem(bill)).toMatchObject({ amountPaise: -58_000_00 });
  });

  test('PUR-011: 10 % of a professional’s fees', () => {
    const { posted } = given({ lines: repairs(60_000), tds: tdsOf('1027') });
    expect(posted.slice(-2)).toStrictEqual([
      ['TDS Payable', -6000],
      ['Sahyadri Paper Mills', -64_800],
    ]);
  });

  test('RCM-003: under reverse charge the supplier gets the value less TDS', () => {
    const gta = partyOf({ gstin: '29AAPFU0939F1ZR', stateCode: '29' });
    const { posted } = given(
      {
        lines: [lineOf({ accountId: REPAIRS, taxablePaise: 6468_00, rateBps: 500 })],
        reverseCharge: true,
        tds: tdsOf('1024', { amountPaise: 129_00, reason: 'Over the limit with other branches' }),
      },
      { ...deducting(), party: gta },
    );
    expect(posted).toStrictEqual([
      ['Repairs', 6468],
      ['Input IGST (RCM)', 323.4],
      ['RCM Output IGST', -323.4],
      ['TDS Payable', -129],
      ['Sahyadri Paper Mills', -6339],
    ]);
  });

  test('within the limits says so and deducts nothing', () => {
    const { posted, bill } = given({ lines: repairs(20_000), tds: tdsOf('1024') });
    expect(posted.map(([name]) => name)).not.toContain('TDS Payable');
    expect(bill.tds).toMatchObject({ basePaise: 0, amountPaise: 0, reason: 'within the limits' });
  });

  test('that passes the limit of the year bears the tax of the bills before it', () => {
    const { bill } = given(
      { lines: repairs(20_000), tds: tdsOf('1024') },
      deducting({ yearPaise: 90_000_00 }),
    );
    expect(bill.tds).toMatchObject({ basePaise: 1_10_000_00, amountPaise: 2200_00 });
  });

  test('has the codes and the rate of the Act of the day on which it is posted', () => {
    const days = { billDate: '2026-03-20', postedOn: '2026-03-31', receivedOn: '2026-03-31' };
    const { bill } = given({ lines: repairs(40_000), tds: tdsOf('1024'), ...days });
    expect(bill.tds).toMatchObject({ code: '194C', section: '194C', amountPaise: 800_00 });
  });

  test('of a supplier without a PAN bears 20 %', () => {
    const party = partyOf({ gstin: null, pan: null, registration: 'unregistered' });
    const { bill } = given(
      { lines: repairs(35_000), tds: tdsOf('1024') },
      { ...deducting(), party },
    );
    expect(bill.tds).toMatchObject({ rateBps: 2000, amountPaise: 7000_00 });
  });

  test('takes the certificate of its nature, by either code of it', () => {
    const certificate = { number: 'LDC/7', nature: '194C', rateBps: 50, leftPaise: null };
    const other = { number: 'LDC/8', nature: '1027', rateBps: 0, leftPaise: null };
    const { bill } = given(
      { lines: repairs(40_000), tds: tdsOf('1024') },
      deducting({}, { certificates: [other, certificate] }),
    );
    expect(bill.tds).toMatchObject({ rateBps: 50, amountPaise: 200_00 });
  });

  test('takes the next certificate once the limit of one is used up', () => {
    const used = { number: 'LDC/7', nature: '1024', rateBps: 0, leftPaise: 0 };
    const next = { number: 'LDC/9', nature: '1024', rateBps: 100, leftPaise: null };
    const { bill } = given(
      { lines: repairs(40_000), tds: tdsOf('1024') },
      deducting({}, { certificates: [used, next] }),
    );
    expect(bill.tds).toMatchObject({ rateBps: 100, amountPaise: 400_00 });
  });

  test('counts charges that the bill prints apart', () => {
    const charges = [
      { accountId: REPAIRS, description: 'Freight', amountPaise: 5000_00, intoCost: false },
    ];
    const { bill } = given({ lines: repairs(26_000), charges, tds: tdsOf('1024') });
    expect(bill.tds).toMatchObject({ basePaise: 31_000_00, amountPaise: 620_00 });
  });

  test('is what a person gave, with the reason', () => {
    const tds = tdsOf('1024', { amountPaise: 300_00, reason: 'Advance was taxed' });
    const { bill } = given({ lines: repairs(50_000), tds });
    expect(bill.tds).toMatchObject({
      basePaise: 50_000_00,
      amountPaise: 300_00,
      reason: 'Advance was taxed',
    });
    const none = tdsOf('1024', { reason: 'Transporter with a declaration' });
    expect(given({ lines: repairs(50_000), tds: none }).bill.tds).toMatchObject({
      basePaise: 0,
      amountPaise: 0,
    });
  });

  test('that a person gave settles the earlier bills of the year where the limit is passed', () => {
    const tds = tdsOf('1024', { amountPaise: 2_300_00, reason: 'Of the whole year' });
    const { bill } = given({ lines: repairs(40_000), tds }, deducting({ yearPaise: 75_000_00 }));
    expect(bill.tds).toMatchObject({ basePaise: 1_15_000_00, amountPaise: 2_300_00 });
  });

  test('is reversed with all that it posted', () => {
    const { events } = given({ lines: repairs(50_000), tds: tdsOf('1024') });
    const reversed = eventsOf(reverseOn(null), { ...deducting(), before: events });
    expect(reversed.map(({ event }) => event.type)).toStrictEqual([
      'PurchaseBillReversed',
      'JournalReversed',
    ]);
  });
});

describe('is refused', () => {
  const refused = (draft: Partial<PurchaseBillDraft>, otherwise = deducting()) =>
    refusalOf(postAtOnce(draftOf(draft)), otherwise);

  test('TDS of a book that deducts none on the day', () => {
    expect(refused({ tds: tdsOf('1024') }, deducting({}, { deducts: false }))).toStrictEqual({
      kind: 'bill_book_deducts_no_tax',
      on: '2026-11-18',
    });
  });

  test('a nature that no Act has', () => {
    expect(refused({ tds: tdsOf('9999') })).toStrictEqual({
      kind: 'bill_tds_nature_unknown',
      nature: '9999',
      on: '2026-11-18',
    });
  });

  test('TDS that leaves the supplier nothing', () => {
    const before = deducting({ yearPaise: 90_00_000_00 });
    expect(refused({ lines: repairs(1000), tds: tdsOf('1027') }, before)).toStrictEqual({
      kind: 'bill_tds_above_total',
      tdsPaise: 9_00_100_00,
      totalPaise: 1180_00,
    });
  });

  test('TDS of a distributor of credit, who is owed nothing', () => {
    const party = partyOf({ registration: 'input-service-distributor' });
    const lines = [lineOf({ accountId: REPAIRS, taxablePaise: 0, cgstPaise: 900, sgstPaise: 900 })];
    const tds = tdsOf('1024', { amountPaise: 100, reason: 'Typed' });
    expect(refused({ lines, tds }, { ...deducting(), party })).toMatchObject({
      kind: 'bill_of_distributor_has_more',
    });
  });

  test('an amount in a currency that no journal takes, in a draft already', () => {
    const rate = { rateMillionths: 1_000_000_000_000, source: 'RBI', date: '2026-11-16' };
    const currency = { code: 'USD', totalMinor: Number.MAX_SAFE_INTEGER, taxRate: null };
    const draft = draftOf({
      currency: { ...currency, booksRate: rate },
      lines: [lineOf({ amountMinor: Number.MAX_SAFE_INTEGER })],
    });
    const command = {
      type: 'DraftPurchaseBill',
      data: { documentId: billId, draft, journalId: null },
    };
    expect(refusalOf(command as PurchaseBillCommand)).toMatchObject({
      kind: 'bill_amount_out_of_range',
    });
  });

  test('TDS of a supplier abroad', () => {
    const party = partyOf({ registration: 'overseas', gstin: null, country: 'US' });
    const draft = { tds: tdsOf('1024'), importOf: 'services' } as const;
    expect(refused(draft, { ...deducting(), party })).toMatchObject({
      kind: 'bill_asks_what_is_not_kept',
      what: 'tds',
    });
  });
});
