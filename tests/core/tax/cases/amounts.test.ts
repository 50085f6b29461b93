import { expect } from 'vitest';
import { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { cessOf, taxOfLine } from '#core/tax/amounts/line-tax.ts';
import {
  chargedFault,
  compositionTax,
  computeSupply,
  headsOf,
  hsnSummary,
  isGstRate,
  placeOfSupply,
} from '#core/tax/index.ts';
import type { ComputedSupply, Supply } from '#core/tax/index.ts';
import { amountOff, percent, soldAt, supplyOf } from '#tests/specimens/tax/supplies.ts';
import { rule, runTable } from './table.ts';

const text = z.string();
const supply = z.enum(['intra', 'inter']);
const rate = text.transform((percentText) => Math.round(Number(percentText) * 100));
const number = text.transform(Number);

const rupees = (paise: number): string => rupeesFromPaise(paise);

function computed(asked: Supply): ComputedSupply {
  const answer = computeSupply(asked);
  expect(answer).toMatchObject({ ok: true });
  if (!answer.ok) throw new Error(answer.rejection.kind);
  return answer.value;
}

/** Under every name by which a case asks for an amount. */
function amountsOf(asked: Supply): object {
  const value = computed(asked);
  const taxPaise = value.cgstPaise + value.sgstPaise + value.igstPaise + value.cessPaise;
  const gross = value.lines.reduce((sum, { grossPaise }) => sum + grossPaise, 0);
  return {
    TotAmt: rupees(gross),
    Discount: rupees(value.discountPaise),
    AssAmt: rupees(value.taxablePaise),
    CgstAmt: rupees(value.cgstPaise),
    SgstAmt: rupees(value.sgstPaise),
    TotItemVal: rupees(value.taxablePaise + taxPaise),
    taxable: rupees(value.taxablePaise),
    taxable_value: rupees(value.taxablePaise),
    cgst: rupees(value.cgstPaise),
    sgst: rupees(value.sgstPaise),
    igst: rupees(value.igstPaise),
    rounding_adjustment: rupees(value.roundOffPaise),
    total: rupees(value.totalPaise),
    grand_total: rupees(value.totalPaise),
    party_debit: rupees(value.totalPaise),
  };
}

const ERRORS: Readonly<Record<string, string>> = {
  taxable_without_rate: 'No GST is being charged on Taxable Items',
  parties_share_gstin: 'Company GSTIN and Party GSTIN are same',
  'igst-within-state': 'Cannot charge IGST for intra-state',
  'cgst-between-states': 'Cannot charge CGST/SGST for inter-state',
  'charged-without-right': 'Supplier registered under Composition Scheme cannot charge GST',
};

const charged = (taxes: readonly string[]) => ({
  cgstPaise: taxes.includes('CGST') ? 900 : 0,
  sgstPaise: taxes.includes('SGST') ? 900 : 0,
  igstPaise: taxes.includes('IGST') ? 1800 : 0,
});

const valued = [
  rule(z.strictObject({ taxable: number, gst_rate: rate, supply }), (input) =>
    amountsOf(
      supplyOf([soldAt(input.taxable, { rateBps: input.gst_rate })], { heads: input.supply }),
    ),
  ),
  rule(
    z.strictObject({
      items: z.array(number),
      freight: number,
      freight_position: z.literal('before tax'),
      gst_rate: rate,
      supply,
    }),
    ({ items, freight, gst_rate: rateBps, supply: heads }) =>
      amountsOf(
        supplyOf(
          [...items, freight].map((each) => soldAt(each, { rateBps })),
          { heads },
        ),
      ),
  ),
  rule(
    z.strictObject({ qty: number, rate: number, gst_rate: rate, supply, cess_per_unit: number }),
    (input) => {
      const line = soldAt(input.rate, {
        quantityThousandths: input.qty * 1000,
        rateBps: input.gst_rate,
        cessPerUnitThousandths: input.cess_per_unit * 1000,
      });
      const asked = supplyOf([line], { heads: input.supply });
      const { byQuantityPaise } = cessOf(computed(asked).taxablePaise, line);
      expect(computed(asked).cessPaise).toBe(byQuantityPaise);
      return { ...amountsOf(asked), cess_non_advol: rupees(byQuantityPaise) };
    },
  ),
  rule(
    z.strictObject({
      supplier_state: text,
      supplier_is_sez: z.boolean().default(false),
      pos: text,
      taxable: number,
      gst_rate: rate,
    }),
    (input) => {
      const heads = headsOf({
        supplierState: input.supplier_state,
        supplierRegistration: input.supplier_is_sez ? 'sez' : 'regular',
        supply: 'domestic',
        placeOfSupply: input.pos,
        recipientRegistration: 'regular',
      });
      return amountsOf(supplyOf([soldAt(input.taxable, { rateBps: input.gst_rate })], { heads }));
    },
  ),
  rule(
    z.strictObject({
      lines: z.array(z.strictObject({ qty: number, rate: number, gst_rate: rate })),
      supply,
    }),
    (input) => {
      const lines = input.lines.map((line) =>
        soldAt(line.rate, { quantityThousandths: line.qty * 1000, rateBps: line.gst_rate }),
      );
      return amountsOf(supplyOf(lines, { heads: input.supply }));
    },
  ),
];

const discounted = [
  // A line below zero is a discount of the whole: amounts of an invoice are never negative.
  rule(
    z.strictObject({
      lines: z.array(z.strictObject({ gross: number, gst_rate: rate })),
      supply,
    }),
    (input) => {
      const sold = input.lines.filter(({ gross }) => gross >= 0);
      const off = input.lines.reduce((sum, { gross }) => sum + Math.max(0, -gross), 0);
      const lines = sold.map((line) => soldAt(line.gross, { rateBps: line.gst_rate }));
      return amountsOf(supplyOf(lines, { heads: input.supply, discount: amountOff(off) }));
    },
  ),
  rule(z.strictObject({ gross: number, discount_pct: number, gst_rate: rate, supply }), (input) => {
    const discount = percent(input.discount_pct);
    const line = soldAt(input.gross, { rateBps: input.gst_rate, discount });
    return amountsOf(supplyOf([line], { heads: input.supply }));
  }),
  rule(
    z.strictObject({
      list_price: number,
      trade_discount_pct: number,
      cash_discount_pct: number,
      gst_rate: rate,
      supply,
    }),
    (input) => {
      const discount = percent(input.trade_discount_pct);
      const line = soldAt(input.list_price, { rateBps: input.gst_rate, discount });
      const whole = percent(input.cash_discount_pct);
      return amountsOf(supplyOf([line], { heads: input.supply, discount: whole }));
    },
  ),
  // Arithmetic only: here cess and tax are of the same value, as the law has it.
  rule(
    z.strictObject({
      gross: number,
      discount_pct: number,
      cess_pct: number,
      cess_fixed: number,
      gst_rate: rate,
      gst_base_includes_cess: z.literal(true),
      supply,
    }),
    (input) => {
      const discount = percent(input.discount_pct);
      const line = soldAt(input.gross, {
        discount,
        rateBps: input.gst_rate,
        cessBps: input.cess_pct * 100,
        cessPerUnitThousandths: Math.round(input.cess_fixed * 1000),
      });
      const { taxablePaise, cessPaise } = computed(supplyOf([line]));
      const cess = cessOf(taxablePaise, line);
      const { cgstPaise, sgstPaise } = taxOfLine(input.supply, taxablePaise + cessPaise, line);
      return {
        AssAmt: rupees(taxablePaise),
        CesAmt: rupees(cess.byValuePaise),
        CesNonAdvlAmt: rupees(cess.byQuantityPaise),
        CgstAmt: rupees(cgstPaise),
        SgstAmt: rupees(sgstPaise),
        TotItemVal: rupees(taxablePaise + cessPaise + cgstPaise + sgstPaise),
      };
    },
  ),
];

const summed = [
  rule(
    z.strictObject({
      lines: z.array(z.strictObject({ qty: number, rate: number })),
      gst_rate: rate,
      supply,
    }),
    (input) => {
      const lines = input.lines.map((line) =>
        soldAt(line.rate, { quantityThousandths: line.qty * 1000, rateBps: input.gst_rate }),
      );
      const { lines: amounts } = computed(supplyOf(lines, { heads: input.supply }));
      const all = lines.map((line, at) => {
        const of = amounts[at];
        if (of === undefined) throw new Error('Every line is computed.');
        return { ...line, ...of, hsn: '1006', uqc: 'KGS' };
      });
      const rows = hsnSummary(all);
      expect(rows).toHaveLength(1);
      return {
        qty: String((rows[0]?.quantityThousandths ?? 0) / 1000),
        taxable: rupees(rows[0]?.taxablePaise ?? 0),
        cgst: rupees(rows[0]?.cgstPaise ?? 0),
        sgst: rupees(rows[0]?.sgstPaise ?? 0),
      };
    },
  ),
  rule(
    z.strictObject({
      rows: z.array(z.strictObject({ uqc: text, qty: number, taxable: number })),
      gst_rate: rate,
      supply,
    }),
    (input) => {
      const lines = input.rows.map(({ uqc, qty, taxable }) => {
        const line = soldAt(taxable, { rateBps: input.gst_rate });
        const taxablePaise = taxable * 100;
        const taxes = taxOfLine(input.supply, taxablePaise, line);
        return {
          ...line,
          ...taxes,
          taxablePaise,
          hsn: '1006',
          uqc,
          quantityThousandths: qty * 1000,
        };
      });
      const rows = hsnSummary(lines);
      return {
        rows: rows.map(({ cgstPaise, sgstPaise }) => ({
          cgst: rupees(cgstPaise),
          sgst: rupees(sgstPaise),
        })),
      };
    },
  ),
];

const refused = [
  rule(z.strictObject({ gst_rate: rate }), ({ gst_rate: rateBps }) => ({
    valid: isGstRate(rateBps),
  })),
  rule(z.strictObject({ treatment: z.literal('Taxable'), gst_rate: rate }), (input) => {
    const answer = computeSupply(supplyOf([soldAt(100, { rateBps: input.gst_rate })]));
    return { error: answer.ok ? null : ERRORS[answer.rejection.kind] };
  }),
  rule(z.strictObject({ supply, taxes: z.array(text) }), (input) => ({
    error: ERRORS[chargedFault(input.supply, charged(input.taxes)) ?? ''],
  })),
  rule(z.strictObject({ supplier: z.literal('composition'), taxes: z.array(text) }), (input) => {
    const heads = headsOf({
      supplierState: '27',
      supplierRegistration: input.supplier,
      supply: 'domestic',
      placeOfSupply: '29',
      recipientRegistration: 'regular',
    });
    return { error: ERRORS[chargedFault(heads, charged(input.taxes)) ?? ''] };
  }),
  rule(z.strictObject({ supplier_gstin: text, recipient_gstin: text }), (input) => {
    const answer = placeOfSupply({
      on: calendarDate('2026-11-20'),
      supplierState: input.supplier_gstin.slice(0, 2),
      supplierRegistration: 'regular',
      supplierGstin: input.supplier_gstin,
      recipient: {
        registration: 'regular',
        stateCode: input.recipient_gstin.slice(0, 2),
        country: 'IN',
        gstin: input.recipient_gstin,
      },
      supply: 'domestic',
      given: null,
    });
    return { error: answer.ok ? null : ERRORS[answer.rejection.kind] };
  }),
];

const without = [
  rule(z.strictObject({ seller_registered: z.literal(false), taxable: number }), (input) => {
    const heads = headsOf({
      supplierState: '27',
      supplierRegistration: 'unregistered',
      supply: 'domestic',
      placeOfSupply: null,
      recipientRegistration: 'regular',
    });
    const { lines } = computed(supplyOf([soldAt(input.taxable)], { heads }));
    const taxes = lines.flatMap(({ cgstPaise, sgstPaise, igstPaise, cessPaise }) =>
      [cgstPaise, sgstPaise, igstPaise, cessPaise].filter((tax) => tax > 0),
    );
    return { taxes };
  }),
  rule(
    z.strictObject({
      scheme: z.enum(['trader', 'manufacturer', 'restaurant', 'services']),
      turnover: number,
    }),
    ({ scheme, turnover }) => {
      const { rateBps, taxPaise, cgstPaise, sgstPaise } = compositionTax(scheme, turnover * 100);
      return {
        rate_pct: String(rateBps / 100),
        tax: String(taxPaise / 100),
        cgst: String(cgstPaise / 100),
        sgst: String(sgstPaise / 100),
      };
    },
  ),
];

runTable('tax', [...valued, ...discounted, ...summed, ...refused, ...without]);
