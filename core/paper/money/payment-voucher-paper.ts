// A payment voucher on paper: CGST Act, section 31(3)(g), with the particulars of Rule 52.
import type { PurchaseBill, SupplierPayment } from '../../trade/index.ts';
import { REVERSE_CHARGE_PAPERS } from '../../trade/kinds/reverse-charge/index.ts';
import type { PaymentVoucher } from '../../trade/kinds/reverse-charge/index.ts';
import { taxationOf } from '../bills/invoice-paper.ts';
import { lineAmount } from '../bills/line-table.ts';
import { printedBillLines } from '../bills/reverse-charge-lines.ts';
import type { MoneyPaper, Total } from '../paper.ts';
import { placeText, recipientOfParty } from '../parties.ts';
import { taxTotals } from '../sums.ts';
import { dateText } from '../texts.ts';
import { methodFact, moneyFrame, moneyTable, moneyTotal, totalLine } from './money-blocks.ts';
import type { MoneyDocument } from './money-document.ts';

type PaymentVoucherDocument = Omit<
  MoneyDocument,
  'dated' | 'method' | 'reference' | 'recipient' | 'reversed'
> & {
  readonly paymentVoucher: PaymentVoucher;
  readonly payment: SupplierPayment;
  /** The bills that it names, by their ids. */
  readonly bills: ReadonlyMap<number, PurchaseBill>;
  readonly isCancelled: boolean;
};

export function paymentVoucherPaper(document: PaymentVoucherDocument): MoneyPaper {
  const { paymentVoucher, payment, bills, isCancelled: reversed, ...frame } = document;
  const { number, date: dated, bills: billed } = paymentVoucher;
  const reference = payment.cheque?.number ?? payment.reference;
  const recipient = recipientOfParty(payment.supplier);
  const money = { ...frame, number, dated, reversed, recipient, method: payment.method, reference };
  const paid = billed.flatMap((one) => {
    const bill = bills.get(one.billId);
    if (bill === undefined) return [];
    const taxation = taxationOf({ ...one, supplier: frame.supplier });
    return [{ one, taxation, lines: printedBillLines(one.lines, bill) }];
  });
  const lines = paid.flatMap((part) => part.lines.map((line) => ({ line, one: part.one })));
  const valuePaise = lines.reduce((sum, { line }) => sum + line.taxablePaise, 0);
  const taxedPaise = lines.reduce((sum, { line }) => sum + lineAmount(line), 0);
  const paidPaise = billed.reduce((sum, one) => sum + one.paidPaise, 0);
  const taxes: readonly Total[] = paid.flatMap((part) => taxTotals({ ...part, roundOffPaise: 0 }));
  const { total, inWords } = moneyTotal('Amount paid', paidPaise);
  const places = [...new Set(billed.flatMap(({ placeOfSupply }) => placeOfSupply ?? []))];
  return {
    ...moneyFrame(money, 'Paid to'),
    title: REVERSE_CHARGE_PAPERS['payment-voucher'].title,
    facts: [
      { label: 'Voucher number', text: number },
      { label: 'Date', text: dateText(dated) },
      { label: 'Payment', text: `${payment.number} of ${dateText(payment.postedOn)}` },
      methodFact(money),
      ...(places.length === 0
        ? []
        : [{ label: 'Place of supply', text: places.map(placeText).join(', ') }]),
      { label: 'Reverse charge', text: 'Yes' },
    ],
    table: moneyTable(
      'Description',
      'Taxable value',
      lines.map(({ line, one }) => ({
        texts: [
          line.name,
          ...(line.hsn === null ? [] : [`HSN/SAC ${line.hsn}`]),
          `Bill ${one.billNumber} of ${dateText(one.billDate)}`,
        ],
        paise: line.taxablePaise,
      })),
    ),
    inWords,
    totals: [
      totalLine('Taxable value', valuePaise),
      ...taxes,
      totalLine('Tax payable by the recipient', taxedPaise - valuePaise),
      total,
    ],
    remarks: [],
    thanks: null,
  };
}
