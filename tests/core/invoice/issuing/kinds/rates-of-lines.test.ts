// Of which rate a line is that does not say it.
import { describe, expect, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { DraftLineInput, InvoiceFacts } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { agro, fans, invoiceFacts, supplier, trade, wanted } from '#tests/specimens/tax/trade.ts';

/** 12 % until 21-09-2025, and 5 % since. */
const ghee = {
  rates: [
    { from: '2017-07-01', rateBps: 1200 },
    { from: '2025-09-22', rateBps: 500 },
  ],
};
const PRODUCTS = new Map([
  [91, ghee],
  [92, { rates: [{ from: '2017-07-01', rateBps: 0 }] }],
  [93, { rates: [] }],
]);

/** @returns treatment and rate of the only line, or the refusal. */
function drafted(
  line: Partial<DraftLineInput>,
  { issueDate = '2026-11-20', ...facts }: Partial<InvoiceFacts> & { issueDate?: string } = {},
): string {
  const lines = [{ ...fans, rateBps: null, treatment: null, ...line }];
  const draft = { ...wanted({}), lines, issueDate: calendarDate(issueDate), dueDate: null };
  const data = { invoiceId: trade.invoiceId, customerId: agro.customerId, draft, issueAs: null };
  const decided = invoiceDecider.decide(
    invoiceDecider.initialState,
    { type: 'DraftInvoice', data },
    { ...invoiceFacts, products: new Set(PRODUCTS.keys()), productTerms: PRODUCTS, ...facts },
  );
  if (!decided.ok) return decided.rejection.kind;
  const [event] = decided.value;
  if (event?.type !== 'InvoiceDrafted') return 'nothing';
  const [kept] = event.data.draft.lines;
  return `${kept?.treatment} ${kept?.rateBps}`;
}

describe('a line without a rate', () => {
  test('has the rate of its product on the day of the invoice', () => {
    expect(drafted({ productId: 91 })).toBe('taxable 500');
    expect(drafted({ productId: 91 }, { issueDate: '2025-09-21' })).toBe('taxable 1200');
    expect(drafted({ productId: 92 })).toBe('nil 0');
  });

  test('is refused where no product tells one, and it does not say why it bears no tax', () => {
    expect(drafted({ productId: null })).toBe('line_rate_missing');
    expect(drafted({ productId: 93 })).toBe('line_rate_missing');
    expect(drafted({ productId: null, treatment: 'taxable' })).toBe('line_rate_missing');
    expect(drafted({ productId: 91 }, { issueDate: '2017-07-01', productTerms: new Map() })).toBe(
      'line_rate_missing',
    );
  });

  test.each(['nil', 'exempt', 'non-gst'] as const)('that is %s bears none', (treatment) => {
    expect(drafted({ productId: null, treatment })).toBe(`${treatment} 0`);
    expect(drafted({ productId: 91, treatment })).toBe(`${treatment} 0`);
  });

  test('needs none in a book that charges no tax', () => {
    const composition = { supplier: { ...supplier, registration: 'composition' } } as const;
    const unregistered = {
      supplier: { ...supplier, registration: 'unregistered', gstin: null },
    } as const;
    const here = { ...composition, customer: null };
    expect(drafted({ productId: null }, unregistered)).toBe('taxable 0');
    expect(drafted({ productId: 91 }, unregistered)).toBe('taxable 0');
    expect(drafted({ productId: 91 }, here)).toBe('invoice_customer_unknown');
  });
});

test('a rate that was said stands, and 0 without a word is nil-rated', () => {
  expect(drafted({ productId: 91, rateBps: 1800 })).toBe('taxable 1800');
  expect(drafted({ productId: 91, rateBps: 0 })).toBe('nil 0');
  expect(drafted({ productId: null, rateBps: 0, treatment: 'taxable' })).toBe(
    'taxable_without_rate',
  );
});

test('a line has the nature of its product, unless it says another', () => {
  const productTerms = new Map([[91, { ...ghee, nature: 'event' as const }]]);
  const lines = [{ ...fans, productId: 91, hsn: '9983', uqc: null }];
  const natures = (line: Partial<DraftLineInput>) => {
    const draft = { ...wanted({}), lines: lines.slice(0, 1).map((one) => ({ ...one, ...line })) };
    const data = { invoiceId: trade.invoiceId, customerId: agro.customerId, draft, issueAs: null };
    const decided = invoiceDecider.decide(
      invoiceDecider.initialState,
      { type: 'DraftInvoice', data },
      { ...invoiceFacts, productTerms },
    );
    const event = decided.ok ? decided.value[0] : undefined;
    return event?.type === 'InvoiceDrafted' ? event.data.draft.lines[0]?.nature : decided;
  };
  expect(natures({})).toBe('event');
  expect(natures({ nature: 'training' })).toBe('training');
  expect(natures({ nature: 'general' })).toBeUndefined();
});
