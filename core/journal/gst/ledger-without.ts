// What a correction finds: the tax accounts as they are once the corrected journal is reversed.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { GstFacts } from '../commands.ts';
import type { JournalPosted } from '../events.ts';
import { periodOfPart } from './parts.ts';

/** @returns the facts with the reversal of a journal, dated as it will be. */
export function ledgerWithout(
  facts: GstFacts,
  { entries, gst: parts = [], source }: JournalPosted['data'],
  reversedOn: CalendarDate,
): GstFacts {
  const { balances, days, marked } = facts.ledger;
  const after = new Map(balances);
  const back = entries.flatMap(({ accountId, side, amountPaise }, index) => {
    if (!after.has(accountId)) return [];
    const paise = side === 'debit' ? -amountPaise : amountPaise;
    after.set(accountId, (after.get(accountId) ?? 0) + paise);
    const part = parts.find(({ lines }) => lines.includes(index + 1));
    return [{ accountId, on: reversedOn, paise, part }];
  });
  return {
    ...facts,
    ledger: {
      balances: after,
      days: [
        ...days,
        ...back.map(({ part, ...line }) => ({
          ...line,
          debitedByHandPaise:
            part === undefined && source === undefined ? Math.max(line.paise, 0) : 0,
        })),
      ],
      marked: [
        ...marked,
        ...back.flatMap(({ part, ...line }) =>
          part === undefined
            ? []
            : [{ ...line, isSetOff: part.mark === 'set-off', period: periodOfPart(part) }],
        ),
      ],
    },
  };
}
