// What the values of events refer to: `parentId` is a category in one stream and a company in
// another, and the id of a document is of the kind that stands beside it.
import type { RecordedEvent } from '#core/domain.ts';
import { leavesOf } from './leaves.ts';
import type { Leaf } from './leaves.ts';

type Said = Pick<RecordedEvent, 'data' | 'stream'>;
type Reference = readonly [field: string, id: number];

/** The book is that of the page; a private person’s name is beside their id. */
const UNSHOWN: ReadonlySet<string> = new Set(['bookId', 'privateCustomerId', 'droppedValueIds']);

/** @returns by which field a value refers to a record, and to which; null for none. */
export function referenceIn(
  stream: string,
  { field, value, path, beside }: Leaf,
): Reference | null {
  if (typeof value !== 'number') return null;
  if (field === 'corrects') return ['journalId', value];
  if (field === 'parentId')
    return [stream.startsWith('company-') ? 'companyTypeId' : 'categoryId', value];
  if (field === 'id') {
    const { kind } = beside;
    const ofKind = typeof kind === 'string' ? kind : path.endsWith('journal.id') ? 'journal' : null;
    return ofKind === null ? null : [fieldOfKind(ofKind), value];
  }
  // The accounts that a book posts to, each by its use.
  if (/^accounts\.[a-z-]+$/.test(path)) return ['accountId', value];
  return field.endsWith('Id') ? [field, value] : null;
}

/** `credit-note` as `creditNoteId`. */
const fieldOfKind = (kind: string): string =>
  `${kind.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Id`;

/**
 * An id by itself says nothing to a reader: it is left out where it is the record's own, where its
 * number stands beside it, and where nothing is called by it. The event in the log has it.
 */
export function isShown(stream: string, leaf: Leaf, name: string | undefined): boolean {
  const { field, value, path, beside } = leaf;
  if (UNSHOWN.has(field)) return false;
  if (isItself(stream, path, value)) return false;
  if (field.endsWith('Ids')) return false;
  const isId = field === 'id' || field === 'corrects' || field.endsWith('Id');
  if (!isId || typeof value !== 'number') return true;
  return name !== undefined && !(field === 'id' && typeof beside['number'] === 'string');
}

/** The id by which the stream is named says nothing more than whose event it is. */
const isItself = (stream: string, path: string, value: unknown): boolean =>
  /^[a-z]+([A-Z][a-z]+)*Id$/.test(path) && stream.endsWith(`-${String(value)}`);

/** @returns the ids that the events hold, by the name of the field that says of what. */
export function idsInEvents(events: readonly Said[]): ReadonlyMap<string, ReadonlySet<number>> {
  const ids = new Map<string, Set<number>>();
  const note = (field: string, id: number) =>
    void ids.set(field, (ids.get(field) ?? new Set()).add(id));
  for (const { data, stream } of events) {
    for (const leaf of leavesOf(data)) {
      const reference = referenceIn(stream, leaf);
      if (reference !== null) note(...reference);
      for (const part of leaf.parts) if ('refersBy' in part) note(part.refersBy, part.id);
    }
  }
  return ids;
}
