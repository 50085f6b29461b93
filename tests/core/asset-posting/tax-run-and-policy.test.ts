import { describe, expect, test } from 'vitest';
import { assetPostingDecider, proposedLines } from '#core/asset-posting/index.ts';
import type { AssetPostingEvent, AssetPostingFacts } from '#core/asset-posting/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import {
  bookId,
  computer,
  dispose,
  facts,
  given,
  happened,
  mill,
  MILLS,
  policySet,
  run,
  undoRun,
} from './examples.ts';

const YEAR = { from: calendarDate('2026-04-01'), to: calendarDate('2027-03-31') };
const stateAfter = (events: readonly AssetPostingEvent[]) =>
  events.reduce(assetPostingDecider.evolve, assetPostingDecider.initialState);
const linesOf = (
  events: readonly AssetPostingEvent[],
  known: Partial<AssetPostingFacts> = {},
  days = YEAR,
) => proposedLines(stateAfter(events), { ...facts, ...known }, days);
/** What the computer and the mill have worn by 31 March 2027. */
const ALL = 8_231_598;

describe('a run by the rates of income tax', () => {
  const byTax = [policySet('income-tax', 'asset')];

  test('charges each block once a year, half the rate for what came late', () => {
    const assets = [
      computer,
      { ...mill, depreciation: { ...mill.depreciation, putToUse: '2026-10-04' } },
    ];
    const lines = linesOf(byTax, { assets, beginsOn: calendarDate('2026-04-01') });
    expect(
      lines.map(({ name, openingPaise, toPostPaise, credits }) => [
        name,
        openingPaise,
        toPostPaise,
        credits,
      ]),
    ).toStrictEqual([
      [
        'Plant and machinery, 15 %',
        20_000_000,
        1_500_000,
        [{ accountId: MILLS, amountPaise: 1_500_000 }],
      ],
      [
        'Plant and machinery, 40 %',
        2_880_000,
        1_152_000,
        [{ accountId: 72, amountPaise: 1_152_000 }],
      ],
    ]);
  });

  test('is of the whole year of its last day, whichever day it is asked from', () => {
    const known = { ...facts, beginsOn: calendarDate('2026-04-01') };
    const toPostPaise = linesOf(byTax, known).reduce((sum, one) => sum + one.toPostPaise, 0);
    const posted = happened([run('2026-12-01', '2027-03-31', toPostPaise)], known, byTax).at(-1);
    expect(posted).toMatchObject({
      type: 'DepreciationRunPosted',
      version: 1,
      data: { number: 1, from: '2026-04-01', through: '2027-03-31', basis: 'income-tax' },
    });
  });

  test('shares a block between the accounts of its assets, the odd paisa to the last', () => {
    const other = { ...mill, assetId: 32, accountId: 75 };
    const [line] = linesOf(byTax, {
      assets: [mill, { ...other, depreciation: { ...mill.depreciation, costPaise: 10_000_001 } }],
    });
    expect(line?.credits).toStrictEqual([
      { accountId: MILLS, amountPaise: 3_000_000 },
      { accountId: 75, amountPaise: 1_500_000 },
    ]);
  });

  test('posts the loss of a block that is empty with value left', () => {
    const sold = {
      ...computer,
      depreciation: {
        ...computer.depreciation,
        sale: { on: '2026-09-30', proceedsPaise: 1_500_000 },
      },
    };
    const beginsOn = calendarDate('2026-04-01');
    const [line] = linesOf(byTax, { assets: [sold], beginsOn });
    expect(line).toMatchObject({ toPostPaise: 0, gainPaise: -1_380_000 });
    const events = happened(
      [run('2026-04-01', '2027-03-31', 0)],
      { ...facts, assets: [sold], beginsOn },
      byTax,
    );
    expect(linesOf(events, { assets: [sold], beginsOn })[0]?.gainPaise ?? 0).toBe(0);
  });

  test('takes back in an earlier year nothing of what a later one posted', () => {
    const known = { beginsOn: calendarDate('2025-04-01') };
    const after = calendarDate('2027-04-20');
    const of = (events: readonly AssetPostingEvent[], year: number) =>
      linesOf(events, { ...known, today: after }, yearPeriod(year)).map((line) => [
        line.duePaise,
        line.postedPaise,
        line.toPostPaise,
      ]);
    const all = of(byTax, 2026).reduce((sum, [, , toPost = 0]) => sum + toPost, 0);
    const events = happened(
      [run('2026-04-01', '2027-03-31', all)],
      { ...facts, ...known, today: after },
      byTax,
    );
    // What the later run posted of the earlier year is posted there too.
    expect(of(events, 2025)).toStrictEqual(of(byTax, 2025).map(([due]) => [due, due, 0]));
  });

  test('posts in an earlier year no loss that a run of a later one has posted', () => {
    const sale = { on: '2025-09-30', proceedsPaise: 1_500_000 };
    const assets = [{ ...computer, depreciation: { ...computer.depreciation, sale } }, mill];
    const accumulated = [policySet('income-tax')];
    const known = { assets, beginsOn: calendarDate('2025-04-01') };
    const gains = (events: readonly AssetPostingEvent[]) =>
      linesOf(events, known, yearPeriod(2025)).map(({ gainPaise }) => gainPaise);
    expect(gains(accumulated)).toStrictEqual([-3_300_000]);
    const later = run('2026-04-01', '2027-03-31', 3_000_000);
    expect(gains(happened([later], { ...facts, ...known }, accumulated))).toStrictEqual([0]);
  });

  test('goes on beside a disposal, which posted no line of its own', () => {
    const sold = happened([dispose()], { ...facts, assets: [computer, mill] }, byTax);
    const lines = linesOf(sold, { assets: [mill] });
    expect(lines.map(({ name, toPostPaise }) => [name, toPostPaise])).toStrictEqual([
      ['Plant and machinery, 15 %', 3_000_000],
    ]);
  });

  test('is refused for a part of a year', () => {
    given(byTax)
      .when(run('2026-04-01', '2026-12-31', 1))
      .thenRejected({ kind: 'tax_depreciation_by_year', yearEnd: calendarDate('2027-03-31') });
  });
});

describe('by what a book depreciates', () => {
  const set = (basis: 'schedule-ii' | 'income-tax', accountId: number | null = null) =>
    ({
      type: 'SetDepreciationPolicy',
      data: {
        bookId,
        basis,
        credit: 'accumulated',
        classAccounts: accountId === null ? [] : [{ assetClass: 'plant' as const, accountId }],
      },
    }) as const;

  test('the choice said again changes nothing', () => {
    given([])
      .when(set('income-tax'))
      .then([policySet('income-tax')]);
    given([policySet('income-tax')])
      .when(set('income-tax'))
      .thenNothing();
  });

  test('the choice stays while anything that was posted by it stands', () => {
    const events = happened([run('2026-04-01', '2027-03-31', ALL)]);
    given(events)
      .when(set('income-tax'))
      .thenRejected({ kind: 'depreciation_basis_in_use', number: 1 });
    given([...events, ...happened([undoRun()], facts, events).slice(1)])
      .when(set('income-tax'))
      .then([policySet('income-tax')]);
  });

  test('the choice names open accounts alone for its classes', () => {
    given([])
      .when(set('schedule-ii', 999))
      .thenRejected({ kind: 'class_account_unknown', line: 1, accountId: 999 });
  });
});
