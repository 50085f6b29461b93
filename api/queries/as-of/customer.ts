import { NEWEST_VERSIONS } from '#core/event-versions.ts';
import type { RecordedEvent } from '#core/domain.ts';
import { ERASED } from '#core/kernel/event.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { customerListProjection } from '#projections/customer-list/project.ts';
import { totalsOfCustomer } from '#projections/customer-list/read.ts';
import { customers, customerTotals, NOTHING_BILLED } from '#projections/customer-list/table.ts';
import type { CustomerRecord, CustomerTotals } from '#projections/customer-list/table.ts';
import { foldRows, rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { invoicesTouchedAfter } from '#api/queries/invoice/cards.ts';
import { customerTold } from '#api/queries/customer/customers.ts';
import type { ErasureOutcome } from '#api/contract/customer/erasure.ts';
import { erasureTold, invoiceIdsOf, rolesOf } from '#api/queries/customer/erasure.ts';
import type { ErasureTimes } from '#api/queries/customer/erasure.ts';
import { personalFieldsOf, textAt } from '#api/store/sealing/personal-fields.ts';
import { recordAsOf } from './log-as-of.ts';
import type { LogAsOf } from './log-as-of.ts';

const CUSTOMER = { projection: customerListProjection, table: customers };
const NOTHING: CustomerTotals = { ...NOTHING_BILLED, lastSeq: 0 };

/** @param events of the customer's whole stream. @returns undefined when there are none. */
export const customerIn = (events: readonly ProjectedEvent[]): CustomerRecord | undefined =>
  rowsIn<CustomerRecord>(foldRows(customerListProjection, events), customers)[0];

export async function customerAsOf(log: LogAsOf, customerId: number): Promise<CustomerRecord> {
  const { rows } = await recordAsOf(log, CUSTOMER, streamName('customer', customerId));
  const [row] = rowsIn<CustomerRecord>(rows, customers);
  invariant(row !== undefined, 'The customer was there then.');
  return row;
}

/** @returns the id of the customer that a command created, whatever it opened beside. */
export function createdCustomerId({ events }: LogAsOf): number {
  const created = events.find((event) => event.type === 'CustomerCreated');
  invariant(created !== undefined, 'Creating a customer records it.');
  return created.data.customerId;
}

/** @returns the customer with what had been billed to it. */
export async function customerReply(log: LogAsOf, customerId: number): Promise<Customer> {
  const row = await customerAsOf(log, customerId);
  return customerTold({ ...row, ...(await totalsAsOf(log, customerId)), lastSeq: row.lastSeq });
}

/** What the totals have counted since is taken off again, by the same sums. */
async function totalsAsOf(log: LogAsOf, customerId: number): Promise<CustomerTotals> {
  const { bookId, seq, db } = log;
  const now = (await totalsOfCustomer(db, bookId, customerId)) ?? NOTHING;
  if (now.lastSeq <= seq) return now;
  const ids = await invoicesTouchedAfter(db, bookId, { customerId, seq });
  const streams = ids.map((id) => streamName('invoice', id));
  const events = await log.readSince(streams, now.lastSeq);
  const folded = foldRows(customerListProjection, events);
  const since = rowsIn<CustomerTotals & { readonly customerId: number }>(folded, customerTotals);
  const later = since.find((row) => row.customerId === customerId) ?? NOTHING;
  return {
    orders: now.orders - later.orders,
    taxablePaise: now.taxablePaise - later.taxablePaise,
    billedPaise: now.billedPaise - later.billedPaise,
    lastSeq: seq,
  };
}

export const erasureReply = async (log: LogAsOf, customerId: number): Promise<ErasureOutcome> =>
  erasureOutcomeOf(log, await customerAsOf(log, customerId));

type ErasedParty = ErasureTimes & { readonly customerId: number; readonly name: string };

/** What an erasure came to: what older events say in the open is counted. */
export async function erasureOutcomeOf(log: LogAsOf, party: ErasedParty): Promise<ErasureOutcome> {
  const counts = party.erasedAt === null ? [] : await openTexts(log, party);
  return { ...erasureTold(party), openTexts: counts };
}

/** Of who is registered the name is public, and nothing of it was to be erased. */
async function openTexts(
  log: LogAsOf,
  { customerId, name }: ErasedParty,
): Promise<ErasureOutcome['openTexts']> {
  if (name !== ERASED) return [];
  const ids = await invoiceIdsOf(log.db, log.bookId, customerId);
  const { ledgers } = await rolesOf(log.db, log.bookId, customerId);
  const streams = [
    streamName('customer', customerId),
    ...ledgers.map((id) => streamName('account', id)),
    ...ids.map((id) => streamName('invoice', id)),
  ];
  const { bookId } = log;
  const events = await log.read(streams.map((stream) => ({ bookId, stream })));
  const counts = new Map<string, number>();
  for (const event of events.filter(saysInTheOpen)) {
    counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
  }
  return [...counts].map(([event, count]) => ({ event, count }));
}

function saysInTheOpen(event: RecordedEvent): boolean {
  const fields = personalFieldsOf(event.type, NEWEST_VERSIONS.get(event.type) ?? 1);
  return (fields?.paths ?? []).some(({ keys }) => {
    const text = textAt(event.data, keys);
    return typeof text === 'string' && !text.startsWith(ERASED);
  });
}
