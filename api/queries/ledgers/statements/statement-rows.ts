// The rows of a statement as they are answered. A line may have thousands of accounts: the largest
// stand by themselves and the others as one.
import type { FinancialStatement, FinancialPart, StatementLedgers } from '#core/statement/index.ts';
import type {
  FinancialPartReply,
  FinancialRow,
} from '#api/contract/account/financial-statements.ts';

const PARTS_MAX = 200;

type Begun = Pick<StatementLedgers, 'beginsOn'>;

/** @param ledgers from which the statement was made. */
export const statementRows = (
  { lines }: Pick<FinancialStatement, 'lines'>,
  ledgers: Begun,
): FinancialRow[] =>
  lines.map((row) => ({
    ...row,
    parts: shownParts(row.parts).map((part) => ({
      ...part,
      explained: explainedAs(part, ledgers),
    })),
  }));

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
  return { figure, days, side, ...(isOfBooks && { beginsOn }) };
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
