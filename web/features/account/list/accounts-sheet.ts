// The list of accounts as a sheet: those shown, by group, with what each holds now.
import type { Account } from '#api/contract/account/account.ts';
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import { reportColumns } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';

const side = ({ balancePaise }: Account, sign: 1 | -1): number | null => {
  const paise = balancePaise * sign;
  return paise > 0 ? paise : null;
};

const COLUMNS: readonly ReportColumnOf<Account>[] = [
  { head: 'Account', kind: 'text', of: ({ name }) => name },
  {
    head: 'Type',
    kind: 'text',
    of: ({ accountType: type, retired }) => `${type}${retired ? ', retired' : ''}`,
  },
  { head: 'Debit (₹)', kind: 'money', rule: 'pair', of: (account) => side(account, 1) },
  { head: 'Credit (₹)', kind: 'money', rule: 'pair', of: (account) => side(account, -1) },
];

const WITHOUT_GROUP = 'Without a group';

/** @param accounts those that the list shows, also the ones that are not drawn yet. */
export function accountsSheet(accounts: readonly Account[], search: string): ReportSheet {
  const known = new Set<string | null>(TALLY_GROUPS.map(({ code }) => code));
  const groups = [...TALLY_GROUPS, { code: null, name: WITHOUT_GROUP }].flatMap(
    ({ code, name }) => {
      const own = accounts.filter(({ group }) => (known.has(group) ? group : null) === code);
      return own.length === 0 ? [] : [{ name, own }];
    },
  );
  return {
    title: 'Accounts',
    period: asOnInWords(todayInIndia()),
    remarks: search.trim() === '' ? [] : [`Accounts found by ‘${search.trim()}’`],
    columns: reportColumns(COLUMNS),
    lines: [
      ...groups.flatMap(({ name, own }) => [
        summed('group', name, own),
        ...own.map((account): SheetLine => ({
          as: 'line',
          level: 1,
          cells: COLUMNS.map(({ of }) => of(account)),
        })),
      ]),
      summed('total', 'Total', accounts),
    ],
  };
}

function summed(as: 'group' | 'total', name: string, accounts: readonly Account[]): SheetLine {
  const sum = (sign: 1 | -1) =>
    accounts.reduce((total, account) => total + (side(account, sign) ?? 0), 0);
  const [debit, credit] = [sum(1), sum(-1)];
  const orNothing = (paise: number) => (paise === 0 && as === 'group' ? null : paise);
  return { as, level: 0, cells: [name, null, orNothing(debit), orNothing(credit)] };
}
