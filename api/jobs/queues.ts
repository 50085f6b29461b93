// The queues by name, each a verb, with what a job of it carries. A job holds ids, never contact
// data or secrets: those are read or made when it runs. Only a notice of a sign-in says where it
// came from, since that is kept nowhere else; it is gone an hour after the mail.
import type { AccountMail } from '#api/session/ports.ts';

/** A mail to a customer, by the id that its request has in the log. */
export type CustomerMailJob = {
  readonly bookId: number;
  readonly customerId: number;
  readonly emailId: number;
};

export type JobData = {
  /**
   * Null is a mailbox that nobody here has; the job then does nothing. The others say that they
   * have the same address, which none of them was shown to have.
   */
  'send-reset-link': { readonly personId: number | null; readonly others?: readonly number[] };
  'send-account-mail': AccountMail;
  'send-invitation': { readonly bookId: number; readonly invitationId: number };
  'send-invoice': { readonly bookId: number; readonly invoiceId: number; readonly emailId: number };
  'send-presale': { readonly bookId: number; readonly presaleId: number; readonly emailId: number };
  'send-statement': CustomerMailJob;
  'send-reminder': CustomerMailJob;
  'fill-demo-book': { readonly bookId: number; readonly personId: number };
};

export type JobQueueName = keyof JobData;

/** @returns whose turn a job takes: its book's, or the person's whom it is for. */
export const groupOf = (data: JobData[JobQueueName]): string =>
  'bookId' in data ? `book-${data.bookId}` : `person-${data.personId}`;

type Options = {
  readonly retryLimit: number;
  readonly retryDelay: number;
  readonly retryBackoff: boolean;
  readonly expireInSeconds: number;
  readonly retentionSeconds: number;
  readonly deleteAfterSeconds: number;
};

const HOUR_SECONDS = 60 * 60;

/** Six attempts within about a quarter of an hour; then a person is told. */
const DOCUMENT_MAIL: Options = {
  retryLimit: 5,
  retryDelay: 15,
  retryBackoff: true,
  expireInSeconds: 120,
  retentionSeconds: 24 * HOUR_SECONDS,
  deleteAfterSeconds: 24 * HOUR_SECONDS,
};

export const QUEUES = {
  'send-reset-link': {
    retryLimit: 4,
    retryDelay: 10,
    retryBackoff: true,
    // Longer than the mail server's own time limits, so that a slow job never overlaps itself.
    expireInSeconds: 120,
    retentionSeconds: HOUR_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
  },
  'send-account-mail': {
    retryLimit: 4,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 120,
    retentionSeconds: HOUR_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
  },
  // The invitation waits for days, and the owner sees that it is not answered.
  'send-invitation': {
    retryLimit: 5,
    retryDelay: 15,
    retryBackoff: true,
    expireInSeconds: 120,
    retentionSeconds: 24 * HOUR_SECONDS,
    deleteAfterSeconds: 24 * HOUR_SECONDS,
  },
  'send-invoice': DOCUMENT_MAIL,
  'send-presale': DOCUMENT_MAIL,
  'send-statement': DOCUMENT_MAIL,
  'send-reminder': DOCUMENT_MAIL,
  // The second attempt throws away what the first left half done, and somebody waits for it.
  'fill-demo-book': {
    retryLimit: 1,
    retryDelay: 5,
    retryBackoff: false,
    // Far longer than the filling takes on a busy machine.
    expireInSeconds: 300,
    retentionSeconds: HOUR_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
  },
} as const satisfies Record<JobQueueName, Options>;
