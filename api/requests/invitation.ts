// What the calls about invitations are given to do their work with.
import type { JobData } from '#api/jobs/queues.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { Sql } from '#api/store/sql.ts';
import type { RouteParts } from './route-parts.ts';

/** @param sql the connection whose COMMIT makes the job visible. */
export type AskToSendInvitation = (job: JobData['send-invitation'], sql: Sql) => Promise<void>;

export type InvitationParts = RouteParts & {
  /** Has the rights of the writer, not of a reader. */
  readonly sql: Sql;
  readonly keys: Pick<SubjectKeys, 'destroy'>;
  /** How mails are sent; without a mail server the owner hands the link over. */
  readonly mail: 'smtp' | 'outbox';
  readonly askToSendInvitation: AskToSendInvitation;
};
