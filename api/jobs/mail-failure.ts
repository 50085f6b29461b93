// Why a mail did not go, in words of our own: what servers answer quotes addresses, and the reason
// goes into the log for ever.

import type { Mail, SendMail } from './mail.ts';

const CONNECTION = new Set(['ECONNECTION', 'ECONNREFUSED', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS']);

type Failure = {
  readonly reason: string;
  /** Whether the same mail could go later. */
  readonly passes: boolean;
};

export function mailFailure(error: unknown): Failure {
  const { code, responseCode } = partsOf(error);
  if (code !== null && CONNECTION.has(code)) {
    return { reason: 'The mail server could not be reached.', passes: true };
  }
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return { reason: 'The mail server did not let us sign in.', passes: true };
  }
  // RFC 5321 section 4.2.1: 4yz may succeed later, 5yz will not.
  const passes = responseCode === null || responseCode < 500;
  if (code === 'EENVELOPE') return { reason: 'The mail server refused the address.', passes };
  if (responseCode === 552) return { reason: 'The mail is too large for the mail server.', passes };
  if (responseCode !== null) {
    return { reason: `The mail server refused the mail (${responseCode}).`, passes };
  }
  return { reason: 'The mail could not be sent.', passes };
}

function partsOf(error: unknown): { code: string | null; responseCode: number | null } {
  if (!(error instanceof Error)) return { code: null, responseCode: null };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : null,
    responseCode: typeof responseCode === 'number' ? responseCode : null,
  };
}

/**
 * @returns null once the mail is handed over, or why it never will be.
 * @throws when it may go later, so that the job is tried again.
 */
export async function handOver(
  sendMail: SendMail,
  mail: Mail,
  { isLast }: { readonly isLast: boolean },
): Promise<string | null> {
  try {
    await sendMail(mail);
    return null;
  } catch (error) {
    const { reason, passes } = mailFailure(error);
    if (passes && !isLast) throw error;
    return reason;
  }
}
