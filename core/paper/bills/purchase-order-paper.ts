// A purchase order on paper: what we order, of whom, where it is to come, and on which terms.
import type { Supplier } from '../../invoice/index.ts';
import { mulDiv } from '../../kernel/paise.ts';
import { rupeesInWords } from '../../kernel/writing/rupee-words.ts';
import { timesQuantity } from '../../tax/index.ts';
import type { PurchaseOrder } from '../../trade/index.ts';
import type { Fact, Logo, Paper } from '../paper.ts';
import { billTo, deliverTo, recipientOfParty, supplierBlock } from '../parties.ts';
import { paperTotalOf, paperTotalsOf } from '../sums.ts';
import { dateText } from '../texts.ts';
import { placeFacts, remarksOf, taxationOf } from './invoice-paper.ts';
import { lineTable } from './line-table.ts';
import type { PrintedLine } from './line-table.ts';

type OrderDocument = {
  readonly order: PurchaseOrder;
  /** The book, which orders. */
  readonly buyer: Supplier;
  readonly logo: Logo | null;
  /** In English, of a supplier abroad; null within India. */
  readonly countryName: string | null;
  readonly isCancelled: boolean;
};

export function purchaseOrderPaper(document: OrderDocument): Paper {
  const { order, buyer, logo, countryName, isCancelled } = document;
  const { number, heads, placeOfSupply, narration, terms } = order;
  const taxation = taxationOf({ heads, placeOfSupply, supplier: buyer });
  const summed = { lines: order.lines.map(printedLine), roundOffPaise: 0, taxation };
  const prices = { includeTax: false };
  return {
    title: 'Purchase Order',
    copies: [null],
    watermark: isCancelled ? 'CANCELLED' : null,
    supplier: supplierBlock(buyer, logo),
    declarations: [],
    parties: [
      { ...billTo(recipientOfParty(order.supplier), countryName), label: 'Supplier' },
      ...deliverTo(order.delivery),
    ],
    facts: factsOf(order, buyer),
    table: lineTable(taxation, summed.lines, prices),
    inWords: { label: 'Amount in words', text: rupeesInWords(paperTotalOf(summed)) },
    totals: paperTotalsOf(summed, prices),
    hsnSummary: null,
    settlements: [],
    bank: null,
    upi: null,
    remarks: remarksOf(orNull(narration), orNull(terms)),
    thanks: null,
    signature: { of: `For ${buyer.name}`, by: 'Authorised signatory' },
    footer: `${number}, ${buyer.name}`,
  };
}

/** Thousandths of one, and thousandths of a rupee in a paisa. */
const ONE = 1000;
const THOUSANDTHS_IN_PAISA = 10;

const orNull = (text: string): string | null => (text === '' ? null : text);

const factsOf = (
  { number, orderedOn, expectedOn, placeOfSupply }: PurchaseOrder,
  supplier: Supplier,
): readonly Fact[] => [
  { label: 'Order number', text: number },
  { label: 'Date', text: dateText(orderedOn) },
  ...(expectedOn === null ? [] : [{ label: 'Expected on', text: dateText(expectedOn) }]),
  ...placeFacts({ placeOfSupply, supplier, reverseCharge: false }, null).slice(0, 1),
];

/** What is ordered by its value alone is one of it. */
function printedLine({
  accountId: _account,
  ...line
}: PurchaseOrder['lines'][number]): PrintedLine {
  const { taxablePaise } = line;
  const quantityThousandths = line.quantityThousandths ?? ONE;
  const isByValue = line.quantityThousandths === null || line.priceThousandths === null;
  const priceThousandths = isByValue
    ? mulDiv(taxablePaise, ONE * THOUSANDTHS_IN_PAISA, quantityThousandths)
    : (line.priceThousandths ?? 0);
  const grossPaise = isByValue
    ? taxablePaise
    : timesQuantity(quantityThousandths, priceThousandths);
  return {
    ...line,
    description: null,
    quantityThousandths,
    priceThousandths,
    grossPaise,
    discountPaise: Math.max(grossPaise - taxablePaise, 0),
  };
}
