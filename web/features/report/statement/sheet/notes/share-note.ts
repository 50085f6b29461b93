// The note to a company's share capital on how many equity shares there were at both ends of each
// year (Schedule III, Division I, general instructions 6.A). They are data of the book, in words.
import { readProfitAndLoss } from '#api/contract/account/financial-statements.ts';
import type { BalanceSheetReply } from '#api/contract/account/financial-statements.ts';
import type { ShareCapital } from '#core/statement/index.ts';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import type { StatementNote } from './statement-note.ts';

type SharesSet = readonly Pick<ShareCapital, 'from' | 'faceValuePaise' | 'shares'>[];

/** @returns no note of whoever has no shares, or has not said how many. */
export async function readShareNote(
  { read }: SheetWork,
  bookId: number,
  { form, columns }: Pick<BalanceSheetReply, 'form' | 'columns'>,
): Promise<readonly StatementNote[]> {
  const [own] = columns;
  if (form !== 'company' || own === undefined) return [];
  const query = { to: own.to, as: form };
  const { earningsPerShare: perShare } = await read(readProfitAndLoss, {
    params: { bookId },
    query,
  });
  const words = sharesInWords(columns, perShare?.set ?? []);
  return words.length === 0 ? [] : [{ title: 'Equity shares', words, accounts: [] }];
}

export function sharesInWords(
  columns: BalanceSheetReply['columns'],
  set: SharesSet,
): readonly string[] {
  const on = (day: string) =>
    set.reduce<SharesSet[number] | undefined>(
      (last, one) => (one.from <= day && one.from >= (last?.from ?? '') ? one : last),
      undefined,
    );
  const said = (one: SharesSet[number]) =>
    `${formatCount(one.shares)} of ${formatRupees(one.faceValuePaise)}`;
  return columns.flatMap(({ of, to }) => {
    const now = on(to);
    if (of === 'part' || now === undefined) return [];
    const eve = dayBefore(yearPeriod(financialYearOf(to)).from);
    const before = on(eve);
    const earlier = before === undefined ? '' : `, on ${formatDate(eve)} ${said(before)}`;
    return [`On ${formatDate(to)} ${said(now)}${earlier}`];
  });
}
