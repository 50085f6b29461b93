// What an invoice will post when it is issued: the very decision that the server will make, over
// what the browser knows of the book.
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import type { AccountState } from '#core/account/index.ts';
import {
  NO_E_INVOICING,
  NO_KEEPING,
  NO_REPORTING,
  NO_TAX_DEDUCTION,
  POSTING_ROLES,
} from '#core/book/index.ts';
import type { PostingRole } from '#core/book/index.ts';
import { decideDocument, journalOfInvoice } from '#core/documents/index.ts';
import type {
  DocumentFacts,
  DocumentRejection,
  DocumentStates,
  StreamEvent,
} from '#core/documents/index.ts';
import type { DraftInput, InvoiceFacts, PricedDraft } from '#core/invoice/index.ts';
import type { Side } from '#core/journal/index.ts';
import type { AccountId, BookId, CustomerId, InvoiceId, JournalId } from '#core/kernel/ids.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import { customerStateOf, turnoversOf, lettersByYear } from './known.ts';
import type { InvoiceContext } from './known.ts';

export type PreviewEntry = {
  /** What the account is called that the entry goes to. */
  readonly account: string;
  readonly side: Side;
  readonly amountPaise: number;
};

export type Preview = {
  /** Why it cannot be issued as it stands, in the rules' words. */
  readonly refusal: DocumentRejection | null;
  readonly entries: readonly PreviewEntry[];
};

/** Of a document that is only looked at: nothing is numbered or posted here. */
const BOOK = 1 as BookId;
const INVOICE = 1 as InvoiceId;
const JOURNAL = 1 as JournalId;

/** For the accounts that the server would create; none of the book's has such an id. */
const NEW_IDS = Object.keys(POSTING_ROLES).map(
  (_, at) => (Number.MAX_SAFE_INTEGER - at) as AccountId,
);

const GROUP_TYPES: DocumentFacts['groupTypes'] = new Map(
  TALLY_GROUPS.map(({ code, nature }, at) => [code, { typeId: at + 1, group: code, nature }]),
);

/** @returns nothing before there is a customer. */
export function previewOf(
  { wanted, sums }: { readonly wanted: DraftInput; readonly sums: PricedDraft },
  facts: InvoiceFacts,
  known: InvoiceContext,
): Preview {
  if (known.customer === null) return { refusal: null, entries: [] };
  const customerId = known.customer.id as CustomerId;
  const data = { invoiceId: INVOICE, customerId, draft: wanted, issueAs: JOURNAL };
  const command = { type: 'DraftInvoice', data } as const;
  const decided = decideDocument(statesOf(known), command, documentFacts(facts, known));
  if (decided.ok) return { refusal: null, entries: entriesIn(decided.value, known) };
  const refusal = decided.rejection;
  if (refusal.kind !== 'particulars_missing') return { refusal, entries: [] };
  const ids = { customerId, invoiceId: INVOICE, journalId: JOURNAL };
  const shown = { ...ids, customerAccountId: known.customer.accountId };
  const context = { states: statesOf(known), facts: documentFacts(facts, known) };
  const journal = journalOfInvoice(sums, facts, shown, context);
  return { refusal, entries: journal.ok ? entriesIn(journal.value, known) : [] };
}

function entriesIn(
  decided: readonly StreamEvent[],
  known: InvoiceContext,
): readonly PreviewEntry[] {
  const events = decided.map(({ event }) => event);
  const created = new Map(
    events.flatMap((event) =>
      event.type === 'AccountCreated' ? [[event.data.accountId, event.data.name] as const] : [],
    ),
  );
  const journal = events.find((event) => event.type === 'JournalPosted');
  return (journal?.data.entries ?? []).map(({ accountId, side, amountPaise }) => ({
    account: created.get(accountId) ?? nameOf(accountId, known),
    side,
    amountPaise,
  }));
}

function nameOf(accountId: number, { accounts, customer, posting }: InvoiceContext): string {
  if (accountId === customer?.accountId) return customer.name;
  const account = accounts.find(({ id }) => id === accountId);
  const roles = Object.keys(POSTING_ROLES) as PostingRole[];
  const role = roles.find((one) => posting[one] === accountId);
  return account?.name ?? (role === undefined ? 'Account' : POSTING_ROLES[role].name);
}

const statesOf = (known: InvoiceContext): DocumentStates => ({
  bookId: BOOK,
  book: {
    status: 'open',
    name: known.bookName,
    beginsOn: null,
    registeredFrom: null,
    soft: null,
    hard: null,
    members: new Map(),
    invitations: new Map(),
    billing: known.settings,
    postingAccounts: known.posting,
    keeping: NO_KEEPING,
    turnovers: turnoversOf(known.settings),
    seriesStarts: new Map(),
    ...NO_REPORTING,
    returns: NO_RETURNS,
    gstRoles: new Map(),
    undertakings: lettersByYear(known.settings),
    eInvoicing: NO_E_INVOICING,
    taxDeduction: NO_TAX_DEDUCTION,
    demo: null,
  },
  customer: () =>
    known.customer === null ? { status: 'absent' } : customerStateOf(known.customer),
  settlement: () => ({ status: 'absent' }),
  invoice: () => ({ status: 'absent' }),
  account: (id) => accountState(id, known),
  journal: () => ({ status: 'absent' }),
});

/** An account that was not read yet counts as open: the server says so when it is not. */
function accountState(id: number, known: InvoiceContext): AccountState {
  const account = known.accounts.find((each) => each.id === id);
  const group = TALLY_GROUPS.find(({ code }) => code === account?.group)?.code ?? null;
  const classification = { typeId: account?.accountTypeId ?? 1, group, nature: null };
  return {
    status: account?.retired === true ? 'retired' : 'open',
    name: nameOf(id, known),
    classification,
    gstin: null,
    companyTypeId: null,
    email: null,
    asset: null,
    privateCustomerId: null,
  };
}

const documentFacts = (
  { today, products, listedHsn }: InvoiceFacts,
  { accounts }: InvoiceContext,
): DocumentFacts => ({
  today,
  products,
  listedHsn,
  credit: null,
  advanceUsedPaise: 0,
  nextJournalNumber: 1,
  turnoverPaise: 0,
  lastNumber: () => 0,
  roleAccounts: accounts.flatMap(({ id: accountId, name, group, retired }) =>
    Object.values(POSTING_ROLES).some((role) => role.name === name && role.group === group)
      ? [{ accountId, name, code: null, group, open: !retired }]
      : [],
  ),
  groupTypes: GROUP_TYPES,
  accountIds: NEW_IDS,
  accountNames: new Map(),
  customerUses: [],
  lastDocumentOn: null,
  ledgerUses: [],
  openItems: [],
  settledOn: [],
});
