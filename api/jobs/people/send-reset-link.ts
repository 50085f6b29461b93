// The mail with the link that sets a new password.
import type { SessionParts } from '#api/session/ports.ts';
import { createResetToken, RESET_MINUTES } from '#api/session/password/reset-tokens.ts';
import type { SendMail } from '../mail.ts';
import type { JobData } from '../queues.ts';

type Parts = Pick<SessionParts, 'sql' | 'findPerson' | 'emailDigest'> & {
  readonly sendMail: SendMail;
  /** Where people reach the server; never what a request says of it. */
  readonly origin: string;
};

/** A repeated job makes another link; the one that is used voids the others. */
export const sendResetLink =
  ({ sql, findPerson, emailDigest, sendMail, origin }: Parts) =>
  async ({ personId }: JobData['send-reset-link']): Promise<void> => {
    const person = personId === null ? null : await findPerson(personId);
    if (person === null || person.erased) return;
    const token = await createResetToken(sql, person.personId, emailDigest(person.email));
    await sendMail({
      to: { address: person.email },
      subject: 'Set a new password for Lekha',
      text: resetText(resetLink(origin, token)),
    });
  };

/** The token stands behind #, so that no server, proxy or log on the way sees it. */
export const resetLink = (origin: string, token: string): string =>
  `${origin}/reset-password#token=${token}`;

/** Without a name: whoever registered may have written another's address, and words for her. */
const resetText = (link: string): string => `Hello,

somebody, probably you, asked to set a new password for Lekha.
Open this link within ${RESET_MINUTES} minutes:

${link}

The link works once. If it was not you, do nothing: your password stays as it is.
`;
