// What is posted in one act and undone as one: how it is told, and what undoing it asks for.
import { z } from 'zod';
import { id, instant, requiredText } from './values.ts';

const REASON_MAX = 500;
const person = z.strictObject({ id: z.int(), name: z.string() });

/** Of an act as a list of them has it. */
export const actShape = {
  number: id,
  journals: z.array(id),
  journalNumbers: z.array(id).describe('Of the journals, in their order.'),
  seq: id,
  recordedAt: instant,
  recordedBy: person,
  undone: z.strictObject({ at: instant, reason: z.string(), by: person }).nullable(),
};

export const undoBody = z.strictObject({ reason: requiredText(REASON_MAX, 'Enter the reason.') });

export const postingWritten = z.strictObject({ number: id, journals: z.array(id), seq: id });
export type PostingWritten = z.infer<typeof postingWritten>;
