import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { insertInto, removeFrom } from '../runner/writing/write-rows.ts';
import { openingBalances, stockOpenings } from './table.ts';
import type { OpeningPart } from './table.ts';

const insertParts = insertInto(openingBalances);
const removeParts = removeFrom(openingBalances);
const insertStock = insertInto(stockOpenings);
const removeStock = removeFrom(stockOpenings);

/** The last of each part, and of each product in its godown and batch, takes the place before. */
function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const parts = new Map<string, PartRow>();
  const stock = new Map<string, ReturnType<typeof stockRow>>();
  for (const event of events) {
    for (const row of partRows(event)) parts.set(`${row.book_id} ${row.part}`, row);
    if (event.type !== 'StockOpened') continue;
    const row = stockRow(event);
    stock.set(JSON.stringify([row.book_id, row.product_id, row.godown, row.batch]), row);
  }
  const lines = [...stock.values()];
  const rows = [...parts.values()];
  return [
    ...removeParts(rows),
    ...insertParts(
      rows.flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }])),
    ),
    ...removeStock(lines),
    ...insertStock(lines.filter((row) => row.quantity_thousandths + row.value_paise > 0)),
  ];
}

type PartRow = {
  readonly book_id: number;
  readonly last_seq: number;
  readonly part: OpeningPart;
  /** Null where nothing is left of it. */
  readonly value: string | null;
};

function partRows(event: ProjectedEvent): readonly PartRow[] {
  const own = { book_id: event.bookId, last_seq: event.seq };
  switch (event.type) {
    case 'OpeningBalancesDrafted':
      return [{ ...own, part: 'draft', value: JSON.stringify(event.data.draft) }];
    case 'OpeningBalancesPosted':
    case 'OpeningBalancesCorrected': {
      const { openedOn, accounts, journalIds } = event.data;
      const value = JSON.stringify({ openedOn, accounts, journalIds });
      return [
        { ...own, part: 'draft', value: null },
        { ...own, part: 'posted', value },
      ];
    }
    default:
      return [];
  }
}

const stockRow = ({ bookId, seq, data }: Extract<ProjectedEvent, { type: 'StockOpened' }>) => ({
  book_id: bookId,
  product_id: data.productId,
  last_seq: seq,
  quantity_thousandths: data.quantityThousandths,
  value_paise: data.valuePaise,
  opened_on: data.openedOn,
  godown: data.godown ?? '',
  batch: data.batch ?? '',
});

export const openingBalancesProjection: Projection = {
  name: 'opening-balances',
  version: 1,
  tables: [openingBalances, stockOpenings],
  project,
  former: { version: null, project: () => [] },
};
