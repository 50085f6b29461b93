import { totalOf } from '#core/invoice/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import type { ItemMovement } from './movement.ts';
import { movementsOfJournal } from './of-journals.ts';
import { movementsOfOpening } from './of-openings.ts';
import { movementsOfSettling } from './of-settling.ts';
import { addTo, insertInto } from '../runner/writing/write-rows.ts';
import { openItemBalances, openItemEntries } from './table.ts';

const insertEntries = insertInto(openItemEntries);
const addToBalances = addTo(openItemBalances, 'new');

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const rows = events.flatMap((event) => movementsOf(event).map((one) => rowOf(event, one)));
  return [...insertEntries(rows), ...addToBalances(balances(rows))];
}

function movementsOf(event: ProjectedEvent): readonly ItemMovement[] {
  switch (event.type) {
    case 'InvoiceIssued': {
      const { customerId, invoiceId, number, issueDate, dueDate } = event.data;
      const item = { kind: 'invoice', id: invoiceId } as const;
      const party = { kind: 'customer', id: customerId } as const;
      const made = { number, billDate: issueDate, dueDate };
      return moved({ item, party, amountPaise: totalOf(event.data), dated: issueDate, made });
    }
    case 'InvoiceCancelled': {
      const { customerId, invoiceId, issued } = event.data;
      if (issued === null) return [];
      const item = { kind: 'invoice', id: invoiceId } as const;
      const party = { kind: 'customer', id: customerId } as const;
      return moved({ item, party, amountPaise: -issued.totalPaise, dated: issued.issueDate });
    }
    case 'JournalPosted':
    case 'JournalReversed':
      return movementsOfJournal(event);
    case 'OpeningBalancesPosted':
    case 'OpeningBalancesCorrected':
      return movementsOfOpening(event);
    default:
      return movementsOfSettling(event);
  }
}

/** An invoice of nothing makes no item. */
const moved = (movement: ItemMovement): readonly ItemMovement[] =>
  movement.amountPaise === 0 ? [] : [movement];

const rowOf = (event: ProjectedEvent, movement: ItemMovement) => ({
  book_id: event.bookId,
  item_kind: movement.item.kind,
  item_id: movement.item.id,
  line: movement.item.line ?? 0,
  seq: event.seq,
  party_kind: movement.party.kind,
  party_id: movement.party.id,
  amount_paise: movement.amountPaise,
  dated: movement.dated,
  makes: String(movement.made !== undefined),
  number: movement.made?.number ?? null,
  bill_date: movement.made?.billDate ?? null,
  due_date: movement.made?.dueDate ?? null,
  by_kind: movement.by?.kind ?? null,
  by_id: movement.by?.id ?? null,
  by_line: movement.by?.line ?? null,
  by_number: movement.by?.number ?? null,
});

function balances(rows: readonly ReturnType<typeof rowOf>[]) {
  const sums = new Map<string, ReturnType<typeof balanceOf>>();
  for (const row of rows) {
    const key = [row.book_id, row.party_kind, row.party_id, row.item_kind, row.item_id, row.line];
    const sum = sums.get(key.join(' ')) ?? balanceOf(row);
    sums.set(key.join(' '), sum);
    sum.open_paise += row.amount_paise;
    sum.last_seq = row.seq;
  }
  return [...sums.values()];
}

const balanceOf = (row: ReturnType<typeof rowOf>) => ({
  book_id: row.book_id,
  party_kind: row.party_kind,
  party_id: row.party_id,
  item_kind: row.item_kind,
  item_id: row.item_id,
  line: row.line,
  open_paise: 0,
  last_seq: 0,
});

export const openItemsProjection: Projection = {
  name: 'open-items',
  version: 1,
  tables: [openItemEntries, openItemBalances],
  project,
  former: { version: null, project: () => [] },
};
