// Turns what fast-check draws of opening balances into their document, or its correction.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import type { OpeningCommand } from '#core/opening/index.ts';
import type { OpeningOfOne } from './money-moves.ts';
import { eventsIn, openingOf, TRADE_BOOK } from './paper/paper-log.ts';
import type { PaperTrade } from './paper/paper-log.ts';

/** Before every date that a history has. */
const BEGINS_ON = calendarDate('2025-08-01');

const several = <Id>(trade: PaperTrade, count: number): readonly Id[] =>
  Array.from({ length: count }, () => (trade.lastId += 1) as Id);

/** Posted once; after that, corrected as a whole, each bill that is still there with its id. */
export function openingBalancesOf(
  trade: PaperTrade,
  customers: readonly OpeningOfOne[],
): OpeningCommand | null {
  const created = eventsIn(trade, 'CustomerCreated');
  const { posted } = openingOf(trade);
  const accounts = customers.flatMap(({ billPaise, restPaise }, index) => {
    const accountId = created[index]?.data.accountId;
    if (accountId == null) return [];
    const known = posted?.accounts.find((one) => one.accountId === accountId)?.bills ?? [];
    const kept = known.filter(({ rest }) => rest !== true);
    const bills = billPaise.map((amountPaise, place) => ({
      billId: kept[place]?.billId ?? null,
      number: `OB-${place + 1}`,
      billDate: calendarDate('2025-07-01'),
      dueDate: null,
      amountPaise,
    }));
    const balancePaise = billPaise.reduce((sum, paise) => sum + paise, restPaise);
    return [{ accountId, balancePaise, bills }];
  });
  const data = {
    bookId: TRADE_BOOK,
    accounts,
    stock: [],
    journalIds: several<JournalId>(trade, 1),
    billIds: several<number>(trade, 9),
  };
  if (posted === null)
    return { type: 'PostOpeningBalances', data: { ...data, beginsOn: BEGINS_ON } };
  const reversalIds = several<JournalId>(trade, 1);
  return {
    type: 'CorrectOpeningBalances',
    data: { ...data, reason: 'Counted again', reversalIds },
  };
}
