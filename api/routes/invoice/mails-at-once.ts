// Many mails asked for by one call: each is a command of its own, counts against the limits by
// itself, and is refused by itself.
import { BOOK_HEADER, SEQ_HEADER } from '#api/contract/wire/headers.ts';
import type { AcceptedCommand, Outcome, Refusal } from '#api/commands/request.ts';
import type { ApiContext } from '#api/http/env.ts';
import { setReplyHeader } from '#api/http/headers.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import type { Limit } from '#api/limits/limits.ts';
import { refusalOfLimits } from '#api/requests/within-limits.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';

export type MailSender = {
  readonly bookId: number;
  readonly actorId: number;
  readonly idempotency: IdempotencyKey | undefined;
};

type ManyMails<One> = {
  readonly ones: readonly One[];
  /** What tells one from the others, in the key under which it is repeated. */
  readonly idOf: (one: One) => number;
  readonly submit: (one: One, sender: MailSender) => Promise<Outcome>;
  readonly perPerson: Limit;
  readonly perBook: Limit;
  /** What is said of those for whom a limit is passed. */
  readonly tooMany: string;
};

type RefusedMail<One> = { readonly one: One; readonly code: string; readonly detail: string };

type MailsAnswer<One> =
  | { readonly kind: 'reply'; readonly reply: Response }
  /** Where nothing goes, and for one reason, the call is refused for it. */
  | { readonly kind: 'rejected'; readonly rejection: Refusal }
  | {
      readonly kind: 'answered';
      readonly accepted: readonly { readonly one: One; readonly command: AcceptedCommand }[];
      readonly refused: readonly RefusedMail<One>[];
    };

type Parts = Pick<RouteParts, 'limits'>;

export async function askForMails<One>(
  parts: Parts,
  context: ApiContext,
  sender: MailSender,
  mails: ManyMails<One>,
): Promise<MailsAnswer<One>> {
  const limits = [
    { limit: mails.perPerson, by: [`${sender.actorId}`] },
    { limit: mails.perBook, by: [`${sender.bookId}`] },
  ] as const;
  const reply = await refusalOfLimits(parts, context, ...limits);
  if (reply !== null) return { kind: 'reply', reply };
  const { ones, tooMany } = mails;
  let allowed = 1;
  // Each mail counts, the first already.
  while (allowed < ones.length && (await parts.limits.take(...limits)) === null) allowed += 1;
  const outcomes = await submitAll(sender, { ...mails, ones: ones.slice(0, allowed) });
  const [first] = outcomes;
  const reasons = new Set(outcomes.map(({ outcome }) => reasonOf(outcome)));
  if (first?.outcome.kind === 'rejected' && reasons.size === 1) {
    return { kind: 'rejected', rejection: first.outcome.rejection };
  }
  const accepted = outcomes.flatMap(({ one, outcome }) =>
    outcome.kind === 'accepted' ? [{ one, command: outcome }] : [],
  );
  const last = Math.max(0, ...accepted.map(({ command }) => command.moment.seq));
  if (last > 0) {
    setReplyHeader(context, BOOK_HEADER, String(sender.bookId));
    setReplyHeader(context, SEQ_HEADER, String(last));
  }
  const left = { code: 'too_many_requests', detail: tooMany };
  return {
    kind: 'answered',
    accepted,
    refused: [
      ...outcomes.flatMap(({ one, outcome }) => refusedOf(one, outcome)),
      ...ones.slice(allowed).map((one) => ({ one, ...left })),
    ],
  };
}

type OutcomeOf<One> = { readonly one: One; readonly outcome: Outcome };

const reasonOf = (outcome: Outcome): string | null =>
  outcome.kind === 'rejected' ? outcome.rejection.kind : null;

/** The first goes by the key of the request, which is refused where another request has it. */
async function submitAll<One>(
  sender: MailSender,
  { ones: [first, ...others], idOf, submit }: ManyMails<One>,
): Promise<readonly OutcomeOf<One>[]> {
  if (first === undefined) return [];
  const begun = { one: first, outcome: await submit(first, sender) };
  const { outcome } = begun;
  if (outcome.kind === 'rejected' && outcome.rejection.kind === 'idempotency_key_reused') {
    return [begun];
  }
  const { idempotency } = sender;
  const keyed = (one: One): MailSender =>
    // No key of a caller has a space in it.
    idempotency === undefined
      ? sender
      : { ...sender, idempotency: { ...idempotency, key: `${idempotency.key} ${idOf(one)}` } };
  const rest = others.map(async (one) => ({ one, outcome: await submit(one, keyed(one)) }));
  return [begun, ...(await Promise.all(rest))];
}

function refusedOf<One>(one: One, outcome: Outcome): readonly RefusedMail<One>[] {
  if (outcome.kind === 'accepted') return [];
  const { code, detail } = problemOf(outcome.rejection);
  return [{ one, code, detail }];
}
