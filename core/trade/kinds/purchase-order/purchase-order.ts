// The purchase order: what is ordered of a supplier. It is numbered and printed and posts nothing;
// bills are made of it in parts, and each says which of its lines it takes. It is priced and judged
// as the bill that it asks for would be.
import type { Heads } from '../../../tax/index.ts';
import type { TradeDocument } from '../../document-kind.ts';
import type { PartySnapshot } from '../../party.ts';
import { measuresOfLines, shareOpen } from '../../parts-taken.ts';
import type { OpenMeasure } from '../../parts-taken.ts';
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
  ReceivedPart,
} from './events.ts';

export const purchaseOrder: TradeDocument<OrderKind> = {
  kind: 'purchase-order',
  noun: 'order',
  direction: 'in',
  party: { role: 'supplier', group: 'sundry-creditors' },
  number: { ours: 'PO-', theirs: 'none' },
};

/** What is said of goods before their bill: of a line that came, also where it is kept. */
type LineBeforeBill = PurchaseOrderDraftLine &
  Pick<PurchaseBillDraftLine, 'godownId' | 'batch' | 'manufacturedOn' | 'expiresOn' | 'earlier'>;

/** A line as a bill has it: what the supplier prints is not known before the bill. */
export const asBillLine = ({ taxablePaise, ...line }: LineBeforeBill): PurchaseBillDraftLine => ({
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

/** @returns the bill that an order asks for, or that what was received does. */
export const billAskedBy = ({
  accountId,
  lines,
}: Pick<PurchaseOrderDraft, 'accountId'> & {
  readonly lines: readonly LineBeforeBill[];
}): BillAsked => ({
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

type PricedLine = Pick<PurchaseOrderLine, 'taxablePaise'>;

/**
 * What is open of lines, as the lines of a later document that takes them. A discount in rupees is
 * shared out; what has no price is taken by its value.
 */
export const openLines = <Line extends LineBeforeBill & PricedLine>(
  lines: readonly Line[],
  measures: readonly OpenMeasure[],
  of: Omit<NonNullable<LineBeforeBill['earlier']>, 'line'>,
): readonly (Omit<Line, 'taxablePaise'> & LineBeforeBill)[] =>
  lines.flatMap((line, at) => {
    const measure = measures[at];
    if (measure === undefined || measure.open === 0) return [];
    const { discount, quantityThousandths, priceThousandths } = line;
    const isByValue = quantityThousandths === null || priceThousandths === null;
    return [
      {
        ...line,
        quantityThousandths: quantityThousandths === null ? null : measure.open,
        priceThousandths: isByValue ? null : priceThousandths,
        discount: isByValue
          ? null
          : discount?.kind === 'amount'
            ? { ...discount, amountPaise: shareOpen(discount.amountPaise, measure) }
            : discount,
        taxablePaise: isByValue ? shareOpen(line.taxablePaise, measure) : null,
        earlier: { ...of, line: at + 1 },
      },
    ];
  });

type OpenOrder = Pick<PurchaseOrder, 'documentId' | 'godownId'> & {
  readonly lines: readonly (PurchaseOrderDraftLine & PricedLine)[];
};

/** What is open of an order, each with its line; goods come in where the order says. */
const openOfOrder = (
  { documentId: id, godownId, lines }: OpenOrder,
  measures: readonly OpenMeasure[],
): readonly LineBeforeBill[] =>
  openLines(lines, measures, { kind: 'purchase-order', id }).map((line) => ({
    ...line,
    ...(line.productId !== null && godownId !== null && { godownId }),
  }));

/** @returns the lines of a bill of what an order has open. */
export const linesToBill = (
  order: OpenOrder,
  measures: readonly OpenMeasure[],
): readonly PurchaseBillDraftLine[] => openOfOrder(order, measures).map(asBillLine);

/** @returns the lines of a note of the goods that are still to come of an order. */
export const linesToReceive = (
  order: OpenOrder,
  measures: readonly OpenMeasure[],
): readonly LineBeforeBill[] =>
  openOfOrder(order, measures).filter(
    ({ productId, quantityThousandths }) => productId !== null && quantityThousandths !== null,
  );

type PartsOfOrder = {
  readonly billed: readonly OrderPart[];
  readonly received: readonly ReceivedPart[];
};

/** @returns of each line what is still to come: what came by a note or with a bill is not. */
export const stillToCome = (
  lines: readonly Pick<PurchaseOrderLine, 'quantityThousandths' | 'taxablePaise'>[],
  { billed, received }: PartsOfOrder,
): readonly OpenMeasure[] =>
  measuresOfLines(lines, [...billed.filter((part) => part.received !== true), ...received]);
