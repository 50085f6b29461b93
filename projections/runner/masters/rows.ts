// What the events of the catalogue have in common: rows of named records with a status.
import { nameKey } from '#core/kernel/text.ts';
import type { ProjectedEvent } from '../projection.ts';

/** The columns that every change of a record touches. */
export const touchedBy = ({ bookId, seq, recordedAt }: ProjectedEvent) => ({
  book_id: bookId,
  last_seq: seq,
  updated_at: recordedAt,
});

/** Those that its creation sets beside them. */
export const createdBy = (event: ProjectedEvent) => ({
  ...touchedBy(event),
  created_at: event.recordedAt,
  status: 'enabled',
});

export const nameColumns = (name: string | undefined) =>
  name === undefined ? {} : { name, name_key: nameKey(name) };

const STATUSES = { Enabled: 'enabled', Disabled: 'disabled', Retired: 'retired' } as const;

/** @returns the status that an event such as `BrandRetired` leaves, or null for any other. */
export function statusAfter(type: string): string | null {
  const move = /(?:Enabled|Disabled|Retired)$/.exec(type)?.[0];
  return move === undefined ? null : STATUSES[move as keyof typeof STATUSES];
}
