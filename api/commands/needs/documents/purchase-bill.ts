import { isPartyGroup } from '#core/account-type/index.ts';
import type { AccountState } from '#core/account/index.ts';
import { returnsOf } from '#core/book/index.ts';
import { supplierPartyOn } from '#core/customer/index.ts';
import type { PurchaseBillContext } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { streamName } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { partyKeyOf, snapshotOfAccount } from '#core/trade/index.ts';
import type {
  BilledAccount,
  PurchaseBillCommand,
  PurchaseBillDraft,
  TradeParty,
} from '#core/trade/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo, isAtHand } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import { idsAmong, linkReads } from '../masters/links.ts';
import type { NeedsOf } from '../needs.ts';
import {
  ACCOUNT_IDS,
  documentStates,
  numberReads,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from './posting.ts';

export const purchaseBillNeeds: NeedsOf<'purchase-bill', PurchaseBillContext> = {
  stream: ({ data }) => streamName('purchase-bill', data.documentId),
  isNew: ({ type }) => type === 'DraftPurchaseBill',
  streams: (command, session) => {
    const draft = draftOf(command, session);
    const accounts = draft === null ? [] : accountIdsOf(draft);
    const bill = billIn(command, session);
    const partyId = partyIdIn(command, session);
    return [
      ...(partyId === null ? [] : [streamName('customer', partyId)]),
      ...accounts.map((id) => streamName('account', id)),
      ...(posts(command) ? postingStreams(session) : []),
      ...('posted' in bill ? [streamName('journal', bill.posted.journalId)] : []),
    ];
  },
  reads: (command, session): readonly Read[] => {
    const draft = draftOf(command, session);
    const settled = settledRead(command, session);
    const entered = enteredRead(command, session);
    const owner = ownerRead(command, session);
    return [
      ...(owner === null ? [] : [owner]),
      ...(draft === null ? [] : linkReads('product', { wanted: productIds(draft) })),
      ...(draft === null ? [] : linkReads('godown', { wanted: godownIds(draft) })),
      ...(posts(command) || settled !== null ? POSTING_READS : []),
      ...(posts(command) ? numberReads(session, 'purchase-bill', draft?.postedOn ?? null) : []),
      ...(settled === null ? [] : [settled]),
      ...(entered === null ? [] : [entered]),
    ];
  },
  sharesMasters: (command, session) => {
    const draft = draftOf(command, session);
    return draft !== null && productIds(draft).length > 0;
  },
  accountIds: (command) =>
    posts(command) || command.type === 'ReversePurchaseBill' ? ACCOUNT_IDS : 0,
  facts: (command, session) => ({
    bill: billIn(command, session),
    billFacts: billFacts(command, session),
    states: documentStates(session),
    facts: postingFacts(session, posts(command) || settledRead(command, session) !== null),
  }),
};

const billIn = ({ data }: PurchaseBillCommand, session: BookSession) =>
  stateIn(session, 'purchase-bill', data.documentId);

/** Whether a journal is asked for. */
const posts = (command: PurchaseBillCommand): boolean =>
  command.type === 'PostPurchaseBill' ||
  (command.type === 'DraftPurchaseBill' && command.data.journalId !== null);

/** @returns the draft that is written or posted; null of any other act. */
function draftOf(command: PurchaseBillCommand, session: BookSession): PurchaseBillDraft | null {
  if ('draft' in command.data) return command.data.draft;
  const bill = billIn(command, session);
  return command.type === 'PostPurchaseBill' && bill.status === 'draft' ? bill.draft : null;
}

function accountIdsOf({ accountId, lines }: PurchaseBillDraft): readonly number[] {
  const ids = [accountId, ...lines.map((line) => line.accountId)];
  return [...new Set(ids.flatMap((id) => id ?? []))];
}

const productIds = ({ lines }: PurchaseBillDraft): readonly number[] => [
  ...new Set(lines.flatMap(({ productId }) => productId ?? [])),
];

const godownIds = ({ lines }: PurchaseBillDraft) => lines.map(({ godownId }) => godownId);

/** The open item of a bill that is reversed. */
function settledRead(command: PurchaseBillCommand, session: BookSession): Read<'open-item'> | null {
  const bill = billIn(command, session);
  if (command.type !== 'ReversePurchaseBill' || bill.status !== 'posted') return null;
  const { documentId: id, accountId } = bill.posted;
  const key = { accountId, customerId: null, kind: 'purchase-bill', id, line: 0 } as const;
  return { of: 'open-item', key };
}

/** What is settled of it: what it came to, less what is open. */
function settledPaise(command: PurchaseBillCommand, session: BookSession): number {
  const read = settledRead(command, session);
  const bill = billIn(command, session);
  if (read === null || !('posted' in bill)) return 0;
  return bill.posted.totalPaise + (answerTo(session, read)?.openPaise ?? 0);
}

/** A posted bill of the same supplier, number and financial year. */
function enteredRead(
  command: PurchaseBillCommand,
  session: BookSession,
): Read<'entered-document'> | null {
  const draft = draftOf(command, session);
  const party = partyIn(command, session);
  if (!posts(command) || draft?.billNumber == null || draft.billDate === null || party === null) {
    return null;
  }
  const key = {
    kind: 'purchase-bill',
    partyKey: partyKeyOf({ supplier: party.snapshot, accountId: party.accountId }),
    financialYear: financialYearLabel(financialYearOf(calendarDate(draft.billDate))),
    numberKey: nameKey(draft.billNumber),
  } as const;
  return { of: 'entered-document', key };
}

function billFacts(
  command: PurchaseBillCommand,
  session: BookSession,
): PurchaseBillContext['billFacts'] {
  const book = stateIn(session, 'book', session.head.bookId);
  const draft = draftOf(command, session);
  const entered = enteredRead(command, session);
  return {
    today: session.head.today,
    party: partyIn(command, session),
    buyer:
      book.status === 'open'
        ? {
            gstin: book.billing.gstin,
            stateCode: book.billing.stateCode,
            registration: book.billing.registration,
          }
        : { gstin: null, stateCode: null, registration: 'unregistered' },
    returns: returnsOf(book),
    accounts: new Map(
      (draft === null ? [] : accountIdsOf(draft)).flatMap((id) => {
        const account = billedAccount(stateIn(session, 'account', id));
        return account === null ? [] : [[id, account] as const];
      }),
    ),
    products: draft === null ? new Map() : productsOf(draft, session),
    godowns: draft === null ? new Set() : idsAmong(session, 'godown', { wanted: godownIds(draft) }),
    enteredBefore: entered === null ? null : answerTo(session, entered),
    settledPaise: settledPaise(command, session),
  };
}

function billedAccount(state: AccountState): BilledAccount | null {
  if (!('name' in state)) return null;
  const { name, status, classification } = state;
  const { group, nature } = classification;
  return { name, open: status === 'open', group, nature };
}

function productsOf(draft: PurchaseBillDraft, session: BookSession) {
  const ids = [...idsAmong(session, 'product', { wanted: productIds(draft) })];
  return new Map(
    ids.flatMap((key) => {
      const product = answerTo(session, { of: 'product', key });
      if (product === null) return [];
      return [[key, { name: product.name, stocked: product.stocked }] as const];
    }),
  );
}

/** Whose ledger the account of the supplier is. */
function ownerRead(
  command: PurchaseBillCommand,
  session: BookSession,
): Read<'customer-of-ledger'> | null {
  const key = draftOf(command, session)?.accountId ?? null;
  return key === null ? null : { of: 'customer-of-ledger', key };
}

/** The party whose ledger it is; null before that was read, and of an account that is nobody's. */
function partyIdIn(command: PurchaseBillCommand, session: BookSession): number | null {
  const read = ownerRead(command, session);
  return read === null || !isAtHand(session, read) ? null : answerTo(session, read);
}

function partyIn(command: PurchaseBillCommand, session: BookSession): TradeParty | null {
  const draft = draftOf(command, session);
  const accountId = draft?.accountId ?? null;
  const state = accountId === null ? null : stateIn(session, 'account', accountId);
  if (accountId === null || state === null || !('name' in state)) return null;
  const account = { accountId, isOpen: state.status === 'open', group: state.classification.group };
  const partyId = partyIdIn(command, session);
  const day = draft?.billDate == null ? session.head.today : calendarDate(draft.billDate);
  const supplier =
    partyId === null ? null : supplierPartyOn(stateIn(session, 'customer', partyId), day);
  if (partyId === null || supplier?.accountId !== accountId) return partyOfAccount(state, account);
  const { isPrivate, active, supplierDueDays, numbers, msme, ...said } = supplier;
  const [number] = numbers;
  return {
    ...account,
    partyId,
    privateCustomerId: isPrivate ? partyId : null,
    isOpen: account.isOpen && active,
    dueDays: supplierDueDays,
    snapshot: {
      name: said.name,
      gstin: number?.gstin ?? null,
      pan: said.pan,
      registration: said.registration,
      stateCode: number?.state ?? said.stateCode,
      country: said.country,
      address: said.address,
      city: said.city,
      pincode: said.pincode,
      enterprise: msme === null ? null : { class: msme.class, activity: msme.activity },
    },
  };
}

function partyOfAccount(
  state: Extract<AccountState, { name: string }>,
  account: Pick<TradeParty, 'accountId' | 'isOpen' | 'group'>,
): TradeParty {
  const { name, gstin, privateCustomerId } = state;
  return {
    ...account,
    partyId: null,
    privateCustomerId: isPartyGroup(account.group) ? privateCustomerId : null,
    dueDays: null,
    snapshot: snapshotOfAccount({ name, gstin }),
  };
}
