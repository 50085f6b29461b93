import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { insertInto, removeFrom } from '../runner/writing/write-rows.ts';
import { bookSettings, KEEPING, PREFIX } from './table.ts';

const insertSettings = insertInto(bookSettings);
const removeSettings = removeFrom(bookSettings);

/** The last value of each name takes the place of the one before. */
function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  for (const event of events) {
    for (const [name, value] of setBy(event)) {
      rows.set(`${event.bookId} ${name}`, rowOf(event, name, value));
    }
  }
  const settled = [...rows.values()];
  return [...removeSettings(settled), ...insertSettings(settled)];
}

const rowOf = ({ bookId, seq }: ProjectedEvent, name: string, value: unknown) => ({
  book_id: bookId,
  last_seq: seq,
  name,
  value: JSON.stringify(value),
});

function setBy(event: ProjectedEvent): readonly (readonly [string, unknown])[] {
  switch (event.type) {
    case 'BillingProfileChanged':
      return namedWith(PREFIX.billing, event.data.changes);
    case 'PostingAccountsChanged':
      return namedWith(PREFIX.posting, event.data.accounts);
    case 'LegalFormSet':
      return namedWith(PREFIX.keeping, { [KEEPING.form]: event.data.legalForm });
    case 'ProceedingsRecorded': {
      const { bookId: _book, ...proceedings } = event.data;
      return namedWith(PREFIX.keeping, { [`${KEEPING.began}${proceedings.number}`]: proceedings });
    }
    case 'ProceedingsEnded': {
      const { number, endedOn } = event.data;
      return namedWith(PREFIX.keeping, { [`${KEEPING.ended}${number}`]: endedOn });
    }
    default:
      return [];
  }
}

const namedWith = (prefix: string, values: object): readonly (readonly [string, unknown])[] =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]: [string, unknown]) => [`${prefix}${name}`, value] as const);

export const bookSettingsProjection: Projection = {
  name: 'book-settings',
  version: 1,
  tables: [bookSettings],
  project,
};
