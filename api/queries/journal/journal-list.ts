// Journals as they are told: bare, as cards with names, and line by line.
import type { QueryExecutorProvider } from 'kysely';
import type { Reference } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { entryIdOf } from '#core/kernel/ids.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { journalChecksOf } from '#projections/journal-checks/read.ts';
import type { JournalCheckRow } from '#projections/journal-checks/table.ts';
import { findJournal, journalStatuses, journalsPage } from '#projections/journal-list/read.ts';
import type { JournalFilter, JournalStatus } from '#projections/journal-list/read.ts';
import type { JournalLinks, JournalRow } from '#projections/journal-list/table.ts';
import { namesOf } from '#projections/people/read.ts';
import type {
  EntryLine,
  Journal,
  JournalCard,
  PostedJournal,
  JournalSource,
} from '#api/contract/journal/journal.ts';
import { balancesAfterOne } from '#api/queries/ledgers/figures/balances-after.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { settlementsByIds } from '#projections/receivables/read.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import { settledItem } from '#core/journal/index.ts';
import { itemName, itemNumbers } from '#projections/open-items/read.ts';
import type { PostedReference } from '#api/contract/journal/references.ts';

type JournalPageRequest = {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly filter?: JournalFilter;
};

/** `next` is the seq before which the next page goes on, or null when this one is the last. */
export type JournalPage<Item> = { readonly items: readonly Item[]; readonly next: number | null };

/** @returns a page of the book's journals, newest first, with the names that a card shows. */
export function listJournalCards(
  db: ReadTables,
  bookId: number,
  page: JournalPageRequest,
): Promise<JournalPage<JournalCard>> {
  return snapshot(db, async (tables) => {
    const { items, next } = await pageOf(tables, bookId, page);
    return { items: await journalCardsOf(tables, bookId, items), next };
  });
}

/** One more than is asked for is read, to see whether another page follows. */
async function pageOf(
  db: QueryExecutorProvider,
  bookId: number,
  { limit, before, filter }: JournalPageRequest,
): Promise<JournalPage<JournalRow>> {
  const page = { limit: limit + 1, before: before ?? null };
  const rows = await journalsPage(db, bookId, page, filter);
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.seq ?? null) : null };
}

/** @returns one journal of the book as a card, or null. */
export function readJournalCard(
  db: ReadTables,
  bookId: number,
  journalId: number,
): Promise<JournalCard | null> {
  return snapshot(db, async (tables) => {
    const row = await findJournal(tables, bookId, journalId);
    if (row === null) return null;
    const [card] = await journalCardsOf(tables, bookId, [row]);
    return card === undefined ? null : withBalances(tables, row, card);
  });
}

/** Each line with what its account held after the journal, by the order of its ledger. */
async function withBalances(
  tables: QueryExecutorProvider,
  { bookId, seq, entryDate }: JournalRow,
  card: JournalCard,
): Promise<JournalCard> {
  const accountIds = [...new Set(card.entry.map((line) => line.accountId))];
  const place = { seq, date: calendarDate(entryDate) };
  const balances = await balancesAfterOne(tables, bookId, accountIds, place);
  return {
    ...card,
    entry: card.entry.map((line) => {
      const balancePaise = balances.get(line.accountId);
      return balancePaise === undefined ? line : { ...line, balancePaise };
    }),
  };
}

export async function listEntryLines(
  db: ReadTables,
  bookId: number,
  page: JournalPageRequest,
): Promise<JournalPage<EntryLine>> {
  const { items, next } = await pageOf(db, bookId, page);
  return { items: items.flatMap(linesTold), next };
}

export const postedTold = (row: JournalRow): PostedJournal => ({
  journal: journalTold(row),
  entry: linesTold(row),
});

/** A journal without its lines. */
export type JournalHead = Omit<JournalRow, 'actorId' | 'entries' | 'source' | 'gstParts'>;

export function journalTold(row: JournalHead): Journal {
  return {
    id: row.journalId,
    bookId: row.bookId,
    number: row.number,
    date: calendarDate(row.entryDate),
    voucherType: row.voucherType,
    amountPaise: row.amountPaise,
    narration: row.narration,
    reverses: row.reverses,
    reversedBy: row.reversedBy,
    corrects: row.corrects,
    correctedBy: row.correctedBy,
    createdAt: row.recordedAt,
    updatedAt: row.updatedAt,
    seq: row.seq,
  };
}

export type JournalOfLine = Pick<JournalRow, 'journalId' | 'recordedAt' | 'updatedAt'>;

export type JournalLine = {
  /** 1 to 500. */
  readonly line: number;
  readonly accountId: number;
  /** Debit positive, credit negative. */
  readonly paise: number;
};

export const lineTold = (
  journal: JournalOfLine,
  { line, accountId, paise }: JournalLine,
): EntryLine => ({
  id: entryIdOf(journal.journalId, line),
  journalId: journal.journalId,
  accountId,
  amountPaise: paise,
  createdAt: journal.recordedAt,
  updatedAt: journal.updatedAt,
});

const linesTold = (row: JournalRow): EntryLine[] =>
  row.entries.map(([accountId, paise], index) =>
    lineTold(row, { line: index + 1, accountId, paise }),
  );

/** @returns the journals as cards, with the names and numbers that those show. */
export async function journalCardsOf(
  tables: QueryExecutorProvider,
  bookId: number,
  rows: readonly JournalRow[],
): Promise<JournalCard[]> {
  const accountIds = rows.flatMap((row) => row.entries.map(([accountId]) => accountId));
  const names = await accountNames(tables, bookId, [...new Set(accountIds)]);
  const checks = await journalChecksOf(
    tables,
    bookId,
    rows.map(({ journalId }) => journalId),
  );
  const personIds = [...rows.map(({ actorId }) => actorId), ...checks.map((one) => one.personId)];
  const people = await namesOf(tables, [...new Set(personIds)]);
  const sources = await sourcesOf(tables, bookId, rows);
  const numbers = await numbersOfItems(tables, bookId, rows);
  const linkedIds = [...new Set(rows.flatMap(linkedIdsOf))];
  const linked = await journalStatuses(tables, bookId, linkedIds);
  return rows.map((row) => ({
    ...journalTold(row),
    entry: linesTold(row).map(({ id, accountId, amountPaise }, index) => ({
      id,
      accountId,
      amountPaise,
      accountName: names.get(accountId) ?? '',
      ...referencesOf(row.entries[index]?.[2], numbers),
    })),
    source: sources.get(row.journalId) ?? null,
    ...(row.gstParts !== null && row.reverses === null && { gst: [...row.gstParts] }),
    recordedBy: { id: row.actorId, name: people.get(row.actorId) ?? '' },
    ...checkedOf(row, checks, people),
    ...linkedOf(row, linked),
  }));
}

/** @returns nothing for a journal that nobody marked as checked. */
function checkedOf(
  { journalId }: Pick<JournalRow, 'journalId'>,
  checks: readonly JournalCheckRow[],
  people: ReadonlyMap<number, string>,
) {
  const check = checks.find((one) => one.journalId === journalId);
  if (check === undefined) return {};
  const { personId, at, note } = check;
  return { checked: { by: { id: personId, name: people.get(personId) ?? '' }, at, note } };
}

const linkedIdsOf = (row: JournalLinks): number[] =>
  [row.reverses, row.reversedBy, row.corrects, row.correctedBy].filter((id) => id !== null);

/** @returns nothing for a journal that stands by itself, as most do. */
function linkedOf(row: JournalLinks, known: readonly JournalStatus[]) {
  const ids = linkedIdsOf(row);
  if (ids.length === 0) return {};
  const linked = known.filter(({ journalId }) => ids.includes(journalId));
  return { linked: linked.map(({ journalId, number }) => ({ id: journalId, number })) };
}

/** @returns nothing for a line that is on account as a whole. */
const referencesOf = (
  references: readonly Reference[] | undefined,
  numbers: ReadonlyMap<string, string>,
) =>
  references === undefined
    ? {}
    : { references: references.map((one) => referenceTold(one, numbers)) };

// The documents that made journals, each with the page that shows it.

/** The kinds of document that the receivables keep; an invoice is shown by its own id. */
const SETTLEMENT_KINDS = ['payment', 'receipt', 'credit-note', 'debit-note'] as const;

/** @returns the sources of the journals that a document made, by the journal's id. */
async function sourcesOf(
  tables: QueryExecutorProvider,
  bookId: number,
  rows: readonly JournalRow[],
): Promise<ReadonlyMap<number, JournalSource>> {
  const made = rows.flatMap(({ journalId, source }) =>
    source === null ? [] : [{ journalId, ...source }],
  );
  const settlements = new Map<string, SettlementRow>();
  for (const kind of SETTLEMENT_KINDS) {
    const ids = made.filter((one) => one.kind === kind).map(({ id }) => id);
    for (const row of await settlementsByIds(tables, bookId, kind, ids)) {
      settlements.set(`${kind} ${row.settlementId}`, row);
    }
  }
  return new Map(
    made.map(({ journalId, kind, id, number }) => {
      const settled = settlements.get(`${kind} ${id}`);
      const invoiceId = kind === 'invoice' ? id : (settled?.invoiceId ?? null);
      const customerId = settled?.customerId ?? null;
      return [journalId, { kind, id, number, invoiceId, customerId }];
    }),
  );
}

// What the lines of journals settle or make, with the numbers of the items.

/** @returns the numbers of the items that the journals settle; most settle none. */
function numbersOfItems(
  tables: QueryExecutorProvider,
  bookId: number,
  rows: readonly JournalRow[],
): Promise<ReadonlyMap<string, string>> {
  const items = rows.flatMap(({ entries }) =>
    entries.flatMap(([, , references = []]) => references.flatMap((one) => settledItem(one) ?? [])),
  );
  return itemNumbers(tables, bookId, items);
}

function referenceTold(
  reference: Reference,
  numbers: ReadonlyMap<string, string>,
): PostedReference {
  const { kind, amountPaise, name, date, dueDate } = reference;
  const item = settledItem(reference);
  return {
    kind,
    amountPaise,
    ...(item !== null && { item: itemTold(item, numbers) }),
    ...(name !== undefined && { name }),
    ...(date !== undefined && { date: calendarDate(date) }),
    ...(dueDate !== undefined && { dueDate: calendarDate(dueDate) }),
  };
}

function itemTold(
  item: NonNullable<ReturnType<typeof settledItem>>,
  numbers: ReadonlyMap<string, string>,
) {
  const { kind, id, line } = item;
  const number = numbers.get(itemName(item)) ?? '';
  return { kind, id, ...(line !== 0 && { line }), number };
}
