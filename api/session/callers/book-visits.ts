// When a person last looked at a book. A visit goes on until nothing was looked at for some hours;
// what came after the end of the one before is new to them. It is kept by the server, so that it
// is the same on every device and no browser stores it.
import type { Sql } from '#api/store/sql.ts';

/** A lunch does not end a visit, a night does. */
const VISIT_GAP_HOURS = 4;
/** After so long nobody asks what is new; sessions.ts sweeps what is older. */
export const VISIT_DAYS_MAX = 400;

type LastVisit = {
  /** An ISO instant in UTC with milliseconds. */
  readonly at: string;
  /** The last event of the book that was there. */
  readonly seq: number;
};

type Visit = {
  readonly personId: number;
  readonly bookId: number;
  /** The last event of the book now. */
  readonly seq: number;
};
type Row = { readonly at: string | null; readonly seq: number | null };

const LAST = `to_char(before_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  before_seq as seq`;

/**
 * Notes that a person looks at a book now. A disk that is full keeps nobody from reading.
 * @returns the end of the visit before this one, or null of the first.
 */
export async function noteVisit(sql: Sql, visit: Visit): Promise<LastVisit | null> {
  const { rows } = await writeVisit(sql, visit).catch(() => readVisit(sql, visit));
  const { at = null, seq = null } = rows[0] ?? {};
  // A log that was restored may be shorter than what was seen of it.
  return at === null || seq === null ? null : { at, seq: Math.min(seq, visit.seq) };
}

const writeVisit = (sql: Sql, { personId, bookId, seq }: Visit) =>
  sql.query<Row>({
    text: `insert into book_visits as kept (book_id, person_id, seen_at, seen_seq)
      values ($1, $2, now(), $3)
      on conflict (book_id, person_id) do update set
        before_at = case when ${ENDED} then kept.seen_at else kept.before_at end,
        before_seq = case when ${ENDED} then kept.seen_seq else kept.before_seq end,
        seen_at = now(), seen_seq = excluded.seen_seq
      returning ${LAST}`,
    values: [bookId, personId, seq],
  });

const ENDED = `kept.seen_at < now() - make_interval(hours => ${VISIT_GAP_HOURS})`;

const readVisit = (sql: Sql, { personId, bookId }: Visit) =>
  sql.query<Row>({
    text: `select ${LAST} from book_visits where book_id = $1 and person_id = $2`,
    values: [bookId, personId],
  });
