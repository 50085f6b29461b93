// How the list of entries is narrowed, in words for paper and files.
import type { Account } from '#api/contract/account/account.ts';
import { formatCount } from '#web/format/money.ts';
import { amountsInWords, isAnyAmount } from '#web/ui/lists/register/pills/amount-range.ts';
import { VOUCHER_NAMES } from '../wording.ts';
import type { JournalFilterState } from './use-journal-filter.ts';

const ONLY = {
  all: [],
  late: ['Late entries'],
  corrections: ['Corrections and what they correct'],
} as const;

/** The period stands by itself under the title. */
export function narrowingWords(
  filter: JournalFilterState,
  accounts: readonly Account[],
): readonly string[] {
  const { search, only, type, accountId, personId, checked, amounts, since } = filter;
  const account = accounts.find(({ id }) => id === accountId)?.name;
  return [
    ...ONLY[only],
    ...(type === null ? [] : [`Type ${VOUCHER_NAMES[type]}`]),
    ...(account === undefined ? [] : [`With a line on ${account}`]),
    ...(personId === null ? [] : ['Recorded by one person']),
    ...(checked === null ? [] : [checked === 'yes' ? 'Checked entries' : 'Entries not checked']),
    ...(isAnyAmount(amounts) ? [] : [`Amount ${amountsInWords(amounts)}`]),
    ...(since === null ? [] : [`Recorded after event ${formatCount(since)}`]),
    ...(search.trim() === '' ? [] : [`Found by ‘${search.trim()}’`]),
  ];
}
