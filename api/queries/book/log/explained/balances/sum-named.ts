// How the sums of a trial balance and of a group summary are named, and which accounts each takes.
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import { readGroupSum, readOpeningSum } from '#core/report/index.ts';
import type { AccountClosing } from '#api/queries/ledgers/closings/closings.ts';

export type NamedSum = {
  readonly name: string;
  /** Whether it is read on credit. */
  readonly isTurned: boolean;
  readonly takes: (
    closingPaise: number,
    group: AccountClosing['group'] | typeof BROUGHT,
    nature: AccountClosing['nature'],
  ) => boolean;
};

/** What income and expenses of earlier years come to stands on no account and in no group. */
export const BROUGHT = 'profit-and-loss';

export const BROUGHT_NAME = 'Profit and loss brought forward';
const isBrought: NamedSum['takes'] = (_paise, group) => group === BROUGHT;

/** @returns the sum that a line names, and whether it is read before the period. */
export function periodSumNamed(
  line: string,
): { readonly named: NamedSum; readonly isOpening: boolean } | null {
  const { line: of, isOpening } = readOpeningSum(line);
  const named = sumNamed(of);
  if (named === null || !isOpening) return named && { named, isOpening };
  return { named: { ...named, name: `${named.name}, opening` }, isOpening };
}

function sumNamed(line: string): NamedSum | null {
  if (line === 'all') return { name: 'Total', isTurned: false, takes: () => true };
  if (line === 'accounts') {
    return { name: 'All groups', isTurned: false, takes: (_paise, group) => group !== BROUGHT };
  }
  const nature = line === 'income' ? 'income' : line === 'expenses' ? 'expense' : null;
  if (nature !== null) {
    const name = line === 'income' ? 'Income' : 'Expenses';
    return { name, isTurned: line === 'income', takes: (_paise, _group, of) => of === nature };
  }
  if (line === 'money') {
    const isMoney: NamedSum['takes'] = (_paise, group) =>
      group === 'bank-accounts' || group === 'cash-in-hand';
    return { name: 'Cash and bank', isTurned: false, takes: isMoney };
  }
  if (line === 'debits') {
    return { name: 'Total of debits', isTurned: false, takes: (paise) => paise > 0 };
  }
  if (line === 'credits') {
    return { name: 'Total of credits', isTurned: true, takes: (paise) => paise < 0 };
  }
  if (line === 'brought') return { name: BROUGHT_NAME, isTurned: false, takes: isBrought };
  return groupSumNamed(line);
}

/** The net of a group, or the balances on one side of it: `own-bank-accounts/credits`. */
function groupSumNamed(line: string): NamedSum | null {
  const sum = readGroupSum(line);
  const name = sum === null ? null : groupNamed(sum.code);
  if (sum === null || name === null) return null;
  const { code, side } = sum;
  const isTurned = side === 'credits';
  const isOn = (paise: number) => side === null || (isTurned ? paise < 0 : paise > 0);
  const isOf = (group: string | null) => (sum.isWithin ? isWithin(group, code) : group === code);
  return {
    name: side === null ? name : `${name}, ${side}`,
    isTurned,
    takes: (paise, group) => isOn(paise) && isOf(group),
  };
}

const groupNamed = (code: string | null): string | null =>
  code === null
    ? 'Without a group'
    : (TALLY_GROUPS.find((group) => group.code === code)?.name ?? null);

function isWithin(group: string | null, code: string | null): boolean {
  if (group === code) return true;
  const parent = TALLY_GROUPS.find((one) => one.code === group)?.parent ?? null;
  return parent !== null && isWithin(parent, code);
}
