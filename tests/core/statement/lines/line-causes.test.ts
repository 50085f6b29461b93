// Why an account stands on another line than at an earlier moment: what its book said of it or of
// its group, or that it has come under another group.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { natureOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { lineCauses, lineOfAccount, NO_LINE_CHOICES } from '#core/statement/index.ts';
import { withChosenLines, withLineChoice } from '#core/statement/index.ts';
import type { KnownAccount, LineChoice, LineChoices, LineSubject } from '#core/statement/index.ts';

const day = calendarDate('2026-06-30');
const april = calendarDate('2026-04-01');
const account = (group: GroupCode, name = 'Rent deposit'): KnownAccount => ({
  accountId: 7,
  name,
  group,
  nature: natureOfGroup(group),
});
const OWN: LineSubject = { accountId: 7 };
const DEPOSITS: LineSubject = { group: 'deposits-asset' };
const LOANS: LineSubject = { group: 'loans-advances-asset' };
const said = (subject: LineSubject, line: LineChoice | null, from = april) => ({
  subject,
  line,
  from,
});
type Standing = { readonly account: KnownAccount; readonly choices: LineChoices };
const deposit = (...choices: LineChoices): Standing => ({
  account: account('deposits-asset'),
  choices,
});
const loan = (...choices: LineChoices): Standing => ({
  account: account('loans-advances-asset'),
  choices,
});
const causes = (a: Standing, b: Standing) =>
  lineCauses({ a: a.choices, b: b.choices }, { day, form: 'company' })(a.account, b.account);
const nothing = { saidOf: null, isByGroup: false };

describe('the cause of another line', () => {
  it('is what the book said of the account', () => {
    const b = deposit(said(OWN, 'investments'));
    expect(causes(deposit(), b)).toStrictEqual({ saidOf: OWN, isByGroup: false });
  });

  it('is what the book said of its group', () => {
    const b = deposit(said(DEPOSITS, 'investments'));
    expect(causes(deposit(), b)).toStrictEqual({ saidOf: DEPOSITS, isByGroup: false });
  });

  it('is that the book has taken back what it said of the account', () => {
    const a = deposit(said(OWN, 'investments'));
    const b = deposit(said(OWN, null), said(DEPOSITS, 'inventories'));
    expect(causes(a, deposit(said(OWN, null))).saidOf).toStrictEqual(OWN);
    expect(causes(a, b).saidOf, 'its group was said too, and holds').toStrictEqual(DEPOSITS);
  });

  it('is that it has come under another group, whose line was said long ago', () => {
    const old = said(LOANS, 'other-current-assets');
    expect(causes(deposit(old), loan(old))).toStrictEqual({ saidOf: null, isByGroup: true });
    expect(causes(deposit(), loan())).toStrictEqual({ saidOf: null, isByGroup: true });
  });

  it('is both where it has come under another group, and only that group was said', () => {
    const b = loan(said(LOANS, 'other-current-assets'));
    expect(causes(deposit(), b)).toStrictEqual({ saidOf: LOANS, isByGroup: true });
  });

  it('is not the group of an account of which the book said its own line', () => {
    const b = loan(said(OWN, 'investments'));
    expect(causes(deposit(), b)).toStrictEqual({ saidOf: OWN, isByGroup: false });
  });

  it('is both where either alone would do', () => {
    const b = loan(said(OWN, 'loans-and-advances'));
    expect(causes(deposit(), b)).toStrictEqual({ saidOf: OWN, isByGroup: true });
  });

  it('is nothing where the line is the same, or was said from a later day', () => {
    const later = said(OWN, 'investments', calendarDate('2026-07-01'));
    expect(causes(deposit(), deposit(later))).toStrictEqual(nothing);
    const same = said(OWN, 'deposits');
    expect(causes(deposit(), deposit(same))).toStrictEqual(nothing);
    expect(causes(deposit(same), loan(same))).toStrictEqual(nothing);
  });

  it('is nothing that is told where its name has put it elsewhere', () => {
    const named = { ...deposit(), account: account('deposits-asset', 'Fixed deposit') };
    expect(causes(deposit(), named)).toStrictEqual(nothing);
  });
});

const choice = fc.record({
  subject: fc.constantFrom(OWN, DEPOSITS, LOANS),
  line: fc.constantFrom('deposits', 'loans-and-advances', 'investments', null),
  from: fc.constantFrom('2025-04-01', '2026-04-01', '2026-07-01').map(calendarDate),
});
const choices = fc.array(choice, { maxLength: 4 });
const groups = fc.constantFrom<GroupCode>('deposits-asset', 'loans-advances-asset');
const add = (to: LineChoices, more: LineChoices) => more.reduce(withLineChoice, to);

function lineOf({ account: own, choices: all }: Standing) {
  const ledgers = { days: [], accounts: [{ ...own, netsPaise: [] }] };
  const [found] = withChosenLines(ledgers, all, day).accounts;
  return found === undefined ? null : lineOfAccount(found, 'company');
}

it('whatever was said and moved, an account on another line has a cause, and no other has', () => {
  fc.assert(
    fc.property(choices, choices, groups, groups, (first, then, groupOfA, groupOfB) => {
      const before = add(NO_LINE_CHOICES, first);
      const a = { account: account(groupOfA), choices: before };
      const b = { account: account(groupOfB), choices: add(before, then) };
      const { saidOf, isByGroup } = causes(a, b);
      expect(saidOf !== null || isByGroup).toBe(lineOf(a) !== lineOf(b));
      if (isByGroup) expect(groupOfA).not.toBe(groupOfB);
      if (saidOf !== null) expect(add(before, then)).not.toStrictEqual(before);
    }),
  );
});
