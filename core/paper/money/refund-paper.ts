// A refund on paper: of an advance the refund voucher of CGST Rule 51, with the number and the date
// of the receipt voucher.
import { advanceTaxPaise } from '../../customer/index.ts';
import type { CreditSourceKind } from '../../settlement/index.ts';
import { advanceTable, advanceTaxTotals, placeFactsOfAdvance } from './advance-blocks.ts';
import { methodFact, moneyFrame, moneyTable, moneyTotal } from './money-blocks.ts';
import type { RefundDocument } from './money-document.ts';
import type { Fact, MoneyPaper } from '../paper.ts';
import { dateText } from '../texts.ts';

const KINDS: Readonly<Record<CreditSourceKind, string>> = {
  receipt: 'receipt',
  'credit-note': 'credit note',
  'opening-bill': 'opening credit',
  journal: 'journal entry',
};

function creditFacts({ credit: { kind, number, dated, advance } }: RefundDocument) {
  const of = advance === null ? KINDS[kind] : 'receipt voucher';
  const facts: readonly Fact[] = [
    { label: `Of ${of}`, text: number },
    ...(dated === null ? [] : [{ label: 'Dated', text: dateText(dated) }]),
  ];
  return { of, facts };
}

export function refundPaper(document: RefundDocument): MoneyPaper {
  const { credit, supplier, amountPaise, advanceTax, reason } = document;
  const { advance, number } = credit;
  const { total, inWords } = moneyTotal(
    'Refunded',
    amountPaise + advanceTaxPaise(advanceTax ?? undefined),
  );
  const { of, facts } = creditFacts(document);
  const valueOf = { valuePaise: amountPaise, stateCode: supplier.stateCode };
  const isTaxed = advance !== null && advanceTax !== null;
  return {
    ...moneyFrame(document, 'Paid to'),
    title: advance === null ? 'Refund' : 'Refund Voucher',
    facts: [
      { label: 'Refund number', text: document.number },
      { label: 'Date', text: dateText(document.dated) },
      ...facts,
      methodFact(document),
      ...(advance === null ? [] : placeFactsOfAdvance(advance, supplier)),
    ],
    table:
      advance === null
        ? moneyTable('Paid back', 'Amount', [{ texts: [`Of ${of} ${number}`], paise: amountPaise }])
        : advanceTable(advance, amountPaise),
    inWords,
    totals: [...(isTaxed ? advanceTaxTotals(advance, advanceTax, valueOf) : []), total],
    remarks: reason === null || reason === '' ? [] : [{ label: 'Reason', text: reason }],
    thanks: null,
  };
}
