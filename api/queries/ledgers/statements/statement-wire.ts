// A statement as the wire has it. A line may have thousands of accounts: the largest stand by
// themselves and the others as one.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { FinancialStatement, FinancialPart, StatementLedgers } from '#core/statement/index.ts';
import type {
  FinancialPartReply,
  FinancialRow,
} from '#api/contract/account/financial-statements.ts';

const PARTS_MAX = 200;

export const wireAmounts = (amountsPaise: readonly number[]): string[] =>
  amountsPaise.map((paise) => rupeesFromPaise(paise));

type Begun = Pick<StatementLedgers, 'beginsOn'>;

/** @param ledgers from which the statement was made. */
export const statementRowsWire = (
  { lines }: Pick<FinancialStatement, 'lines'>,
  ledgers: Begun,
): FinancialRow[] =>
  lines.map((row) => ({
    code: row.code,
    as: row.as,
    name: row.name,
    sum_name: row.sumName,
    note: row.note,
    amounts: wireAmounts(row.amountsPaise),
    parts: shownParts(row.parts).map((part) => partWire(part, ledgers)),
  }));

const partWire = (part: FinancialPart, ledgers: Begun): FinancialPartReply => ({
  account_id: part.accountId,
  name: part.name,
  amounts: wireAmounts(part.amountsPaise),
  explained: explainedAs(part, ledgers),
});

/** As `explain` names it. */
export function explainedAs(
  { accountId, source }: Pick<FinancialPart, 'accountId' | 'source'>,
  { beginsOn = null }: Begun,
): FinancialPartReply['explained'] {
  const { of, days, side = null, withOpenings } = source;
  if (of === 'without-cash' || (of === 'account' && accountId === null)) return null;
  const brought = of === 'result' && days === 'before';
  const figure = brought ? 'brought-forward' : of === 'account' ? null : of;
  const isOfBooks = beginsOn !== null && days !== 'all' && withOpenings !== true;
  return { figure, days, side, ...(isOfBooks && { begins_on: beginsOn }) };
}

const sizeOf = ({ amountsPaise }: FinancialPart): number =>
  Math.max(...amountsPaise.map((paise) => Math.abs(paise)));

function shownParts(parts: readonly FinancialPart[]): readonly FinancialPart[] {
  if (parts.length <= PARTS_MAX) return parts;
  const largest = new Set(
    parts.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, PARTS_MAX),
  );
  const others = parts.filter((part) => !largest.has(part));
  const [first] = others;
  const rest: FinancialPart = {
    accountId: null,
    name: `${others.length.toLocaleString('en-IN')} other accounts`,
    source: { of: 'account', days: 'all' },
    amountsPaise: (first?.amountsPaise ?? []).map((_, at) =>
      others.reduce((sum, { amountsPaise }) => sum + (amountsPaise[at] ?? 0), 0),
    ),
  };
  return [...parts.filter((part) => largest.has(part)), rest];
}
