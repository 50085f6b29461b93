// The whole server for the tests of the session: with what it mails, and for whom it was asked to.
import type pg from 'pg';
import { emailBefore } from '#api/session/address/email-before.ts';
import type { Mail } from '#api/jobs/mail.ts';
import { sendAccountMail } from '#api/jobs/send-account-mail.ts';
import type { BooksCore } from '#api/server/app.ts';
import { EMAIL_DIGESTS } from '#api/session/address/address-tokens.ts';
import { sendResetLink } from '#api/jobs/people/send-reset-link.ts';
import { findPerson } from '#projections/people/read.ts';
import { GOOD_PASSWORD, openServer, registration, SETUP_CODE } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';

export { GOOD_PASSWORD, registration, SETUP_CODE };

export type SessionServer = Pick<
  TestServer,
  'call' | 'core' | 'register' | 'signIn' | 'confirmAddress' | 'logged' | 'close'
> & {
  readonly pool: pg.Pool;
  /** The mails about accounts, each with whom it went to. */
  readonly accountMails: Mail[];
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
  const accountMails: Mail[] = [];
  const asked: (number | null)[] = [];
  const server = await openServer({
    rateLimits,
    https,
    needsSetupCode,
    askForAccountMail: async (core, mail) => {
      const { pool: sql, keys } = core;
      const send = sendAccountMail({
        ...linkPartsOf(core),
        sendMail: async (sent) => void accountMails.push(sent),
        emailBefore: (personId, seq) => emailBefore({ sql, keys }, personId, seq),
      });
      await send(mail);
    },
    askForResetLink: async (core, [first, ...others]) => {
      const personId = first ?? null;
      asked.push(personId);
      const sendLink = sendResetLink({
        ...linkPartsOf(core),
        sendMail: async ({ to, text }) => void mails.push(`${to.address}\n${text}`),
      });
      await sendLink({ personId, others });
    },
  });
  return { ...server, pool: server.database.writer, accountMails, mails, asked };
}

const linkPartsOf = ({ pool, db, digestFor }: BooksCore) => ({
  sql: pool,
  findPerson: (id: number) => findPerson(db, id),
  emailDigest: digestFor(EMAIL_DIGESTS),
  origin: 'https://books.example',
});
