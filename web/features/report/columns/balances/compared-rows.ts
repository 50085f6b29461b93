// Balances in columns: the accounts of each group with what they came to, and the sum of them all.
import type { BalanceColumnsReply } from '#api/contract/account/balance-columns.ts';
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { paiseFromWire } from '#web/format/money.ts';

const NO_GROUP = 'without-a-group';

type Amounts = readonly string[];

const sumOf = (of: readonly Amounts[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) =>
    of.reduce((sum, amounts) => sum + paiseFromWire(amounts[at] ?? '0.00'), 0),
  );

const wire = (paise: readonly number[]): string[] => paise.map((one) => rupeesFromPaise(one));

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
  { columns, rows, profit_brought_forward: brought }: BalanceColumnsReply,
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
  const hasBrought = isWhole && brought.some((rupees) => paiseFromWire(rupees) !== 0);
  const all = [...shown.map(({ closing }) => closing), ...(hasBrought ? [brought] : [])];
  const row = (
    as: 'section' | 'line' | 'total',
    code: string,
    more: Pick<FinancialRow, 'name' | 'amounts'> & Partial<FinancialRow>,
  ): FinancialRow => ({ code, as, sum_name: null, note: null, parts: [], ...more });
  return [
    ...groups.map((group) => {
      const accounts = shown.filter((account) => (account.group ?? '') === group);
      const name = TALLY_GROUPS.find(({ code }) => code === group)?.name ?? 'Without a group';
      return row('section', group === '' ? NO_GROUP : group, {
        name,
        sum_name: name,
        amounts: wire(
          sumOf(
            accounts.map(({ closing }) => closing),
            columns.length,
          ),
        ),
        parts: accounts.map(({ account_id, name: account, closing }) => ({
          account_id,
          name: account,
          amounts: closing,
          explained: { figure: null, days: 'all', side: null },
        })),
      });
    }),
    ...(hasBrought
      ? [row('line', 'brought', { name: 'Profit brought forward', amounts: brought })]
      : []),
    ...(shown.length === 0 && words.length === 0
      ? []
      : [row('total', 'total', { name: total, amounts: wire(sumOf(all, columns.length)) })]),
  ];
}

/** @returns how the page that explains calls a group, the total, or what was brought forward. */
export const lineOfBalances = (code: string): string =>
  code === 'total' ? 'all' : code === 'brought' ? code : `own-${code === NO_GROUP ? 'none' : code}`;

/** @returns the debits of each column, of which the shares are taken. */
export const debitsOf = ({ columns, rows }: BalanceColumnsReply): readonly string[] =>
  wire(
    columns.map((_, at) =>
      rows.reduce((sum, { closing }) => sum + Math.max(paiseFromWire(closing[at] ?? '0.00'), 0), 0),
    ),
  );
