// What customers owe and suppliers are owed by age since the due date, in the ages of Schedule III:
// an account on the line tells all that it has, so that each note comes to its line.
import { readReceivables } from '#api/contract/customer/receivables.ts';
import type { PartyReceivables } from '#api/contract/customer/receivables.ts';
import type {
  BalanceSheetReply,
  FinancialRow,
} from '#api/contract/account/financial-statements.ts';
import { scheduleAgeDays, scheduleAgeNames } from '#core/settlement/index.ts';
import type { AgedGroup } from '#core/settlement/index.ts';
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
  'accountId' | 'notDuePaise' | 'agesPaise' | 'unallocatedPaise' | 'totalPaise'
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
      const days = scheduleAgeDays(group, to).join(',');
      const query = { book_id: bookId, as_on: to, group, days };
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
    parties.filter(({ accountId: id }) =>
      parts.some((part) => part.accountId === id && (part.amountsPaise[at] ?? 0) !== 0),
    ),
  );
  const amounts = (of: (party: PartiesOfColumn[number]) => number | undefined) =>
    onLine.map((parties) => parties.reduce((sum, party) => sum + (of(party) ?? 0), 0));
  const names = scheduleAgeNames(group);
  return {
    name: 'Undisputed, from the due date',
    moves: [
      { name: 'Not due', amountsPaise: amounts(({ notDuePaise }) => notDuePaise) },
      ...names.map((name, age) => ({
        name,
        amountsPaise: amounts(({ agesPaise }) => agesPaise[age]),
      })),
      {
        name: 'Not set against a bill',
        amountsPaise: amounts(({ unallocatedPaise }) => unallocatedPaise),
      },
    ].filter((move) => move.amountsPaise.some((paise) => paise !== 0)),
    closingPaise: amounts(({ totalPaise }) => totalPaise),
  };
}
