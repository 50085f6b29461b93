// What every document needs that posts itself: the book's accounts and the numbers of its series.
import { POSTING_ROLES } from '#core/book/index.ts';
import { bankChargeOf, seriesCounted } from '#core/documents/index.ts';
import type {
  DocumentCommand,
  DocumentFacts,
  DocumentStates,
  NumberedKind,
} from '#core/documents/index.ts';
import { financialYearLabelOf } from '#core/invoice/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId, BookId } from '#core/kernel/ids.ts';
import { stateIn } from '../../book-session.ts';
import type { CreditSource } from '#core/settlement/index.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo, isAtHand } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';

const TURNOVER = { of: 'turnover', key: null } as const;
const ROLE_ACCOUNTS = { of: 'role-accounts', key: null } as const;
const GROUP_TYPES = { of: 'group-types', key: null } as const;

export const POSTING_READS = [TURNOVER, ROLE_ACCOUNTS, GROUP_TYPES] as const;
/** A document opens at most one account for each role, so no more ids are needed. */
export const ACCOUNT_IDS = Object.keys(POSTING_ROLES).length;

/** The accounts that the book's roles have, or may be given. */
export function postingStreams(session: BookSession): readonly string[] {
  const book = stateIn(session, 'book', session.head.bookId);
  const named = book.status === 'open' ? Object.values(book.postingAccounts) : [];
  const found = isAtHand(session, ROLE_ACCOUNTS) ? answerTo(session, ROLE_ACCOUNTS) : [];
  const ids = [...named, ...found.map(({ accountId }) => accountId)];
  return [...new Set(ids)].map((id) => streamName('account', id));
}

/** The accounts of the bank's charge for money that is taken back, and those of the book. */
export function bankChargeStreams(
  command: DocumentCommand,
  session: BookSession,
  moneyAccountId: number,
): readonly string[] {
  const charge = bankChargeOf(command);
  if (charge === undefined) return [];
  const named = [moneyAccountId, charge.accountId].flatMap((id) => id ?? []);
  return [...named.map((id) => streamName('account', id)), ...postingStreams(session)];
}

/** The series of which the next number may be taken. */
export function numberReads(
  session: BookSession,
  kind: NumberedKind,
  date: string | null,
): readonly Read<'last-number'>[] {
  const { bookId, today } = session.head;
  const book = stateIn(session, 'book', bookId);
  if (book.status !== 'open') return [];
  const financialYear = financialYearLabelOf(date ?? today);
  const names = seriesCounted(book.billing, { kind, financialYear, today });
  return names.map((key) => ({ of: 'last-number', key }));
}

export const documentStates = (session: BookSession): DocumentStates => ({
  bookId: session.head.bookId as BookId,
  book: stateIn(session, 'book', session.head.bookId),
  customer: (id) => stateIn(session, 'customer', id),
  invoice: (id) => stateIn(session, 'invoice', id),
  settlement: (id) => stateIn(session, 'settlement', id),
  account: (id) => stateIn(session, 'account', id),
  journal: (id) => stateIn(session, 'journal', id),
});

type PostingFacts = Omit<
  DocumentFacts,
  | 'products'
  | 'places'
  | 'listedHsn'
  | 'credit'
  | 'accountNames'
  | 'customerUses'
  | 'ledgerUses'
  | 'openItems'
  | 'settledOn'
>;

/** @param posts whether the command may post a journal, and has named what that needs. */
export function postingFacts(session: BookSession, posts: boolean): PostingFacts {
  const { head } = session;
  return {
    today: head.today,
    lastDocumentOn: null,
    advanceUsedPaise: 0,
    nextJournalNumber: head.journalCount + 1,
    turnoverPaise: posts ? answerTo(session, TURNOVER) : 0,
    lastNumber: (key) => answerTo(session, { of: 'last-number', key }),
    roleAccounts: posts ? answerTo(session, ROLE_ACCOUNTS) : [],
    groupTypes: isAtHand(session, GROUP_TYPES) ? answerTo(session, GROUP_TYPES) : new Map(),
    accountIds: (posts ? session.accountIds(ACCOUNT_IDS) : []) as readonly AccountId[],
  };
}

/**
 * An advance is used by parts: what of it is used already must be known before the next.
 * @returns nothing of any other credit.
 */
export function advanceReads(
  session: BookSession,
  customerId: number,
  { kind, id }: Pick<CreditSource, 'kind' | 'id'>,
): readonly Read<'advance-use'>[] {
  const customer = stateIn(session, 'customer', customerId);
  const receipt =
    kind === 'receipt' && 'receipts' in customer ? customer.receipts.get(id) : undefined;
  if (receipt?.advance === undefined) return [];
  return [{ of: 'advance-use', key: { customerId, receiptId: id } }];
}
