// What a filed GSTR-1 closes for journals that people post: its output tax stays as it was
// reported, but for what sets it off or pays it, which changes no figure of that return.
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { filingOn } from '../tax/index.ts';
import type { JournalFacts } from './commands.ts';
import type { Entry } from './entries/entries.ts';
import type { JournalRejection } from './rejections.ts';
import type { GstSettlement } from './terms.ts';

type Lines = {
  readonly entries: readonly Entry[];
  readonly gst?: GstSettlement | undefined;
};

type ClosedFacts = Pick<JournalFacts, 'returns' | 'outputTaxAccounts'>;

/** @returns the refusal of lines on output tax in a period whose GSTR-1 is filed, or null. */
export function outputTaxRefusal(
  { entries, gst }: Lines,
  entryDate: CalendarDate,
  { returns, outputTaxAccounts }: ClosedFacts,
): JournalRejection | null {
  if (gst !== undefined) return null;
  const at = entries.findIndex(({ accountId }) => outputTaxAccounts.has(accountId));
  const filing = at === -1 ? null : filingOn(returns, 'gstr-1', entryDate);
  if (filing === null) return null;
  const { period, arn, filedOn } = filing;
  return { kind: 'output_tax_in_filed_period', line: at + 1, entryDate, period, arn, filedOn };
}

/**
 * Tax that is set off or paid leaves the account of output tax on its debit side.
 * @returns why a journal may not be posted by hand as it is marked, or null.
 */
export function gstRefusal(
  document: Lines & { readonly entryDate: CalendarDate | null },
  facts: JournalFacts,
): JournalRejection | null {
  const { entries, gst, entryDate } = document;
  if (gst === undefined) return outputTaxRefusal(document, entryDate ?? facts.today, facts);
  const at = entries.findIndex(
    ({ accountId, side }) => side === 'credit' && facts.outputTaxAccounts.has(accountId),
  );
  return at === -1 ? null : { kind: 'gst_settlement_adds_tax', line: at + 1 };
}
