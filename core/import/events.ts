// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { importKind } from './terms.ts';

const id = z.int().positive();
const line = id.describe('Of the file, from 1, as a sheet counts its lines.');

const startedShape = {
  importId: id,
  fileName: z.string().nullable(),
  fileHash: z
    .string()
    .nullable()
    .describe('SHA-256 of the file as hex, by which the same file is known again.'),
  lineCount: z.int().nonnegative().describe('Lines that are to become records.'),
  startedOn: z.iso.date(),
};
const importStartedV1 = z.strictObject({
  kind: z.enum(['customer', 'product', 'account', 'opening', 'journal']),
  ...startedShape,
});
const importStarted = z.strictObject({ kind: importKind, ...startedShape });
const recordsImported = z.strictObject({
  importId: id,
  created: z.array(z.strictObject({ line, id })),
  changed: z
    .array(z.strictObject({ line, id, seq: id }))
    .describe('Records that were there; the seq is of the event that changed them.'),
});
const importFinished = z.strictObject({
  importId: id,
  refusedCount: z.int().nonnegative().describe('Lines that were refused and left out.'),
});
const importUndoRequested = z.strictObject({ importId: id, requestedOn: z.iso.date() });
const recordsWithdrawn = z.strictObject({
  importId: id,
  ids: z.array(id).describe('Records that were removed, reversed or changed back.'),
});

export type ImportStarted = DomainEvent<'ImportStarted', z.infer<typeof importStarted>>;
export type RecordsImported = DomainEvent<'RecordsImported', z.infer<typeof recordsImported>>;
export type ImportFinished = DomainEvent<'ImportFinished', z.infer<typeof importFinished>>;
export type ImportUndoRequested = DomainEvent<
  'ImportUndoRequested',
  z.infer<typeof importUndoRequested>
>;
export type RecordsWithdrawn = DomainEvent<'RecordsWithdrawn', z.infer<typeof recordsWithdrawn>>;
export type ImportEvent =
  | ImportStarted
  | RecordsImported
  | ImportFinished
  | ImportUndoRequested
  | RecordsWithdrawn;

export const importEventSchemas = [
  { type: 'ImportStarted', version: 1, schema: importStartedV1 },
  { type: 'ImportStarted', version: 2, schema: importStarted },
  { type: 'RecordsImported', version: 1, schema: recordsImported },
  { type: 'ImportFinished', version: 1, schema: importFinished },
  { type: 'ImportUndoRequested', version: 1, schema: importUndoRequested },
  { type: 'RecordsWithdrawn', version: 1, schema: recordsWithdrawn },
] as const;
