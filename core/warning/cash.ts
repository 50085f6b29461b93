// Cash that would be below nil, and cash above the limits of the Income-tax Act.
import { natureOfGroup } from '../account-type/index.ts';
import type { GroupCode } from '../account-type/index.ts';
import type { JournalAccount } from '../journal/index.ts';
import { CASH_LIMIT_PAISE, isBeyondLimit, sectionOfCash } from './cash-law.ts';
import type { CashRule, Warning } from './terms.ts';

/** A journal by its lines: debit positive, credit negative. */
export type JournalWithCash = {
  readonly date: string;
  readonly lines: readonly { readonly accountId: number; readonly paise: number }[];
};

/** An account by its name and the group that it stands in. */
export type GroupedAccount = Pick<JournalAccount, 'name' | 'group'>;
export type AccountOf = (accountId: number) => GroupedAccount | null;

/** What an account of cash holds at the end of a day. */
export type CashBalance = {
  readonly accountId: number;
  readonly date: string;
  readonly balancePaise: number;
};

const LOANS: ReadonlySet<GroupCode | null> = new Set<GroupCode | null>([
  'loans-liability',
  'secured-loans',
  'unsecured-loans',
]);

export const isCash = (group: GroupCode | null): boolean => group === 'cash-in-hand';

const isPerson = (group: GroupCode | null): boolean =>
  group === 'sundry-debtors' || group === 'sundry-creditors';

const isLoan = (group: GroupCode | null): boolean => LOANS.has(group);

const isExpense = (group: GroupCode | null): boolean => natureOfGroup(group) === 'expense';

/** @returns what a journal moves into cash, or out of it. */
export const cashOf = ({ lines }: JournalWithCash, accountOf: AccountOf): number =>
  lines.reduce(
    (sum, { accountId, paise }) =>
      isCash(accountOf(accountId)?.group ?? null) ? sum + paise : sum,
    0,
  );

/** @param balances of the day of the journal and of later days, in order, the journal counted. */
export function cashBelowNil(
  { lines }: JournalWithCash,
  balances: readonly CashBalance[],
  accountOf: AccountOf,
): readonly Warning[] {
  const drawn = new Map<number, number>();
  for (const { accountId, paise } of lines) {
    if (!isCash(accountOf(accountId)?.group ?? null)) continue;
    drawn.set(accountId, (drawn.get(accountId) ?? 0) + paise);
  }
  return [...drawn].flatMap(([accountId, paise]) => {
    if (paise >= 0) return [];
    const short = balances.find((day) => day.accountId === accountId && day.balancePaise < 0);
    if (short === undefined) return [];
    const account = accountOf(accountId)?.name ?? '';
    return [{ code: 'cash_below_nil' as const, account, ...short }];
  });
}

/** What of a journal’s cash went to an account or came from it: debit positive. */
type CashPart = { readonly accountId: number; readonly paise: number };

/** @returns the accounts on the other side of the cash, each with no more than the cash came to. */
export function cashParts(journal: JournalWithCash, accountOf: AccountOf): readonly CashPart[] {
  const cash = cashOf(journal, accountOf);
  if (cash === 0) return [];
  const sums = new Map<number, number>();
  for (const { accountId, paise } of journal.lines) {
    if (isCash(accountOf(accountId)?.group ?? null)) continue;
    sums.set(accountId, (sums.get(accountId) ?? 0) + paise);
  }
  return [...sums].flatMap(([accountId, paise]) => {
    if (paise === 0 || paise > 0 === cash > 0) return [];
    const part = Math.min(Math.abs(paise), Math.abs(cash));
    return [{ accountId, paise: paise > 0 ? part : -part }];
  });
}

type CashKnown = {
  readonly accountOf: AccountOf;
  /**
   * @returns what other journals of the day moved in cash between the book and a person, as the
   * person’s account has it: received credits it, paid debits it.
   */
  readonly ofDay: (accountId: number) => { readonly received: number; readonly paid: number };
  /** @returns what an account of a loan stood at before the journal: credit negative. */
  readonly loanBefore: (accountId: number) => number;
};

/** @returns the accounts whose other journals of the day, or whose balance, must be known. */
export const askedOfCash = (journal: JournalWithCash, accountOf: AccountOf) => {
  const parts = cashParts(journal, accountOf);
  const groupOf = (accountId: number) => accountOf(accountId)?.group ?? null;
  const of = (isMeant: (group: GroupCode | null) => boolean) =>
    parts.flatMap(({ accountId }) => (isMeant(groupOf(accountId)) ? [accountId] : []));
  return { parts, persons: of(isPerson), loans: of(isLoan) };
};

/** @returns a warning for each limit that the journal reaches, with what the day had before it. */
export function cashAboveLimits(journal: JournalWithCash, known: CashKnown): readonly Warning[] {
  const { date } = journal;
  const say = (rule: CashRule, accountId: number, amountPaise: number, by: Sum): Warning[] => {
    const section = sectionOfCash(rule, date);
    if (section === null || !isBeyondLimit(rule, amountPaise)) return [];
    const party = known.accountOf(accountId)?.name ?? '';
    const limitPaise = CASH_LIMIT_PAISE[rule];
    const code = 'cash_above_limit' as const;
    return [{ code, rule, section, accountId, party, by, date, amountPaise, limitPaise }];
  };
  return cashParts(journal, known.accountOf).flatMap(({ accountId, paise }) => {
    const group = known.accountOf(accountId)?.group ?? null;
    const amount = Math.abs(paise);
    const isReceived = paise < 0;
    if (isPerson(group)) {
      const { received, paid } = known.ofDay(accountId);
      if (isReceived) return say('receipt', accountId, amount + received, 'day');
      // What is paid back to a customer is no expense.
      return group === 'sundry-creditors' ? say('expense', accountId, amount + paid, 'day') : [];
    }
    if (isLoan(group)) {
      const before = Math.max(0, -known.loanBefore(accountId));
      return isReceived
        ? say('loan-taken', accountId, amount + before, before === 0 ? 'journal' : 'balance')
        : say('loan-repaid', accountId, Math.max(amount, before), repaidBy(amount, before));
    }
    if (isExpense(group)) return isReceived ? [] : say('expense', accountId, amount, 'journal');
    return isReceived && natureOfGroup(group) === 'income'
      ? say('receipt', accountId, amount, 'journal')
      : [];
  });
}

/** What a slip without a supplier says of the cash that it took. */
type CashSlip = {
  readonly date: string;
  readonly number: string;
  /** Who got it; null: nobody is named. */
  readonly paidTo: string | null;
  /** The account of cash. */
  readonly accountId: number;
  readonly totalPaise: number;
};

/** @param beforePaise what other slips of the day paid the same name in cash. */
export function cashOnSlip(
  { date, number, paidTo, accountId, totalPaise }: CashSlip,
  beforePaise: number,
): readonly Warning[] {
  const rule = 'expense';
  const section = sectionOfCash(rule, date);
  const amountPaise = totalPaise + beforePaise;
  if (section === null || !isBeyondLimit(rule, amountPaise)) return [];
  const party = paidTo ?? `Expense ${number}`;
  const limitPaise = CASH_LIMIT_PAISE[rule];
  const code = 'cash_above_limit';
  return [{ code, rule, section, accountId, party, by: 'day', date, amountPaise, limitPaise }];
}

type Sum = Extract<Warning, { readonly code: 'cash_above_limit' }>['by'];

const repaidBy = (amount: number, before: number): Sum => (before > amount ? 'balance' : 'journal');
