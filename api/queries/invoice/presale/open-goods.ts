// What of the goods of a delivery challan is out, and no issued invoice bills.
import { goodsLeft } from '#core/invoice/index.ts';
import type { GoodsOfLine } from '#core/invoice/index.ts';
import { goodsOfChallan } from '#core/trade/kinds/presale/index.ts';
import type { MadeInvoice, WholePresale } from '#projections/presale-list/read.ts';

/** What a challan that is closed or withdrawn had open came back. */
export function openOf(
  { content, status }: Pick<WholePresale, 'content' | 'status'>,
  made: readonly MadeInvoice[],
): readonly GoodsOfLine[] {
  if (!('issued' in content) || status === 'closed' || status === 'withdrawn') return [];
  return goodsLeft(
    goodsOfChallan(content.issued),
    made.flatMap(({ billed }) => billed ?? []),
  );
}
