// Mails to a person about their own account. The words are the installation's own, without any that
// a person wrote: whoever registered may have written another's address, and words for her.
import type { SessionParts } from '#api/session/ports.ts';
import { ADDRESS_LINK_HOURS, createAddressToken } from '#api/session/address/address-tokens.ts';
import type { SendMail } from './mail.ts';
import type { JobData } from './queues.ts';

type Job = JobData['send-account-mail'];

export type AccountMailParts = Pick<SessionParts, 'sql' | 'findPerson' | 'emailDigest'> & {
  readonly sendMail: SendMail;
  /** The address that a person had before an event changed it; null where it was erased. */
  readonly emailBefore: (personId: number, seq: number) => Promise<string | null>;
  /** Where people reach the server; never what a request says of it. */
  readonly origin: string;
};

/** A repeated job sends again; of several links the one that is used voids the others. */
export const sendAccountMail =
  (parts: AccountMailParts) =>
  async (job: Job): Promise<void> => {
    const { personId, mail, seq } = job;
    const person = await parts.findPerson(personId);
    if (person === null || person.erased) return;
    if (mail === 'confirm-address') {
      const isOpen = person.confirmation === 'awaited' || person.confirmation === 'by-use';
      return isOpen ? sendAddressLink(parts, person) : undefined;
    }
    const to = seq === null ? person.email : await parts.emailBefore(personId, seq);
    if (to !== null) await parts.sendMail({ to: { address: to }, ...NOTICES[mail] });
  };

async function sendAddressLink(
  { sql, emailDigest, sendMail, origin }: AccountMailParts,
  { personId, email }: { readonly personId: number; readonly email: string },
): Promise<void> {
  const link = { personId, emailDigest: emailDigest(email), madeBy: null };
  const token = await createAddressToken(sql, link);
  await sendMail({
    to: { address: email },
    subject: 'Confirm your e-mail address for Lekha',
    text: confirmText(confirmLink(origin, token)),
  });
}

/** The token stands behind #, so that no server, proxy or log on the way sees it. */
export const confirmLink = (origin: string, token: string): string =>
  `${origin}/confirm-address#token=${token}`;

const confirmText = (link: string): string => `Hello,

somebody, probably you, gave this e-mail address to Lekha as their own.
Open this link within ${ADDRESS_LINK_HOURS} hours to confirm it:

${link}

The link works once. If it was not you, do nothing: the address stays unconfirmed.
`;

/** What tells of a change, so that one that the person did not make is noticed. */
const NOTICES = {
  'address-changed': {
    subject: 'Your e-mail address for Lekha was changed',
    text: `Hello,

the e-mail address of your account for Lekha was changed, with your password.
From now on you sign in with the new address, and mails go there.

If it was not you, tell whoever runs this installation of Lekha at once.
`,
  },
} as const satisfies Record<
  Exclude<Job['mail'], 'confirm-address'>,
  { readonly subject: string; readonly text: string }
>;
