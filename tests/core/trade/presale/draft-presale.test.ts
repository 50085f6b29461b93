import { describe, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { presaleDecider } from '#core/trade/kinds/presale/index.ts';
import type { PresaleCommand, PresaleEvent } from '#core/trade/kinds/presale/index.ts';
import {
  draftQuotation,
  jobWork,
  offered,
  presaleFacts,
  presaleId,
  quotationDrafted,
  quotationIssued,
} from '#tests/specimens/tax/presale.ts';
import { agro, fans, invoiceFacts, wanted } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(presaleDecider, presaleFacts);
type Data = (typeof draftQuotation)['data'];
const draft = (changes: Partial<Data> = {}): PresaleCommand => ({
  ...draftQuotation,
  data: { ...draftQuotation.data, ...changes },
});
const { issue: _issue, kind: _kind, ...input } = draftQuotation.data;
const change = (changes: Partial<typeof input> = {}): PresaleCommand => ({
  type: 'ChangePresaleDraft',
  data: { ...input, ...changes },
});
const draftedWith = (data: object): PresaleEvent => ({
  ...quotationDrafted,
  data: { ...quotationDrafted.data, ...data },
});

describe('a new quotation', () => {
  test('is a draft without a number, open for thirty days', () => {
    given([]).when(draft()).then([quotationDrafted]);
    given([]).when(draft()).thenOnStreams(['presale-901']);
  });

  test('takes its number when it is issued at once', () => {
    given([])
      .when(draft({ issue: true }))
      .then([quotationDrafted, quotationIssued]);
  });

  test('is open until the day that is given, which is not before its own', () => {
    const validUntil = calendarDate('2026-11-21');
    given([])
      .when(draft({ validUntil }))
      .then([draftedWith({ validUntil })]);
    const tooEarly = calendarDate('2026-11-20');
    given([])
      .when(draft({ validUntil: tooEarly }))
      .thenRejected({
        kind: 'quotation_ends_before_issue',
        validUntil: '2026-11-20',
        issueDate: '2026-11-21',
      });
  });

  test('is priced by the rules of invoices, and refused by them', () => {
    given([])
      .when(draft({ draft: wanted({ lines: [] }) }))
      .thenRejected({
        kind: 'invoice_without_lines',
      });
    const odd = { ...fans, rateBps: 1700 };
    given([])
      .when(draft({ draft: wanted({ lines: [odd] }) }))
      .thenRejected({
        kind: 'line_rate_unknown',
        line: 1,
        rateBps: 1700,
      });
  });

  test('is for a customer of the book', () => {
    const invoice = { ...invoiceFacts, customer: null };
    given([], { invoice }).when(draft()).thenRejected({
      kind: 'invoice_customer_unknown',
      customerId: agro.customerId,
    });
  });

  test('is begun once', () => {
    given([quotationDrafted]).when(draft()).thenRejected({ kind: 'presale_exists', presaleId });
  });
});

describe('what one kind alone says', () => {
  test('is left out of the others: a proforma has no last day and no reason', () => {
    given([])
      .when(draft({ kind: 'proforma', challan: jobWork, validUntil: calendarDate('2026-12-01') }))
      .then([draftedWith({ kind: 'proforma', validUntil: null })]);
  });

  test('a challan says why the goods move', () => {
    given([])
      .when(draft({ kind: 'challan' }))
      .thenRejected({ kind: 'challan_reason_missing' });
  });

  test.each(['approval', 'liquid-gas', 'later-invoice', 'lots'] as const)(
    'a challan of goods that move as a supply states tax: %s',
    (reason) => {
      const challan = { reason, quantityProvisional: false };
      given([])
        .when(draft({ kind: 'challan', challan }))
        .then([draftedWith({ kind: 'challan', validUntil: null, challan, heads: 'inter' })]);
    },
  );

  test('a challan of what is no supply states no tax', () => {
    const challan = { reason: 'other-than-supply', quantityProvisional: false } as const;
    given([])
      .when(draft({ kind: 'challan', challan }))
      .then([draftedWith({ kind: 'challan', validUntil: null, challan, heads: 'none' })]);
  });

  test('a challan for job work states no tax', () => {
    given([])
      .when(draft({ kind: 'challan', challan: jobWork }))
      .then([draftedWith({ kind: 'challan', validUntil: null, challan: jobWork, heads: 'none' })]);
  });
});

describe('the draft of a quotation', () => {
  test('is written anew as a whole', () => {
    const { kind: _of, ...data } = quotationDrafted.data;
    given([quotationDrafted])
      .when(change({ draft: wanted({ notes: 'Ex works' }) }))
      .then([
        {
          type: 'PresaleDraftChanged',
          version: 2,
          data: { ...data, draft: { ...data.draft, notes: 'Ex works' } },
        },
      ]);
  });

  test('leaves no trace when it says the same', () => {
    given([quotationDrafted]).when(change()).thenNothing();
  });

  test('is never changed once it is issued', () => {
    given(offered).when(change()).thenRejected({ kind: 'presale_is_issued', number: 'QTN-005' });
  });

  test('must be there', () => {
    given([]).when(change()).thenRejected({ kind: 'presale_not_found', presaleId });
  });
});
