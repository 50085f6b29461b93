// A receipt on paper: of an advance the receipt voucher of CGST Rule 50, of any other money what it
// settles.
import { advanceTaxPaise } from '../../customer/index.ts';
import type { Deduction, DeductionKind } from '../../customer/index.ts';
import type { ItemKind } from '../../settlement/index.ts';
import { advanceTable, advanceTaxTotals, placeFactsOfAdvance } from './advance-blocks.ts';
import { methodFact, moneyFrame, moneyTable, moneyTotal, totalLine } from './money-blocks.ts';
import type { ReceiptDocument } from './money-document.ts';
import type { Fact, MoneyPaper, PaperTable, Total } from '../paper.ts';
import { dateText } from '../texts.ts';

const KINDS: Readonly<Record<ItemKind, string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
  receipt: 'Receipt',
  refund: 'Refund',
  'opening-bill': 'Opening bill',
  'purchase-bill': 'Purchase bill',
  'purchase-debit-note': 'Debit note to the supplier',
  'supplier-payment': 'Payment to the supplier',
  journal: 'Journal entry',
};

const DEDUCTIONS: Readonly<Record<DeductionKind, string>> = {
  tds: 'TDS',
  'gst-tds': 'GST TDS',
  discount: 'Discount',
  'bank-charges': 'Bank charges',
  'write-off': 'Written off',
  'round-off': 'Round off',
  other: 'Other deduction',
};

/** Under which section TDS was kept back; of what has no kind, what was written of it. */
const deductionLabel = ({ kind, section, note }: Deduction): string =>
  kind === 'other' && note !== undefined
    ? note
    : [DEDUCTIONS[kind], section].filter((part) => part !== undefined).join(' ');

const sumOf = (amounts: readonly { readonly amountPaise: number }[]): number =>
  amounts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

function billTable({ settled, amountPaise }: ReceiptDocument): PaperTable {
  const openPaise = amountPaise - sumOf(settled);
  return moneyTable('Received for', 'Amount', [
    ...settled.map((bill) => ({
      texts: [`${KINDS[bill.kind]} ${bill.number}`],
      paise: bill.amountPaise,
    })),
    ...(openPaise > 0 ? [{ texts: ['On account'], paise: openPaise }] : []),
  ]);
}

/** What it comes to before anything is kept back, tax and deductions; none of plain money. */
function partsOf({ advance, amountPaise, deductions, supplier }: ReceiptDocument) {
  const taxPaise = advanceTaxPaise(advance?.tax);
  const grossPaise = amountPaise + taxPaise;
  const valueOf = { valuePaise: amountPaise, stateCode: supplier.stateCode };
  const taxes = advance === null ? [] : advanceTaxTotals(advance, advance.tax, valueOf);
  const whole = totalLine(advance === null ? 'Total' : 'Total advance', grossPaise);
  const kept: readonly Total[] = deductions.map((one) =>
    totalLine(deductionLabel(one), -one.amountPaise),
  );
  return {
    totals: [...taxes, ...(kept.length === 0 ? [] : [whole, ...kept])],
    moneyPaise: grossPaise - sumOf(deductions),
  };
}

function remarksOf({ method, advance, supplier }: ReceiptDocument): readonly Fact[] {
  const untaxed = advance?.supply === 'goods' && supplier.registration === 'regular';
  const notes = [
    // Notification 66/2017-Central Tax, from 15-11-2017.
    ...(untaxed ? ['No tax is due on an advance for goods before their invoice.'] : []),
    ...(method === 'cheque' ? ['Subject to realisation of the cheque.'] : []),
  ];
  return notes.length === 0 ? [] : [{ label: 'Note', text: notes.join('\n') }];
}

export function receiptPaper(document: ReceiptDocument): MoneyPaper {
  const { advance, number, supplier, amountPaise } = document;
  const { totals, moneyPaise } = partsOf(document);
  const { total, inWords } = moneyTotal('Received', moneyPaise);
  return {
    ...moneyFrame(document, 'Received from'),
    title: advance === null ? 'Receipt' : 'Receipt Voucher',
    facts: [
      ...(number === null ? [] : [{ label: 'Receipt number', text: number }]),
      { label: 'Date', text: dateText(document.dated) },
      ...(moneyPaise === 0 ? [] : [methodFact(document)]),
      ...(advance === null ? [] : placeFactsOfAdvance(advance, supplier)),
    ],
    table: advance === null ? billTable(document) : advanceTable(advance, amountPaise),
    inWords,
    totals: [...totals, total],
    remarks: remarksOf(document),
    thanks: document.reversed || moneyPaise === 0 ? null : 'Received with thanks.',
  };
}
