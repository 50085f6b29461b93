// Turns what fast-check draws of the months of a trade into commands, one after another.
import { dateOf, dayBefore, daysAfter, partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, quarterOf, quarterPeriod } from '#core/kernel/financial-year.ts';
import type { AccountId, JournalId } from '#core/kernel/ids.ts';
import type { AskedGstPart, Entry } from '#core/journal/index.ts';
import {
  frequencyOn,
  gstr3bSpanOn,
  periodOfSpan,
  openTaxOfPeriod,
  returnSpan,
} from '#core/tax/index.ts';
import { gstFactsOfLog } from '#tests/support/gst-ledger.ts';
import { returnsOf } from '#core/book/index.ts';
import { tradeCommandOf, withCustomers } from './commands.ts';
import { BY_HAND, gstAccountsOfTrade, SUSPENSE } from './paper/decide-by-hand.ts';
import { bookOf, TRADE_BOOK } from './paper/paper-log.ts';
import type { PaperTrade } from './paper/paper-log.ts';
import { openPaperTrade, submitTrade } from './paper/paper-trade.ts';
import type { TradeCommand } from './paper/paper-trade.ts';
import type { PeriodMove } from './period-moves.ts';

/** The account of the customers' first tax, so that somebody can post on it by hand. */
const outputTaxAccountsOf = (trade: PaperTrade): readonly number[] => {
  return [...gstAccountsOfTrade(trade)].flatMap(([id, { kind }]) =>
    kind === 'output' ? [id] : [],
  );
};

const daysBefore = (date: CalendarDate, days: number): CalendarDate =>
  Array.from({ length: days }).reduce<CalendarDate>((day) => dayBefore(day), date);

/** @returns the trade after all that was possible in its months, and why the rest was not. */
export function afterMonths(moves: readonly PeriodMove[]) {
  const trade = withCustomers(openPaperTrade());
  const refusals: string[] = [];
  for (const move of moves) {
    const command = commandOf(trade, move);
    const answer = command === null ? null : submitTrade(trade, command);
    if (answer?.ok === false) refusals.push(answer.rejection.kind);
  }
  return { trade, refusals };
}

/** @returns null where nothing is asked, or there is nothing to choose from. */
function commandOf(trade: PaperTrade, move: PeriodMove): TradeCommand | null {
  switch (move.kind) {
    case 'as-usual':
      return tradeCommandOf(trade, move.move);
    case 'dated': {
      const command = tradeCommandOf(trade, move.move);
      return command === null ? null : datedOn(command, daysBefore(trade.today, move.daysAgo));
    }
    case 'days-pass':
      trade.today = daysAfter(trade.today, move.days);
      return null;
    case 'file':
    case 'take-mark-back':
      return markOf(trade, move);
    case 'by-quarter': {
      const { from } = quarterPeriod(financialYearOf(trade.today), quarterOf(trade.today));
      const frequency = move.isQuarterly ? 'quarterly' : 'monthly';
      return { type: 'SetFilingFrequency', data: { bookId: TRADE_BOOK, from, frequency } };
    }
    case 'output-tax':
      return postedOnTax(trade, move);
    case 'input-tax':
      return creditOf(trade, move);
    case 'marked':
      return markedBy(trade, move);
    case 'take-hand-entry-back':
      return takenBack(trade, move);
  }
}

/** Every date that the command bears; a late cancel is confirmed. */
function datedOn(command: TradeCommand, date: CalendarDate): TradeCommand {
  const data: Record<string, unknown> = { ...command.data };
  for (const key of ['issueDate', 'paidOn', 'takenBackOn', 'entryDate']) {
    if (key in data) data[key] = date;
  }
  if ('draft' in command.data && 'issueDate' in command.data.draft) {
    data['draft'] = { ...command.data.draft, issueDate: date };
  }
  if (command.type === 'CancelInvoice') data['confirm'] = 'past_due_date';
  return { type: command.type, data } as TradeCommand;
}

const ARN = 'AA270926123456K';

function markOf(
  trade: PaperTrade,
  { kind, monthsAgo }: Extract<PeriodMove, { monthsAgo: number }>,
): TradeCommand | null {
  const { frequencies } = returnsOf(bookOf(trade));
  let day = trade.today;
  for (let month = 0; month < monthsAgo; month += 1) {
    const { year, month: of } = partsOf(day);
    day = dayBefore(dateOf(year, of, 1));
  }
  const span = returnSpan('gstr-1', day, frequencyOn(day, frequencies));
  if (span === null) return null;
  const what = { bookId: TRADE_BOOK, returnKind: 'gstr-1' as const, period: periodOfSpan(span) };
  if (kind === 'take-mark-back') {
    return { type: 'ReverseReturnFiling', data: { ...what, reason: 'Filed by mistake' } };
  }
  return { type: 'MarkReturnFiled', data: { ...what, filedOn: trade.today, arn: ARN } };
}

function postedOnTax(
  trade: PaperTrade,
  move: Extract<PeriodMove, { kind: 'output-tax' }>,
): TradeCommand | null {
  const accounts = outputTaxAccountsOf(trade);
  const accountId = accounts[move.which % Math.max(accounts.length, 1)] as AccountId | undefined;
  if (accountId === undefined) return null;
  const { isDebit, amountPaise } = move;
  const [side, other] = isDebit ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  return byHand(trade, daysBefore(trade.today, move.daysAgo), [
    { accountId, side, amountPaise },
    { accountId: SUSPENSE, side: other, amountPaise },
  ]);
}

const NARRATION = 'Output tax by hand';

function byHand(
  trade: PaperTrade,
  entryDate: CalendarDate,
  entries: readonly Entry[],
  gst?: readonly AskedGstPart[],
): TradeCommand {
  return {
    type: 'PostJournal',
    data: {
      journalId: (trade.lastId += 1) as JournalId,
      voucherType: 'journal',
      entryDate,
      narration: NARRATION,
      entries,
      ...(gst && { gst }),
    },
  };
}

const CREDIT = {
  igst: BY_HAND.inputIgst,
  cgst: BY_HAND.inputCgst,
  sgst: BY_HAND.inputSgst,
} as const;

const creditOf = (
  trade: PaperTrade,
  { head, amountPaise, daysAgo }: Extract<PeriodMove, { kind: 'input-tax' }>,
): TradeCommand =>
  byHand(trade, daysBefore(trade.today, daysAgo), [
    { accountId: CREDIT[head], side: 'debit', amountPaise },
    { accountId: SUSPENSE, side: 'credit', amountPaise },
  ]);

/** @returns what is asked of a mark: some of it is lawful, some is too much, some crosses heads. */
function markedBy(
  trade: PaperTrade,
  move: Extract<PeriodMove, { kind: 'marked' }>,
): TradeCommand | null {
  const accounts = outputTaxAccountsOf(trade);
  const accountId = accounts[move.which % Math.max(accounts.length, 1)];
  if (accountId === undefined) return null;
  const { frequencies } = returnsOf(bookOf(trade));
  const entryDate = daysBefore(trade.today, move.daysAgo);
  const own = gstr3bSpanOn(entryDate, frequencies);
  const period = move.isOfMonthBefore ? gstr3bSpanOn(dayBefore(own.from), frequencies) : own;
  const gstAccounts = gstAccountsOfTrade(trade);
  const { ledger } = gstFactsOfLog(trade.log, gstAccounts);
  const standing = openTaxOfPeriod(ledger, {
    period,
    on: entryDate,
    accounts: gstAccounts,
    beginsOn: null,
  });
  const head = gstAccounts.get(accountId)?.head ?? 'cgst';
  const against =
    move.mark === 'discharge' && move.against !== 'suspense' ? 'cash-ledger' : move.against;
  const creditPaise =
    against === 'cash-ledger' || against === 'suspense' ? Infinity : standing.credit[against];
  const mostPaise = Math.min(standing.output[head], creditPaise);
  const amountPaise = Math.max(Math.floor((mostPaise * move.share) / 100), 1);
  const other = {
    ...CREDIT,
    'cash-ledger': BY_HAND.cashLedger,
    suspense: SUSPENSE,
  }[against];
  return byHand(
    trade,
    entryDate,
    [
      { accountId, side: 'debit', amountPaise },
      { accountId: other, side: 'credit', amountPaise },
    ],
    [{ mark: move.mark, period, lines: null }],
  );
}

function takenBack(
  trade: PaperTrade,
  { which }: Extract<PeriodMove, { kind: 'take-hand-entry-back' }>,
): TradeCommand | null {
  const posted = trade.log.flatMap(({ event }) =>
    event.type === 'JournalPosted' && event.data.narration === NARRATION
      ? [event.data.journalId]
      : [],
  );
  const journalId = posted[which % Math.max(posted.length, 1)] as JournalId | undefined;
  if (journalId === undefined) return null;
  const reversalId = (trade.lastId += 1) as JournalId;
  return { type: 'ReverseJournal', data: { journalId, reversalId, reason: 'Entered twice' } };
}
