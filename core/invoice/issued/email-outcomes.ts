// What e-mails of documents have alike: whom they go to, and what became of them.
import { ERASED } from '../../kernel/event.ts';

type Reader = { readonly email: string | null; readonly erased?: boolean };

/** @returns the address that is given, else the customer's; null where nobody can be written to. */
export function mailAddressOf(given: string | null, customer: Reader | null): string | null {
  const to = given ?? customer?.email ?? null;
  return to === ERASED || customer?.erased === true ? null : to;
}

/** What became of an e-mail that was asked for. */
export type EmailOutcome = 'waiting' | 'sent' | 'failed';

/** A letter that went out stays sent; one that failed may still go out. */
export const isReported = (outcome: EmailOutcome, reason: string | null): boolean =>
  outcome === 'sent' || (outcome === 'failed' && reason !== null);
