import type { CustomerCommand } from '#core/customer/index.ts';
import { adoptedId, bankChargeOf, billAccountOf, ledgerNames } from '#core/documents/index.ts';
import type { DocumentFacts } from '#core/documents/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import type { NeedsOf } from '../needs.ts';
import {
  ACCOUNT_IDS,
  advanceReads,
  bankChargeStreams,
  numberReads,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from './posting.ts';
import {
  freeingReads,
  itemReads,
  openItemsFor,
  oldestBillReads,
  settledStreams,
} from './settling.ts';

export const customerNeeds: NeedsOf<'customer', DocumentFacts> = {
  stream: ({ data }) => streamName('customer', data.customerId),
  streams: (command, session) => [
    ...ledgerStreams(command, session),
    ...moneyStreams(command, session),
    ...settledStreams(command, session),
    ...remindedStreams(command),
    ...reversedStreams(command, session),
  ],
  reads: (command, session): readonly Read[] => [
    ...nameReads(command, session),
    ...(isNamed(command) ? [{ of: 'group-types', key: null } as const] : []),
    ...useReads(command, session),
    ...ownerReads(command),
    ...creditReads(command, session),
    ...documentReads(command, session),
    ...refundReads(command, session),
    ...itemReads(command, session),
    ...oldestBillReads(command, session),
    ...freeingReads(command),
    ...(command.type === 'RecordReceipt'
      ? [...POSTING_READS, ...numberReads(session, 'receipt', command.data.paidOn)]
      : []),
    ...(bankChargeOf(command) === undefined ? [] : POSTING_READS),
  ],
  accountIds: (command) => (posts(command) ? ACCOUNT_IDS : 0),
  facts: (command, session) => {
    const [credit] = creditReads(command, session);
    const [used] = advanceUseReads(command, session);
    const [owner] = ownerReads(command);
    const [lastDocument] = documentReads(command, session);
    const [documents, entries] = useReads(command, session);
    const entryCount = entries === undefined ? 0 : answerTo(session, entries);
    return {
      ...postingFacts(session, posts(command)),
      advanceUsedPaise: used === undefined ? 0 : answerTo(session, used),
      lastDocumentOn: lastDocument === undefined ? null : answerTo(session, lastDocument),
      products: new Set(),
      listedHsn: new Set(),
      credit: credit === undefined ? null : answerTo(session, credit),
      ledgerOwner: owner === undefined ? null : answerTo(session, owner),
      accountNames: namesTaken(command, session),
      customerUses: documents === undefined ? [] : answerTo(session, documents),
      ledgerUses: entryCount === 0 ? [] : [{ what: 'journal entries', count: entryCount }],
      openItems: openItemsFor(command, session),
      settledOn: freeingReads(command).flatMap((read) => answerTo(session, read)),
    };
  },
};

function ledgerIdOf({ data }: CustomerCommand, session: BookSession): number | null {
  const customer = stateIn(session, 'customer', data.customerId);
  return 'accountId' in customer ? customer.accountId : null;
}

/** As a customer and as a supplier. */
function ledgerIdsOf(command: CustomerCommand, session: BookSession): readonly number[] {
  const party = stateIn(session, 'customer', command.data.customerId);
  const supplier = 'supplier' in party ? (party.supplier?.accountId ?? null) : null;
  return [ledgerIdOf(command, session), supplier].flatMap((id) => id ?? []);
}

function ledgerStreams(command: CustomerCommand, session: BookSession): readonly string[] {
  const named = [adoptedId(command), billAccountOf(command)].flatMap((id) => id ?? []);
  return [...ledgerIdsOf(command, session), ...named].map((id) => streamName('account', id));
}

function moneyStreams({ type, data }: CustomerCommand, session: BookSession): readonly string[] {
  if (type !== 'RecordReceipt' && type !== 'RecordRefund') return [];
  const deductions = type === 'RecordReceipt' ? (data.deductions ?? []) : [];
  const accounts = [data.accountId, ...deductions.map(({ accountId }) => accountId)];
  const named = accounts.flatMap((id) => (id == null ? [] : [streamName('account', id)]));
  return [...named, ...postingStreams(session)];
}

/** The invoices of which a reminder is. */
function remindedStreams({ type, data }: CustomerCommand): readonly string[] {
  if (type === 'RequestReminder') return data.invoiceIds.map((id) => streamName('invoice', id));
  if (type !== 'ReportReminder') return [];
  return data.outcomes.map(({ invoiceId }) => streamName('invoice', invoiceId));
}

function reversedStreams(command: CustomerCommand, session: BookSession): readonly string[] {
  const { type, data } = command;
  const customer = stateIn(session, 'customer', data.customerId);
  if (!('receipts' in customer)) return [];
  const money =
    type === 'ReverseReceipt'
      ? customer.receipts.get(data.receiptId)
      : type === 'ReverseRefund'
        ? customer.refunds.get(data.refundId)
        : undefined;
  if (money === undefined) return [];
  const charged = bankChargeStreams(command, session, money.accountId);
  return [streamName('journal', money.journalId), ...charged];
}

/** The name that the party's ledgers are to have, if it changes. */
function nameIn(command: CustomerCommand, session: BookSession): string | undefined {
  switch (command.type) {
    case 'CreateCustomer':
      return command.data.name;
    case 'AddSupplier':
      return command.data.adopts ? undefined : (command.data.party.name ?? undefined);
    case 'MakeSupplier':
    case 'MakeCustomer': {
      const party = stateIn(session, 'customer', command.data.customerId);
      return 'name' in party ? party.name : undefined;
    }
    case 'ChangeCustomer':
    case 'ChangeSupplier':
      return command.data.changes.name;
    default:
      return undefined;
  }
}

const NAMED: ReadonlySet<string> = new Set<CustomerCommand['type']>([
  'CreateCustomer',
  'ChangeCustomer',
  'AddSupplier',
  'MakeSupplier',
  'MakeCustomer',
  'ChangeSupplier',
]);
const isNamed = ({ type }: CustomerCommand): boolean => NAMED.has(type);

/** Whose ledger it is that a supplier is to adopt. */
function ownerReads(command: CustomerCommand): readonly Read<'customer-of-ledger'>[] {
  const accountId = adoptedId(command);
  return accountId === null ? [] : [{ of: 'customer-of-ledger', key: accountId }];
}

function nameReads(
  command: CustomerCommand,
  session: BookSession,
): readonly Read<'account-by-name'>[] {
  const name = nameIn(command, session);
  if (name === undefined) return [];
  const names = ledgerNames({ name, customerId: command.data.customerId });
  return names.map((one) => ({ of: 'account-by-name', key: nameKey(one) }));
}

function namesTaken(command: CustomerCommand, session: BookSession): DocumentFacts['accountNames'] {
  const names = new Map<string, AccountId>();
  for (const read of nameReads(command, session)) {
    const takenBy = answerTo(session, read);
    if (takenBy !== null) names.set(read.key, takenBy as AccountId);
  }
  return names;
}

type UseReads = readonly [] | readonly [Read<'customer-uses'>, Read<'account-entries'>];

/** Who is removed is named by no document, and their ledger by no entry. */
function useReads(command: CustomerCommand, session: BookSession): UseReads {
  if (command.type !== 'RemoveCustomer' && command.type !== 'RemoveSupplier') return [];
  const { customerId } = command.data;
  const accountIds = ledgerIdsOf(command, session);
  return [
    { of: 'customer-uses', key: { customerId, accountIds } },
    { of: 'account-entries', key: accountIds[0] ?? 0 },
  ];
}

/** What keeps a customer from being erased. */
function documentReads(
  command: CustomerCommand,
  session: BookSession,
): readonly Read<'last-document'>[] {
  if (command.type !== 'EraseCustomer' && command.type !== 'EraseSupplier') return [];
  const { customerId } = command.data;
  const accountIds = ledgerIdsOf(command, session);
  return [{ of: 'last-document', key: { customerId, accountIds } }];
}

const posts = (command: CustomerCommand): boolean =>
  command.type === 'RecordReceipt' ||
  command.type === 'RecordRefund' ||
  bankChargeOf(command) !== undefined;

function refundReads(command: CustomerCommand, session: BookSession): readonly Read[] {
  if (command.type !== 'RecordRefund') return [];
  const numbers = numberReads(session, 'refund', command.data.paidOn);
  return [...POSTING_READS, ...numbers, ...advanceUseReads(command, session)];
}

const advanceUseReads = (
  command: CustomerCommand,
  session: BookSession,
): readonly Read<'advance-use'>[] =>
  command.type === 'RecordRefund'
    ? advanceReads(session, command.data.customerId, command.data.credit)
    : [];

function creditReads(command: CustomerCommand, session: BookSession): readonly Read<'credit'>[] {
  const accountId = ledgerIdOf(command, session) ?? 0;
  if (command.type === 'RecordRefund') {
    const { customerId, credit } = command.data;
    const { kind, id, line = 0 } = credit;
    return [{ of: 'credit', key: { accountId, customerId, kind, id, line } }];
  }
  if (command.type !== 'ReverseReceipt') return [];
  const { customerId, receiptId: id } = command.data;
  return [{ of: 'credit', key: { accountId, customerId, kind: 'receipt', id, line: 0 } }];
}
