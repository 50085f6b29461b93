import type { RecordId } from '../kernel/ids.ts';
import type { RecordFields } from './fields.ts';
import type { RecordKind } from './kinds.ts';

type RecordRef = { readonly kind: RecordKind; readonly recordId: RecordId };

export type AddRecord = {
  readonly type: 'AddRecord';
  readonly data: RecordRef & { readonly name: string; readonly fields: RecordFields };
};

export type ChangeRecord = {
  readonly type: 'ChangeRecord';
  /** The fields given take the place of those of the same name; the others stay. */
  readonly data: RecordRef & { readonly name?: string; readonly fields: RecordFields };
};

export type RemoveRecord = { readonly type: 'RemoveRecord'; readonly data: RecordRef };

export type RecordCommand = AddRecord | ChangeRecord | RemoveRecord;

/** A plain record has no rules that look beyond itself. */
export type RecordFacts = Readonly<Record<never, never>>;
