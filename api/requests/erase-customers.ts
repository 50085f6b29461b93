// Erases customers and suppliers: at once when asked, and on its day what the law did not allow
// before.
import type { CustomerId } from '#core/kernel/ids.ts';
import { SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { CommandRequest, Outcome, Submit } from '#api/commands/request.ts';
import { mailAddressesOf, waitingErasures } from '#api/queries/customer/erasure.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

export type ErasingParts = {
  readonly db: ReadTables;
  readonly submit: Submit;
  /** Deletes what lies in the outbox for these addresses. */
  readonly forgetMails: (addresses: readonly string[]) => Promise<void>;
};

type Request = CommandRequest & {
  readonly command: Extract<CommandRequest['command'], { type: 'EraseCustomer' | 'EraseSupplier' }>;
};

/** @returns the writer's answer. Mails that wait as files go once the erasure is in the log. */
export async function submitErasure(
  { db, submit, forgetMails }: ErasingParts,
  request: Request,
): Promise<Outcome> {
  const { customerId } = request.command.data;
  const addresses = await mailAddressesOf(db, request.bookId, customerId);
  const outcome = await submit(request);
  const isErased =
    outcome.kind === 'accepted' && outcome.events.some(({ type }) => type === 'CustomerErased');
  if (isErased) await forgetMails(addresses);
  return outcome;
}

/**
 * Erases whom the law lets go by now. Of the others the day is noted anew where it has moved, by
 * proceedings or by what the book says it is; else nothing is written.
 */
export async function eraseDueCustomers(parts: ErasingParts): Promise<void> {
  for (const { bookId, customerId, role } of await waitingErasures(parts.db)) {
    const data = { customerId: customerId as CustomerId, reason: null, whenAllowed: true };
    const type = role === 'customer' ? 'EraseCustomer' : 'EraseSupplier';
    const command = { type, data } as const;
    await submitErasure(parts, { bookId, actorId: SYSTEM_PERSON, command });
  }
}
