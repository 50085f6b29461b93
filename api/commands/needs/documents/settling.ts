// What must be known of the items that a receipt settles: of an invoice its stream, of any other
// item what is open of it, and of the oldest first all of them.
import type { CustomerCommand } from '#core/customer/index.ts';
import { settlerOf } from '#core/documents/index.ts';
import type { DocumentCommand } from '#core/documents/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { oldestFirst, OWED_BY_CUSTOMERS } from '#core/settlement/index.ts';
import type { ItemToSettle, ListedItem } from '#core/settlement/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo, isAtHand } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';

const settlingOf = ({ type, data }: CustomerCommand) =>
  type === 'RecordReceipt' ? data.settling : undefined;

const namedItems = (command: CustomerCommand): readonly ItemToSettle[] => {
  const against = settlingOf(command)?.against ?? [];
  return against === 'oldest-first' ? [] : against;
};

/** Whose items they are: the customer's, and those of their own account. */
function partyOf({ data: { customerId } }: CustomerCommand, session: BookSession) {
  const customer = stateIn(session, 'customer', customerId);
  return 'accountId' in customer ? { accountId: customer.accountId, customerId } : null;
}

/** Of each item that is named and is no invoice. */
export function itemReads(
  command: CustomerCommand,
  session: BookSession,
): readonly Read<'open-item'>[] {
  const party = partyOf(command, session);
  if (party === null) return [];
  return namedItems(command)
    .filter(({ kind }) => kind !== 'invoice')
    .map(({ kind, id, line = 0 }) => ({ of: 'open-item', key: { ...party, kind, id, line } }));
}

/** All items, where the oldest are settled first. */
export function oldestBillReads(
  command: CustomerCommand,
  session: BookSession,
): readonly Read<'oldest-bills'>[] {
  const party = partyOf(command, session);
  if (party === null || settlingOf(command)?.against !== 'oldest-first') return [];
  return [{ of: 'oldest-bills', key: { ...party, side: 'debit' } }];
}

/** The invoices that may be settled, and whatever is free again. */
export function settledStreams(command: CustomerCommand, session: BookSession): readonly string[] {
  const invoices = [...namedItems(command), ...oldestItems(command, session)].filter(
    ({ kind }) => kind === 'invoice',
  );
  return [
    ...invoices.map(({ id }) => streamName('invoice', id)),
    ...freedStreams(command, session),
  ];
}

/** What a receipt or a credit note that is taken back settled. */
export function freeingReads(command: DocumentCommand): readonly Read<'settling-streams'>[] {
  const settler = settlerOf(command);
  return settler === null ? [] : [{ of: 'settling-streams', key: settler }];
}

/** The streams of what it settled, once they are known. */
export const freedStreams = (command: DocumentCommand, session: BookSession): readonly string[] =>
  freeingReads(command)
    .filter((read) => isAtHand(session, read))
    .flatMap((read) => answerTo(session, read));

function oldestItems(command: CustomerCommand, session: BookSession): readonly ItemToSettle[] {
  const [read] = oldestBillReads(command, session);
  if (command.type !== 'RecordReceipt' || read === undefined || !isAtHand(session, read)) return [];
  const { amountPaise, deductions = [] } = command.data;
  const paise = deductions.reduce((sum, one) => sum + one.amountPaise, amountPaise);
  return oldestFirst(answerTo(session, read), paise, OWED_BY_CUSTOMERS);
}

/** @returns those that the command names, or all of the customer's. */
export function openItemsFor(
  command: CustomerCommand,
  session: BookSession,
): readonly ListedItem[] {
  const [party] = oldestBillReads(command, session);
  if (party !== undefined) return answerTo(session, party);
  return itemReads(command, session).flatMap((read) => {
    const item = answerTo(session, read);
    if (item === null) return [];
    const { kind, id, line } = read.key;
    return [{ kind, id, line, ...item }];
  });
}
