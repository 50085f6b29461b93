// A quotation, proforma invoice or delivery challan on paper; the last by CGST Rule 55.
import { rupeesInWords } from '../../kernel/writing/rupee-words.ts';
import { PRESALE_KINDS, statesTax } from '../../trade/kinds/presale/index.ts';
import type { PresaleKind } from '../../trade/kinds/presale/index.ts';
import { declarationsOf } from './declarations.ts';
import { remarksOf, taxationOf } from './invoice-paper.ts';
import { lineAmount, lineTable } from './line-table.ts';
import { bankOf, billTo, deliverTo, supplierBlock } from '../parties.ts';
import type { Paper } from '../paper.ts';
import { openRemark, presaleFacts } from './presale-facts.ts';
import type { PresaleDocument } from './presale-facts.ts';
import { hsnTable } from './hsn-table.ts';
import { paperTotalOf, paperTotalsOf } from '../sums.ts';
import { upiOf } from './upi.ts';

/** CGST Rule 55(2), word for word. */
const CHALLAN_COPIES = [
  'ORIGINAL FOR CONSIGNEE',
  'DUPLICATE FOR TRANSPORTER',
  'TRIPLICATE FOR CONSIGNER',
] as const;

const NOT_AN_INVOICE = 'This is not a tax invoice.';
const PROVISIONAL = 'Quantities are provisional.';

/** @returns the document as blocks of texts, ready to be drawn on A4 or on a page. */
export function presalePaper(document: PresaleDocument): Paper {
  const { presale, kind, status, challan } = document;
  const { supplier, lines, roundOffPaise } = presale;
  const taxation = taxationOf(presale);
  const summed = { lines, roundOffPaise, taxation };
  const isCharged = lines.some((line) => lineAmount(line) > line.taxablePaise);
  const prices = { includeTax: presale.pricesIncludeTax && isCharged };
  const totalPaise = paperTotalOf(summed);
  return {
    title: PRESALE_KINDS[kind].title,
    copies:
      challan === null || status === 'draft' ? [null] : CHALLAN_COPIES.slice(0, document.copies),
    watermark: status === 'draft' ? 'DRAFT' : status === 'withdrawn' ? 'CANCELLED' : null,
    supplier: supplierBlock(supplier, document.logo),
    declarations: said(document),
    parties: [
      { ...billTo(presale.recipient, document.countryName), label: RECIPIENTS[kind] },
      ...deliverTo(presale.delivery),
    ],
    facts: presaleFacts(document),
    table: lineTable(taxation, lines, prices),
    inWords: { label: 'Amount in words', text: rupeesInWords(totalPaise) },
    totals: paperTotalsOf(summed, prices),
    hsnSummary: kind === 'challan' && statesTax(challan) ? hsnTable(summed) : null,
    settlements: [],
    bank: kind === 'challan' ? null : bankOf(supplier),
    upi:
      kind === 'proforma' && status === 'issued'
        ? upiOf(supplier.upi, presale.number, totalPaise)
        : null,
    remarks: [...openRemark(document), ...remarksOf(presale.notes, presale.terms)],
    thanks: null,
    signature: { of: `For ${supplier.name}`, by: 'Authorised signatory' },
    footer: `${presale.number}, ${supplier.name}`,
  };
}

const RECIPIENTS: Readonly<Record<PresaleKind, string>> = {
  quotation: 'Quotation for',
  proforma: 'For',
  challan: 'Consignee',
};

/** A quotation promises a price; only what moves or asks for money may be taken for an invoice. */
function said({ kind, presale, challan }: PresaleDocument): readonly string[] {
  return [
    ...(kind === 'quotation' ? [] : [NOT_AN_INVOICE]),
    ...declarationsOf(presale),
    ...(challan?.quantityProvisional === true ? [PROVISIONAL] : []),
  ];
}
