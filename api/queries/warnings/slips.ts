// Slips of petty cash above the limit of an expense: what one name got in cash on one day.
import { cashOnSlip, isCash } from '#core/warning/index.ts';
import type { Warning } from '#core/warning/index.ts';
import { cashOnSlipsOfDay } from '#projections/documents/read-expenses.ts';
import { accountsOfAct } from './accounts.ts';
import type { JudgedAct } from './judged-act.ts';

export async function slipWarnings(act: JudgedAct): Promise<readonly Warning[]> {
  const slips = act.events.flatMap((event) => (event.type === 'ExpensePosted' ? [event.data] : []));
  const found = await Promise.all(
    slips.map(async ({ postedOn: date, ...slip }) => {
      const accountOf = await accountsOfAct(act, [slip.accountId]);
      if (!isCash(accountOf(slip.accountId)?.group ?? null)) return [];
      const { bookId } = act.log;
      const { paidTo } = slip;
      const day = { bookId, date, before: act.firstSeq };
      const before =
        paidTo === null
          ? []
          : await act.log.ask(cashOnSlipsOfDay, { ...day, name: paidTo.toLowerCase() });
      return cashOnSlip({ ...slip, date }, before[0]?.paise ?? 0);
    }),
  );
  return found.flat();
}
