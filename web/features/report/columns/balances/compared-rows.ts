// Balances in columns: the accounts of each group with what they came to, and the sum of them all.
import type { BalanceColumnsReply } from '#api/contract/account/balance-columns.ts';
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import { nameOfGroupSum } from '#core/report/index.ts';
import { TALLY_GROUPS } from '#core/account-type/index.ts';

const NO_GROUP = 'without-a-group';

type Amounts = readonly number[];

const sumOf = (of: readonly Amounts[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) =>
    of.reduce((sum, amounts) => sum + (amounts[at] ?? 0), 0),
  );

/** A group stands where Tally has it, what has none at the end. */
const placeOf = (group: string): number => {
  const at = TALLY_GROUPS.findIndex(({ code }) => code === group);
  return at === -1 ? TALLY_GROUPS.length : at;
};

/** Of letters in any case, however they are composed. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase();

const wordsIn = (search: string): readonly string[] =>
  plain(search)
    .split(/\s+/u)
    .filter((word) => word !== '');

/**
 * @param isShown whether the accounts of a group are told; the empty text is no group.
 * @param search words that the name of an account has; the empty text finds all.
 */
export function groupedBalances(
  { columns, rows, profitBroughtForwardPaise: brought }: BalanceColumnsReply,
  isShown: (group: string) => boolean,
  search = '',
): readonly FinancialRow[] {
  const words = wordsIn(search);
  const isFound = (name: string) => words.every((word) => plain(name).includes(word));
  const shown = rows.filter(({ group, name }) => isShown(group ?? '') && isFound(name));
  const groups = [...new Set(shown.map(({ group }) => group ?? ''))].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const isWhole = words.length === 0 && shown.length === rows.length;
  const total = words.length === 0 ? 'Total' : `Total of accounts found: ${shown.length}`;
  const hasBrought = isWhole && brought.some((paise) => paise !== 0);
  const all = [...shown.map(({ closingPaise }) => closingPaise), ...(hasBrought ? [brought] : [])];
  const row = (
    as: 'section' | 'line' | 'total',
    code: string,
    more: Pick<FinancialRow, 'name' | 'amountsPaise'> & Partial<FinancialRow>,
  ): FinancialRow => ({ code, as, sumName: null, note: null, parts: [], ...more });
  return [
    ...groups.map((group) => {
      const accounts = shown.filter((account) => (account.group ?? '') === group);
      const name = TALLY_GROUPS.find(({ code }) => code === group)?.name ?? 'Without a group';
      return row('section', group === '' ? NO_GROUP : group, {
        name,
        sumName: name,
        amountsPaise: sumOf(
          accounts.map(({ closingPaise }) => closingPaise),
          columns.length,
        ),
        parts: accounts.map(({ accountId, name: account, closingPaise }) => ({
          accountId,
          name: account,
          amountsPaise: closingPaise,
          explained: { figure: null, days: 'all', side: null },
        })),
      });
    }),
    ...(hasBrought
      ? [row('line', 'brought', { name: 'Profit brought forward', amountsPaise: brought })]
      : []),
    ...(shown.length === 0 && words.length === 0
      ? []
      : [row('total', 'total', { name: total, amountsPaise: sumOf(all, columns.length) })]),
  ];
}

/** @returns how the page that explains calls a group, the total, or what was brought forward. */
export function lineOfBalances(code: string): string {
  if (code === 'total') return 'all';
  return code === 'brought' ? code : nameOfGroupSum(code === NO_GROUP ? null : code, false);
}

/** @returns the debits of each column, of which the shares are taken. */
export const debitsOf = ({ columns, rows }: BalanceColumnsReply): readonly number[] =>
  columns.map((_, at) =>
    rows.reduce((sum, { closingPaise }) => sum + Math.max(closingPaise[at] ?? 0, 0), 0),
  );
