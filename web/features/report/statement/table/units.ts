// In which unit the amounts of a statement are told. Schedule III, Division I, has companies round
// them off since 1 April 2021 (MCA notification of 24 March 2021, general instructions, paragraph
// 4): below 100 crore rupees of total income to hundreds, thousands, lakhs or millions or decimals
// of them, from there to lakhs, millions or crores; one unit throughout.
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import { mulDiv } from '#core/kernel/paise.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import type { StatementNote } from '../sheet/notes/statement-note.ts';

export const UNITS = [
  { value: 'rupees', label: 'Rupees', size: 1 },
  { value: 'hundreds', label: 'Hundreds', size: 100 },
  { value: 'thousands', label: 'Thousands', size: 1_000 },
  { value: 'lakhs', label: 'Lakhs', size: 1_00_000 },
  { value: 'millions', label: 'Millions', size: 10_00_000 },
  { value: 'crores', label: 'Crores', size: 1_00_00_000 },
] as const;

export type AmountUnit = (typeof UNITS)[number]['value'];

export const unitIn = (text: string): AmountUnit =>
  UNITS.find(({ value }) => value === text)?.value ?? 'rupees';

const sizeOf = (unit: AmountUnit): number => UNITS.find(({ value }) => value === unit)?.size ?? 1;

/** Rounded to the hundredth of a unit, half away from nil. */
export const amountsIn =
  (unit: AmountUnit) =>
  (amountsPaise: readonly number[]): number[] =>
    amountsPaise.map((paise) => mulDiv(paise, 1, sizeOf(unit)));

type ToldReply = {
  readonly rows: readonly FinancialRow[];
  readonly columns: readonly { readonly of: string }[];
};

/**
 * Of what the statement stands beside, nothing is told where nothing was booked: a period before
 * the books began is empty and not nil. Its own period and parts of it are.
 * @returns the rows with their amounts in the unit.
 */
export function rowsInUnit(unit: AmountUnit, { rows, columns }: ToldReply): FinancialRow[] {
  const isEmpty = columns.map(
    ({ of }, at) =>
      at > 0 && of !== 'part' && rows.every(({ amountsPaise }) => (amountsPaise[at] ?? 0) === 0),
  );
  const inUnit = amountsIn(unit);
  const told = (amountsPaise: readonly number[]) =>
    inUnit(amountsPaise).map((paise, at) => (isEmpty[at] === true ? Number.NaN : paise));
  return rows.map((row) => ({
    ...row,
    amountsPaise: told(row.amountsPaise),
    parts: row.parts.map((part) => ({ ...part, amountsPaise: told(part.amountsPaise) })),
  }));
}

export function noteIn(unit: AmountUnit, note: StatementNote): StatementNote {
  const told = amountsIn(unit);
  return {
    ...note,
    accounts: note.accounts.map(({ name, moves, closingPaise }) => ({
      name,
      moves: moves.map((move) => ({ ...move, amountsPaise: told(move.amountsPaise) })),
      closingPaise: told(closingPaise),
    })),
  };
}

/** @returns the heads of columns that name rupees with the unit. */
export const headIn = (unit: AmountUnit, head: string): string =>
  unit === 'rupees' ? head : head.replace('(₹)', `(₹ in ${unit})`);

/** Under the title of a page. */
export const unitBelow = (unit: AmountUnit): string =>
  unit === 'rupees' ? '' : `. In ${unit} of rupees`;

/** What is said at the head of a statement that is not in rupees. */
const unitInWords = (unit: AmountUnit): readonly string[] =>
  unit === 'rupees'
    ? []
    : [
        `In ${unit} of rupees, rounded to two decimals: a sum may differ from its lines by rounding.`,
      ];

/** @returns the sheet with the unit at the heads of its columns. */
export const headsIn = (unit: AmountUnit, sheet: ReportSheet): ReportSheet =>
  unit === 'rupees'
    ? sheet
    : {
        ...sheet,
        remarks: [...unitInWords(unit), ...sheet.remarks],
        columns: sheet.columns.map((column) => ({
          ...column,
          head: headIn(unit, column.head),
        })),
      };
