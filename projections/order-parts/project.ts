import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { orderParts } from './table.ts';

const patchParts = patch(orderParts);

type PartPatch = Patch<typeof orderParts>;
type PartEvent = Extract<ProjectedEvent, { type: 'PurchaseOrderBilled' | 'PurchaseOrderReopened' }>;

const project = (events: readonly ProjectedEvent[]): readonly TableStatement[] =>
  patchParts(
    events.flatMap((event): PartPatch[] => {
      switch (event.type) {
        case 'PurchaseOrderBilled':
          return event.data.parts.map(({ line, quantityThousandths, taxablePaise, billLine }) => ({
            creates: true,
            columns: {
              ...placeOf(event, billLine),
              line,
              quantity_thousandths: quantityThousandths,
              taxable_paise: taxablePaise,
              taken_on: event.data.billedOn,
              by_number: event.data.billNumber,
              stands: true,
            },
          }));
        case 'PurchaseOrderReopened':
          return event.data.parts.map(({ billLine }) => ({
            creates: false,
            columns: { ...placeOf(event, billLine), stands: false },
          }));
        default:
          return [];
      }
    }),
  );

const placeOf = ({ bookId, seq, data }: PartEvent, billLine: number): PartPatch['columns'] => ({
  book_id: bookId,
  order_id: data.documentId,
  by_kind: 'purchase-bill',
  by_id: data.billId,
  by_line: billLine,
  last_seq: seq,
});

export const orderPartsProjection: Projection = {
  name: 'order-parts',
  version: 1,
  tables: [orderParts],
  project,
  former: { version: null, project: () => [] },
};
