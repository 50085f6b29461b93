// The purchase bill: what a supplier charges us. Its tax is kept as it is printed, since the
// supplier reports that; each line says whether the tax gives credit, and by which clause it does
// not. Goods come into stock at their value with the tax that gives none.
import { documentKind } from '../../document-kind.ts';
import { gatheredEntries, goodsOfLines } from '../../effects.ts';
import type { TradeGoods, TradeEntry, TradeItem } from '../../effects.ts';
import type { PurchaseBill, PurchaseBillLine } from './events.ts';
import { BILL_TAX_HEADS, reverseChargedTax, sumOfHeads } from './price.ts';
import type { BillTaxHead } from './price.ts';
import { isReversed } from './reverse-charge.ts';
import { payablePaise } from './tds.ts';

export const purchaseBill = documentKind<PurchaseBill>({
  kind: 'purchase-bill',
  noun: 'bill',
  direction: 'in',
  party: { role: 'supplier', group: 'sundry-creditors' },
  number: { ours: 'PB-', theirs: 'required' },
  voucherType: 'purchase',
  effects: { ledger: billLedger, narration, stock: (bill) => stock(bill), openItem },
});

/** The credit of each head has an account of its own. */
export const INPUT_ROLES = {
  cgstPaise: 'input-cgst',
  sgstPaise: 'input-sgst',
  igstPaise: 'input-igst',
  cessPaise: 'input-cess',
} as const satisfies Readonly<Record<BillTaxHead, string>>;

/** Credit of tax that the buyer pays is kept apart, and so is that tax: unpaid tax is seen. */
const INPUT_RCM_ROLES = {
  cgstPaise: 'input-cgst-rcm',
  sgstPaise: 'input-sgst-rcm',
  igstPaise: 'input-igst-rcm',
  cessPaise: 'input-cess-rcm',
} as const satisfies Readonly<Record<BillTaxHead, string>>;
const RCM_OUTPUT_ROLES = {
  cgstPaise: 'rcm-output-cgst',
  sgstPaise: 'rcm-output-sgst',
  igstPaise: 'rcm-output-igst',
  cessPaise: 'rcm-output-cess',
} as const satisfies Readonly<Record<BillTaxHead, string>>;

/** What of a bill its entries are made from. */
type LedgerOfBill = Pick<
  PurchaseBill,
  | 'accountId'
  | 'totalPaise'
  | 'roundOffPaise'
  | 'billNumber'
  | 'billDate'
  | 'dueDate'
  | 'charges'
  | 'tds'
  | 'tcs'
> & {
  readonly supplier: Pick<PurchaseBill['supplier'], 'registration'>;
  readonly lines: readonly PurchaseBillLine[];
};

/** An input service distributor hands on credit, and is owed nothing (CGST Act s. 20). */
const isOwed = ({ supplier }: Pick<LedgerOfBill, 'supplier'>): boolean =>
  supplier.registration !== 'input-service-distributor';

/**
 * What was bought at its cost, the credit by head, and what the supplier is owed; of tax under
 * reverse charge the credit and the tax on both sides. Of goods that a note of their receipt has
 * posted, what was owed by that is cleared, and only the difference is a cost.
 */
export function billLedger(bill: LedgerOfBill): readonly TradeEntry[] {
  const { lines, charges, tcs, roundOffPaise } = bill;
  const ofLine = ({ accountId }: Pick<PurchaseBillLine, 'accountId'>): TradeEntry['to'] =>
    accountId === null ? { role: 'purchases' } : { accountId };
  const debit = (to: TradeEntry['to'], amountPaise: number): TradeEntry => ({
    to,
    side: 'debit',
    amountPaise,
  });
  const creditOf = (some: readonly PurchaseBillLine[]) =>
    sumOfHeads(some.map(({ credited }) => credited));
  const ofCharged = creditOf(lines.filter((line) => !isReversed(line)));
  const ofReversed = creditOf(lines.filter(isReversed));
  const reversed = reverseChargedTax(lines);
  return gatheredEntries([
    ...lines.map((line) => debit(ofLine(line), line.costPaise)),
    ...lines.flatMap(({ received }) =>
      received === undefined
        ? []
        : [
            debit(ofLine(received), -received.valuePaise),
            debit({ role: 'goods-received-not-billed' }, received.valuePaise),
          ],
    ),
    ...charges
      .filter(({ intoCost }) => !intoCost)
      .map((charge) => debit(ofLine(charge), charge.amountPaise)),
    ...BILL_TAX_HEADS.map((head) => debit({ role: INPUT_ROLES[head] }, ofCharged[head])),
    ...BILL_TAX_HEADS.map((head) => debit({ role: INPUT_RCM_ROLES[head] }, ofReversed[head])),
    debit({ role: 'tcs-receivable' }, tcs?.amountPaise ?? 0),
    ...BILL_TAX_HEADS.map((head) => debit({ role: RCM_OUTPUT_ROLES[head] }, -reversed[head])),
    ...tdsEntries(bill.tds, 'credit'),
    owedEntry(bill),
    debit({ role: 'round-off' }, roundOffPaise),
  ]);
}

/** @param side credit of a bill, debit of what takes part of it back. */
export function tdsEntries(
  tds: PurchaseBill['tds'],
  side: TradeEntry['side'],
): readonly TradeEntry[] {
  if (tds === null) return [];
  const { accountId, amountPaise } = tds;
  const to = accountId === null ? ({ role: 'tds-payable' } as const) : { accountId };
  return [{ to, side, amountPaise }];
}

function owedEntry(bill: LedgerOfBill): TradeEntry {
  const { accountId, billNumber, billDate, dueDate } = bill;
  const amountPaise = payablePaise(bill);
  if (!isOwed(bill)) return { to: { role: 'isd-clearing' }, side: 'credit', amountPaise };
  const item = {
    kind: 'new' as const,
    amountPaise,
    name: billNumber,
    ...(dueDate !== null && { dueDate }),
    date: billDate,
  };
  return { to: { accountId }, side: 'credit', amountPaise, references: [item] };
}

function narration({ number, billNumber, billDate, raises }: PurchaseBill): string {
  const what = raises === undefined ? 'Bill' : 'Debit note';
  const raised = (raises ?? []).map((bill) => `bill ${bill.billNumber} of ${bill.billDate}`);
  return [`${what} ${billNumber} of ${billDate}, entered as ${number}`, ...raised].join(', ');
}

/** Goods of a note that was received before came into stock by that. */
const stock = ({ lines }: PurchaseBill): readonly TradeGoods[] =>
  goodsOfLines(lines, ({ costPaise }) => costPaise).filter(
    ({ line }) => lines[line - 1]?.earlier?.kind !== 'goods-receipt',
  );

function openItem(bill: PurchaseBill): TradeItem | null {
  if (!isOwed(bill)) return null;
  const { accountId, billNumber, postedOn: dated, billDate, dueDate } = bill;
  return {
    accountId,
    amountPaise: -payablePaise(bill),
    number: billNumber,
    dated,
    billDate,
    dueDate,
  };
}
