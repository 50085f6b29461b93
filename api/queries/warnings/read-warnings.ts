// What is unusual about an act, of the events that it recorded or would record: core says it, this
// brings what it must know of the books. Of an act that is only looked at, nothing lies in the
// tables; of one that is done, its own rows do.
import type { Warning } from '#core/warning/index.ts';
import { dateFarOff, warningsInOrder } from '#core/warning/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import { datedJournals } from '#projections/runner/posted-journal.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { JudgedAct } from './judged-act.ts';
import { billWarnings } from './bills.ts';
import { cashWarnings } from './cash.ts';
import { moneyWarnings } from './money.ts';
import { numberWarnings } from './numbers.ts';
import { orderWarnings } from './orders.ts';
import { partyWarnings } from './parties.ts';
import { purchaseWarnings } from './purchases.ts';
import { saleWarnings } from './sales.ts';
import { slipWarnings } from './slips.ts';
import { setOffWarnings } from './set-offs.ts';
import { shortageWarnings } from './stock.ts';

type Judge = (act: JudgedAct) => Promise<readonly Warning[]>;

/** What they look at are journals, with a document or without. */
const OF_JOURNALS: readonly Judge[] = [cashWarnings, billWarnings, setOffWarnings];

/** What they look at are documents and masters: a journal by hand has none. */
const OF_RECORDS: readonly Judge[] = [
  numberWarnings,
  saleWarnings,
  shortageWarnings,
  partyWarnings,
  moneyWarnings,
  slipWarnings,
  orderWarnings,
];

const isOfLedger = ({ type }: JudgedAct['events'][number]): boolean =>
  type === 'JournalPosted' || type === 'JournalReversed';

export async function readWarnings(log: LogAsOf, isPosted: boolean): Promise<readonly Warning[]> {
  const [first] = log.events;
  if (first === undefined) return [];
  const events = await withOriginals(log.events, (places) => log.read(places));
  const act: JudgedAct = { log, events, firstSeq: first.seq, isPosted };
  const judges = events.every(isOfLedger) ? OF_JOURNALS : [...OF_JOURNALS, ...OF_RECORDS];
  // All of them ask at the same time, so that what they ask goes out together.
  const found = await Promise.all(judges.map((judge) => judge(act)));
  const all = [...ofDayOrBill(found.flat()), ...dayWarnings(act), ...purchaseWarnings(act)];
  return warningsInOrder(all);
}

/** @returns the warnings; where cash is above the limit by its day, none of its bill beside it. */
function ofDayOrBill(warnings: readonly Warning[]): readonly Warning[] {
  const isReceipt = (warning: Warning): warning is CashWarning =>
    warning.code === 'cash_above_limit' && warning.rule === 'receipt';
  const isSaid = warnings.some((one) => isReceipt(one) && one.by !== 'bill');
  return isSaid ? warnings.filter((one) => !isReceipt(one) || one.by !== 'bill') : warnings;
}

type CashWarning = Extract<Warning, { readonly code: 'cash_above_limit' }>;

function dayWarnings({ events, log }: JudgedAct): readonly Warning[] {
  const { today } = log;
  const days = new Set<string>();
  for (const event of events) {
    if (event.type === 'StockJournalPosted') days.add(event.data.entryDate);
    if (event.type === 'PresaleIssued' || event.type === 'InvoiceIssued') {
      days.add(event.data.issueDate);
    }
  }
  for (const { event, entryDate } of datedJournals(events)) {
    if (event.type === 'JournalPosted') days.add(entryDate);
  }
  return [...days].flatMap((day) => dateFarOff(calendarDate(day), today));
}
