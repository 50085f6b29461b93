// Why a supply cannot be taxed as it was asked, each with the figures that a person needs.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { ENTRY_PAISE_MAX } from '#core/kernel/paise.ts';
import { checkRates, computeSupply, creditOf, placeOfSupply } from '#core/tax/index.ts';
import type { PlaceInput, RatedLine, Supply, SupplyLine, TaxRejection } from '#core/tax/index.ts';
import { amountOff, percent, soldAt, supplyOf } from '#tests/specimens/tax/supplies.ts';

const today = calendarDate('2026-11-21');

const answered = (rejection: TaxRejection | null) => ({
  thenAccepted() {
    expect(rejection).toBeNull();
  },
  thenRejected(expected: TaxRejection) {
    expect(rejection).toStrictEqual(expected);
  },
});

const rated = (more: Partial<RatedLine>, on = today) => {
  const usual = { hsn: '1006', treatment: 'taxable', rateBps: 1800 } as const;
  const line = { ...usual, cessBps: 0, cessPerUnitThousandths: 0 };
  return answered(checkRates([line, { ...line, ...more }], on));
};

const computing = (lines: readonly SupplyLine[], more: Partial<Supply> = {}) => {
  const answer = computeSupply(supplyOf(lines, more));
  return answered(answer.ok ? null : answer.rejection);
};

const supplier = { supplierState: '27', supplierRegistration: 'regular' } as const;
const buyer = { registration: 'regular', stateCode: '29', country: 'IN' } as const;
const usualPlace: PlaceInput = {
  on: today,
  ...supplier,
  recipient: buyer,
  supply: 'domestic',
  given: null,
};

const placing = (more: Partial<PlaceInput>) => {
  const answer = placeOfSupply({ ...usualPlace, ...more });
  return answered(answer.ok ? null : answer.rejection);
};

describe('a line', () => {
  test('a line at 19 % is refused, taxable or not', () => {
    const refusal = { kind: 'line_rate_unknown', line: 2, rateBps: 1900 } as const;
    rated({ rateBps: 1900 }).thenRejected({ kind: 'line_rate_unknown', line: 2, rateBps: 1900 });
    rated({ rateBps: 1900, treatment: 'exempt' }).thenRejected(refusal);
  });

  test('a line at 12 % is refused since 22 September 2025, but for bricks', () => {
    rated({ rateBps: 1200 }).thenRejected({
      kind: 'line_rate_not_in_force',
      line: 2,
      rateBps: 1200,
      on: today,
    });
    rated({ rateBps: 1200, hsn: '69041000' }).thenAccepted();
    rated({ rateBps: 1200 }, calendarDate('2025-09-21')).thenAccepted();
    rated({ rateBps: 1200, treatment: 'exempt' }).thenAccepted();
  });

  test('a line with a cess is refused since it fell to nil, tobacco a little later', () => {
    rated({ cessBps: 100 }).thenRejected({
      kind: 'line_cess_not_in_force',
      line: 2,
      on: today,
    });
    rated({ cessPerUnitThousandths: 1, hsn: null }).thenRejected({
      kind: 'line_cess_not_in_force',
      line: 2,
      on: today,
    });
    rated({ cessBps: 100, hsn: '24022090' }, calendarDate('2026-01-31')).thenAccepted();
    rated({ cessBps: 100 }, calendarDate('2025-09-21')).thenAccepted();
    rated({ cessBps: 100, treatment: 'nil' }).thenAccepted();
  });

  test('a taxable line carries tax, unless the supplier charges none or has an undertaking', () => {
    const lines = [soldAt(1), soldAt(1, { rateBps: 0 })];
    computing(lines).thenRejected({ kind: 'taxable_without_rate', line: 2 });
    computing(lines, { reverseCharge: true }).thenRejected({
      kind: 'taxable_without_rate',
      line: 2,
    });
    computing(lines, { heads: 'none' }).thenAccepted();
    computing(lines, { supply: 'export-without-payment', heads: 'inter' }).thenAccepted();
    computing([soldAt(1, { rateBps: 0, treatment: 'nil' })]).thenAccepted();
  });

  test('a line beyond ₹1 lakh crore is refused, whether by price or by cess', () => {
    const most = soldAt(1, { quantityThousandths: 10 ** 12, priceThousandths: 10 ** 6 });
    computing([{ ...most, treatment: 'exempt' }]).thenAccepted();
    const more = { ...most, quantityThousandths: 10 ** 12 + 1 };
    computing([soldAt(1), more]).thenRejected({
      kind: 'line_amount_too_large',
      line: 2,
      paiseMax: ENTRY_PAISE_MAX,
    });
    computing([
      { ...more, priceThousandths: 0, cessPerUnitThousandths: Number.MAX_SAFE_INTEGER },
    ]).thenRejected({ kind: 'line_amount_too_large', line: 1, paiseMax: ENTRY_PAISE_MAX });
  });

  test('a line whose price has its tax in it costs at least its cess by quantity', () => {
    const line = soldAt(19.99, { cessPerUnitThousandths: 20_000 });
    computing([soldAt(1), line], { pricesIncludeTax: true }).thenRejected({
      kind: 'price_below_cess',
      line: 2,
      pricePaise: 19_99,
      cessPaise: 20_00,
    });
    computing([line]).thenAccepted();
    computing([line], { pricesIncludeTax: true, reverseCharge: true }).thenAccepted();
    computing([{ ...line, priceThousandths: 20_000 }], { pricesIncludeTax: true }).thenAccepted();
  });

  test('is not discounted beyond its value', () => {
    computing([soldAt(1), soldAt(100, { discount: amountOff(100.01) })]).thenRejected({
      kind: 'discount_exceeds_value',
      line: 2,
      discountPaise: 100_01,
      valuePaise: 100_00,
    });
    computing([soldAt(100, { discount: amountOff(100) })]).thenAccepted();
  });
});

describe('an invoice', () => {
  test.each(['export-with-payment', 'export-without-payment', 'deemed-export'] as const)(
    'an invoice of kind %s has no reverse charge, as one to a zone may have',
    (supply) => {
      const under = { heads: 'inter', reverseCharge: true } as const;
      computing([soldAt(1)], { ...under, supply }).thenRejected({
        kind: 'reverse_charge_not_allowed',
        supply,
      });
      computing([soldAt(1)], { ...under, supply: 'sez-with-payment' }).thenAccepted();
    },
  );

  test('is not discounted beyond what its lines come to', () => {
    const lines = [soldAt(100, { discount: percent(50) }), soldAt(10)];
    computing(lines, { discount: amountOff(60.01) }).thenRejected({
      kind: 'discount_exceeds_value',
      line: null,
      discountPaise: 60_01,
      valuePaise: 60_00,
    });
    computing(lines, { discount: amountOff(60) }).thenAccepted();
  });

  test('an invoice beyond ₹1 lakh crore is refused, before tax or with it', () => {
    const half = soldAt(1, { quantityThousandths: 6 * 10 ** 11, priceThousandths: 10 ** 6 });
    const refusal = { kind: 'invoice_total_too_large', paiseMax: ENTRY_PAISE_MAX } as const;
    computing([half, half]).thenRejected({
      kind: 'invoice_total_too_large',
      paiseMax: ENTRY_PAISE_MAX,
    });
    const most = { ...half, quantityThousandths: 10 ** 12 };
    computing([most]).thenRejected(refusal);
  });
});

describe('the parties', () => {
  test('do not share a GSTIN', () => {
    const gstin = '24AAQCA8719H1ZC';
    placing({ supplierGstin: gstin, recipient: { ...buyer, gstin } }).thenRejected({
      kind: 'parties_share_gstin',
      gstin,
    });
    placing({ supplierGstin: null, recipient: { ...buyer, gstin: null } }).thenAccepted();
  });

  test('the parties of an export are one in India and one abroad', () => {
    const supply = 'export-without-payment';
    placing({ supply }).thenRejected({
      kind: 'export_needs_overseas_party',
      registration: 'regular',
    });
    placing({ supply, recipient: { ...buyer, country: 'US' } }).thenAccepted();
  });

  test('the parties of a supply to an SEZ are one outside and one inside', () => {
    placing({ supply: 'sez-with-payment' }).thenRejected({
      kind: 'sez_needs_sez_party',
      registration: 'regular',
    });
    const recipient = { ...buyer, registration: 'sez' } as const;
    placing({ supply: 'sez-with-payment', recipient }).thenAccepted();
  });
});

describe('a deemed export (CGST Act s. 147)', () => {
  const supply = 'deemed-export';

  test('goes to a buyer who is registered as a regular taxpayer', () => {
    placing({ supply }).thenAccepted();
    for (const registration of ['unregistered', 'uin', 'composition'] as const) {
      placing({ supply, recipient: { ...buyer, registration } }).thenRejected({
        kind: 'deemed_export_needs_regular_party',
        registration,
      });
    }
  });

  test('is supplied by who charges tax', () => {
    for (const registration of ['unregistered', 'composition'] as const) {
      placing({ supply, supplierRegistration: registration, supplierState: null }).thenRejected({
        kind: 'deemed_export_needs_regular_supplier',
        registration,
      });
    }
  });
});

describe('reverse charge', () => {
  test.each([
    ['unregistered', 'IN'],
    ['overseas', 'US'],
  ] as const)('is borne by nobody who is %s', (registration, country) => {
    const recipient = { registration, stateCode: null, country };
    placing({ recipient, reverseCharge: true }).thenRejected({
      kind: 'reverse_charge_needs_registered_party',
      registration,
    });
    const supply = registration === 'overseas' ? 'export-with-payment' : 'domestic';
    placing({ recipient, supply }).thenAccepted();
  });

  test('is borne by no holder of a UIN, who is not registered (CGST Act s. 2(94))', () => {
    const recipient = { ...buyer, registration: 'uin' } as const;
    placing({ recipient, reverseCharge: true }).thenRejected({
      kind: 'reverse_charge_needs_registered_party',
      registration: 'uin',
    });
  });

  test('is borne by a registered buyer, under composition or in a zone too', () => {
    for (const registration of ['regular', 'composition', 'sez'] as const) {
      const supply = registration === 'sez' ? 'sez-with-payment' : 'domestic';
      const recipient = { ...buyer, registration };
      placing({ recipient, supply, reverseCharge: true }).thenAccepted();
    }
  });
});

describe('a place of supply', () => {
  test.each(['96', '99', '98', '00', '296', '2', 'XX', ''])(
    '%j is refused to a buyer in India',
    (given) => {
      placing({ given }).thenRejected({
        kind: 'pos_not_allowed',
        placeOfSupply: given,
        registration: 'regular',
      });
    },
  );

  test('a place in another state, in a zone or abroad is refused under composition', () => {
    const supplierRegistration = 'composition';
    placing({ supplierRegistration }).thenRejected({
      kind: 'composition_between_states',
      supplierState: '27',
      placeOfSupply: '29',
    });
    const refused = (placeOfSupply: string) =>
      ({ kind: 'composition_between_states', supplierState: '27', placeOfSupply }) as const;
    const zone = { ...buyer, registration: 'sez', stateCode: '27' } as const;
    placing({ supplierRegistration, recipient: zone }).thenRejected(refused('27'));
    const abroad = { registration: 'overseas', stateCode: '96', country: 'AE' } as const;
    placing({ supplierRegistration, recipient: abroad }).thenRejected(refused('96'));
    placing({ supplierRegistration, given: '27' }).thenAccepted();
    placing({ supplierRegistration: 'unregistered' }).thenAccepted();
  });

  test('a place of supply in India is refused for an export', () => {
    const recipient = { registration: 'overseas', stateCode: null, country: 'US' } as const;
    placing({ recipient, supply: 'export-with-payment', given: '27' }).thenRejected({
      kind: 'export_ends_in_india',
      placeOfSupply: '27',
    });
    placing({ recipient, given: '27' }).thenAccepted();
  });
});

describe('a credit', () => {
  const line = { quantityThousandths: 3000, taxablePaise: 100_00, cgstPaise: 9_00 };
  const lines = [{ ...line, sgstPaise: 9_00, igstPaise: 0, cessPaise: 0 }];
  const crediting = (line1: number, quantity: number | null, taxable: number | null) => {
    const asked = [{ line: line1, quantityThousandths: quantity, taxablePaise: taxable }];
    const already = creditOf(
      lines,
      [{ line: 1, quantityThousandths: 1000, taxablePaise: null }],
      [],
    );
    const answer = creditOf(lines, asked, already.ok ? already.value : []);
    return answered(answer.ok ? null : answer.rejection);
  };

  test('is of a line that the invoice has', () => {
    crediting(2, null, null).thenRejected({ kind: 'credit_line_unknown', line: 2, lines: 1 });
    crediting(0, null, null).thenRejected({ kind: 'credit_line_unknown', line: 0, lines: 1 });
  });

  test('is of no more than is left of the quantity', () => {
    crediting(1, 2001, null).thenRejected({
      kind: 'credit_exceeds_quantity',
      line: 1,
      quantityThousandths: 2001,
      leftThousandths: 2000,
    });
    crediting(1, 2000, null).thenAccepted();
  });

  test('is of no more than is left of the value', () => {
    crediting(1, null, 66_68).thenRejected({
      kind: 'credit_exceeds_line',
      line: 1,
      taxablePaise: 66_68,
      leftPaise: 66_67,
    });
    crediting(1, null, 66_67).thenAccepted();
  });
});
