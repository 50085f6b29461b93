// The columns that every table of e-mails of documents has alike: asked for, and what became of it.
import { sql } from 'kysely';
import { instantAs } from '../instant.ts';
import type { ProjectedEvent } from '../projection.ts';

export type EmailRow = {
  readonly emailId: number;
  readonly address: string;
  readonly status: 'waiting' | 'sent' | 'failed';
  readonly reason: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** What a query of such a table selects. */
export const emailColumns = sql`
  email_id as "emailId", address, status, reason,
  ${instantAs('created_at')} as "createdAt", ${instantAs('updated_at')} as "updatedAt"`;

const touched = ({ bookId, seq, recordedAt }: ProjectedEvent, emailId: number) => ({
  book_id: bookId,
  email_id: emailId,
  last_seq: seq,
  updated_at: recordedAt,
});

/** @returns the columns of a mail that is asked for and waits. */
export const requestedMail = (event: ProjectedEvent, emailId: number, address: string) => ({
  ...touched(event, emailId),
  created_at: event.recordedAt,
  status: 'waiting',
  address,
  reason: null,
});

/** @param reason why it failed; null where it was sent. @returns the columns that change. */
export const mailOutcome = (event: ProjectedEvent, emailId: number, reason: string | null) => ({
  ...touched(event, emailId),
  status: reason === null ? 'sent' : 'failed',
  reason,
});
