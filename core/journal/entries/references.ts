// The references of an entry: which open items of a customer or supplier it makes or settles.
import { isPartyGroup } from '../../account-type/index.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { ENTRY_PAISE_MAX, isEntryAmount, sumPaise } from '../../kernel/paise.ts';
import type { JournalFacts } from '../commands.ts';
import type { Entry, Reference } from './entries.ts';
import type { JournalRejection } from '../rejections.ts';

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
    if (!isPartyGroup(account?.group ?? null)) {
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
    const items = references.flatMap((one) => settledItem(one) ?? []);
    if (new Set(items.map((one) => itemText(one))).size < items.length) {
      return { kind: 'reference_repeated', line };
    }
    if (references.length - items.length > 1) return { kind: 'references_of_two_kinds', line };
  }
  return null;
}

export type NamedItem = {
  readonly kind: NonNullable<Reference['document']>['kind'] | 'journal';
  readonly id: number;
  /** Of a journal, from 1; else 0. */
  readonly line: number;
};

/** @returns what a part of a line settles; null where it settles nothing. */
export function settledItem({ kind, document, journal }: Reference): NamedItem | null {
  if (kind !== 'against') return null;
  if (journal !== undefined) return { kind: 'journal', ...journal };
  return document === undefined ? null : { ...document, line: 0 };
}

const itemText = ({ kind, id, line }: NamedItem): string => `${kind} ${id} ${line}`;

/** What settles an item names the one document or the one line that made it. */
const namesItsItem = ({ kind, document, journal }: Reference): boolean =>
  kind !== 'against' || (document === undefined) !== (journal === undefined);
