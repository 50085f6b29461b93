// What a list of journals is narrowed to, from the words of its call.
import type { z } from 'zod';
import type { readJournalFigures } from '#api/contract/journal/journal.ts';
import { earlierDay } from '#api/queries/ledgers/period.ts';
import type { RegisterFilter } from './register.ts';

type JournalNarrowing = z.output<typeof readJournalFigures.query>;

export function registerFilterOf(asked: JournalNarrowing): RegisterFilter {
  const {
    account: accountId,
    amount,
    search = '',
    from,
    number,
    only,
    voucher_type: voucherType,
  } = asked;
  const { amount_from: leastPaise, amount_to: mostPaise, recorded_by: actorId, since } = asked;
  const { checked } = asked;
  const to = earlierDay(asked.to, asked.as_on);
  const words = search.split(/\s+/).filter((word) => word !== '');
  const amounts = { amountPaise: amount, leastPaise, mostPaise };
  const isChecked = checked === undefined ? {} : { isChecked: checked === 'yes' };
  const others = { ...amounts, ...isChecked };
  return { from, to, number, voucherType, only, accountId, words, actorId, since, ...others };
}
