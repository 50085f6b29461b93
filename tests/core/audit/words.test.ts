// Findings, rules and hours in words.
import { describe, expect, test } from 'vitest';
import {
  accountsNamed,
  AUDIT_TESTS,
  findingInWords,
  hourText,
  isAuditTest,
  isPrivilegedAct,
  minutesOf,
  ruleOfTest,
  titleOfTest,
  USUAL_SETTINGS,
} from '#core/audit/index.ts';
import type { AuditSettings, AuditTest, Finding } from '#core/audit/index.ts';

const words = (finding: Finding) =>
  findingInWords(
    finding,
    (accountId) => `account ${accountId}`,
    (date) => `day ${date.slice(8)}`,
  );
const rule = (test: AuditTest, settings: Partial<AuditSettings> = {}) =>
  ruleOfTest(test, { ...USUAL_SETTINGS, ...settings });

describe('a finding in words', () => {
  test.each<readonly [string, Finding]>([
    ['1 day after its date', { kind: 'late', days: 1 }],
    ['8 days after its date', { kind: 'late', days: 8 }],
    ['after the lock (event 5)', { kind: 'closed', by: 5, what: 'the lock' }],
    ['out of hours, at 20:05', { kind: 'hours', why: 'hours', minute: 1205 }],
    ['on a day off, at 00:00', { kind: 'hours', why: 'day-off', minute: 0 }],
    ['on a holiday, at 09:59', { kind: 'hours', why: 'holiday', minute: 599 }],
    ['takes event 9 back on the same day', { kind: 'reversed', original: 9, days: 0 }],
    ['takes event 9 back after 1 day', { kind: 'reversed', original: 9, days: 1 }],
    ['takes event 9 back after 2 days', { kind: 'reversed', original: 9, days: 2 }],
    ['numbers between A-1 and A-3 are missing', { kind: 'gap', from: 'A-1', to: 'A-3' }],
    [
      'A-2 is dated day 01, and A-1 before it day 02',
      {
        kind: 'order',
        number: 'A-2',
        date: '2026-05-01',
        before: 'A-1',
        beforeDate: '2026-05-02',
      },
    ],
    [
      'account 3: the same amount as event 8, dated the same day',
      { kind: 'repeated', other: 8, days: 0, accountId: 3 },
    ],
    [
      'account 3: the same amount as event 8, dated 1 day before',
      { kind: 'repeated', other: 8, days: 1, accountId: 3 },
    ],
    ['a round sum', { kind: 'round' }],
    ['account 1 to account 2, seen once', { kind: 'pair', debitId: 1, creditId: 2, times: 1 }],
    ['account 1 to account 2, seen 2 times', { kind: 'pair', debitId: 1, creditId: 2, times: 2 }],
    ['by hand on account 4', { kind: 'tax', accountId: 4, mark: null }],
    [
      'account 1 ends day 03 at ₹1,23,456.78 Cr',
      { kind: 'cash', accountId: 1, date: '2026-05-03', balancePaise: -1_23_456_78 },
    ],
    ['on the record of the books', { kind: 'act' }],
    ['reverses event 9', { kind: 'correction', original: 9, isReversal: true }],
    ['corrects event 9', { kind: 'correction', original: 9, isReversal: false }],
    ['begins with 9', { kind: 'digit', digit: 9 }],
  ])('is “%s”', (text, finding) => {
    expect(words(finding)).toBe(text);
  });

  test('names the accounts whose names it needs', () => {
    const pair: Finding = { kind: 'pair', debitId: 1, creditId: 2, times: 1 };
    expect(accountsNamed(pair)).toStrictEqual([1, 2]);
    expect(accountsNamed({ kind: 'tax', accountId: 4, mark: null })).toStrictEqual([4]);
    expect(accountsNamed({ kind: 'round' })).toStrictEqual([]);
  });
});

describe('the rule of a test', () => {
  test('says how it is set, in the singular too', () => {
    expect(rule('back-dated')).toMatch(/^Entries recorded more than 7 days after their date;/);
    expect(rule('back-dated', { backDatedDays: 1 })).toContain('more than 1 day after');
    expect(rule('reversed-soon')).toContain('within 3 days of being recorded');
    expect(rule('reversed-soon', { reversedDays: 1 })).toContain('within 1 day of');
    expect(rule('reversed-soon', { reversedDays: 0 })).toContain('on the day they were recorded');
    expect(rule('repeated-amounts', { repeatedDays: 30 })).toContain(
      'within 30 days of each other',
    );
    expect(rule('round-sums')).toContain('a multiple of ₹10,000.00.');
    expect(rule('unusual-pairs')).toContain('a pair seen once; customers');
    expect(rule('unusual-pairs', { rareTimes: 2 })).toContain('a pair seen 2 times or fewer;');
    expect(rule('unusual-pairs')).toContain('more than 12 lines');
    expect(rule('first-digits')).toContain('from 300 entries on');
  });

  test('lists hours, days off and holidays, and none that are not set', () => {
    const hours = 'Entries that a person recorded before 09:00 or from 20:00 on';
    const clock = ', by the clock of India.';
    const none = { daysOff: [], holidays: [] };
    expect(rule('out-of-hours', none)).toBe(`${hours}${clock}`);
    expect(rule('out-of-hours', { ...none, daysOff: [7] })).toBe(
      `${hours}, or on a Sunday${clock}`,
    );
    expect(rule('out-of-hours', { daysOff: [1, 6, 7] })).toBe(
      `${hours}, or on a Monday, a Saturday, a Sunday or one of 3 holidays${clock}`,
    );
    expect(rule('out-of-hours', { ...none, holidays: ['01-26'] })).toBe(
      `${hours}, or on one of 1 holidays${clock}`,
    );
  });

  test('stands under a title of its own', () => {
    const titles = AUDIT_TESTS.map(titleOfTest);
    expect(new Set(titles).size).toBe(14);
    const rules = AUDIT_TESTS.map((name) => rule(name));
    expect(new Set(rules).size).toBe(14);
    expect(rules.filter((text) => !/^[A-Z].*[a-z0-9]\.$/.test(text))).toStrictEqual([]);
  });

  test('is of a test that there is', () => {
    expect(AUDIT_TESTS.every(isAuditTest)).toBe(true);
    expect(isAuditTest('benford')).toBe(false);
  });
});

describe('hours', () => {
  test.each([
    ['00:00', 0],
    ['09:30', 570],
    ['19:59', 1199],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s are %i minutes, and back', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
    expect(hourText(minutes)).toBe(text);
  });

  test.each(['24:01', '9:30', '09:60', '25:00', '0930', '', '09:30 '])('are not %j', (text) => {
    expect(minutesOf(text)).toBeNull();
  });
});

test('privileged acts are those on a book but its beginning and its demonstration', () => {
  const ordinary = [
    'BookCreated',
    'DemoBookStarted',
    'DemoBookFilled',
    'DemoBookDiscarded',
    'InvitationDeclined',
  ];
  expect(ordinary.filter(isPrivilegedAct)).toStrictEqual([]);
  expect(['MemberAdded', 'LockDateSet', 'ReturnFiled'].filter(isPrivilegedAct)).toHaveLength(3);
});
