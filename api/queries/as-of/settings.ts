// What a book had set of its documents, and its record with it.
import type { Keeping } from '#core/book/index.ts';
import type { FinancialYear } from '#core/kernel/financial-year.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { bookSettingsProjection } from '#projections/book-settings/project.ts';
import { keepingFrom, returnsFrom, settingsFrom } from '#projections/book-settings/read.ts';
import type { ReturnsOfBook, SettingsOfBook } from '#projections/book-settings/read.ts';
import type { SettingRow } from '#projections/book-settings/read-rows.ts';
import type { LineChosen } from '#core/statement/index.ts';
import type { StockPolicies } from '#core/stock-valuation/index.ts';
import { belowNilPolicyFrom, stockPoliciesFrom } from '#projections/book-settings/read-stock.ts';
import { bookSettings } from '#projections/book-settings/table.ts';
import { booksAndMembersProjection } from '#projections/books-and-members/project.ts';
import { bookList } from '#projections/books-and-members/table.ts';
import type { BookRow } from '#projections/books-and-members/table.ts';
import { foldRows, rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import type { BillingSettings, PostingAccounts } from '#api/contract/book/billing-settings.ts';
import { settingsTold } from '#api/queries/book/billing-settings.ts';
import type { LineSet } from '#api/contract/account/reports/statement-lines.ts';
import type { Retention } from '#api/contract/book/retention.ts';
import type { AgeingDaysReply } from '#api/contract/customer/receivables.ts';
import type { RatioExplanationReply } from '#api/contract/account/reports/ratios.ts';
import type { ShareCapitalsReply } from '#api/contract/account/reports/share-capital.ts';
import { shareCapitalsFrom } from '#projections/book-settings/read-shares.ts';
import { ageingDaysFrom } from '#projections/book-settings/read-ageing.ts';
import { ratioExplanationFrom } from '#projections/book-settings/read-ratios.ts';
import type { StockPoliciesReply } from '#api/contract/catalogue/stock/accounting.ts';
import { stockPoliciesTold } from '#api/queries/catalogue/stock/accounting.ts';
import type { ReturnsOfYear } from '#api/contract/book/returns.ts';
import type { PortalSettings } from '#api/queries/invoice/portal/status.ts';
import { returnsTold } from '#api/queries/book/returns.ts';
import { namesIn, personPlaces } from './people.ts';
import type { LogAsOf } from './log-as-of.ts';

type BookAsOf = {
  readonly book: BookRow;
  readonly settings: SettingsOfBook;
  readonly keeping: Keeping;
  readonly returns: ReturnsOfBook;
  readonly stockPolicies: StockPolicies;
  readonly rows: readonly SettingRow[];
};

/** @param events of the book's own stream. */
export function bookIn(events: readonly ProjectedEvent[]): BookAsOf {
  const [book] = rowsIn<BookRow>(foldRows(booksAndMembersProjection, events), bookList);
  invariant(book !== undefined, 'Whatever is written in a book, the book was created before it.');
  const rows = rowsIn<SettingRow>(foldRows(bookSettingsProjection, events), bookSettings);
  return {
    book,
    settings: settingsFrom(rows),
    keeping: keepingFrom(rows),
    returns: returnsFrom(rows),
    stockPolicies: stockPoliciesFrom(rows),
    rows,
  };
}

/** What sets how the documents of a book stand with the e-invoice portal. */
const PORTAL_TYPES = ['TurnoverSet', 'EInvoiceExemptionSet', 'PortalKeysSet'] as const;

/** @returns the part of a book's stream that says so, which holds nothing sealed. */
export const portalPlace = (bookId: number) => ({
  bookId,
  stream: streamName('book', bookId),
  types: PORTAL_TYPES,
});

/** @param events among them those of `portalPlace`. */
export function portalSettingsIn(events: readonly ProjectedEvent[]): PortalSettings {
  const own = events.filter(({ type }) => PORTAL_TYPES.some((one) => one === type));
  return settingsFrom(rowsIn<SettingRow>(foldRows(bookSettingsProjection, own), bookSettings));
}

const bookAsOf = async (log: LogAsOf): Promise<BookAsOf> =>
  bookIn(await log.read([{ bookId: log.bookId, stream: streamName('book', log.bookId) }]));

/** @param mail how this server sends mails, which is no matter of the book. */
export async function settingsReply(
  log: LogAsOf,
  mail: BillingSettings['mail'],
): Promise<BillingSettings> {
  const { book, settings } = await bookAsOf(log);
  return settingsTold(settings, { mail, seq: book.lastSeq });
}

export async function postingAccountsReply(log: LogAsOf): Promise<PostingAccounts> {
  const { book, settings } = await bookAsOf(log);
  return { accounts: settings.postingAccounts, seq: book.lastSeq };
}

export const retentionReply = async (log: LogAsOf): Promise<Retention> =>
  (await bookAsOf(log)).keeping;

/** @param set what the command said. */
export async function lineSetReply(
  log: LogAsOf,
  { subject, from, line }: LineChosen,
): Promise<LineSet> {
  const { book } = await bookAsOf(log);
  const group = 'group' in subject ? subject.group : null;
  const accountId = 'accountId' in subject ? subject.accountId : null;
  return { group, accountId, from, line, seq: book.lastSeq };
}

export async function stockPoliciesReply(log: LogAsOf): Promise<StockPoliciesReply> {
  const { book, stockPolicies, rows } = await bookAsOf(log);
  const belowNil = belowNilPolicyFrom(rows);
  return stockPoliciesTold(stockPolicies, { today: log.today, seq: book.lastSeq, belowNil });
}

export async function ageingDaysReply(log: LogAsOf): Promise<AgeingDaysReply> {
  const { book, rows } = await bookAsOf(log);
  return { days: [...ageingDaysFrom(rows)], seq: book.lastSeq };
}

export async function shareCapitalsReply(log: LogAsOf): Promise<ShareCapitalsReply> {
  const { book, rows } = await bookAsOf(log);
  return { set: shareCapitalsFrom(rows), seq: book.lastSeq };
}

/** @param place the ratio and its days. */
export async function ratioExplanationReply(
  log: LogAsOf,
  place: Omit<RatioExplanationReply, 'explanation' | 'seq'>,
): Promise<RatioExplanationReply> {
  const { book, rows } = await bookAsOf(log);
  const explanation = ratioExplanationFrom(rows, { ...place, code: place.ratio });
  return { ...place, explanation, seq: book.lastSeq };
}

/** @param year of the period that the command was about. */
export async function returnsReply(log: LogAsOf, year: FinancialYear): Promise<ReturnsOfYear> {
  const { book, settings, returns } = await bookAsOf(log);
  const people = personPlaces(returns.filings.map(({ actorId }) => actorId));
  const names = namesIn(await log.read(people));
  const { billing } = settings;
  const { today } = log;
  const { lastSeq: seq, beginsOn: bookBegins } = book;
  return returnsTold({ year, today, returns, billing, bookBegins, names, seq });
}
