// On which lines of the statements a book lets its groups and accounts stand, each from a day on.
// What holds on a day is what was said last of the days up to it: of the account itself, else of
// its group, else the default.
import type { GroupCode, Nature } from '../../account-type/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { isResultNature } from '../ledgers.ts';
import type { StatementAccount, StatementLedgers } from '../terms.ts';
import { BALANCE_CHOICES, RESULT_CHOICES } from './terms.ts';
import type { BalanceChoice, LineChoice, ResultChoice } from './terms.ts';

/** A group, or one account. */
export type LineSubject = { readonly group: GroupCode } | { readonly accountId: number };

/** Null takes the choice back: the subject stands where it does by default. */
export type LineChosen = {
  readonly subject: LineSubject;
  readonly from: CalendarDate;
  readonly line: LineChoice | null;
};
export type LineChoices = readonly LineChosen[];

export const NO_LINE_CHOICES: LineChoices = [];

export const isSameSubject = (one: LineSubject, other: LineSubject): boolean =>
  'group' in one
    ? 'group' in other && one.group === other.group
    : 'accountId' in other && one.accountId === other.accountId;

/** @returns the choices with one that is made anew from a day. */
export const withLineChoice = (
  choices: LineChoices,
  { subject, from, line }: Omit<LineChosen, 'from'> & { readonly from: string },
): LineChoices => [
  ...choices.filter((one) => one.from !== from || !isSameSubject(one.subject, subject)),
  { subject, from: calendarDate(from), line },
];

/** @returns what holds of the subject itself on a day; null while nothing was ever said. */
export const chosenOn = (
  choices: LineChoices,
  subject: LineSubject,
  day: CalendarDate,
): LineChosen | null =>
  choices.reduce<LineChosen | null>((last, one) => {
    const counts = one.from <= day && isSameSubject(one.subject, subject);
    return counts && (last === null || one.from > last.from) ? one : last;
  }, null);

export const isResultChoice = (line: LineChoice): line is ResultChoice =>
  RESULT_CHOICES.some((one) => one === line);
export const isBalanceChoice = (line: LineChoice): line is BalanceChoice =>
  BALANCE_CHOICES.some((one) => one === line);

/** Income and expenses stand in the profit and loss account, all others in the balance sheet. */
export const lineTakes = (line: LineChoice, nature: Nature | null): boolean =>
  isResultChoice(line) === isResultNature(nature);

/** @returns by which choice an account stands on a day; null where it stands by default. */
export function choiceReader(
  choices: LineChoices,
  day: CalendarDate,
): (account: Pick<StatementAccount, 'accountId' | 'group' | 'nature'>) => LineChosen | null {
  const current = new Map<GroupCode | number, LineChosen>();
  for (const one of choices) {
    const key = 'group' in one.subject ? one.subject.group : one.subject.accountId;
    const last = current.get(key);
    if (one.from <= day && (last === undefined || one.from > last.from)) current.set(key, one);
  }
  return ({ accountId, group, nature }) => {
    // Of what nobody posted only the stock by the register follows its group.
    if (accountId === null && group !== 'stock-in-hand') return null;
    const own = accountId === null ? undefined : current.get(accountId);
    const ofGroup = group === null ? undefined : current.get(group);
    const holds = (one: LineChosen | undefined) => one?.line && lineTakes(one.line, nature);
    return [own, ofGroup].find(holds) ?? null;
  };
}

/** @returns the ledgers with the lines that a book has chosen as of a day. */
export function withChosenLines(
  ledgers: StatementLedgers,
  choices: LineChoices,
  day: CalendarDate,
): StatementLedgers {
  const choiceOf = choiceReader(choices, day);
  const accounts = ledgers.accounts.map((account) => {
    const line = choiceOf(account)?.line;
    return line ? { ...account, chosenLine: line } : account;
  });
  return { ...ledgers, accounts };
}
