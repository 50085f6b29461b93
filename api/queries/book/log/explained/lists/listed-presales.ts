// The sum at the foot of a list of quotations, proforma invoices and challans: what each comes to,
// of the event that said it last. None of it is posted.
import { presalesListed } from '#projections/presale-list/read-register.ts';
import { presaleFilterOf } from '#api/queries/trade/presale/cards.ts';
import type { PresaleNarrowing } from '#api/queries/trade/presale/cards.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { sumsOfRows } from '../counted-rows.ts';
import type { NamedFigure } from '../named-figure.ts';

type ListedWish = {
  readonly line: string;
  readonly narrowing: PresaleNarrowing;
  /** The day by which one has expired. */
  readonly today: string;
};

/** @returns null where the list has no such sum. */
export function listedPresales(
  db: ReadTables,
  bookId: number,
  { line, narrowing, today }: ListedWish,
): Promise<NamedFigure | null> {
  if (line !== 'total') return Promise.resolve(null);
  return snapshot(db, async (tables) => {
    const filter = presaleFilterOf(bookId, narrowing);
    const listed = await presalesListed(tables, { bookId, today }, filter);
    return {
      name: 'Documents listed',
      from: narrowing.from ?? null,
      to: narrowing.to ?? today,
      sums: sumsOfRows(listed.map(({ seq, date, totalPaise: amount }) => ({ seq, date, amount }))),
      notPosted: [],
      value: null,
      madeOf: [],
    };
  });
}
