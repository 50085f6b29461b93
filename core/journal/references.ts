// The references of an entry: which open items of a customer or supplier it makes or settles.
import type { AccountId } from '../kernel/ids.ts';
import { ENTRY_PAISE_MAX, isEntryAmount, sumPaise } from '../kernel/paise.ts';
import type { JournalFacts } from './commands.ts';
import type { Entry, Reference } from './events.ts';
import type { JournalRejection } from './rejections.ts';

/** @returns the first refusal that the references of the entries give cause for, or null. */
export function referenceRefusal(
  entries: readonly Entry[],
  { accounts }: Pick<JournalFacts, 'accounts'>,
): JournalRejection | null {
  for (const [index, { accountId: id, amountPaise, references }] of entries.entries()) {
    if (references === undefined) continue;
    const line = index + 1;
    const accountId = id as AccountId;
    const account = accounts.get(accountId);
    if (account?.isParty !== true) {
      return { kind: 'references_need_a_party', line, accountId, name: account?.name ?? '' };
    }
    if (!references.every(namesItsItem)) return { kind: 'reference_names_no_item', line };
    const wrong = references.find((one) => !isEntryAmount(one.amountPaise));
    if (wrong !== undefined) {
      const amountPaiseMax = ENTRY_PAISE_MAX;
      return { kind: 'amount_out_of_range', line, amountPaise: wrong.amountPaise, amountPaiseMax };
    }
    const referencesPaise = sumPaise(references.map((one) => one.amountPaise));
    if (referencesPaise !== amountPaise) {
      return { kind: 'references_do_not_add_up', line, amountPaise, referencesPaise };
    }
  }
  return null;
}

/** What settles an item names the one document or the one line that made it. */
const namesItsItem = ({ kind, document, journal }: Reference): boolean =>
  kind !== 'against' || (document === undefined) !== (journal === undefined);
