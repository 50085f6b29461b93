import type { RecordId } from '../kernel/ids.ts';
import type { RecordKind } from './kinds.ts';

type RecordRef = { readonly recordKind: RecordKind; readonly recordId: RecordId };

/** In the order in which they are checked. */
export type RecordRejection =
  | ({ readonly kind: 'record_not_found' } & RecordRef)
  | ({ readonly kind: 'record_exists' } & RecordRef)
  | { readonly kind: 'too_many_fields'; readonly count: number; readonly countMax: number }
  | { readonly kind: 'record_too_large'; readonly bytes: number; readonly bytesMax: number };
