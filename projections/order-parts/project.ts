import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { orderParts } from './table.ts';

const patchParts = patch(orderParts);

type PartPatch = Patch<typeof orderParts>;

const project = (events: readonly ProjectedEvent[]): readonly TableStatement[] =>
  patchParts(events.flatMap(partPatches));

const OF_ORDER = { of_kind: 'purchase-order', by_kind: 'purchase-bill' } as const;
const OF_RECEIPT = { of_kind: 'goods-receipt', by_kind: 'purchase-bill' } as const;
const RECEIVED = { of_kind: 'purchase-order', by_kind: 'goods-receipt' } as const;

function partPatches(event: ProjectedEvent): readonly PartPatch[] {
  const { bookId: book_id, seq: last_seq } = event;
  switch (event.type) {
    case 'PurchaseOrderBilled':
    case 'GoodsReceiptBilled': {
      const { documentId, billId, billNumber, billedOn, parts } = event.data;
      const of = event.type === 'GoodsReceiptBilled' ? OF_RECEIPT : OF_ORDER;
      const taker = { ...of, book_id, last_seq, order_id: documentId, by_id: billId };
      const said = { taken_on: billedOn, by_number: billNumber, stands: true };
      return parts.map(({ billLine, ...part }) => ({
        creates: true,
        columns: {
          ...taker,
          ...said,
          ...takenColumns(part),
          by_line: billLine,
          is_received: 'received' in part && part.received === true,
        },
      }));
    }
    case 'PurchaseOrderReceived': {
      const { documentId, receiptId, receiptNumber, receivedOn, parts } = event.data;
      const taker = { ...RECEIVED, book_id, last_seq, order_id: documentId, by_id: receiptId };
      const said = { taken_on: receivedOn, by_number: receiptNumber, stands: true };
      return parts.map(({ receiptLine, ...part }) => ({
        creates: true,
        columns: {
          ...taker,
          ...said,
          ...takenColumns(part),
          by_line: receiptLine,
          is_received: false,
        },
      }));
    }
    case 'PurchaseOrderReopened':
    case 'GoodsReceiptReopened': {
      const { documentId, billId, parts } = event.data;
      const of = event.type === 'GoodsReceiptReopened' ? OF_RECEIPT : OF_ORDER;
      const taker = { ...of, book_id, last_seq, order_id: documentId, by_id: billId };
      return parts.map(({ billLine }) => leftAgain({ ...taker, by_line: billLine }));
    }
    case 'PurchaseOrderReceiptReversed': {
      const { documentId, receiptId, parts } = event.data;
      const taker = { ...RECEIVED, book_id, last_seq, order_id: documentId, by_id: receiptId };
      return parts.map(({ receiptLine }) => leftAgain({ ...taker, by_line: receiptLine }));
    }
    default:
      return [];
  }
}

type Taken = {
  readonly line: number;
  readonly quantityThousandths: number | null;
  readonly taxablePaise: number;
};

const takenColumns = ({ line, quantityThousandths, taxablePaise }: Taken) => ({
  line,
  quantity_thousandths: quantityThousandths,
  taxable_paise: taxablePaise,
});

const leftAgain = (place: PartPatch['columns']): PartPatch => ({
  creates: false,
  columns: { ...place, stands: false },
});

export const orderPartsProjection: Projection = {
  name: 'order-parts',
  version: 1,
  tables: [orderParts],
  project,
  former: { version: null, project: () => [] },
};
