// The columns that tables of acts have in common: what is posted and undone as one, who posted it
// and when, and who undid it and why.
import type { ProjectedEvent } from '../projection.ts';

export type ActRow = {
  readonly number: number;
  readonly seq: number;
  readonly postedBy: number;
  readonly recordedAt: string;
  /** Null while it stands; else the person, the instant and the reason of its undoing. */
  readonly undoneBy: number | null;
  readonly undoneAt: string | null;
  readonly reason: string | null;
};

type ActEvent<Data> = Pick<ProjectedEvent, 'bookId' | 'seq' | 'actorId' | 'recordedAt'> & {
  readonly data: Data;
};

export const postedColumns = <Data extends { readonly number: number }>(
  { bookId, seq, actorId, recordedAt, data }: ActEvent<Data>,
  entryDate: string,
) => ({
  book_id: bookId,
  number: data.number,
  last_seq: seq,
  seq,
  posted_by: actorId,
  recorded_at: recordedAt,
  entry_date: entryDate,
  content: data,
});

export const undoneColumns = ({
  bookId,
  seq,
  actorId,
  recordedAt,
  data,
}: ActEvent<{ readonly number: number; readonly reason: string }>) => ({
  book_id: bookId,
  number: data.number,
  last_seq: seq,
  undone_by: actorId,
  undone_at: recordedAt,
  reason: data.reason,
});
