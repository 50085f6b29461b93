// A draft that the books have, as it is typed into again; and a product as it fills a line.
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { PresaleDetail } from '#api/contract/trade/presale.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { asksNature } from '#core/tax/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { DEFAULT_RATE, withBlankEnd } from './draft.ts';
import type { InvoiceDraftLine, InvoiceDraft } from './draft.ts';
import { discountText } from '#web/format/discount.ts';
import { headerOf } from './header/header.ts';
import { rateInputText } from './read.ts';

/** What an invoice and the documents before it both say. */
type DraftedDocument = Pick<InvoiceDetail, keyof InvoiceDetail & keyof PresaleDetail>;

export const draftOfInvoice = (invoice: Omit<DraftedDocument, 'number' | 'status'>): InvoiceDraft =>
  withBlankEnd({
    customerId: invoice.customerId,
    issueText: formatDate(invoice.issueDate),
    dueText: formatDate(invoice.dueDate),
    ...headerOf(invoice),
    noAddress: false,
    challanReason: null,
    quantityProvisional: false,
    lines: invoice.items.map((item) => ({
      key: item.line,
      productId: item.productId,
      name: item.name,
      description: item.description ?? '',
      hsn: item.hsn ?? '',
      uqc: item.uqc ?? '',
      unit: item.unit ?? '',
      quantityText: decimalText(item.quantityThousandths, 3),
      rateText: rateInputText(item.rateThousandths),
      discountText: discountText(item.discount),
      treatment: item.treatment,
      nature: item.nature === 'general' && !asksNature(item.hsn) ? null : item.nature,
      taxRate: decimalText(item.taxBps, 2),
      cessRate: decimalText(item.cessBps, 2),
      cessPerUnit: decimalText(item.cessPerUnitThousandths, 3),
      godownId: item.godownId,
      batch: item.batch ?? '',
      open: false,
    })),
  });

/** The rate of a product that holds on the day of the invoice; null where it has none. */
function rateOn({ gstRates: rates, gstBps: today }: Product, date: string): number | null {
  const held = rates
    .filter(({ from }) => from <= date)
    .toSorted((a, b) => (a.from < b.from ? 1 : -1));
  return held[0]?.rateBps ?? today;
}

/** @returns what a line is filled with by a product: HSN, unit, rate, GST; a quantity stays. */
export function lineOfProduct(product: Product, date: string): Partial<InvoiceDraftLine> {
  const { priceThousandths } = product;
  const rateBps = rateOn(product, date);
  return {
    productId: product.id,
    name: product.name,
    hsn: product.hsn ?? '',
    uqc: product.uqc ?? '',
    unit: product.unit ?? '',
    rateText: priceThousandths === null ? '' : rateInputText(priceThousandths),
    taxRate: rateBps === null ? DEFAULT_RATE : decimalText(rateBps, 2),
    treatment: rateBps === 0 ? 'nil' : 'taxable',
    nature: product.nature === 'general' && !asksNature(product.hsn) ? null : product.nature,
    batch: '',
  };
}

/** The second date of a quotation is its last day. */
export const draftOfPresale = (presale: PresaleDetail): InvoiceDraft => {
  const { validUntil: until, challanReason } = presale;
  return {
    ...draftOfInvoice(presale),
    ...(until === null ? {} : { dueText: formatDate(until) }),
    challanReason,
    quantityProvisional: presale.quantityProvisional,
  };
};
