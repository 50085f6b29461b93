// The note to the balance sheet on the accounts of the owners: each from its opening to its closing
// balance, in every column from the first day of that financial year.
import { readOwnersAccounts } from '#api/contract/account/reports/owners-accounts.ts';
import type {
  OwnersAccountsReply,
  OwnersRow,
} from '#api/contract/account/reports/owners-accounts.ts';
import type { BalanceSheetReply } from '#api/contract/account/financial-statements.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { OWNERS_MOVES } from '#core/statement/index.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import type { StatementNote } from '../sheet/notes/statement-note.ts';
import { MOVE_NAMES, OWNERS_TITLES } from './owners-accounts.ts';

/** @param as the form that the address asks for; null as the book says. */
export async function readOwnersNote(
  { read }: SheetWork,
  bookId: number,
  {
    columns,
    as,
  }: Pick<BalanceSheetReply, 'columns'> & { readonly as: OwnersAccountsReply['form'] },
): Promise<StatementNote> {
  const replies: (OwnersAccountsReply | null)[] = [];
  for (const { of, to } of columns) {
    const { from } = yearPeriod(financialYearOf(to));
    const call = { params: { bookId }, query: { from, to, as } };
    // A month's end is read in the year to that day, which the other columns tell already.
    replies.push(of === 'part' ? null : await read(readOwnersAccounts, call));
  }
  return ownersNote(replies, as);
}

export function ownersNote(
  replies: readonly (OwnersAccountsReply | null)[],
  form: OwnersAccountsReply['form'],
): StatementNote {
  const columns = replies.map(
    (reply) => new Map((reply?.sections ?? []).flatMap(({ rows }) => rows).map(keyed)),
  );
  const rows = new Map(columns.flatMap((column) => [...column]));
  const accounts = [...rows].map(([key, { name }]) => {
    const amounts = (of: keyof OwnersRow['figures']) =>
      columns.map((column) => column.get(key)?.figures[of] ?? 0);
    const moves = (['opening', ...OWNERS_MOVES] as const)
      .map((move) => ({ name: MOVE_NAMES[move], amountsPaise: amounts(move) }))
      .filter((move) => move.amountsPaise.some((paise) => paise !== 0));
    return { name, moves, closingPaise: amounts('closing') };
  });
  return { title: OWNERS_TITLES[form], accounts: accounts.filter(({ moves }) => moves.length > 0) };
}

const keyed = (row: OwnersRow) => [row.accountId, row] as const;
