// Notes to an invoice whose prices had tax in them give the agreed prices back, to the paisa.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceDecider, totalOf } from '#core/invoice/index.ts';
import type { CreditNoteIssued, DraftLine, InvoiceState } from '#core/invoice/index.ts';
import type { CreditNoteId, JournalId } from '#core/kernel/ids.ts';
import { agro, fans, invoiceFacts, trade, wanted } from '#tests/specimens/tax/trade.ts';

type Line = Partial<DraftLine>;
type Terms = Partial<Parameters<typeof wanted>[0]>;

/** @returns the invoice of the lines, issued. */
function billOf(lines: readonly Line[], terms: Terms = {}): InvoiceState {
  const draft = wanted({
    pricesIncludeTax: true,
    rounding: 'none',
    ...terms,
    lines: lines.map((line) => ({ ...fans, ...line })),
  });
  const { invoiceId, journalId: issueAs } = trade;
  const data = { invoiceId, customerId: agro.customerId, draft, issueAs };
  const command = { type: 'DraftInvoice', data } as const;
  const decided = invoiceDecider.decide(invoiceDecider.initialState, command, invoiceFacts);
  if (!decided.ok) throw new Error(decided.rejection.kind);
  return decided.value.reduce<InvoiceState>(invoiceDecider.evolve, invoiceDecider.initialState);
}

/** Quantity in thousandths of a line; null: all that is left of it. */
type Return = readonly [line: number, quantity: number | null];

/** @returns the state after the note, and what the note came to; null where it is refused. */
function returned(
  state: InvoiceState,
  lines: readonly Return[],
  nth: number,
): readonly [InvoiceState, number] | null {
  const decided = invoiceDecider.decide(
    state,
    {
      type: 'IssueCreditNote',
      data: {
        creditNoteId: (900 + nth) as CreditNoteId,
        invoiceId: trade.invoiceId,
        journalId: (4_000 + nth) as JournalId,
        issueDate: null,
        reason: '01',
        note: 'Returned',
        lines: lines.map(([line, quantityThousandths]) => ({
          line,
          quantityThousandths,
          taxablePaise: null,
        })),
      },
    },
    invoiceFacts,
  );
  if (!decided.ok) return null;
  const [note] = decided.value as readonly CreditNoteIssued[];
  if (note === undefined) return null;
  return [invoiceDecider.evolve(state, note), totalOf(note.data)];
}

/** @returns what each note of a series came to, in paise. */
function seriesOf(state: InvoiceState, notes: readonly (readonly Return[])[]): readonly number[] {
  const totals: number[] = [];
  let now = state;
  for (const [nth, lines] of notes.entries()) {
    const answer = returned(now, lines, nth);
    if (answer === null) continue;
    now = answer[0];
    totals.push(answer[1]);
  }
  return totals;
}

const total = (state: InvoiceState): number =>
  state.status === 'issued' ? totalOf(state.issued) : 0;

const pieces = (rupees: number, units: number, percent = 18): Line => ({
  priceThousandths: Math.round(rupees * 1000),
  quantityThousandths: units * 1000,
  rateBps: percent * 100,
});

describe('a credit note to an invoice of inclusive prices', () => {
  const each: readonly Return[] = [[1, 1000]];

  test('gives back 100.00 of each of three at ₹100 with 18 % inside', () => {
    expect(seriesOf(billOf([pieces(100, 3)]), [each, each, each])).toStrictEqual([
      10_000, 10_000, 10_000,
    ]);
  });

  test.each([5, 18, 40])('gives back the price at %i %, also of several lines', (percent) => {
    const bill = billOf([pieces(99, 7, percent), pieces(33.33, 3, 5)]);
    expect(total(bill)).toBe(99 * 700 + 9_999);
    const two: readonly Return[] = [
      [1, 2000],
      [2, 1000],
    ];
    expect(seriesOf(bill, [two, two, two])).toStrictEqual([23_133, 23_133, 23_133]);
  });

  test('shares a price that does not divide so that its parts come to it', () => {
    expect(seriesOf(billOf([pieces(100 / 3, 3)]), [each, each, each])).toStrictEqual([
      3_333, 3_334, 3_333,
    ]);
  });

  test('gives back the price less the discounts', () => {
    const discount = { kind: 'amount', amountPaise: 3_000 } as const;
    const bill = billOf([pieces(100, 3)], { discount });
    expect(seriesOf(bill, [each, each, each])).toStrictEqual([9_000, 9_000, 9_000]);
  });

  test('comes to whole rupees of that price where the invoice did', () => {
    const bill = billOf([pieces(99.6, 3)], { rounding: 'rupee' });
    expect(total(bill)).toBe(29_900);
    expect(seriesOf(bill, [each, each, each])).toStrictEqual([10_000, 10_000, 9_900]);
  });
});

test('any series of returns gives back the agreed price of each, and ends at the bill', () => {
  const line = fc.record({
    rupees: fc.integer({ min: 100, max: 100_000 }).map((paise) => paise / 100),
    units: fc.integer({ min: 1, max: 9 }),
    percent: fc.constantFrom(5, 18, 40, 3),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 4 })), { maxLength: 12 }),
      fc.boolean(),
      (lines, asked, isRupee) => {
        const terms = isRupee ? ({ rounding: 'rupee' } as const) : {};
        const bill = billOf(
          lines.map(({ rupees, units, percent }) => pieces(rupees, units, percent)),
          terms,
        );
        let now = bill;
        let back = 0;
        for (const [nth, [at, units]] of asked.entries()) {
          const price = lines[at]?.rupees;
          const answer = returned(now, [[at + 1, units * 1000]], nth);
          if (answer === null || price === undefined) continue;
          now = answer[0];
          back += answer[1];
          const isLast = back === total(bill);
          if (!isRupee && !isLast) expect(answer[1]).toBe(Math.round(price * 100) * units);
        }
        const rest = returned(
          now,
          lines.map((_, at) => [at + 1, null] as const),
          99,
        );
        expect(back + (rest?.[1] ?? 0)).toBe(total(bill));
      },
    ),
  );
});
