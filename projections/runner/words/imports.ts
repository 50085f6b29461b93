// What an import says in the history of its book. File names may tell of people: they stay out.
import type { ProjectedEvent } from '../projection.ts';

export type ImportHistoryEvent = Extract<
  ProjectedEvent,
  {
    type:
      | 'ImportStarted'
      | 'RecordsImported'
      | 'ImportFinished'
      | 'ImportUndoRequested'
      | 'RecordsWithdrawn';
  }
>;

const TYPES: ReadonlySet<ProjectedEvent['type']> = new Set([
  'ImportStarted',
  'RecordsImported',
  'ImportFinished',
  'ImportUndoRequested',
  'RecordsWithdrawn',
] as const satisfies readonly ImportHistoryEvent['type'][]);

export const isOfImport = (event: ProjectedEvent): event is ImportHistoryEvent =>
  TYPES.has(event.type);

const KINDS = {
  customer: 'customers',
  product: 'products',
  account: 'accounts',
  opening: 'opening balances',
  journal: 'journals',
  supplier: 'suppliers',
} as const;

/** @returns what is said of it on the book; nothing of the parts in which it went. */
export function importRemarks(event: ImportHistoryEvent) {
  const record = { kind: 'book', id: event.bookId } as const;
  const { importId } = event.data;
  switch (event.type) {
    case 'ImportStarted':
      return [{ what: `Began import ${importId}, of ${KINDS[event.data.kind]}`, record }];
    case 'ImportFinished':
      return [{ what: `Finished import ${importId}`, record }];
    case 'ImportUndoRequested':
      return [{ what: `Undid import ${importId}`, record }];
    default:
      return [];
  }
}
