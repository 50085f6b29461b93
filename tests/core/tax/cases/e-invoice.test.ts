import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  computeSupply,
  eInvoiceBuyerOf,
  eInvoiceOf,
  exportDetailsOf,
  irnText,
  isIrpNumber,
  isRoundOffAllowed,
  isTotalTolerated,
} from '#core/tax/index.ts';
import type { Heads, Rounding, SupplyLine } from '#core/tax/index.ts';
import { soldAt, supplyOf } from '#tests/specimens/tax/supplies.ts';
import { rule, runTable } from './table.ts';

const text = z.string();
const supply = z.enum(['intra', 'inter']).default('intra');
const rate = z.number().transform((percent) => Math.round(percent * 100));

/** Under the names of INV-01 v1.1, in rupees. */
function reported(
  lines: readonly (SupplyLine & { readonly hsn: string; readonly noQuantity?: boolean })[],
  { heads, rounding = 'none' }: { readonly heads: Heads; readonly rounding?: Rounding },
): object {
  const answer = computeSupply(supplyOf(lines, { heads, rounding }));
  expect(answer).toMatchObject({ ok: true });
  if (!answer.ok) throw new Error(answer.rejection.kind);
  const { lines: amounts, roundOffPaise } = answer.value;
  const all = lines.flatMap((line, at) => {
    const of = amounts[at];
    const quantityThousandths = line.noQuantity === true ? 0 : line.quantityThousandths;
    return of === undefined ? [] : [{ ...line, ...of, quantityThousandths }];
  });
  const { items, values } = eInvoiceOf(all, roundOffPaise);
  const list = items.map((item) => ({
    SlNo: String(item.line),
    IsServc: item.isService ? 'Y' : 'N',
    HsnCd: item.hsn,
    Qty: item.quantityThousandths / 1000,
    GstRt: item.rateBps / 100,
    TotAmt: item.grossPaise / 100,
    Discount: item.discountPaise / 100,
    AssAmt: item.taxablePaise / 100,
    CgstAmt: item.cgstPaise / 100,
    SgstAmt: item.sgstPaise / 100,
    IgstAmt: item.igstPaise / 100,
    TotItemVal: item.totalPaise / 100,
  }));
  const totals = {
    AssVal: values.taxablePaise / 100,
    CgstVal: values.cgstPaise / 100,
    SgstVal: values.sgstPaise / 100,
    IgstVal: values.igstPaise / 100,
    OthChrg: values.otherPaise / 100,
    RndOffAmt: values.roundOffPaise / 100,
    TotInvVal: values.totalPaise / 100,
  };
  return { item: list[0], ItemList: list, ValDtls: totals };
}

const numbered = rule(
  z.strictObject({
    supplier_gstin: text,
    fy: z.string().regex(/^[0-9]{4}-[0-9]{2}$/),
    doc_type: z.enum(['INV', 'CRN', 'DBN']),
    doc_no: text,
  }),
  (input) => {
    const documentDate = calendarDate(`${input.fy.slice(0, 4)}-04-01`);
    const irn = irnText({
      gstin: input.supplier_gstin,
      documentDate,
      type: input.doc_type,
      number: input.doc_no,
      reportedOn: documentDate,
    });
    return { irn: createHash('sha256').update(irn).digest('hex') };
  },
);

const amounts = [
  rule(
    z.strictObject({
      qty: z.number(),
      unit_price: z.number(),
      gst_rate: rate,
      supply,
      is_service: z.boolean().default(false),
    }),
    (input) => {
      const line = soldAt(input.unit_price, {
        quantityThousandths: input.qty * 1000,
        rateBps: input.gst_rate,
      });
      const hsn = input.is_service ? '999900' : '61149090';
      return reported([{ ...line, hsn }], { heads: input.supply });
    },
  ),
  rule(
    z.strictObject({
      lines: z.array(
        z.strictObject({
          gross: z.number(),
          treatment: z.enum(['Nil-Rated', 'Exempted', 'Non-GST']).optional(),
          gst_rate: rate.optional(),
        }),
      ),
      supply,
    }),
    (input) => {
      const lines = input.lines.map(({ gross, treatment, gst_rate: rateBps }) => ({
        ...soldAt(gross, {
          rateBps: rateBps ?? 0,
          treatment: treatment === undefined ? 'taxable' : 'nil',
        }),
        hsn: '61149090',
      }));
      return reported(lines, { heads: input.supply, rounding: 'rupee' });
    },
  ),
  // A debit note for a difference in price has no quantity of its own.
  rule(
    z.strictObject({ doc: z.enum(['CRN', 'DBN']), gross: z.number(), gst_rate: rate, supply }),
    (input) => {
      const line = soldAt(input.gross, { rateBps: input.gst_rate });
      return reported([{ ...line, hsn: '61149090', noQuantity: true }], { heads: input.supply });
    },
  ),
];

const SUPPLIES = {
  EXPWP: 'export-with-payment',
  EXPWOP: 'export-without-payment',
} as const;

const exported = rule(
  z.strictObject({ supply: z.enum(['EXPWP', 'EXPWOP']), buyer_country: text, currency: text }),
  (input) => {
    const kind = SUPPLIES[input.supply];
    const details = exportDetailsOf(kind, input.buyer_country, input.currency);
    const buyer = eInvoiceBuyerOf({
      supply: kind,
      gstin: null,
      placeOfSupply: '96',
      stateCode: '96',
      pincode: null,
    });
    return {
      SupTyp: input.supply,
      BuyerDtls: {
        Gstin: buyer.gstin,
        Pos: buyer.placeOfSupply,
        Pin: buyer.pincode,
        Stcd: buyer.stateCode,
      },
      ExpDtls: {
        CntCode: details?.country,
        ForCur: details?.currency,
        RefClm: details?.claimsRefund === true ? 'Y' : 'N',
      },
    };
  },
);

const limits = [
  rule(z.strictObject({ 'DocDtls.No': text }), (input) => ({
    valid: isIrpNumber(input['DocDtls.No']),
  })),
  rule(z.strictObject({ sum_of_components: text, TotInvVal: text }), (input) => ({
    accepted: isTotalTolerated(
      Number(input.sum_of_components) * 100,
      Math.round(Number(input.TotInvVal) * 100),
    ),
  })),
  rule(z.strictObject({ RndOffAmt: z.number() }), (input) => ({
    accepted: isRoundOffAllowed(Math.round(input.RndOffAmt * 100)),
  })),
];

runTable('einvoice', [numbered, ...amounts, exported, ...limits]);
