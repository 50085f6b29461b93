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
  async ({ personId, others = [] }: JobData['send-reset-link']): Promise<void> => {
    const ids = personId === null ? [] : [personId, ...others];
    const found = await Promise.all(ids.map((id) => findPerson(id)));
    const people = found.filter((person) => person !== null).filter(({ erased }) => !erased);
    const [first] = people;
    if (first === undefined) return;
    const links: RegisteredLink[] = [];
    for (const { personId: id, email, registeredAt } of people) {
      // Who has changed the address since gets nothing at the one before.
      if (email.toLowerCase() !== first.email.toLowerCase()) continue;
      const link = { personId: id, emailDigest: emailDigest(email), madeBy: null };
      const token = await createResetToken(sql, link);
      links.push({ link: resetLink(origin, token), registeredAt });
    }
    await sendMail({
      to: { address: first.email },
      subject: 'Set a new password for Lekha',
      text: resetText(links),
    });
  };

type RegisteredLink = { readonly link: string; readonly registeredAt: string };

/** The token stands behind #, so that no server, proxy or log on the way sees it. */
export const resetLink = (origin: string, token: string): string =>
  `${origin}/reset-password#token=${token}`;

/** Without a name: whoever registered may have written another's address, and words for her. */
const resetText = (links: readonly RegisteredLink[]): string => `Hello,

somebody, probably you, asked to set a new password for Lekha.
${links.length === 1 ? 'Open this link' : SEVERAL} within ${RESET_MINUTES} minutes:

${links.map((one) => (links.length === 1 ? one.link : dated(one))).join('\n\n')}

The link works once. If it was not you, do nothing: your password stays as it is.
`;

const SEVERAL = 'This address was registered several times. Open the link of your own account';

const DAY_IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const dated = ({ link, registeredAt }: RegisteredLink): string =>
  `registered ${DAY_IN_INDIA.format(new Date(registeredAt))}:\n${link}`;
