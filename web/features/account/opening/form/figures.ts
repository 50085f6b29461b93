// The balances of accounts as they are typed, with their bills, and what they come to.
import type { z } from 'zod';
import type { Account } from '#api/contract/account/account.ts';
import type { OpeningDocument, saveOpeningDraft } from '#api/contract/account/opening.ts';
import { nameKey } from '#core/kernel/text.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { amountTypedFault, parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';

export type BillText = {
  readonly key: number;
  /** Of a bill that was posted. */
  readonly id: number | null;
  readonly number: string;
  readonly date: string;
  readonly due: string;
  /** On the usual side of the party; with a minus on the other. */
  readonly amount: string;
};
export type BalanceText = {
  readonly debit: string;
  readonly credit: string;
  readonly bills: readonly BillText[];
};
export type BalanceTexts = ReadonlyMap<number, BalanceText>;

export const NO_TEXT: BalanceText = { debit: '', credit: '', bills: [] };

export const isCustomerLedger = ({ group }: Pick<Account, 'group'>) => group === 'sundry-debtors';
export const isPartyLedger = ({ group }: Pick<Account, 'group'>) =>
  group === 'sundry-debtors' || group === 'sundry-creditors';

const usualSign = (account: Account): number => (isCustomerLedger(account) ? 1 : -1);

/** How an amount of a bill is written: on the party's usual side, else with a minus. */
export function billAmountText(account: Account, paise: number): string {
  const amount = usualSign(account) * paise;
  return `${amount < 0 ? '-' : ''}${formatPaise(amount)}`;
}

/** @returns the sides of a balance as texts; nothing where there is none. */
export const sideTexts = (paise: number): Pick<BalanceText, 'debit' | 'credit'> => ({
  debit: paise > 0 ? formatPaise(paise) : '',
  credit: paise < 0 ? formatPaise(paise) : '',
});

const signedAmount = (text: string): number => {
  const typed = text.trim();
  const isMinus = /^[-−]/.test(typed);
  const paise = parseAmount(isMinus ? typed.slice(1) : typed) ?? 0;
  return isMinus ? -paise : paise;
};

const billsPaise = (account: Account, { bills }: BalanceText): number =>
  bills.reduce((sum, { amount }) => sum + usualSign(account) * signedAmount(amount), 0);

/** A text is never changed, so that of thousands only the one that is typed in is read again. */
const readBefore = new WeakMap<BalanceText, number>();

/** What is typed counts; a party of which nothing is typed has what its bills come to. */
export function balancePaise(account: Account, text: BalanceText): number {
  const known = readBefore.get(text);
  if (known !== undefined) return known;
  const typed = (parseAmount(text.debit) ?? 0) - (parseAmount(text.credit) ?? 0);
  const paise = typed === 0 ? billsPaise(account, text) : typed;
  readBefore.set(text, paise);
  return paise;
}

export const withBlankBill = (bills: readonly BillText[]): readonly BillText[] => {
  const key = Math.max(0, ...bills.map((bill) => bill.key)) + 1;
  return [...bills, { key, id: null, number: '', date: '', due: '', amount: '' }];
};

const isBlankBill = ({ number, date, due, amount }: BillText): boolean =>
  `${number}${date}${due}${amount}`.trim() === '';

/** @returns what cannot be posted of a balance; null for nothing. */
export function balanceFault(text: BalanceText, today: CalendarDate): string | null {
  const { debit, credit, bills } = text;
  const unread = [debit, credit].find((one) => !isNothing(one) && parseAmount(one) === null);
  if (unread !== undefined) return amountTypedFault(unread);
  for (const [at, bill] of bills.entries()) {
    const what = isBlankBill(bill) ? null : billFault(bill, today);
    if (what !== null) return `bill ${bill.number.trim() || at + 1}: ${what}`;
  }
  return null;
}

/** 0.00 and an empty field; a comma alone among noughts is none. */
export const isNothing = (typed: string): boolean => /^\s*0*(?:\.0*)?\s*$/.test(typed);

function billFault({ number, date, due, amount }: BillText, today: CalendarDate): string | null {
  if (number.trim() === '') return 'enter its number';
  if (parseDate(date, today) === null) return 'could not read the date';
  if (due.trim() !== '' && parseDate(due, today) === null) return 'could not read the due date';
  return signedAmount(amount) === 0 ? amountTypedFault(amount.replace(/^\s*[-−]/, '')) : null;
}

/** @returns the texts of what was saved last, else of what is posted. */
export function textsOf(document: OpeningDocument, accounts: readonly Account[]): BalanceTexts {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  let key = 0;
  const figures = document.draft ?? document.posted;
  return new Map(
    (figures?.accounts ?? []).flatMap(({ accountId, balancePaise: paise, bills }) => {
      const account = byId.get(accountId);
      if (account === undefined) return [];
      const texts = bills.map((bill): BillText => ({
        key: (key += 1),
        id: bill.id,
        number: bill.number,
        date: dayText(bill.date),
        due: dayText(bill.dueDate),
        amount: bill.amountPaise === 0 ? '' : billAmountText(account, bill.amountPaise),
      }));
      return [[accountId, { ...sideTexts(paise), bills: texts }] as const];
    }),
  );
}

export type AccountsTyped = z.output<(typeof saveOpeningDraft)['body']>['accounts'];

/** @returns the figures as they are sent: a day that cannot be read yet is none. */
export function accountsTyped(
  accounts: readonly Account[],
  texts: BalanceTexts,
  today: CalendarDate,
): AccountsTyped {
  return accounts.flatMap((account) => {
    const text = texts.get(account.id) ?? NO_TEXT;
    const balance = balancePaise(account, text);
    const written = text.bills.filter((bill) => !isBlankBill(bill));
    if (balance === 0 && written.length === 0) return [];
    const bills = written.map(({ id, number, date, due, amount }) => ({
      id,
      number,
      date: parseDate(date, today),
      dueDate: parseDate(due, today),
      amountPaise: usualSign(account) * signedAmount(amount),
    }));
    return [{ accountId: account.id, balancePaise: balance, bills }];
  });
}

/** @returns the texts with the ids of the bills that were posted under the same numbers. */
export function withPostedIds(
  texts: BalanceTexts,
  posted: OpeningDocument['posted'],
): BalanceTexts {
  if (posted === null) return texts;
  const after = new Map(texts);
  for (const { accountId, bills } of posted.accounts) {
    const text = texts.get(accountId);
    if (text === undefined || text.bills.every(({ id }) => id !== null)) continue;
    const taken = new Set(text.bills.map(({ id }) => id));
    const ids = new Map(
      bills.filter(({ id }) => !taken.has(id)).map(({ number, id }) => [nameKey(number), id]),
    );
    const withIds = text.bills.map((bill) =>
      bill.id === null ? { ...bill, id: ids.get(nameKey(bill.number)) ?? null } : bill,
    );
    after.set(accountId, { ...text, bills: withIds });
  }
  return after;
}
