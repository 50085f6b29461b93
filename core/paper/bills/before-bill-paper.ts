// What is printed of a supplier before the bill: an order, and a note of the goods that came.
import type { Supplier } from '../../invoice/index.ts';
import { mulDiv } from '../../kernel/paise.ts';
import { rupeesInWords } from '../../kernel/writing/rupee-words.ts';
import { timesQuantity } from '../../tax/index.ts';
import type { Heads } from '../../tax/index.ts';
import type { PartySnapshot, PurchaseOrderLine } from '../../trade/index.ts';
import type { Fact, Logo, Paper } from '../paper.ts';
import { billTo, deliverTo, recipientOfParty, supplierBlock } from '../parties.ts';
import { paperTotalOf, paperTotalsOf } from '../sums.ts';
import { remarksOf, taxationOf } from './invoice-paper.ts';
import { lineTable } from './line-table.ts';
import type { PrintedLine } from './line-table.ts';

/** What is around the document itself. */
export type AroundPaper = {
  /** The book, which buys. */
  readonly buyer: Supplier;
  readonly logo: Logo | null;
  /** In English, of a supplier abroad; null within India. */
  readonly countryName: string | null;
};

type PaperBeforeBill = AroundPaper & {
  readonly title: string;
  readonly number: string;
  /** Whether it was cancelled or reversed since. */
  readonly isEnded: boolean;
  readonly supplier: PartySnapshot;
  readonly heads: Heads;
  readonly placeOfSupply: string | null;
  readonly delivery: string | null;
  readonly facts: readonly Fact[];
  readonly lines: readonly Omit<PurchaseOrderLine, 'accountId'>[];
  readonly narration: string;
  readonly terms: string;
};

export function paperBeforeBill(document: PaperBeforeBill): Paper {
  const { title, number, isEnded, buyer, logo, countryName, heads, placeOfSupply } = document;
  const taxation = taxationOf({ heads, placeOfSupply, supplier: buyer });
  const summed = { lines: document.lines.map(printedLine), roundOffPaise: 0, taxation };
  const prices = { includeTax: false };
  return {
    title,
    copies: [null],
    watermark: isEnded ? 'CANCELLED' : null,
    supplier: supplierBlock(buyer, logo),
    declarations: [],
    parties: [
      { ...billTo(recipientOfParty(document.supplier), countryName), label: 'Supplier' },
      ...deliverTo(document.delivery),
    ],
    facts: document.facts,
    table: lineTable(taxation, summed.lines, prices),
    inWords: { label: 'Amount in words', text: rupeesInWords(paperTotalOf(summed)) },
    totals: paperTotalsOf(summed, prices),
    hsnSummary: null,
    settlements: [],
    bank: null,
    upi: null,
    remarks: remarksOf(orNull(document.narration), orNull(document.terms)),
    thanks: null,
    signature: { of: `For ${buyer.name}`, by: 'Authorised signatory' },
    footer: `${number}, ${buyer.name}`,
  };
}

/** Thousandths of one, and thousandths of a rupee in a paisa. */
const ONE = 1000;
const THOUSANDTHS_IN_PAISA = 10;

const orNull = (text: string): string | null => (text === '' ? null : text);

/** What is ordered by its value alone is one of it. */
function printedLine(line: PaperBeforeBill['lines'][number]): PrintedLine {
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
