// Balances in columns as a sheet, of the same rows as the screen.
import { readBalanceColumns } from '#api/contract/account/balance-columns.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { differenceRemarks } from '#web/shell/sheet/opening-remark.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { resultColumns } from '../../statement/result/result-columns.ts';
import { statementTable } from '../../statement/statement-sheet.ts';
import { accountsInOrder } from '../../statement/table/statement-figures.ts';
import { groupedBalances, debitsOf } from './compared-rows.ts';
import { comparedCall } from './queries.ts';
import type { ComparedQuery } from './queries.ts';

export async function comparedSheet(
  { read }: SheetWork,
  title: string,
  asked: ComparedQuery,
): Promise<ReportSheet> {
  const reply = await read(readBalanceColumns, comparedCall(asked));
  const { shows, sort } = asked.layout;
  const { search = '' } = asked;
  return {
    title,
    period: periodInWords(asked.days),
    remarks: [
      ...(search === '' ? [] : [`Found by ‘${search}’`]),
      'Closing balances: a debit is positive, a credit has a minus',
      ...(await differenceRemarks(read, asked.bookId)),
    ],
    ...statementTable(accountsInOrder(groupedBalances(reply, asked.isShown, search), sort), {
      columns: resultColumns(reply, { shows, wide: true, days: true }),
      whole: debitsOf(reply),
      withNotes: false,
    }),
  };
}
