// A quotation, proforma invoice or delivery challan on paper; the last by CGST Rule 55.
import type { GoodsOfLine } from '../../invoice/index.ts';
import { rupeesInWords } from '../../kernel/writing/rupee-words.ts';
import { PRESALE_KINDS, statesTax } from '../../trade/kinds/presale/index.ts';
import type {
  ChallanReason,
  ChallanTerms,
  PresaleIssued,
  PresaleKind,
  PresaleStatus,
} from '../../trade/kinds/presale/index.ts';
import { declarationsOf } from './declarations.ts';
import { headerFacts, placeFacts, remarksOf, taxationOf } from './invoice-paper.ts';
import { lineAmount, lineTable } from './line-table.ts';
import { bankOf, billTo, deliverTo, supplierBlock } from '../parties.ts';
import type { Fact, Logo, Paper } from '../paper.ts';
import { hsnTable } from './hsn-table.ts';
import { paperTotalOf, paperTotalsOf } from '../sums.ts';
import { dateText, quantityText } from '../texts.ts';
import { upiOf } from './upi.ts';

type OfIds = 'presaleId' | 'customerId' | 'privateCustomerId' | 'kind' | 'validUntil' | 'challan';
type OfNumber = 'series' | 'seriesNumber' | 'financialYear';

export type PresaleDocument = {
  readonly presale: Omit<PresaleIssued['data'], OfIds | OfNumber>;
  readonly kind: PresaleKind;
  readonly status: PresaleStatus;
  readonly validUntil: string | null;
  readonly challan: ChallanTerms | null;
  readonly logo: Logo | null;
  readonly countryName: string | null;
  /** Of a challan: how many of the three. */
  readonly copies: number;
  /** What of the goods of a challan no issued invoice bills. */
  readonly open: readonly Pick<GoodsOfLine, 'line' | 'quantityThousandths'>[];
};

const ON_PAPER = {
  quotation: { number: 'Quotation number', party: 'Quotation for' },
  proforma: { number: 'Proforma number', party: 'For' },
  challan: { number: 'Challan number', party: 'Consignee' },
} as const satisfies Readonly<Record<PresaleKind, object>>;

export const REASONS_ON_PAPER: Readonly<Record<ChallanReason, string>> = {
  approval: 'Supply on approval',
  'job-work': 'Job work',
  'liquid-gas': 'Supply of liquid gas, quantity not known at removal',
  'later-invoice': 'Supply, tax invoice to follow after delivery',
  lots: 'Supply in lots, semi or completely knocked down',
  'other-than-supply': 'Other than by way of supply',
};

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
      { ...billTo(presale.recipient, document.countryName), label: ON_PAPER[kind].party },
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

/** A quotation promises a price; only what moves or asks for money may be taken for an invoice. */
function said({ kind, presale, challan }: PresaleDocument): readonly string[] {
  return [
    ...(kind === 'quotation' ? [] : [NOT_AN_INVOICE]),
    ...declarationsOf(presale),
    ...(challan?.quantityProvisional === true ? [PROVISIONAL] : []),
  ];
}

/** Once a part of a challan is billed: the rest, line by line. */
const openRemark = ({ status, open, presale }: PresaleDocument): readonly Fact[] =>
  status === 'part-invoiced'
    ? [
        {
          label: 'Not invoiced yet',
          text: open
            .map(({ line, quantityThousandths }) => {
              const { name = '', unit = null } = presale.lines[line - 1] ?? {};
              const quantity = [quantityText(quantityThousandths), unit ?? ''].join(' ').trim();
              return `${line}. ${name}: ${quantity}`;
            })
            .join('\n'),
        },
      ]
    : [];

/** The place of supply is asked of goods that are a supply (Rule 55(1)(viii)). */
function presaleFacts({ presale, kind, validUntil, challan, ...rest }: PresaleDocument): Fact[] {
  const place = statesTax(challan) ? placeFacts(presale, rest.countryName) : [];
  return [
    { label: ON_PAPER[kind].number, text: presale.number },
    { label: 'Date', text: dateText(presale.issueDate) },
    ...(validUntil === null ? [] : [{ label: 'Valid until', text: dateText(validUntil) }]),
    ...(kind === 'proforma' ? [{ label: 'Due date', text: dateText(presale.dueDate) }] : []),
    ...(challan === null ? [] : [{ label: 'Reason', text: REASONS_ON_PAPER[challan.reason] }]),
    ...place,
    ...headerFacts(presale),
  ];
}
