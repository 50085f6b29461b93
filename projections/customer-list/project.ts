import { amountsOf, totalOf } from '#core/invoice/index.ts';
import { ERASED } from '#core/kernel/event.ts';
import { NO_ERASURE_ASKED, partyColumnsOf, removedParty } from '../runner/party-columns.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { addTo, removeFrom } from '../runner/writing/write-rows.ts';
import { customers, customerTotals } from './table.ts';

const patchCustomers = patch(customers);
const removeCustomers = removeFrom(customers);
const addToTotals = addTo(customerTotals);

type CustomerPatch = Patch<typeof customers>;
type Changes = Extract<ProjectedEvent, { type: 'CustomerChanged' }>['data']['changes'];

/** What was created and removed in one slice is written first, and then goes. */
function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [
    ...patchCustomers(events.flatMap(patchesOf)),
    ...removeCustomers(events.flatMap(removedParty)),
    ...addToTotals(totals(events)),
  ];
}

function patchesOf(event: ProjectedEvent): CustomerPatch[] {
  switch (event.type) {
    case 'CustomerCreated': {
      const { customerId, accountId, ...details } = event.data;
      if (accountId === null) return [];
      const columns = {
        ...touched(event, customerId),
        ...columnsOf(details),
        ...newColumns(event, accountId),
      };
      return [{ creates: true, columns }];
    }
    case 'CustomerChanged': {
      const { customerId, changes } = event.data;
      const columns = { ...touched(event, customerId), ...columnsOf(changes) };
      if (changes.accountId == null) return [{ creates: false, columns }];
      // Who becomes a customer later says all of the party again.
      return [{ creates: true, columns: { ...columns, ...newColumns(event, changes.accountId) } }];
    }
    case 'CustomerActivated':
    case 'CustomerDeactivated': {
      const active = event.type === 'CustomerActivated';
      return [{ creates: false, columns: { ...touched(event, event.data.customerId), active } }];
    }
    case 'CustomerErased':
      return [{ creates: false, columns: erasedColumns(event) }];
    case 'CustomerErasureAsked': {
      const { customerId, dueOn } = event.data;
      const asked = { erasure_asked_at: event.recordedAt, erasure_due_on: dueOn };
      return [{ creates: false, columns: { ...touched(event, customerId), ...asked } }];
    }
    case 'CustomerErasureCancelled': {
      const columns = { ...touched(event, event.data.customerId), ...NO_ERASURE_ASKED };
      return [{ creates: false, columns }];
    }
    case 'ReceiptRecorded':
    case 'ReceiptReversed':
    case 'StatementEmailRequested':
    case 'StatementEmailed':
    case 'StatementEmailFailed':
      // A form that opens after them has seen them: its change must not be taken for an old one.
      return [{ creates: false, columns: touched(event, event.data.customerId) }];
    default:
      return [];
  }
}

/** What was asked of the party before it had the role is in the row of the other role. */
const newColumns = ({ recordedAt }: ProjectedEvent, accountId: number) => ({
  account_id: accountId,
  created_at: recordedAt,
  active: true,
  ...NO_ERASURE_ASKED,
});

/** As a rebuild finds them in the log, whose key is no more; older events say some in the open. */
function erasedColumns(event: Extract<ProjectedEvent, { type: 'CustomerErased' }>) {
  const { customerId, fields } = event.data;
  const texts = Object.fromEntries(fields.map((field) => [field, ERASED]));
  const erased = { active: false, erased_at: event.recordedAt, ...NO_ERASURE_ASKED };
  return { ...touched(event, customerId), ...columnsOf(texts), ...erased };
}

const touched = ({ bookId, seq, recordedAt }: ProjectedEvent, customerId: number) => ({
  book_id: bookId,
  customer_id: customerId,
  last_seq: seq,
  updated_at: recordedAt,
});

const columnsOf = (details: Changes) => ({
  ...partyColumnsOf(details),
  due_days: details.dueDays,
});

function changeOf(event: ProjectedEvent) {
  switch (event.type) {
    case 'InvoiceIssued': {
      const { taxablePaise } = amountsOf(event.data.lines);
      return { ...event.data, orders: 1, taxablePaise, billedPaise: totalOf(event.data) };
    }
    case 'CreditNoteIssued': {
      const { taxablePaise } = amountsOf(event.data.lines);
      const billedPaise = -totalOf(event.data);
      return { ...event.data, orders: 0, taxablePaise: -taxablePaise, billedPaise };
    }
    case 'CreditNoteReversed': {
      const { credited, customerId } = event.data;
      const { taxablePaise, totalPaise: billedPaise } = credited;
      return { customerId, orders: 0, taxablePaise, billedPaise };
    }
    case 'DebitNoteIssued': {
      const { taxablePaise } = amountsOf(event.data.lines);
      return { ...event.data, orders: 0, taxablePaise, billedPaise: totalOf(event.data) };
    }
    case 'DebitNoteReversed': {
      const { debited, customerId } = event.data;
      const { taxablePaise, totalPaise } = debited;
      return { customerId, orders: 0, taxablePaise: -taxablePaise, billedPaise: -totalPaise };
    }
    case 'InvoiceCancelled': {
      const { issued, customerId } = event.data;
      if (issued === null) return null;
      const { taxablePaise, totalPaise } = issued;
      return { customerId, orders: -1, taxablePaise: -taxablePaise, billedPaise: -totalPaise };
    }
    default:
      return null;
  }
}

function totals(events: readonly ProjectedEvent[]) {
  const rows = new Map<string, ReturnType<typeof nothingOf>>();
  for (const event of events) {
    const change = changeOf(event);
    if (change === null) continue;
    const key = `${event.bookId} ${change.customerId}`;
    const row = rows.get(key) ?? nothingOf(event.bookId, change.customerId);
    rows.set(key, row);
    row.orders += change.orders;
    row.taxable_paise += change.taxablePaise;
    row.billed_paise += change.billedPaise;
    row.last_seq = event.seq;
  }
  return [...rows.values()];
}

const nothingOf = (bookId: number, customerId: number) => ({
  book_id: bookId,
  customer_id: customerId,
  orders: 0,
  taxable_paise: 0,
  billed_paise: 0,
  last_seq: 0,
});

export const customerListProjection: Projection = {
  name: 'customer-list',
  version: 2,
  tables: [customers, customerTotals],
  project,
};
