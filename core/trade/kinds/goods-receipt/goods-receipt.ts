// The goods received note: what came of a supplier before the bill for it. Goods come into stock on
// its day, at its value; in a perpetual book they are bought then, and owed on an account that the
// bill clears. Any other book posts nothing before the bill.
import { documentKind } from '../../document-kind.ts';
import { gatheredEntries, goodsOfLines } from '../../effects.ts';
import type { TradeEntry } from '../../effects.ts';
import type { OpenMeasure } from '../../parts-taken.ts';
import type { PurchaseBillDraftLine } from '../purchase-bill/events.ts';
import { taxableOf } from '../purchase-bill/price.ts';
import { asBillLine, openLines } from '../purchase-order/purchase-order.ts';
import type { GoodsReceipt, GoodsReceiptDraftLine, GoodsReceiptLine } from './events.ts';

export const goodsReceipt = documentKind<GoodsReceipt>({
  kind: 'goods-receipt',
  noun: 'goods received note',
  direction: 'in',
  party: { role: 'supplier', group: 'sundry-creditors' },
  number: { ours: 'GRN-', theirs: 'none' },
  voucherType: 'journal',
  effects: {
    ledger: receiptLedger,
    narration: ({ number, postedOn, challanNumber }) =>
      `Goods received on ${postedOn}${challanNumber === null ? '' : ` by ${challanNumber}`}, ` +
      `not billed, entered as ${number}`,
    stock: ({ lines }) => goodsOfLines(lines, ({ taxablePaise }) => taxablePaise),
    openItem: () => null,
  },
});

/** What was bought, and what is owed for it until the bill says so: no tax is known before. */
export function receiptLedger({
  lines,
  totalPaise,
}: {
  readonly lines: readonly Pick<GoodsReceiptLine, 'accountId' | 'taxablePaise'>[];
  readonly totalPaise: number;
}): readonly TradeEntry[] {
  return gatheredEntries([
    ...lines.map(({ accountId, taxablePaise: amountPaise }) => ({
      to: accountId === null ? ({ role: 'purchases' } as const) : { accountId },
      side: 'debit' as const,
      amountPaise,
    })),
    { to: { role: 'goods-received-not-billed' }, side: 'credit', amountPaise: totalPaise },
  ]);
}

/** @returns the lines of a draft at their value; a line without one is worth nothing so far. */
export const receiptLines = (
  lines: readonly GoodsReceiptDraftLine[],
): readonly GoodsReceiptLine[] =>
  lines.map((line) => ({ ...line, taxablePaise: taxableOf(asBillLine(line)) }));

export const receiptSum = (lines: readonly Pick<GoodsReceiptLine, 'taxablePaise'>[]): number =>
  lines.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0);

/** @returns the lines of a bill of what a note has open, each with its line of the note. */
export const linesToBillOfReceipt = (
  {
    documentId: id,
    lines,
  }: Pick<GoodsReceipt, 'documentId'> & { readonly lines: readonly GoodsReceiptLine[] },
  measures: readonly OpenMeasure[],
): readonly PurchaseBillDraftLine[] =>
  openLines(
    lines.map(({ stocked: _stocked, ...line }) => line),
    measures,
    { kind: 'goods-receipt', id },
  ).map(asBillLine);
