// What customers owe and suppliers are owed by age since the due date, in the ages of Schedule III:
// an account on the line tells all that it has, so that each note comes to its line.
import { readReceivables } from '#api/contract/customer/receivables.ts';
import type { PartyReceivables } from '#api/contract/customer/receivables.ts';
import type {
  BalanceSheetReply,
  FinancialRow,
} from '#api/contract/account/financial-statements.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { scheduleAgeDays, scheduleAgeNames } from '#core/settlement/index.ts';
import type { AgedGroup } from '#core/settlement/index.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { paiseFromWire } from '#web/format/money.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import type { StatementNote } from './statement-note.ts';

const LINES: Readonly<Record<string, readonly [group: AgedGroup, title: string]>> = {
  'funds-trade-payables-micro-and-small-enterprises': [
    'creditors',
    'Trade payables to micro and small enterprises by age',
  ],
  'funds-trade-payables': ['creditors', 'Trade payables by age'],
  'funds-trade-payables-others': ['creditors', 'Trade payables to others by age'],
  'assets-trade-receivables': ['debtors', 'Trade receivables by age'],
};

type PartiesOfColumn = readonly Pick<
  PartyReceivables,
  'account_id' | 'not_due' | 'ages' | 'unallocated' | 'total'
>[];

export async function readAgeingNotes(
  { read }: SheetWork,
  bookId: number,
  { rows, columns }: Pick<BalanceSheetReply, 'rows' | 'columns'>,
): Promise<readonly StatementNote[]> {
  const notes: StatementNote[] = [];
  for (const row of rows) {
    const [group, title] = LINES[row.code] ?? [];
    if (group === undefined || title === undefined) continue;
    const parties: PartiesOfColumn[] = [];
    for (const { of, to } of columns) {
      const days = scheduleAgeDays(group, dateFromWire(to)).join(',');
      const query = { book_id: bookId, as_on: dateFromWire(to), group, days };
      parties.push(of === 'part' ? [] : (await read(readReceivables, { query })).rows);
    }
    notes.push({ title, accounts: [agesOnLine(row, group, parties)] });
  }
  return notes;
}

/** Of a column those whose balance stands on the line in it: others are advances. */
export function agesOnLine(
  { parts }: Pick<FinancialRow, 'parts'>,
  group: AgedGroup,
  columns: readonly PartiesOfColumn[],
): StatementNote['accounts'][number] {
  const onLine = columns.map((parties, at) =>
    parties.filter(({ account_id: id }) =>
      parts.some(
        (part) => part.account_id === id && paiseFromWire(part.amounts[at] ?? '0.00') !== 0,
      ),
    ),
  );
  const amounts = (of: (party: PartiesOfColumn[number]) => string | undefined) =>
    onLine.map((parties) =>
      rupeesFromPaise(parties.reduce((sum, party) => sum + paiseFromWire(of(party) ?? '0.00'), 0)),
    );
  const names = scheduleAgeNames(group);
  return {
    name: 'Undisputed, from the due date',
    moves: [
      { name: 'Not due', amounts: amounts(({ not_due: notDue }) => notDue) },
      ...names.map((name, age) => ({ name, amounts: amounts(({ ages }) => ages[age]) })),
      { name: 'Not set against a bill', amounts: amounts(({ unallocated }) => unallocated) },
    ].filter((move) => move.amounts.some((rupees) => rupees !== '0.00')),
    closing: amounts(({ total }) => total),
  };
}
