// How far a book's log has come, and everything of the book as one archive: read while it is sent,
// no connection held while the client is slow; which events it stands at is in the archive.
import { mayDo } from '#core/book/index.ts';
import { BYTE_ORDER_MARK, csvLine, escapeFormula } from '#core/kernel/writing/csv.ts';
import { exportBook } from '#api/contract/book/export.ts';
import { readLogHead as logHeadCall } from '#api/contract/book/log/log-head.ts';
import type { ArchivedText } from '#api/documents/archive/zip-texts.ts';
import { zipTexts } from '#api/documents/archive/zip-texts.ts';
import { attachment } from '#api/documents/sheets/attachment.ts';
import { recordTables } from '#api/entities/calls/exporting.ts';
import { bookTables } from '#api/entities/calls/table-files.ts';
import type { RecordReader } from '#api/entities/entity.ts';
import type { Mount } from '#api/http/mount.ts';
import { replyBytes } from '#api/http/body/reply-bytes.ts';
import { readLogHead } from '#api/queries/book/log/log-head.ts';
import { keepingMoment } from '#api/queries/past/moment.ts';
import { momentBelow, momentInName } from '#api/queries/past/working-paper.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { readAfter } from '#api/store/read-events.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { Sql } from '#api/store/sql.ts';

type ExportParts = Pick<RouteParts, 'db'> & { readonly sql: Sql; readonly keys: SubjectKeys };

const RIGHT = 'ExportBook';

export function mountBookExport(mount: Mount, { db, sql, keys }: ExportParts): void {
  mount(logHeadCall, ({ book }) => readLogHead(db, book.id));
  mount(exportBook, async ({ book, person, refuse, context: c }) => {
    if (!mayDo(book.role, RIGHT)) {
      return refuse({ kind: 'role_may_not', role: book.role, right: RIGHT });
    }
    c.set('logged', { book: book.id, exported: 'book' });
    const moment = momentInName();
    const name = `${book.name}${moment === '' ? ` ${await readTodayInIndia(db)}` : moment}`;
    const files = filesOf({ db, person, bookId: book.id }, { db, sql, keys });
    return replyBytes(c, keepingMoment(zipTexts(files)), {
      'Content-Type': 'application/zip',
      'Content-Disposition': attachment(name, 'zip'),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

const READ_ME = `Everything of a book.
Each table is a CSV in UTF-8 (RFC 4180); amounts are rupees, debit positive; instants are UTC.
client_id is an id of client.csv; further, challan and value are JSON, with amounts in paise.
presale.csv has quotations, proforma invoices and delivery challans; settlements that are no
payments are in receipt, credit_note, debit_note, allocation and refund; what is open of each bill
is the sum of its rows in open_item_entry.csv.
A text that a spreadsheet would take for a formula has an apostrophe before it.
events.csv is the log itself: all tables follow from it.
about.csv says which events the tables stand at. Where the first and the last event differ,
somebody posted while the tables were read; events.csv is whole up to the last.
`;

function momentRemark(): string {
  const moment = momentBelow();
  return moment === null ? '' : `${moment}: what was recorded later is in no file.\n`;
}

async function* filesOf(
  reader: RecordReader,
  { db, sql, keys }: ExportParts,
): AsyncGenerator<ArchivedText> {
  const { bookId } = reader;
  yield { name: 'read-me.txt', isPlain: true, texts: [READ_ME, momentRemark()] };
  const before = await readLogHead(db, bookId);
  yield* recordTables(reader);
  yield* bookTables(db, bookId);
  const after = await readLogHead(db, bookId);
  yield { name: 'events.csv', texts: eventLines(sql, keys, bookId, after.seq) };
  const about = [
    ['first_event', 'last_event', 'last_hash', 'last_recorded_at'],
    [String(before.seq), String(after.seq), after.hash, after.recorded_at],
  ];
  yield { name: 'about.csv', texts: [BYTE_ORDER_MARK, ...about.map(csvLine)] };
}

const EVENTS_EACH = 1000;
const EVENT_HEADS = ['seq', 'recorded_at', 'actor_id', 'stream', 'type', 'version', 'data'];

async function* eventLines(
  sql: Sql,
  keys: SubjectKeys,
  bookId: number,
  last: number,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(EVENT_HEADS);
  for (let after = 0; after < last; after += EVENTS_EACH) {
    const count = Math.min(EVENTS_EACH, last - after);
    const events = await readAfter(sql, keys, bookId, after, count);
    yield events
      .map(({ seq, recordedAt, actorId, stream, type, version, data }) =>
        csvLine([
          String(seq),
          recordedAt,
          String(actorId),
          escapeFormula(stream),
          type,
          String(version),
          escapeFormula(JSON.stringify(data)),
        ]),
      )
      .join('');
  }
}
