// The advice of a payment to its supplier: what was paid, how, what for, and what was kept back.
import type { PaymentDeductionKind, SupplierPayment } from '../../trade/index.ts';
import { advancePaise } from '../../trade/index.ts';
import type { Fact, MoneyPaper } from '../paper.ts';
import { recipientOfParty } from '../parties.ts';
import { dateText } from '../texts.ts';
import { methodFact, moneyFrame, moneyTable, moneyTotal, totalLine } from './money-blocks.ts';
import type { MoneyDocument } from './money-document.ts';

const DEDUCTIONS: Readonly<Record<PaymentDeductionKind, string>> = {
  discount: 'Discount',
  'write-off': 'Written off',
  'round-off': 'Round off',
  other: 'Other deduction',
};

const KINDS = { 'purchase-bill': 'Bill', 'opening-bill': 'Bill', journal: 'Entry' } as const;

type PaymentDocument = Omit<MoneyDocument, 'dated' | 'method' | 'reference' | 'recipient'> & {
  readonly payment: SupplierPayment;
};

export function paymentAdvice({ payment, ...frame }: PaymentDocument): MoneyPaper {
  const { number, postedOn, cheque, payee, allocations, deductions, amountPaise } = payment;
  const reference = cheque?.number ?? payment.reference;
  const document = {
    ...frame,
    number,
    recipient: recipientOfParty(payment.supplier),
    dated: postedOn,
    method: payment.method,
    reference,
  };
  const aheadPaise = advancePaise(payment);
  const { total, inWords } = moneyTotal('Paid', amountPaise);
  const account = payee.accountNumber;
  const facts: readonly Fact[] = [
    { label: 'Payment number', text: number },
    { label: 'Date', text: dateText(postedOn) },
    methodFact(document),
    ...(cheque === null ? [] : [{ label: 'Cheque dated', text: dateText(cheque.date) }]),
    ...(account === null || payment.method !== 'bank-transfer'
      ? []
      : [{ label: 'To account', text: `ending ${account.slice(-4)}, ${payee.ifsc ?? ''}` }]),
  ];
  return {
    ...moneyFrame(document, 'Paid to'),
    title: 'Payment Advice',
    facts: [...facts],
    table: moneyTable('Paid for', 'Amount', [
      ...allocations.map((one) => ({
        texts: [`${KINDS[one.kind]} ${one.number} of ${dateText(one.billDate)}`],
        paise: one.amountPaise,
      })),
      ...(aheadPaise === 0 ? [] : [{ texts: ['In advance'], paise: aheadPaise }]),
    ]),
    inWords,
    totals: [
      ...(deductions.length === 0 ? [] : [totalLine('Total', payment.totalPaise)]),
      ...deductions.map((one) => totalLine(one.note ?? DEDUCTIONS[one.kind], -one.amountPaise)),
      total,
    ],
    remarks: payment.narration === '' ? [] : [{ label: 'Remark', text: payment.narration }],
    thanks: null,
  };
}
