// The books as they were when a command was accepted. Every reply to a command is built from this,
// the first time as when the same request is sent again, so that nothing later changes it.
import type { GroupedAccount } from '#core/warning/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { RecordedEvent } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { foldRows, rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { FoldedRows } from '#projections/runner/writing/fold-rows.ts';
import { dayInIndia } from '#projections/runner/instant.ts';
import type { Projection, Table } from '#projections/runner/projection.ts';
import { answersOf } from '#projections/runner/questions.ts';
import type { Ask, Question, AskedQuestion } from '#projections/runner/questions.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { readRanges, readStreamsAsOf } from '#api/store/read-events.ts';
import type { LogMoment, StreamPart, StreamsAsOf } from '#api/store/read-events.ts';
import { batched, othersHaveAsked } from '#api/store/sql.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { Sql } from '#api/store/sql.ts';

export type LogAsOf = {
  /** The book that the command was given to; 0 is the installation. */
  readonly bookId: number;
  /** The book's last event by then. */
  readonly seq: number;
  /** The day in Asia/Kolkata. */
  readonly today: CalendarDate;
  /** What the command recorded. */
  readonly events: readonly RecordedEvent[];
  /** Accounts that the writer knew when it decided; whatever is missing is asked for. */
  readonly accounts: ReadonlyMap<number, GroupedAccount>;
  /** The events of streams up to then; of another book those recorded by that instant. */
  readonly read: (streams: readonly StreamPart[]) => Promise<RecordedEvent[]>;
  /** The events of the book's streams that came after, up to one. */
  readonly readSince: (streams: readonly string[], until: number) => Promise<RecordedEvent[]>;
  /** One event of the book, whenever it was recorded: what was removed since is found by it. */
  readonly readEvent: (seq: number) => Promise<RecordedEvent>;
  /** Of the read tables as they are now: whoever asks leaves out what came later. */
  readonly ask: Ask;
  /** The same, for what is asked seldom. */
  readonly db: ReadTables;
};

export type LogParts = {
  readonly sql: Sql;
  readonly keys: SubjectKeys;
  readonly db: ReadTables;
};

type CommandOutcome = {
  readonly events: readonly RecordedEvent[];
  readonly moment: LogMoment;
  readonly accounts?: ReadonlyMap<number, GroupedAccount>;
};

/**
 * Replies that are made at the same time ask together.
 * @returns what gives a command's reply the books as of then.
 */
export function logAsOfIn({ sql, keys, db }: LogParts): (outcome: CommandOutcome) => LogAsOf {
  const read = batched(
    (questions: readonly StreamsAsOf[]) => readStreamsAsOf(sql, keys, questions),
    othersHaveAsked,
  );
  // Without a name: a plan that is kept from when the tables were small reads all of them.
  const answered = batched(
    (wanted: readonly AskedQuestion[]) =>
      answersOf((query) => {
        const { sql: text, parameters } = query.compile(db);
        return sql.query({ text, values: [...parameters] });
      }, wanted),
    othersHaveAsked,
  );
  const ask: Ask = async <Asked, Found>(question: Question<Asked, Found>, asked: Asked) =>
    (await answered({ question, asked } as AskedQuestion)) as readonly Found[];
  return ({ events, moment, accounts = new Map() }) => ({
    bookId: moment.bookId,
    seq: moment.seq,
    // Most replies name no day.
    get today() {
      return dayInIndia(moment.recordedAt);
    },
    events,
    accounts,
    read: (streams) => read({ streams, moment }),
    readSince: async (names, until) => {
      const { bookId, seq } = moment;
      const streams = names.map((stream) => ({ bookId, stream }));
      const found = await read({ streams, moment: { ...moment, seq: until } });
      return found.filter((event) => event.seq > seq);
    },
    readEvent: async (seq) => {
      const range = { bookId: moment.bookId, firstSeq: seq, count: 1 };
      const [[event] = []] = await readRanges(sql, keys, [range]);
      invariant(event !== undefined, 'The event is in the log.');
      return event;
    },
    ask,
    db,
  });
}

/** A projection, and its table that has a row for the record itself. */
export type RecordTable = { readonly projection: Projection; readonly table: Table };

/** A record by its whole stream: the events, and the rows that they make. */
type RecordAsOf = {
  readonly events: readonly RecordedEvent[];
  readonly rows: FoldedRows;
};

/** What the command itself began is whole already: a record's first event alone makes its row. */
export async function recordAsOf(
  log: LogAsOf,
  { projection, table }: RecordTable,
  stream: string,
): Promise<RecordAsOf> {
  const own = log.events.filter((event) => event.stream === stream);
  const made = foldRows(projection, own);
  if (rowsIn(made, table).length > 0) return { events: own, rows: made };
  const events = await log.read([{ bookId: log.bookId, stream }]);
  return { events, rows: foldRows(projection, events) };
}
