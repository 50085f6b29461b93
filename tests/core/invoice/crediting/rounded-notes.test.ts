// Notes to an invoice that was rounded to the rupee are rounded to the rupee, and end at nil.
import { describe, expect, test } from 'vitest';
import { balanceDueOf, invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { drafted, invoiceFacts, issued, issuedFans } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { allOfIt, another, credit, fansBack, noteOf } from './credits.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
/** Three at ₹333.33⅓ and 18 %: ₹1,180.00 together. */
const three = {
  ...issued,
  data: {
    ...issued.data,
    rounding: 'rupee' as const,
    lines: [
      {
        ...issuedFans,
        quantityThousandths: 3_000,
        grossPaise: 100_000,
        taxablePaise: 100_000,
        igstPaise: 18_000,
      },
    ],
  },
};
const one = { ...allOfIt, quantityThousandths: 1_000, taxablePaise: 33_333, igstPaise: 6_000 };
const first = noteOf({ lines: [one], roundOffPaise: -33, appliedPaise: 39_300 });
const second = noteOf({
  creditNoteId: another,
  lines: [one],
  roundOffPaise: -33,
  appliedPaise: 39_300,
});

describe('a credit note to an invoice that was rounded to the rupee', () => {
  test('comes to whole rupees', () => {
    given([drafted, three])
      .when(credit(fansBack(1)))
      .then([first]);
  });

  test('takes what is left with the last line, to the paisa', () => {
    const last = {
      ...noteOf({
        lines: [{ ...one, taxablePaise: 33_334 }],
        roundOffPaise: 66,
        appliedPaise: 39_400,
      }),
    };
    const creditNoteId = 905 as typeof another;
    const note = { ...last, data: { ...last.data, creditNoteId } };
    const before = [drafted, three, first, second];
    given(before)
      .when(credit(fansBack(1), { creditNoteId }))
      .then([note]);
    const state = [...before, note].reduce<ReturnType<typeof invoiceDecider.evolve>>(
      (now, event) => invoiceDecider.evolve(now, event as InvoiceEvent),
      invoiceDecider.initialState,
    );
    expect(state.status === 'issued' && balanceDueOf(state)).toBe(0);
  });

  test('keeps its paise where whole rupees would leave nothing for the rest, or come to none', () => {
    const small = { ...issuedFans, grossPaise: 100, taxablePaise: 100, igstPaise: 0 };
    const rupee = { ...three, data: { ...three.data, lines: [small] } };
    const part = (taxablePaise: number) =>
      noteOf({
        lines: [{ ...allOfIt, quantityThousandths: 0, taxablePaise, igstPaise: 0 }],
        appliedPaise: taxablePaise,
      });
    for (const paise of [60, 40]) {
      given([drafted, rupee])
        .when(credit([{ line: 1, quantityThousandths: null, taxablePaise: paise }]))
        .then([part(paise)]);
    }
  });
});
