// Mails to a person about their own account. The words are the installation's own, without any that
// a person wrote: whoever registered may have written another's address, and words for her.
import type { SecurityNotice, SessionParts, WhereFrom } from '#api/session/ports.ts';
import { ADDRESS_LINK_HOURS, createAddressToken } from '#api/session/address/address-tokens.ts';
import type { SendMail } from './mail.ts';
import type { JobData } from './queues.ts';

type Job = JobData['send-account-mail'];

type AccountMailParts = Pick<SessionParts, 'sql' | 'findPerson' | 'emailDigest'> & {
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
    const { personId, mail } = job;
    const person = await parts.findPerson(personId);
    if (person === null || person.erased) return;
    if ('at' in job) {
      await parts.sendMail({ to: { address: person.email }, ...securityNotice(job) });
      return;
    }
    const { seq } = job;
    if (mail === 'confirm-address') {
      const isOpen = person.confirmation === 'awaited' || person.confirmation === 'by-use';
      return isOpen ? sendAddressLink(parts, person) : undefined;
    }
    const to = seq === null ? person.email : await parts.emailBefore(personId, seq);
    if (to !== null) await parts.sendMail({ to: { address: to }, ...ADDRESS_CHANGED });
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

/** Goes to the address before: one that the person did not change is noticed there. */
const ADDRESS_CHANGED = {
  subject: 'Your e-mail address for Lekha was changed',
  text: `Hello,

the e-mail address of your account for Lekha was changed, with your password.
From now on you sign in with the new address, and mails go there.

If it was not you, tell whoever runs this installation of Lekha at once.
`,
};

const NOTICES = {
  'new-device': {
    subject: 'Your account for Lekha was used on a new device',
    what: 'somebody, probably you, signed in to your account for Lekha on a device that is new to it.',
    advice: `If it was not you, somebody knows your password. Sign in, open Account Settings, change
the password and look at where you are signed in. If you cannot sign in, ask for a new
password on the page for signing in.`,
  },
  'password-changed': {
    subject: 'Your password for Lekha was changed',
    what: 'the password of your account for Lekha was changed.',
    advice: `If it was not you, ask for a new password on the page for signing in at once, and tell
whoever runs this installation of Lekha.`,
  },
} as const satisfies Record<SecurityNotice, object>;

function securityNotice({ mail, device, address, at }: { mail: SecurityNotice } & WhereFrom) {
  const { subject, what, advice } = NOTICES[mail];
  const text = `Hello,

${what}

  Device:  ${device}
  Address: ${address}
  Time:    ${IN_INDIA.format(new Date(at))} (Asia/Kolkata)

If it was you, there is nothing to do.
${advice}
`;
  return { subject, text };
}

const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
