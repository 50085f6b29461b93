import { describe, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { presaleDecider } from '#core/trade/kinds/presale/index.ts';
import type { PresaleCommand, PresaleEvent } from '#core/trade/kinds/presale/index.ts';
import { tomorrow, today } from '#tests/specimens/days.ts';
import {
  challanOf,
  jobWork,
  offered,
  onApproval,
  presaleFacts,
  presaleId,
  quotationDrafted,
  quotationIssued,
  untaxedFans,
} from '#tests/specimens/tax/presale.ts';
import {
  agroMills,
  fans,
  invoiceFacts,
  issuedFans,
  numbered,
  raviAtHome,
  supplier,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(presaleDecider, presaleFacts);
const issue: PresaleCommand = { type: 'IssuePresale', data: { presaleId } };
const among = (changes: Partial<typeof invoiceFacts>) => ({
  invoice: { ...invoiceFacts, ...changes },
});
const buyer = (recipient: typeof agroMills) =>
  among({ customer: { active: true, recipient, dueDays: null, email: null } });
const issuedAs = (data: object): PresaleEvent => ({
  ...quotationIssued,
  data: { ...quotationIssued.data, validUntil: null, kind: 'challan', ...data },
});

describe('a quotation that is issued', () => {
  test('takes the next number of its own series and copies the parties', () => {
    given([quotationDrafted]).when(issue).then([quotationIssued]);
  });

  test('seals a private person as an invoice does', () => {
    given([quotationDrafted], buyer(raviAtHome))
      .when(issue)
      .then([
        {
          ...quotationIssued,
          data: {
            ...quotationIssued.data,
            privateCustomerId: quotationIssued.data.customerId,
            recipient: raviAtHome,
            placeOfSupply: '27',
            heads: 'intra',
            lines: [{ ...untaxedFans, cgstPaise: 9e4, sgstPaise: 9e4 }],
          },
        },
      ]);
  });

  test('is issued once', () => {
    given(offered).when(issue).thenRejected({ kind: 'presale_is_issued', number: 'QTN-005' });
  });

  test('is not dated in the future', () => {
    const { draft } = quotationDrafted.data;
    const data = { ...quotationDrafted.data, draft: { ...draft, issueDate: tomorrow } };
    given([{ ...quotationDrafted, data }])
      .when(issue)
      .thenRejected({
        kind: 'issued_in_the_future',
        issueDate: tomorrow,
        today,
      });
  });

  test('needs no HSN, since no law asks for one', () => {
    const { draft } = quotationDrafted.data;
    const lines = [{ ...fans, hsn: null }];
    const data = { ...quotationDrafted.data, draft: { ...draft, lines } };
    given([{ ...quotationDrafted, data }])
      .when(issue)
      .then([
        {
          ...quotationIssued,
          data: {
            ...quotationIssued.data,
            lines: [{ ...untaxedFans, hsn: null, igstPaise: 18e4 }],
          },
        },
      ]);
  });
});

describe('a delivery challan that is issued', () => {
  test('states the tax of goods on approval, and that quantities are provisional', () => {
    given([challanOf(onApproval)])
      .when(issue)
      .then([issuedAs({ ...numbered('DC-', 5), challan: onApproval, movesGoods: true })]);
  });

  test('takes its goods out of stock, on an open day; where it is no supply they stay', () => {
    const lockedTo = calendarDate(quotationIssued.data.issueDate);
    given([challanOf(onApproval)], among({ lockedTo }))
      .when(issue)
      .thenRejected({ kind: 'challan_day_locked', date: lockedTo, lockedTo });
    const lines = [{ ...fans, productId: null }];
    given([challanOf(onApproval, { lines })], among({ lockedTo }))
      .when(issue)
      .then([
        issuedAs({
          ...numbered('DC-', 5),
          challan: onApproval,
          lines: [{ ...issuedFans, productId: null }],
        }),
      ]);
  });

  test('states no tax of goods for job work, which are no supply', () => {
    given([challanOf(jobWork)])
      .when(issue)
      .then([
        issuedAs({
          ...numbered('DC-', 5),
          challan: jobWork,
          heads: 'none',
          lines: [untaxedFans],
        }),
      ]);
  });

  test.each([
    [
      'the address of the consignee',
      challanOf(jobWork),
      buyer({ ...agroMills, address: null }),
      { particular: 'consignee_address', line: null },
    ],
    [
      'the HSN of each of its goods',
      challanOf(jobWork, { lines: [fans, { ...fans, hsn: null }] }),
      {},
      { particular: 'hsn', line: 2 },
    ],
  ] as const)('says %s (CGST Rule 55)', (_what, drafted, facts, missing) => {
    given([drafted], facts)
      .when(issue)
      .thenRejected({ kind: 'challan_particular_missing', ...missing });
  });

  test('is not dated in the future', () => {
    given([challanOf(jobWork, { issueDate: tomorrow })])
      .when(issue)
      .thenRejected({ kind: 'issued_in_the_future', issueDate: tomorrow, today });
  });

  test('is asked for its place first, for its own address, the consignee’s, then HSN', () => {
    const nowhere = { ...agroMills, gstin: null, stateCode: null, address: null };
    const lacking = challanOf(onApproval, { lines: [{ ...fans, hsn: null }] });
    const untold = { ...buyer(nowhere).invoice, supplier: { ...supplier, address: null } };
    given([lacking], { invoice: untold })
      .when(issue)
      .thenRejected({ kind: 'place_of_supply_unknown' });
    const placed = { ...untold, ...buyer({ ...agroMills, address: null }).invoice };
    given([lacking], { invoice: { ...placed, supplier: untold.supplier } })
      .when(issue)
      .thenRejected({ kind: 'challan_without_own_address' });
    given([lacking], { invoice: placed }).when(issue).thenRejected({
      kind: 'challan_particular_missing',
      particular: 'consignee_address',
      line: null,
    });
  });

  test('needs no place of supply where it is no supply', () => {
    const nowhere = { ...agroMills, gstin: null, stateCode: null };
    given([challanOf(jobWork)], buyer(nowhere))
      .when(issue)
      .then([
        issuedAs({
          ...numbered('DC-', 5),
          challan: jobWork,
          recipient: nowhere,
          placeOfSupply: null,
          heads: 'none',
          lines: [untaxedFans],
        }),
      ]);
  });

  test('says its own address (CGST Rule 55)', () => {
    given([challanOf(jobWork)], among({ supplier: { ...supplier, address: null } }))
      .when(issue)
      .thenRejected({ kind: 'challan_without_own_address' });
  });

  test('may name another address of delivery instead of the consignee’s', () => {
    given([challanOf(jobWork, { delivery: '3 Ring Road' })], buyer({ ...agroMills, address: null }))
      .when(issue)
      .then([
        issuedAs({
          ...numbered('DC-', 5),
          challan: jobWork,
          delivery: '3 Ring Road',
          recipient: { ...agroMills, address: null },
          heads: 'none',
          lines: [untaxedFans],
        }),
      ]);
  });
});
