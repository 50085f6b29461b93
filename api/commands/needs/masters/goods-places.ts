// The godowns and batches that the lines of a document may name.
import type { PlaceOfGoods, GoodsPlaces } from '#core/invoice/index.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import { idsAmong, linkReads } from './links.ts';

type PlacedLine = PlaceOfGoods & { readonly productId: number | null };

/** What the command names, and what its document names already, which may stay. */
export type PlacedLines = {
  readonly wanted: readonly PlacedLine[];
  readonly had: readonly PlacedLine[];
};

const godownsOf = ({ wanted, had }: PlacedLines) => ({
  wanted: wanted.map(({ godownId }) => godownId),
  had: had.map(({ godownId }) => godownId),
});

const batchReads = ({ wanted, had }: PlacedLines): readonly Read<'batches'>[] => {
  const batched = [...wanted, ...had].filter(({ batch }) => batch !== undefined);
  const ids = new Set(batched.flatMap(({ productId }) => productId ?? []));
  return [...ids].map((key) => ({ of: 'batches', key }));
};

export const placeReads = (lines: PlacedLines): readonly Read[] => [
  ...linkReads('godown', godownsOf(lines)),
  ...batchReads(lines),
];

/** @returns what the rules are told of the places of the lines. */
export const placesIn = (session: BookSession, lines: PlacedLines): GoodsPlaces => ({
  godowns: idsAmong(session, 'godown', godownsOf(lines)),
  batches: new Map(batchReads(lines).map((read) => [read.key, answerTo(session, read)])),
});
