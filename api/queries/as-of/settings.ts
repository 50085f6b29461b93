// What a book had set of its documents, and its record with it.
import type { Keeping } from '#core/book/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { bookSettingsProjection } from '#projections/book-settings/project.ts';
import { keepingFrom, settingsFrom } from '#projections/book-settings/read.ts';
import type { SettingsOfBook, SettingRow } from '#projections/book-settings/read.ts';
import { bookSettings } from '#projections/book-settings/table.ts';
import { booksAndMembersProjection } from '#projections/books-and-members/project.ts';
import { bookList } from '#projections/books-and-members/table.ts';
import type { BookRow } from '#projections/books-and-members/table.ts';
import { foldRows, rowsIn } from '#projections/runner/fold-rows.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import type { BillingSettings, PostingAccounts } from '#api/contract/book/billing-settings.ts';
import { settingsWire } from '#api/queries/book/billing-settings.ts';
import type { Retention } from '#api/contract/book/retention.ts';
import { retentionWire } from '#api/queries/book/retention.ts';
import type { LogAsOf } from './log-as-of.ts';

type BookAsOf = {
  readonly book: BookRow;
  readonly settings: SettingsOfBook;
  readonly keeping: Keeping;
};

/** @param events of the book's own stream. */
export function bookIn(events: readonly ProjectedEvent[]): BookAsOf {
  const [book] = rowsIn<BookRow>(foldRows(booksAndMembersProjection, events), bookList);
  invariant(book !== undefined, 'Whatever is written in a book, the book was created before it.');
  const rows = rowsIn<SettingRow>(foldRows(bookSettingsProjection, events), bookSettings);
  return { book, settings: settingsFrom(rows), keeping: keepingFrom(rows) };
}

const bookAsOf = async (log: LogAsOf): Promise<BookAsOf> =>
  bookIn(await log.read([{ bookId: log.bookId, stream: streamName('book', log.bookId) }]));

/** @param mail how this server sends mails, which is no matter of the book. */
export async function settingsReply(
  log: LogAsOf,
  mail: BillingSettings['mail'],
): Promise<BillingSettings> {
  const { book, settings } = await bookAsOf(log);
  return settingsWire(settings.billing, { mail, seq: book.lastSeq });
}

export async function postingAccountsReply(log: LogAsOf): Promise<PostingAccounts> {
  const { book, settings } = await bookAsOf(log);
  return { accounts: settings.postingAccounts, seq: book.lastSeq };
}

export const retentionReply = async (log: LogAsOf): Promise<Retention> =>
  retentionWire((await bookAsOf(log)).keeping);
