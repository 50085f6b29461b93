// What bills take of goods that were received before them: which part of a note each line is of, at
// what value the note had it, and by how much the bill makes the goods dearer or cheaper.
import { calendarDate, latestOf } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { mulDiv } from '../../../kernel/paise.ts';
import type { TradeState } from '../../lifecycle.ts';
import { partsTaken } from '../../parts-taken.ts';
import type { TakenBy } from '../../parts-taken.ts';
import type { PurchaseBill, PurchaseBillReversed } from '../purchase-bill/events.ts';
import type { GoodsReceipt, GoodsReceiptDraft, GoodsReceiptEvent, ReceiptPart } from './events.ts';

export type GoodsReceiptState = TradeState<GoodsReceiptDraft, GoodsReceipt> & {
  /** The bills that stand and take parts of it. */
  readonly bills: TakenBy<ReceiptPart>;
};

/** The notes that a bill takes lines of, by their ids. */
export type ReceiptsOfBill = ReadonlyMap<number, GoodsReceiptState>;

type TakingLine = {
  readonly earlier?: PurchaseBill['lines'][number]['earlier'];
  readonly quantityThousandths: number | null;
};

/** What a line of a bill takes of a note, and what was left of that line before. */
export type TakenOfReceipt = {
  readonly receipt: GoodsReceipt;
  readonly line: number;
  readonly openThousandths: number;
  /** At what the note had it; the last that is taken of a line takes the residue. */
  readonly valuePaise: number;
};

/** @returns of each line what it takes of a note that stands; null of any other line. */
export function takenOfReceipts(
  lines: readonly TakingLine[],
  receipts: ReceiptsOfBill,
): readonly (TakenOfReceipt | null)[] {
  const gone = new Map<string, { quantity: number; paise: number }>();
  return lines.map(({ earlier, quantityThousandths }) => {
    if (earlier?.kind !== 'goods-receipt') return null;
    const state = receipts.get(earlier.id);
    if (state?.status !== 'posted') return null;
    const { posted: receipt, bills } = state;
    const of = receipt.lines[earlier.line - 1];
    if (of === undefined) return null;
    const key = `${earlier.id} ${earlier.line}`;
    const before = gone.get(key) ?? goneOf(partsTaken(bills), earlier.line);
    const whole = of.quantityThousandths ?? 0;
    const openThousandths = Math.max(whole - before.quantity, 0);
    const taken = quantityThousandths ?? 0;
    const valuePaise =
      taken >= openThousandths
        ? of.taxablePaise - before.paise
        : mulDiv(of.taxablePaise, taken, whole);
    gone.set(key, { quantity: before.quantity + taken, paise: before.paise + valuePaise });
    return { receipt, line: earlier.line, openThousandths, valuePaise };
  });
}

const goneOf = (parts: readonly ReceiptPart[], line: number) =>
  parts
    .filter((part) => part.line === line)
    .reduce(
      ({ quantity, paise }, part) => ({
        quantity: quantity + (part.quantityThousandths ?? 0),
        paise: paise + part.valuePaise,
      }),
      { quantity: 0, paise: 0 },
    );

/**
 * CGST Act, section 16(2)(b): of goods that come in lots, credit waits for the last.
 * @returns when the last came of what a bill takes; what is said of it where that is later.
 */
export const receivedOnBy = (
  said: string | null,
  taken: readonly (TakenOfReceipt | null)[],
): CalendarDate | null =>
  latestOf([
    said === null ? null : calendarDate(said),
    ...taken.map((one) => (one === null ? null : calendarDate(one.receipt.postedOn))),
  ]);

/** @returns what a posted bill takes of each note. */
export function receiptsBilled(
  { documentId: billId, number: billNumber, postedOn: billedOn, lines }: PurchaseBill,
  receipts: ReceiptsOfBill,
): readonly GoodsReceiptEvent[] {
  const taken = takenOfReceipts(lines, receipts);
  return [...receipts].flatMap(([documentId, state]) => {
    const parts = lines.flatMap((line, at): ReceiptPart[] => {
      const of = taken[at];
      if (of?.receipt.documentId !== documentId) return [];
      const { productId, quantityThousandths, taxablePaise, costPaise, stocked } = line;
      const { valuePaise } = of;
      const billed = { line: of.line, billLine: at + 1, quantityThousandths, taxablePaise };
      const isStocked = stocked === true && productId !== null;
      const landed = isStocked && { productId, valuePaise: costPaise - valuePaise };
      return [{ ...billed, valuePaise, ...(landed !== false && { landed }) }];
    });
    if (parts.length === 0 || !('posted' in state)) return [];
    const { number } = state.posted;
    const data = { documentId, number, billId, billNumber, parts, billedOn };
    return [{ type: 'GoodsReceiptBilled' as const, version: 1, data }];
  });
}

/** @returns what a bill that is reversed opens again of each note. */
export const receiptsOpenedAgain = (
  { documentId: billId, reversedOn: reopenedOn }: PurchaseBillReversed['data'],
  receipts: ReceiptsOfBill,
): readonly GoodsReceiptEvent[] =>
  [...receipts].flatMap(([documentId, state]) => {
    const bill = state.bills.get(billId);
    if (bill === undefined || !('posted' in state)) return [];
    const { number } = state.posted;
    const parts = [...bill.parts];
    const data = { documentId, number, billId, billNumber: bill.number, parts, reopenedOn };
    return [{ type: 'GoodsReceiptReopened' as const, version: 1, data }];
  });
