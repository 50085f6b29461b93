import { isOutputTaxRole } from '#core/book/index.ts';
import type { BookCommand, BookFacts, PostingRole } from '#core/book/index.ts';
import { seriesCounted } from '#core/documents/index.ts';
import { financialYearLabelOf } from '#core/invoice/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession } from '../book-session.ts';
import { answerTo } from '../reads/reads.ts';
import type { Read } from '../reads/reads.ts';
import { heldEntry } from './held-entry.ts';
import { idsAmong, linkReads } from './masters/links.ts';
import type { NeedsOf } from './needs.ts';

export const bookNeeds: NeedsOf<'book'> = {
  stream: ({ data }) => streamName('book', data.bookId),
  streams: (command) => [
    ...accountsIn(command).map((id) => streamName('account', id)),
    ...(command.type === 'ChangeBookSettings' ? [streamName('opening', command.data.bookId)] : []),
  ],
  reads: (command, session) => [
    ...readsOf(command),
    ...differenceReads(command, session),
    ...seriesReads(command, session),
    ...earlierReads(command),
    ...heldReads(command, session),
    ...linkReads('product', { wanted: productsIn(command) }),
  ],
  sharesMasters: (command) => productsIn(command).length > 0,
  facts: (command, session) => ({
    today: session.head.today,
    lastEvent: session.head.seq,
    accounts: openAccounts(command, session),
    addressee: addresseeOf(command, session),
    invitee: inviteeOf(command, session),
    hasOpeningBalances:
      command.type === 'ChangeBookSettings' &&
      stateIn(session, 'opening', command.data.bookId).posted !== null,
    openingDifferencePaise: differencePaiseOf(command, session),
    lastInSeries: Math.max(
      0,
      ...seriesReads(command, session).map((one) => answerTo(session, one)),
    ),
    earlierJournals: earlierReads(command).map((read) => answerTo(session, read))[0] ?? NO_EARLIER,
    heldEntries: new Map(
      heldReads(command, session).flatMap((read) => {
        const on = answerTo(session, read);
        return on === null ? [] : [[read.key.accountId, on] as const];
      }),
    ),
    products: namesOfProducts(command, session),
  }),
};

/** What opening balances do not come to stands on an account of its own, until it is cleared. */
function differenceReads(
  { type, data }: BookCommand,
  session: BookSession,
): readonly Read<'account-balance'>[] {
  const book = stateIn(session, 'book', data.bookId);
  if (type !== 'SetLockDate' || data.kind !== 'hard' || book.status !== 'open') return [];
  const accountId = book.postingAccounts['opening-difference'];
  return accountId === undefined ? [] : [{ of: 'account-balance', key: accountId }];
}

/** Whether a series has given a number is asked where it is to begin elsewhere. */
function seriesReads(
  { type, data }: BookCommand,
  session: BookSession,
): readonly Read<'last-number'>[] {
  const book = stateIn(session, 'book', data.bookId);
  if (type !== 'StartSeries' || book.status !== 'open') return [];
  const { today } = session.head;
  const financialYear = financialYearLabelOf(today);
  const wanted = { kind: data.document, financialYear, today };
  return seriesCounted(book.billing, wanted).map((key) => ({ of: 'last-number', key }));
}

const NO_EARLIER = { count: 0, firstOn: null };

/** The journals that a new first day of the book would leave before it. */
function earlierReads({ type, data }: BookCommand): readonly Read<'earlier-journals'>[] {
  const day = type === 'ChangeBookSettings' ? data.changes.beginsOn : null;
  return day ? [{ of: 'earlier-journals', key: day }] : [];
}

/** What is to be output tax from now on is so of all days. */
const heldReads = (
  command: BookCommand,
  session: BookSession,
): readonly Read<'first-entry-within'>[] =>
  command.type === 'ChangePostingAccounts'
    ? Object.entries(command.data.accounts).flatMap(([role, accountId]) =>
        isOutputTaxRole(role as PostingRole) ? [heldEntry(accountId, session)] : [],
      )
    : [];

function differencePaiseOf(command: BookCommand, session: BookSession): number {
  const [read] = differenceReads(command, session);
  return read === undefined ? 0 : 0 - answerTo(session, read);
}

/** The product whose method is set. */
const productsIn = ({ type, data }: BookCommand): readonly number[] =>
  type === 'SetStockMethod' ? [data.productId] : [];

function namesOfProducts(command: BookCommand, session: BookSession): BookFacts['products'] {
  const ids = [...idsAmong(session, 'product', { wanted: productsIn(command) })];
  return new Map(ids.map((key) => [key, answerTo(session, { of: 'product', key })?.name ?? '']));
}

/** The accounts that documents are to post to, or one that is to stand on another line. */
function accountsIn({ type, data }: BookCommand): readonly number[] {
  if (type === 'SetStatementLine') {
    return 'accountId' in data.subject ? [data.subject.accountId] : [];
  }
  return type === 'ChangePostingAccounts' ? Object.values(data.accounts) : [];
}

const openAccounts = (command: BookCommand, session: BookSession): BookFacts['accounts'] =>
  new Map(
    accountsIn(command).flatMap((id) => {
      const account = stateIn(session, 'account', id);
      return account.status === 'open' ? [[id, account.classification.group] as const] : [];
    }),
  );

const byEmail = (email: string) => ({ of: 'person-by-email', key: email }) as const;
const invitee = (personId: number) => ({ of: 'invitee', key: personId }) as const;

function readsOf({ type, data }: BookCommand): readonly Read[] {
  if (type === 'InviteMember') return [byEmail(data.email)];
  return type === 'AcceptInvitation' || type === 'DeclineInvitation'
    ? [invitee(data.personId)]
    : [];
}

const addresseeOf = ({ type, data }: BookCommand, session: BookSession): PersonId | null =>
  type === 'InviteMember' ? (answerTo(session, byEmail(data.email)) as PersonId | null) : null;

const inviteeOf = ({ type, data }: BookCommand, session: BookSession): BookFacts['invitee'] =>
  type === 'AcceptInvitation' || type === 'DeclineInvitation'
    ? answerTo(session, invitee(data.personId))
    : null;
