// On which line of the statements each group and account of a book stands.
import type { QueryExecutorProvider } from 'kysely';
import { natureOfGroup, TALLY_GROUPS } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { choiceReader, chosenOn, isSameSubject, lineOfAccount } from '#core/statement/index.ts';
import type { LineChosen, LineSubject, OwnerForm } from '#core/statement/index.ts';
import { lineChoicesOf } from '#projections/book-settings/read-lines.ts';
import type { LineChosenBy } from '#projections/book-settings/read-lines.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import type { AccountHead } from '#projections/chart-of-accounts/read.ts';
import { namesOf } from '#projections/people/read.ts';
import type {
  AccountOnLine,
  GroupOnLine,
  LinesReply,
} from '#api/contract/account/reports/statement-lines.ts';
import { snapshot } from '../../snapshot.ts';
import type { ReadTables } from '../../snapshot.ts';
import { ownerFormOf } from './statements.ts';

const ACCOUNTS_MAX = 500;

type LinesWish = {
  readonly bookId: number;
  /** The last day of the statements. */
  readonly to: CalendarDate;
  /** An account that is told even where its group has many. */
  readonly accountId: number | null;
};

export const readLinesOf = (
  db: ReadTables,
  { bookId, to, accountId }: LinesWish,
): Promise<LinesReply> =>
  snapshot(db, async (tables: QueryExecutorProvider) => {
    const choices = await lineChoicesOf(tables, bookId);
    const form = await ownerFormOf(tables, bookId, to);
    const names = await namesOf(
      tables,
      choices.map(({ actorId }) => actorId),
    );
    const heads = await accountHeadsOf(tables, bookId);
    const facts: LineFacts = { choices, names, to, form, choiceOf: choiceReader(choices, to) };
    const accounts = heads
      .map((head) => accountOnLine(head, facts))
      .filter(({ open, chosen, next }) => open || chosen !== null || next !== null);
    return {
      to,
      form,
      groups: groupsOnLines(accounts, facts),
      accounts: shownAccounts(accounts, accountId),
      seq: (await readBook(tables, bookId))?.lastSeq ?? 0,
    };
  });

type LineFacts = {
  readonly choices: readonly LineChosenBy[];
  readonly names: ReadonlyMap<number, string>;
  readonly to: CalendarDate;
  readonly form: OwnerForm;
  readonly choiceOf: ReturnType<typeof choiceReader>;
};

/** An account that its name puts on no line of its own. */
const UNNAMED = { accountId: null, name: '' } as const;

function groupsOnLines(accounts: readonly AccountOnLine[], facts: LineFacts): GroupOnLine[] {
  const counts = new Map<string | null, number>();
  for (const { group } of accounts) counts.set(group, (counts.get(group) ?? 0) + 1);
  const ofGroups = TALLY_GROUPS.map(({ code, name }): GroupOnLine => {
    const subject = { group: code };
    return {
      group: code,
      name,
      line: chosenLine(subject, facts) ?? defaultLine(code, facts.form),
      ...saidOf(subject, facts),
      accountCount: counts.get(code) ?? 0,
    };
  });
  const without = counts.get(null) ?? 0;
  if (without === 0) return ofGroups;
  const nothing = { line: 'unclassified', chosen: null, next: null } as const;
  return [{ group: null, name: 'Without a group', ...nothing, accountCount: without }, ...ofGroups];
}

const chosenLine = (subject: LineSubject, { choices, to }: LineFacts) =>
  chosenOn(choices, subject, to)?.line ?? null;

const defaultLine = (group: GroupCode | null, form: OwnerForm) =>
  lineOfAccount({ ...UNNAMED, group, nature: natureOfGroup(group) }, form);

function accountOnLine(head: AccountHead, facts: LineFacts): AccountOnLine {
  const { accountId, name, group, nature, retired } = head;
  const subject = { accountId };
  const choice = facts.choiceOf(head);
  const line = lineOfAccount(
    { accountId, name, group, nature, ...(choice?.line && { chosenLine: choice.line }) },
    facts.form,
  );
  const byName = line === defaultLine(group, facts.form) ? 'default' : 'name';
  return {
    accountId,
    name,
    group,
    line,
    how: choice === null ? byName : 'group' in choice.subject ? 'group' : 'account',
    ...saidOf(subject, facts),
    open: !retired,
  };
}

/** What is said of a group or an account itself, by the day and after it. */
function saidOf(subject: LineSubject, { choices, names, to }: LineFacts) {
  const own = choices.filter((one) => isSameSubject(one.subject, subject));
  const now = own.find((one) => one === chosenOn(own, subject, to));
  const later = own.filter(({ from }) => from > to).toSorted(byDay);
  const [next] = later;
  return {
    chosen:
      now === undefined || now.line === null
        ? null
        : { line: now.line, from: now.from, by: names.get(now.actorId) ?? '' },
    next: next === undefined ? null : { line: next.line, from: next.from },
  };
}

const byDay = (one: LineChosen, other: LineChosen): number => one.from.localeCompare(other.from);

/** A book may have tens of thousands of customers. */
function shownAccounts(accounts: readonly AccountOnLine[], asked: number | null): AccountOnLine[] {
  const counts = new Map<string | null, number>();
  return accounts.filter(({ accountId: id, group, chosen, next }) => {
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= ACCOUNTS_MAX || id === asked || chosen !== null || next !== null;
  });
}
