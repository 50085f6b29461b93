// The form of a master, and what a write to one makes old.
import { z } from 'zod';
import { listAccountChanges, listAccountTypes } from '#api/contract/account/account.ts';
import { listAssets } from '#api/contract/catalogue/asset.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { readSharedCounts } from '#api/contract/server/installation.ts';
import type { CallResult } from '#web/client/call.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import type { Editing } from '#web/shell/form/edit-conflict.ts';
import { useRecordForm } from '#web/shell/form/use-record-form.ts';
import type { Start } from '#web/shell/form/use-kept-fields.ts';
import { latestMaster, READS_OF_ONE } from '../calls/one.ts';
import { listsOf } from '../calls/lists.ts';
import type { Masters } from '../calls/lists.ts';
import type { SavedMaster } from '../calls/writes.ts';
import type { EditableKind, Kind, MastersBook } from '../kinds.ts';

export type Keep<Fields> = {
  readonly where: MastersBook;
  /** The kind is enough, unless there are two forms of it. */
  readonly form?: string;
  readonly schema: Start<Fields>['schema'];
};

type Options<Fields extends object, Edited> = {
  readonly kind: Kind | 'asset';
  /** Of a new one under the name that came along, if one did. */
  readonly begin: Fields;
  /** What is changed; left out where something new is made. */
  readonly editing?: Editing<Fields, Edited> | undefined;
  /** Long forms are kept on this device while they are typed. */
  readonly keep?: Keep<Fields> | undefined;
  /** @param record as the person saw it last. */
  readonly check: (fields: Fields, record: Edited | undefined) => FieldErrors;
  readonly write: (fields: Fields, record: Edited | undefined) => Promise<CallResult<SavedMaster>>;
  readonly onSaved: (saved: SavedMaster) => void;
};

/** @returns how a master is changed beside others; undefined where there is none of it yet. */
export function editingOf<K extends EditableKind, Fields extends object>(
  kind: K,
  where: MastersBook,
  record: Masters[K] | undefined,
  fieldsOf: (record: Masters[K]) => Fields,
): Editing<Fields, Masters[K]> | undefined {
  if (record === undefined) return undefined;
  const latest = () => latestMaster(kind, where, record.id);
  return { begun: record, latest, fieldsOf, seqOf: ({ seq }) => seq };
}

/** What shows the name of another kind. */
const SHOWN_IN: { readonly [K in Kind | 'asset']?: readonly Endpoint[] } = {
  category: [...listsOf('product'), ...listsOf('service')],
  brand: listsOf('product'),
  unit: listsOf('product'),
  account_type: [listAccountTypes, listAccountChanges],
};

/** Forgets what a write made old. */
export function invalidateKind(kind: Kind | 'asset'): Promise<void> {
  // Nobody waits for these: the form goes on without them.
  void invalidate(...(SHOWN_IN[kind] ?? []));
  return invalidate(
    ...(kind === 'asset' ? [listAssets] : listsOf(kind)),
    ...READS_OF_ONE,
    readSharedCounts,
    readFigures,
  );
}

function startOf<Fields extends object, Edited>({
  kind,
  begin,
  keep,
}: Options<Fields, Edited>): Start<Fields> {
  const { name = '' } = begin as { readonly name?: string };
  return {
    form: keep?.form ?? kind,
    // What all books share is kept beside the books.
    bookId: keep?.where ?? 0,
    schema: keep?.schema ?? z.never(),
    begin: () => (keep === undefined ? begin : { ...begin, name: '' }),
    given: begin,
    isKept: keep !== undefined,
    // Whoever brings another name along means another thing.
    isWanted: (draft) => name === '' || (draft as { readonly name?: unknown }).name === name,
  };
}

export function useMasterForm<Fields extends object, Edited = never>(
  options: Options<Fields, Edited>,
) {
  const { kind, begin, editing = null, check, write, onSaved } = options;
  const form = useRecordForm<Fields, SavedMaster, Edited>({
    start: startOf(options),
    editing,
    check: (fields, record) => check(fields, record ?? undefined),
    write: (fields, record) => write(fields, record ?? undefined),
    async onSaved(saved) {
      await invalidateKind(kind);
      onSaved(saved);
    },
  });
  return { ...form, begin, record: form.record ?? undefined };
}
