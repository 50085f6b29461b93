// How fixed assets, what was written off them, and reserves moved: each account from its opening to
// its closing balance, in every column from the first day of that financial year (Schedule III,
// Division I, general instructions 6.B and 6.I).
import type { BalanceSheetReply } from '#api/contract/account/financial-statements.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { balanceCalls, movesOf } from '../../../books/groups/group-balances.ts';
import type { AccountMoves } from '../../../books/groups/group-balances.ts';
import type { StatementNote } from './statement-note.ts';

const ASSETS = ['Additions', 'Disposals'] as const;
const WRITTEN_OFF = ['Written off', 'Less: on disposals'] as const;
const RESERVES = ['Added', 'Taken out'] as const;

/** The lines whose accounts are told so, by their codes. */
const TITLES: Readonly<Record<string, string>> = {
  'funds-reserves-and-surplus': 'Movement of reserves',
  'assets-property-plant-and-equipment': 'Movement of property, plant and equipment',
  'assets-property-plant-and-equipment-at-cost':
    'Movement of property, plant and equipment, at cost',
  'assets-less-accumulated-depreciation': 'Movement of accumulated depreciation',
  'assets-intangible-assets': 'Movement of intangible assets',
  'assets-capital-work-in-progress': 'Movement of capital work-in-progress',
  'assets-intangible-assets-under-development': 'Movement of intangible assets under development',
};

type MovesOfColumn = ReadonlyMap<number, AccountMoves>;

/** A month's end is read in the year to that day, which the other columns tell already. */
export async function readMovementNotes(
  { read }: SheetWork,
  bookId: number,
  { rows, columns }: Pick<BalanceSheetReply, 'rows' | 'columns'>,
): Promise<readonly StatementNote[]> {
  if (!rows.some(({ code }) => code in TITLES)) return [];
  const moves: MovesOfColumn[] = [];
  for (const { of, to } of columns) {
    const year = { from: yearPeriod(financialYearOf(to)).from, to };
    const { endpoint, last } = balanceCalls(bookId, year, false);
    const found = of === 'part' ? [] : movesOf(await read(endpoint, last), null);
    moves.push(new Map(found.map((one) => [one.id, one])));
  }
  return movementNotes(rows, moves);
}

export const movementNotes = (
  rows: BalanceSheetReply['rows'],
  columns: readonly MovesOfColumn[],
): readonly StatementNote[] =>
  rows.flatMap(({ code, parts }) => {
    const title = TITLES[code];
    if (title === undefined) return [];
    const kind = kindOf(code);
    const accounts = parts.flatMap(({ accountId: id, name }) => {
      if (id === null) return [];
      return [
        {
          name,
          ...movedIn(
            columns.map((column) => column.get(id)),
            kind,
          ),
        },
      ];
    });
    const moved = accounts.filter(({ moves }) => moves.length > 0);
    return moved.length === 0 ? [] : [{ title, accounts: moved }];
  });

type Kind = 'reserve' | 'used' | 'unused';

/** What is not in use yet is not written off. */
function kindOf(code: string): Kind {
  if (code.startsWith('funds')) return 'reserve';
  return /work-in-progress|under-development/.test(code) ? 'unused' : 'used';
}

/** Read on the side that its line is read on: what was written off takes from the assets. */
function movedIn(columns: readonly (AccountMoves | undefined)[], kind: Kind) {
  const isReserve = kind === 'reserve';
  const sign = isReserve ? -1 : 1;
  const held = columns.find((one) => one !== undefined && (one.closing || one.opening) !== 0);
  const isWrittenOff = kind === 'used' && held !== undefined && (held.closing || held.opening) < 0;
  const isOfCredit = isReserve || isWrittenOff;
  const [more, less] = isReserve ? RESERVES : isOfCredit ? WRITTEN_OFF : ASSETS;
  const amounts = (of: (one: AccountMoves) => number) =>
    columns.map((one) => (one === undefined ? 0 : sign * of(one) || 0));
  const moves = [
    { name: 'Opening balance', amountsPaise: amounts(({ opening }) => opening) },
    { name: more, amountsPaise: amounts(({ debit, credit }) => (isOfCredit ? -credit : debit)) },
    { name: less, amountsPaise: amounts(({ debit, credit }) => (isOfCredit ? debit : -credit)) },
  ];
  return {
    moves: moves.filter((move) => move.amountsPaise.some((paise) => paise !== 0)),
    closingPaise: amounts(({ closing }) => closing),
  };
}
