// How the address of a book's history names a figure that is explained.

export type ExplainedPlace = {
  /** Null of several accounts. */
  readonly account?: number | string | null;
  readonly figure?: string | null | undefined;
  readonly side?: string | null | undefined;
  /** A page, and the code of its line. */
  readonly of?: string | null;
  readonly line?: string | null;
  /** To what a list is narrowed, as the query of its call. */
  readonly filter?: string | undefined;
  readonly as?: string | null;
  /** By which stock is valued; as the book has it unless given. */
  readonly method?: string | null | undefined;
  /** The last day of the statement that has it as a column. */
  readonly laid?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly asOn: string | undefined;
  /** The moment at which the books are known; the present unless given. */
  readonly until?: string | null | undefined;
};

/** @returns the query of the address; what is not given is not written. */
export const explainPlace = (place: ExplainedPlace) => ({
  explain: place.account ?? '0',
  figure: place.figure ?? undefined,
  side: place.side ?? undefined,
  of: place.of ?? undefined,
  line: place.line ?? undefined,
  filter: place.filter || undefined,
  as: place.as ?? undefined,
  method: place.method ?? undefined,
  laid: place.laid ?? undefined,
  first: place.from ?? undefined,
  as_on: place.asOn,
  until: place.until ?? undefined,
});
