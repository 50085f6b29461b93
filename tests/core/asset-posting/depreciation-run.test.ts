import { describe, expect, test } from 'vitest';
import { assetPostingDecider, proposedLines, toPostOf } from '#core/asset-posting/index.ts';
import type { AssetPostingEvent, AssetPostingFacts } from '#core/asset-posting/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { computer, facts, given, happened, mill, policySet, run, undoRun } from './examples.ts';

const YEAR = { from: calendarDate('2026-04-01'), to: calendarDate('2027-03-31') };
const stateAfter = (events: readonly AssetPostingEvent[]) =>
  events.reduce(assetPostingDecider.evolve, assetPostingDecider.initialState);
const linesOf = (
  events: readonly AssetPostingEvent[],
  known: Partial<AssetPostingFacts> = {},
  days = YEAR,
) => proposedLines(stateAfter(events), { ...facts, ...known }, days);
const figuresOf = (lines: ReturnType<typeof linesOf>) =>
  lines.map((line) => [line.name, line.duePaise, line.postedPaise, line.toPostPaise]);

/** 80,000 over three years, and the mill for 182 of 365 days. */
const COMPUTER_WORN = 7_600_000;
const MILL_WORN = 631_598;
const ALL = COMPUTER_WORN + MILL_WORN;

describe('a run of depreciation', () => {
  test('shows of each asset its days, rate, opening value, charge, and what is to be posted', () => {
    const [ofComputer, ofMill] = linesOf([]);
    expect(ofComputer).toMatchObject({
      days: 365,
      rateBps: 3167,
      openingPaise: 2_933_334,
      chargePaise: 2_533_334,
      duePaise: COMPUTER_WORN,
      toPostPaise: COMPUTER_WORN,
    });
    expect(ofMill).toMatchObject({
      days: 182,
      rateBps: 633,
      openingPaise: 20_000_000,
      chargePaise: MILL_WORN,
      toPostPaise: MILL_WORN,
    });
  });

  test('has a line of an asset from its first day of use on, and none before', () => {
    const namesTo = (to: string) =>
      linesOf([], {}, { ...YEAR, to: calendarDate(to) }).map(({ name }) => name);
    expect(namesTo('2026-09-30')).toStrictEqual(['Counter computer']);
    expect(namesTo('2026-10-01')).toStrictEqual(['Counter computer', 'Mill']);
  });

  test('has those put to use on one day in the order of their numbers', () => {
    const assets = [33, 31, 32].map((assetId) => ({ ...computer, assetId }));
    const ids = linesOf([], { assets }).map(({ assetId }) => assetId);
    expect(ids).toStrictEqual([31, 32, 33]);
  });

  test('posted once more posts nothing', () => {
    const events = happened([run('2026-04-01', '2027-03-31', ALL)]);
    expect(toPostOf(linesOf(events))).toBe(0);
    given(events)
      .when(run('2026-04-01', '2027-03-31', 0))
      .thenRejected({ kind: 'nothing_to_depreciate' });
  });

  test('leaves what was worn before the books began to their opening balances', () => {
    const beginsOn = calendarDate('2026-04-01');
    expect(figuresOf(linesOf([], { beginsOn }))).toStrictEqual([
      ['Counter computer', 2_533_334, 0, 2_533_334],
      ['Mill', MILL_WORN, 0, MILL_WORN],
    ]);
  });

  test('that is the first entry of a book begins the books with its own year', () => {
    for (const before of [[], [policySet('income-tax')]]) {
      const begun = linesOf(before, { beginsOn: calendarDate('2026-04-01') });
      expect(linesOf(before, { beginsOn: null })).toStrictEqual(begun);
    }
  });

  test('posts the difference where the record of an asset was changed since', () => {
    const events = happened([run('2026-04-01', '2027-03-31', ALL)]);
    const dearer = { ...mill, depreciation: { ...mill.depreciation, costPaise: 21_000_000 } };
    expect(figuresOf(linesOf(events, { assets: [computer, dearer] }))).toStrictEqual([
      ['Counter computer', COMPUTER_WORN, COMPUTER_WORN, 0],
      ['Mill', 663_178, MILL_WORN, 31_580],
    ]);
  });

  test('takes back on earlier days nothing that a later run posted, and shows what is missing', () => {
    const events = happened([run('2026-04-01', '2027-03-31', ALL)]);
    const earlier = { ...YEAR, to: calendarDate('2026-12-31') };
    const due = figuresOf(linesOf([], {}, earlier)).map(([name, paise]) => [name, paise, paise, 0]);
    const lines = linesOf(events, {}, earlier);
    expect(figuresOf(lines)).toStrictEqual(due);
    expect(lines.flatMap(({ credits }) => credits.map((one) => one.amountPaise))).toStrictEqual([
      0, 0,
    ]);
    const handPaise = new Map([[73, 500_000]]);
    expect(toPostOf(linesOf(events, { handPaise }, earlier))).toBe(0);
    const newer = { ...mill, assetId: 32, name: 'Second mill' };
    const added = linesOf(events, { assets: [computer, mill, newer] }, earlier);
    expect(added.map(({ toPostPaise }) => toPostPaise > 0)).toStrictEqual([false, false, true]);
  });

  test('takes back all that was posted of an asset that has left the register', () => {
    const events = happened([run('2026-04-01', '2027-03-31', ALL)]);
    expect(figuresOf(linesOf(events, { assets: [computer] }))).toStrictEqual([
      ['Counter computer', COMPUTER_WORN, COMPUTER_WORN, 0],
      ['Mill', 0, MILL_WORN, -MILL_WORN],
    ]);
  });

  test('counts what was posted by hand on the account, the first used first, and never twice', () => {
    const handPaise = new Map([[73, COMPUTER_WORN + 31_598]]);
    const lines = linesOf([], { handPaise });
    expect(lines.map(({ handPaise: hand, toPostPaise }) => [hand, toPostPaise])).toStrictEqual([
      [COMPUTER_WORN, 0],
      [31_598, 600_000],
    ]);
  });

  test('undone counts as never posted', () => {
    const events = happened([run('2026-04-01', '2027-03-31', ALL), undoRun()]);
    expect(toPostOf(linesOf(events))).toBe(ALL);
    given(events).when(undoRun()).thenRejected({ kind: 'depreciation_run_undone', number: 1 });
    given([]).when(undoRun(4)).thenRejected({ kind: 'depreciation_run_not_found', number: 4 });
  });

  test('is refused where its figures are no longer those that were seen', () => {
    given([])
      .when(run('2026-04-01', '2027-03-31', ALL - 1))
      .thenRejected({ kind: 'depreciation_differs', toPostPaise: ALL, seenPaise: ALL - 1 });
  });

  test('is refused in a locked period and undone in none, by the day of the lock', () => {
    const lockedTo = calendarDate('2027-03-31');
    const on = lockedTo;
    const events = happened([run('2026-04-01', '2027-03-31', ALL)]);
    given([], { lockedTo })
      .when(run('2026-04-01', '2027-03-31', ALL))
      .thenRejected({ kind: 'asset_period_locked', on, lockedTo });
    given(events, { lockedTo })
      .when(undoRun())
      .thenRejected({ kind: 'asset_period_locked', on, lockedTo });
  });

  test('is refused up to a day that is to come, or before a run that stands', () => {
    const on = calendarDate('2027-04-21');
    given([])
      .when(run('2027-04-01', '2027-04-21', 1))
      .thenRejected({ kind: 'depreciation_in_the_future', on, today: facts.today });
    const through = calendarDate('2027-03-31');
    given(happened([run('2026-04-01', '2027-03-31', ALL)]))
      .when(run('2026-04-01', '2026-12-31', 1))
      .thenRejected({ kind: 'later_depreciation_stands', number: 1, through });
  });

  test('is refused where the asset’s own account is to be credited and it has none', () => {
    const bare = { ...mill, accountId: null };
    given([policySet('schedule-ii', 'asset')], { assets: [bare] })
      .when(run('2026-04-01', '2027-03-31', MILL_WORN))
      .thenRejected({ kind: 'asset_without_account', assetId: 30, name: 'Mill' });
  });

  test('is refused when it has more accounts than 40 journals take', () => {
    const assets = Array.from({ length: 20_000 }, (_, at) => ({
      ...mill,
      assetId: at + 1,
      accountId: at + 1,
    }));
    const toPostPaise = MILL_WORN * assets.length;
    given([policySet('schedule-ii', 'asset')], { assets })
      .when(run('2026-04-01', '2027-03-31', toPostPaise))
      .thenRejected({ kind: 'depreciation_too_large', journalsMax: 40 });
  });
});
