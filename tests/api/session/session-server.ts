// The whole server for the tests of the session: with what it mails, and for whom it was asked to.
import type pg from 'pg';
import { sendResetLink } from '#api/jobs/send-reset-link.ts';
import { findPerson } from '#projections/people/read.ts';
import { GOOD_PASSWORD, openServer, registration, SETUP_CODE } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';

export { GOOD_PASSWORD, registration, SETUP_CODE };

export type SessionServer = Pick<
  TestServer,
  'call' | 'register' | 'signIn' | 'logged' | 'close'
> & {
  readonly pool: pg.Pool;
  /** The texts of the mails that were sent. */
  readonly mails: string[];
  /** For whom links were asked for, sent or not. */
  readonly asked: (number | null)[];
};

export async function openSessionServer({
  rateLimits = false,
  https = false,
  needsSetupCode = false,
} = {}): Promise<SessionServer> {
  const mails: string[] = [];
  const asked: (number | null)[] = [];
  const server = await openServer({
    rateLimits,
    https,
    needsSetupCode,
    askForResetLink: async ({ pool, db }, personId) => {
      asked.push(personId);
      const sendLink = sendResetLink({
        sql: pool,
        findPerson: (id) => findPerson(db, id),
        sendMail: async ({ to, text }) => void mails.push(`${to.address}\n${text}`),
        origin: 'https://books.example',
      });
      await sendLink({ personId });
    },
  });
  return { ...server, pool: server.database.writer, mails, asked };
}
