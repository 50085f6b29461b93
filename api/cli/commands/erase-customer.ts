// `erase customer <number>`: refused, with the rule and the day, while the law has documents kept.
import { SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { CustomerId } from '#core/kernel/ids.ts';
import { bookOfCustomer } from '#projections/customer-list/read.ts';
import { rejectionWords } from '#api/http/rejections/words.ts';
import { submitErasure } from '#api/requests/erase-customers.ts';
import { erasureReply } from '#api/queries/as-of/customer.ts';
import { logAsOfIn } from '#api/queries/as-of/log-as-of.ts';
import type { ErasureOutcome } from '#api/contract/customer/erasure.ts';
import { forgetMailsIn } from '#api/server/outside.ts';
import { UsageError, wholeNumberArgument } from './command.ts';
import type { CliWork } from './command.ts';

/** @returns 1 where the law forbids it; with `--when-allowed` it is noted for its day instead. */
export async function eraseCustomerNumbered(
  { core, args, print, dataDir }: CliWork,
  word: string | undefined,
): Promise<number> {
  const customerId = wholeNumberArgument(word, 'Name the customer by number') as CustomerId;
  const { db, writer, pool, keys } = core;
  const bookId = await bookOfCustomer(db, customerId);
  if (bookId === null) throw new UsageError(`There is no customer ${customerId}.`);
  const whenAllowed = args.includes('--when-allowed');
  const parts = { db, submit: writer.submit, forgetMails: forgetMailsIn({ dataDir }) };
  const data = { customerId, reason: null, whenAllowed };
  const command = { type: 'EraseCustomer', data } as const;
  const outcome = await submitErasure(parts, { bookId, actorId: SYSTEM_PERSON, command });
  if (outcome.kind === 'rejected') {
    print(`Refused. ${rejectionWords(outcome.rejection)}`);
    return 1;
  }
  const reply = await erasureReply(logAsOfIn({ sql: pool, keys, db })(outcome), customerId);
  for (const line of linesOf(customerId, reply)) print(line);
  return 0;
}

function linesOf(customerId: number, { erased_at, due_on, open_texts }: ErasureOutcome): string[] {
  if (erased_at === null) {
    const day = due_on === null ? 'when proceedings have ended' : `on ${due_on}`;
    return [`Customer ${customerId} will be erased ${day}.`];
  }
  return [
    `Customer ${customerId} is erased.`,
    ...open_texts.map(
      ({ event, count }) => `Written in the open before, and staying so: ${count} × ${event}.`,
    ),
  ];
}
