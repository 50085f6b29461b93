// Documents to be printed: an invoice between two states (docs/decisions, 17), and whatever else a
// test makes of it.
import type { InvoiceDocument, PrintedInvoice } from '#core/paper/index.ts';
import { perHeaderText } from '#core/invoice/index.ts';
import type { IssuedLine } from '#core/invoice/index.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { computeSupply } from '#core/tax/index.ts';
import type { Discount, Heads, Rounding, SupplyKind } from '#core/tax/index.ts';

type Line = Omit<
  IssuedLine,
  | 'grossPaise'
  | 'discountPaise'
  | 'taxablePaise'
  | 'cgstPaise'
  | 'sgstPaise'
  | 'igstPaise'
  | 'cessPaise'
>;

/** @param rupees for one unit. @param rate in percent. */
export const lineOf = (
  name: string,
  [hsn, uqc]: readonly [hsn: string | null, uqc: string | null],
  [quantity, rupees, rate]: readonly [quantity: number, rupees: number, rate: number],
  more: Partial<Line> = {},
): Line => ({
  productId: null,
  name,
  description: null,
  hsn,
  uqc,
  unit: null,
  quantityThousandths: quantity * 1000,
  priceThousandths: Math.round(rupees * 1000),
  discount: null,
  treatment: 'taxable',
  rateBps: Math.round(rate * 100),
  cessBps: 0,
  cessPerUnitThousandths: 0,
  ...more,
});

export const cotton = lineOf('Cotton bale, long staple', ['5201', 'BAL'], [12, 4500, 5]);
export const jute = lineOf('Packing, jute', ['6305', 'NOS'], [12, 150, 5]);
export const freight = lineOf('Freight', ['996511', null], [1, 6000, 18]);

export const supplier: PrintedInvoice['supplier'] = {
  name: 'Sahyadri Traders',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  address: '14 Laxmi Road',
  city: 'Pune',
  pincode: '411030',
  stateCode: '27',
  registration: 'regular',
  email: 'accounts@sahyadri.example',
  phone: '+91 98220 00000',
  bank: {
    name: 'HDFC Bank',
    accountNumber: '5010 0000 1234',
    ifsc: 'HDFC0000007',
    branch: 'Laxmi Road',
  },
  upi: { address: 'sahyadri@hdfcbank', payee: 'Sahyadri Traders' },
  lut: null,
};

export const recipient: PrintedInvoice['recipient'] = {
  name: 'Karnataka Agro Mills',
  gstin: '29AAACK1234F1ZW',
  pan: null,
  address: '22 Station Road',
  city: 'Hubballi',
  pincode: '580020',
  stateCode: '29',
  company: null,
  registration: 'regular',
  country: 'IN',
};

export type SpecimenRequest = {
  readonly lines?: readonly Line[];
  readonly heads?: Heads;
  readonly supply?: SupplyKind;
  readonly reverseCharge?: boolean;
  readonly pricesIncludeTax?: boolean;
  readonly discount?: Discount;
  readonly rounding?: Rounding;
  readonly supplier?: Partial<PrintedInvoice['supplier']>;
  readonly recipient?: Partial<PrintedInvoice['recipient']>;
  readonly invoice?: Partial<PrintedInvoice>;
  readonly document?: Partial<Omit<InvoiceDocument, 'invoice' | 'kind'>>;
};

/**
 * @returns an invoice computed by the rules; to Karnataka unless its heads are within the state.
 */
export function invoiceDocument(asked: SpecimenRequest = {}): InvoiceDocument {
  const { lines = [cotton, jute, freight], heads = 'inter', supply = 'domestic' } = asked;
  const { reverseCharge = false, pricesIncludeTax = false, rounding = 'none' } = asked;
  const terms = { supply, reverseCharge, pricesIncludeTax, rounding, heads };
  const discount = asked.discount ?? null;
  const computed = computeSupply({ ...terms, discount, lines });
  invariant(computed.ok, 'A specimen is right by the rules.');
  const { roundOffPaise, totalPaise } = computed.value;
  const zero = { grossPaise: 0, discountPaise: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0 };
  const none = { ...zero, igstPaise: 0, cessPaise: 0 };
  const settled = asked.document?.settled ?? [];
  return {
    kind: 'invoice',
    status: 'issued',
    logo: null,
    countryName: null,
    settled,
    balanceDuePaise: totalPaise - settled.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    copies: 1,
    ...asked.document,
    invoice: {
      ...terms,
      number: 'INV-012',
      title: 'Tax Invoice',
      issueDate: '2026-11-02',
      dueDate: '2026-12-02',
      placeOfSupply: heads === 'intra' ? '27' : '29',
      discount,
      ...perHeaderText(() => null),
      notes: 'Goods once sold are returnable within 7 days.',
      terms: 'Payment within 30 days of issue.',
      supplier: { ...supplier, ...asked.supplier },
      recipient: { ...recipient, ...asked.recipient },
      lines: lines.map((line, at) => ({ ...line, ...(computed.value.lines[at] ?? none) })),
      roundOffPaise,
      ...asked.invoice,
    },
  };
}
