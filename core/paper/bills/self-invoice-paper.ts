// A self-invoice on paper: CGST Act, section 31(3)(f), with the particulars of Rule 46 as far as a
// supplier who is not registered has them. We make it, and we receive what it is for.
import type { Supplier } from '../../invoice/index.ts';
import { rupeesInWords } from '../../kernel/writing/rupee-words.ts';
import type { PurchaseBill } from '../../trade/index.ts';
import { REVERSE_CHARGE_PAPERS } from '../../trade/kinds/reverse-charge/index.ts';
import type { SelfInvoice } from '../../trade/kinds/reverse-charge/index.ts';
import type { Fact, Logo, Paper } from '../paper.ts';
import { billTo, recipientOfParty, supplierBlock } from '../parties.ts';
import { paperTotalOf, paperTotalsOf } from '../sums.ts';
import { dateText } from '../texts.ts';
import { hsnTable } from './hsn-table.ts';
import { placeFacts, taxationOf } from './invoice-paper.ts';
import { lineTable } from './line-table.ts';
import { printedBillLines } from './reverse-charge-lines.ts';

type SelfInvoiceDocument = {
  readonly invoice: SelfInvoice;
  readonly bill: PurchaseBill;
  /** The book, which makes it. */
  readonly buyer: Supplier;
  readonly logo: Logo | null;
  /** In English, of a supplier abroad; null within India. */
  readonly countryName: string | null;
  readonly isCancelled: boolean;
};

const BY_THE_RECIPIENT =
  'Invoice made by the recipient under section 31(3)(f), CGST Act: tax is payable on reverse charge.';

export function selfInvoicePaper(document: SelfInvoiceDocument): Paper {
  const { invoice, bill, buyer, logo, countryName, isCancelled } = document;
  const { heads, placeOfSupply, number } = invoice;
  const placed = { heads, placeOfSupply, supplier: buyer };
  const taxation = taxationOf(placed);
  const summed = {
    lines: printedBillLines(invoice.lines, bill),
    roundOffPaise: 0,
    taxation,
  };
  const supplier = billTo(recipientOfParty(bill.supplier), countryName);
  const own = supplierBlock(buyer, null);
  return {
    title: REVERSE_CHARGE_PAPERS['self-invoice'].title,
    copies: [null],
    watermark: isCancelled ? 'CANCELLED' : null,
    supplier: supplierBlock(buyer, logo),
    declarations: [BY_THE_RECIPIENT],
    parties: [
      { ...supplier, label: 'Supplier' },
      { label: 'Recipient', name: own.name, lines: own.lines },
    ],
    facts: [
      { label: 'Self-invoice number', text: number },
      { label: 'Date', text: dateText(invoice.date) },
      ...billFacts(invoice),
      ...placeFacts({ ...placed, reverseCharge: true }, null),
    ],
    table: lineTable(taxation, summed.lines, null),
    inWords: { label: 'Amount in words', text: rupeesInWords(paperTotalOf(summed)) },
    totals: paperTotalsOf(summed, null),
    hsnSummary: hsnTable(summed),
    settlements: [],
    bank: null,
    upi: null,
    remarks: [],
    thanks: null,
    signature: { of: `For ${buyer.name}`, by: 'Authorised signatory' },
    footer: `${number}, ${buyer.name}`,
  };
}

const billFacts = ({ bill }: SelfInvoice): readonly Fact[] => [
  { label: 'Supplier’s bill', text: `${bill.billNumber} of ${dateText(bill.billDate)}` },
  ...(bill.receivedOn === null ? [] : [{ label: 'Received on', text: dateText(bill.receivedOn) }]),
];
