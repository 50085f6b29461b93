// What the tax accounts hold by a log, as the read tables tell it.
import type { BooksEvent } from '#core/domain.ts';
import { mirroredEntries, periodOfPart } from '#core/journal/index.ts';
import type { GstFacts, JournalPosted } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { DayOfTax, GstAccount, MarkedLine } from '#core/tax/index.ts';

type Written = { readonly stream: string; readonly event: BooksEvent };
type Posted = Pick<JournalPosted['data'], 'entries' | 'entryDate' | 'gst' | 'source'>;

/** @returns the journals of a log, a reversal as what it mirrors. */
function postedIn(log: readonly Written[]): readonly Posted[] {
  return log.flatMap(({ stream, event }) => {
    if (event.type === 'JournalPosted') return [event.data];
    if (event.type !== 'JournalReversed') return [];
    const original = log.find((one) => one.stream === stream)?.event;
    if (original?.type !== 'JournalPosted') return [];
    const { entryDate } = event.data;
    return [{ ...original.data, entryDate, entries: [...mirroredEntries(original.data.entries)] }];
  });
}

/** @param accounts what each account is to GST. */
export function gstFactsOfLog(
  log: readonly Written[],
  accounts: ReadonlyMap<number, GstAccount>,
): GstFacts {
  const isTax = (id: number) =>
    ['output', 'rcm-output', 'input'].includes(accounts.get(id)?.kind ?? '');
  const lines = postedIn(log).flatMap(({ entries, entryDate, gst = [], source }) =>
    entries.map(({ accountId, side, amountPaise }, index) => ({
      accountId,
      on: calendarDate(entryDate),
      paise: side === 'debit' ? amountPaise : -amountPaise,
      part: gst.find((part) => part.lines.includes(index + 1)),
      isByHand: source === undefined,
    })),
  );
  const ofTax = lines.filter(({ accountId }) => isTax(accountId));
  const balances = new Map(
    [...accounts].flatMap(([id]) => (isTax(id) ? [[id, 0] as [number, number]] : [])),
  );
  for (const { accountId, paise } of ofTax) {
    balances.set(accountId, (balances.get(accountId) ?? 0) + paise);
  }
  const days = ofTax.map(({ accountId, on, paise, part, isByHand }): DayOfTax => {
    const debitedByHandPaise = isByHand && part === undefined ? Math.max(paise, 0) : 0;
    return { accountId, on, paise, debitedByHandPaise };
  });
  const marked = ofTax.flatMap(({ accountId, on, paise, part }): MarkedLine[] =>
    part === undefined
      ? []
      : [{ accountId, on, paise, isSetOff: part.mark === 'set-off', period: periodOfPart(part) }],
  );
  const keepsCashLedger = lines.some(
    ({ accountId }) => accounts.get(accountId)?.kind === 'cash-ledger',
  );
  return { accounts, ledger: { balances, days, marked }, keepsCashLedger };
}
