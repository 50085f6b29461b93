// An invoice or a draft on paper: the particulars of CGST Rules 46 and 49.
import { HEADER_TEXTS, headerTexts } from '../../invoice/index.ts';
import type { HeaderText } from '../../invoice/index.ts';
import { rupeesInWords } from '../../kernel/writing/rupee-words.ts';
import { creditSourceKind } from '../../settlement/index.ts';
import { isOverseas, stateTaxOf } from '../../tax/index.ts';
import { copiesOf, declarationsOf } from './declarations.ts';
import type { InvoiceDocument, PrintedInvoice, PrintedSettlement } from '../document.ts';
import { lineAmount, lineTable } from './line-table.ts';
import type { Taxation } from './line-table.ts';
import { bankOf, billTo, deliverTo, placeText, supplierBlock } from '../parties.ts';
import type { Fact, Paper, PaperSettlement, Total } from '../paper.ts';
import { isOneCopy, portalBlock, portalDeclarations } from './portal-block.ts';
import { hsnTable } from './hsn-table.ts';
import { paperTotalOf, paperTotalsOf } from '../sums.ts';
import { amountText, dateText, textLinesOf, rupeesOnPaper } from '../texts.ts';
import { upiOf } from './upi.ts';

export function taxationOf({
  heads,
  placeOfSupply,
  supplier,
}: Pick<PrintedInvoice, 'heads' | 'placeOfSupply' | 'supplier'>): Taxation {
  const state = placeOfSupply ?? supplier.stateCode;
  return {
    heads,
    stateTax: state === null ? 'SGST' : stateTaxOf(state),
    saysClass: supplier.registration !== 'unregistered',
  };
}

/** Rule 46(n) and (p); a supplier outside GST has neither. */
export function placeFacts(
  invoice: Pick<PrintedInvoice, 'placeOfSupply' | 'reverseCharge' | 'supplier'>,
  countryName: string | null,
): readonly Fact[] {
  const { placeOfSupply, reverseCharge, supplier } = invoice;
  const place =
    placeOfSupply === null ? [] : [{ label: 'Place of supply', text: placeText(placeOfSupply) }];
  return [
    ...place,
    ...(countryName === null ? [] : [{ label: 'Country of destination', text: countryName }]),
    ...(supplier.registration === 'unregistered'
      ? []
      : [{ label: 'Reverse charge', text: reverseCharge ? 'Yes' : 'No' }]),
  ];
}

export const headerFacts = (invoice: Pick<PrintedInvoice, HeaderText>): readonly Fact[] =>
  headerTexts.flatMap((name) => {
    const { paperLabel: label } = HEADER_TEXTS[name];
    const text = invoice[name];
    return label === null || text === null ? [] : [{ label, text }];
  });

function factsOf({ invoice, settled, ...document }: InvoiceDocument): readonly Fact[] {
  // What was given back was not paid.
  const last = settled
    .filter(({ by }) => by !== 'credit-note')
    .flatMap(({ on }) => on ?? [])
    .toSorted()
    .at(-1);
  const paidOn = document.balanceDuePaise === 0 ? last : undefined;
  return [
    { label: 'Invoice number', text: invoice.number },
    { label: 'Issue date', text: dateText(invoice.issueDate) },
    { label: 'Due date', text: dateText(invoice.dueDate) },
    ...placeFacts(invoice, document.countryName),
    ...headerFacts(invoice),
    ...(paidOn === undefined ? [] : [{ label: 'Paid date', text: dateText(paidOn) }]),
  ];
}

const MEANS: Readonly<Record<PrintedSettlement['by'], string>> = {
  cash: 'in cash',
  upi: 'by UPI',
  'bank-transfer': 'by NEFT/RTGS',
  cheque: 'by cheque',
  card: 'by card',
  receipt: 'from receipt',
  'credit-note': 'by credit note',
  journal: 'by journal entry',
  'opening-bill': 'from opening balance',
};

/** Those that bear a number of their own. */
const isCredit = ({ by }: PrintedSettlement): boolean => creditSourceKind.safeParse(by).success;

function settlementOf(settled: PrintedSettlement): PaperSettlement {
  const credit = isCredit(settled);
  const words = [
    amountText(settled.amountPaise),
    MEANS[settled.by],
    ...(credit && settled.reference !== null ? [settled.reference] : []),
    ...(settled.on === null ? [] : [`on ${dateText(settled.on)}`]),
  ];
  return {
    label: settled.by === 'credit-note' ? 'Credited' : 'Payment received',
    text: words.join(' '),
    detail: credit || settled.reference === null ? null : `Transaction ${settled.reference}`,
  };
}

function dueTotals(document: InvoiceDocument, totalPaise: number): readonly Total[] {
  const { status, settled, balanceDuePaise } = document;
  if (status !== 'issued' || settled.length === 0) return [];
  const paid = amountText(balanceDuePaise - totalPaise);
  return [
    { label: 'Settled', amount: paid, strong: false },
    { label: 'Balance due', amount: rupeesOnPaper(balanceDuePaise), strong: true },
  ];
}

export const remarksOf = (notes: string | null, terms: string | null): readonly Fact[] =>
  [
    { label: 'Notes', text: textLinesOf(notes).join('\n') },
    { label: 'Terms', text: textLinesOf(terms).join('\n') },
  ].filter(({ text }) => text !== '');

const WATERMARKS = { draft: 'DRAFT', issued: null, cancelled: 'CANCELLED' } as const;

export function invoicePaper(document: InvoiceDocument): Paper {
  const { invoice, status, settled, portal } = document;
  const block = portalBlock(portal);
  const { supplier, lines, roundOffPaise } = invoice;
  const taxation = taxationOf(invoice);
  const summed = { lines, roundOffPaise, taxation };
  // Where none is charged, a price had none in it.
  const isCharged = lines.some((line) => lineAmount(line) > line.taxablePaise);
  const prices = { includeTax: invoice.pricesIncludeTax && isCharged };
  const totalPaise = paperTotalOf(summed);
  const stands = status === 'issued';
  return {
    title: invoice.title,
    copies: status === 'draft' || isOneCopy(portal) ? [null] : copiesOf(invoice, document.copies),
    watermark: portal?.is === 'unregistered' ? 'NOT REGISTERED' : WATERMARKS[status],
    supplier: supplierBlock(supplier, document.logo),
    declarations: [...declarationsOf(invoice), ...portalDeclarations(portal)],
    ...(block !== null && { portal: block }),
    parties: [billTo(invoice.recipient, document.countryName), ...deliverTo(invoice.delivery)],
    facts: factsOf(document),
    table: lineTable(taxation, lines, prices),
    inWords: { label: 'Amount in words', text: rupeesInWords(totalPaise) },
    totals: [...paperTotalsOf(summed, prices), ...dueTotals(document, totalPaise)],
    hsnSummary: hsnTable(summed),
    settlements: stands ? settled.map(settlementOf) : [],
    bank: bankOf(supplier),
    // UPI moves rupees between accounts in India.
    upi:
      stands && !isOverseas(invoice.recipient)
        ? upiOf(supplier.upi, invoice.number, document.balanceDuePaise)
        : null,
    remarks: remarksOf(invoice.notes, invoice.terms),
    thanks: 'Thank you for your business.',
    signature: { of: `For ${supplier.name}`, by: 'Authorised signatory' },
    footer: `${invoice.number}, ${supplier.name}`,
  };
}
