// What is in hand where the lines of a form are; of the product as a whole without godowns.
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Godown } from '#web/shell/sheet/godowns.ts';
import { stockMovesQuery, stockPlacesQuery } from '../../queries.ts';
import { placeKey } from '../lines.ts';
import type { GoodsPlace } from '../lines.ts';

/** In thousandths. */
export type HeldInPlace = { readonly unit: string | null; readonly held: number };

type LinesQuery = {
  readonly bookId: number;
  readonly godowns: readonly Godown[];
  readonly lines: readonly GoodsPlace[];
  /** The last day that counts; null for all of them. */
  readonly asOn: string | null;
};

/** As many as one call takes. */
const PRODUCTS_MAX = 200;

/** @returns what the books say of the place of a line; undefined until it is known. */
export function useInPlaces({ bookId, godowns, lines, asOn }: LinesQuery) {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const days = asOn === null ? {} : { as_on: asOn };
  const wholes = useQueries({
    queries: ids.map((id) => stockMovesQuery(bookId, id, days)),
    combine: (told) => new Map(ids.map((id, at) => [id, told[at]?.data])),
  });
  const isPlaced = godowns.length > 0 && ids.length > 0;
  const places = useQuery({
    ...stockPlacesQuery(bookId, ids.slice(0, PRODUCTS_MAX), asOn === null ? {} : { to: asOn }),
    enabled: isPlaced,
  });
  const closing = new Map(places.data?.rows.map((row) => [placeKey(row), row.closingThousandths]));
  return (line: GoodsPlace): HeldInPlace | undefined => {
    const whole = wholes.get(line.productId ?? 0);
    if (whole === undefined || (isPlaced && places.data === undefined)) return undefined;
    const held = isPlaced ? (closing.get(placeKey(line)) ?? 0) : whole.inHandThousandths;
    return { unit: whole.unit, held };
  };
}
