// The purchase order: what is ordered of a supplier. It is numbered and printed and posts nothing;
// bills are made of it in parts, and each says which of its lines it takes. It is priced and judged
// as the bill that it asks for would be.
import { mulDiv } from '../../../kernel/paise.ts';
import type { Heads } from '../../../tax/index.ts';
import type { TradeDocument } from '../../document-kind.ts';
import type { PartySnapshot } from '../../party.ts';
import type { OrderKind } from '../../terms.ts';
import type { PurchaseBillDraft, PurchaseBillDraftLine } from '../purchase-bill/events.ts';
import { headsOfBill } from '../purchase-bill/heads.ts';
import { BILL_TAX_HEADS, pricedLines } from '../purchase-bill/price.ts';
import type {
  OrderPart,
  PurchaseOrder,
  PurchaseOrderDraft,
  PurchaseOrderDraftLine,
  PurchaseOrderLine,
} from './events.ts';

export const purchaseOrder: TradeDocument<OrderKind> = {
  kind: 'purchase-order',
  noun: 'order',
  direction: 'in',
  party: { role: 'supplier', group: 'sundry-creditors' },
  number: { ours: 'PO-', theirs: 'none' },
};

/** A line as a bill has it: what the supplier prints is not known before the bill. */
const asBillLine = ({ taxablePaise, ...line }: PurchaseOrderDraftLine): PurchaseBillDraftLine => ({
  ...line,
  taxablePaise,
  cgstPaise: null,
  sgstPaise: null,
  igstPaise: null,
  cessPaise: null,
  credit: {
    eligibility: 'eligible',
    clause: null,
    shareBps: null,
    kind: line.productId === null ? 'input-service' : 'input',
    use: 'taxable',
  },
  reverseCharge: null,
});

/** What of a bill an order says. */
type BillAsked = Pick<
  PurchaseBillDraft,
  'accountId' | 'lines' | 'charges' | 'currency' | 'reverseCharge' | 'importOf'
>;

/** @returns the bill that an order asks for. */
export const billAskedBy = ({
  accountId,
  lines,
}: Pick<PurchaseOrderDraft, 'accountId' | 'lines'>): BillAsked => ({
  accountId,
  lines: lines.map(asBillLine),
  charges: [],
  currency: null,
  reverseCharge: false,
  importOf: null,
});

/** @returns the heads that the bill of an order has. */
export const orderHeads = (
  draft: Parameters<typeof billAskedBy>[0],
  supplier: PartySnapshot,
  placeOfSupply: string | null,
): Heads => headsOfBill(supplier, placeOfSupply, billAskedBy(draft));

/** @returns the lines of a draft as they are issued. */
export const orderLines = (
  draft: Pick<PurchaseOrderDraft, 'accountId' | 'lines'>,
  heads: Heads,
): readonly PurchaseOrderLine[] =>
  pricedLines(billAskedBy(draft), { heads, noCredit: null }).map(
    ({ credit: _credit, credited: _credited, costPaise: _cost, reverseCharge: _by, ...line }) =>
      line,
  );

/** @returns what lines come to with their tax. */
export const orderSum = (lines: readonly PurchaseOrderLine[]): number =>
  lines.reduce(
    (sum, line) => BILL_TAX_HEADS.reduce((all, head) => all + line[head], sum + line.taxablePaise),
    0,
  );

/** By what a line is measured: its quantity in thousandths, or its value in paise. */
export type OrderMeasure = {
  readonly ordered: number;
  readonly billed: number;
  /** What is left to bill: never below nil. */
  readonly open: number;
  /** What was billed beyond the order. */
  readonly over: number;
};

type MeasuredLine = Pick<PurchaseOrderLine, 'quantityThousandths' | 'taxablePaise'>;

const measureOfPart = (
  { quantityThousandths: ordered }: MeasuredLine,
  { quantityThousandths, taxablePaise }: Pick<OrderPart, 'quantityThousandths' | 'taxablePaise'>,
): number => (ordered === null ? taxablePaise : (quantityThousandths ?? 0));

/** @returns of each line, in their order, what bills take of it and what is open. */
export function measuresOfOrder(
  lines: readonly MeasuredLine[],
  parts: readonly Pick<OrderPart, 'line' | 'quantityThousandths' | 'taxablePaise'>[],
): readonly OrderMeasure[] {
  const billedOf = new Map<number, number>();
  for (const part of parts) {
    const ordered = lines[part.line - 1];
    if (ordered === undefined) continue;
    const billed = (billedOf.get(part.line) ?? 0) + measureOfPart(ordered, part);
    billedOf.set(part.line, billed);
  }
  return lines.map((one, at) => {
    const ordered = one.quantityThousandths ?? one.taxablePaise;
    const billed = billedOf.get(at + 1) ?? 0;
    const open = Math.max(ordered - billed, 0);
    return { ordered, billed, open, over: Math.max(billed - ordered, 0) };
  });
}

/** @returns the share of a value that is of the open part of a line, half up. */
const shareOpen = (paise: number, { ordered, open }: OrderMeasure): number =>
  ordered === 0 ? 0 : mulDiv(paise, open, ordered);

/** @returns what is open of a line by its value, before tax. */
export const openPaiseOf = (
  { taxablePaise }: Pick<PurchaseOrderLine, 'taxablePaise'>,
  measure: OrderMeasure,
): number => shareOpen(taxablePaise, measure);

type OrderToBill = Pick<PurchaseOrder, 'documentId' | 'godownId'> & {
  readonly lines: readonly (PurchaseOrderDraftLine & MeasuredLine)[];
};

/**
 * The lines of a bill of what an order has open, each with the line of the order that it takes. A
 * discount in rupees is shared out; what has no price is billed by its value.
 */
export const linesToBill = (
  { documentId, godownId, lines }: OrderToBill,
  measures: readonly OrderMeasure[],
): readonly PurchaseBillDraftLine[] =>
  lines.flatMap((line, at) => {
    const measure = measures[at];
    if (measure === undefined || measure.open === 0) return [];
    const { discount, quantityThousandths, priceThousandths, productId } = line;
    const isByValue = quantityThousandths === null || priceThousandths === null;
    return [
      {
        ...asBillLine({
          ...line,
          quantityThousandths: quantityThousandths === null ? null : measure.open,
          priceThousandths: isByValue ? null : priceThousandths,
          discount: isByValue
            ? null
            : discount?.kind === 'amount'
              ? { ...discount, amountPaise: shareOpen(discount.amountPaise, measure) }
              : discount,
          taxablePaise: isByValue ? shareOpen(line.taxablePaise, measure) : null,
        }),
        ...(productId !== null && godownId !== null && { godownId }),
        earlier: { kind: 'purchase-order' as const, id: documentId, line: at + 1 },
      },
    ];
  });
