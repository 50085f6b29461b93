// What holds of the runs of any register: they post what the register says, no more and no less.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  assetPostingDecider,
  groupsOf,
  proposedLines,
  toPostOf,
} from '#core/asset-posting/index.ts';
import type { AssetOfRegister, AssetPostingEvent } from '#core/asset-posting/index.ts';
import { accumulatedThrough, blocksOfYear } from '#core/depreciation/index.ts';
import { calendarDate, dayBefore, daysAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import { taxKind } from '#core/depreciation/terms.ts';
import { facts, happened, policySet, run, undoRun } from './examples.ts';

const FIRST = calendarDate('2022-01-01');
const someDay = fc.nat({ max: 1900 }).map((days) => daysAfter(FIRST, days));

const someAsset = fc
  .record({
    costPaise: fc.integer({ min: 1, max: 1_000_000_000 }),
    putToUse: someDay,
    assetClass: fc.constantFrom('plant', 'computer', 'furniture'),
    lifeYears: fc.constantFrom(1, 3, 5, 15, null),
    method: fc.constantFrom('slm', 'wdv'),
    residualBps: fc.constantFrom(1, 500),
    taxKind: fc.constantFrom(...taxKind.options),
    soldAfter: fc.option(fc.nat({ max: 900 })),
    proceedsPaise: fc.nat({ max: 50_000_000 }),
  })
  .map(({ soldAfter, proceedsPaise, ...said }): AssetOfRegister['depreciation'] => ({
    ...said,
    sale: soldAfter === null ? null : { on: daysAfter(said.putToUse, soldAfter), proceedsPaise },
  }));

const someRegister = fc.array(someAsset, { maxLength: 6 }).map((all) =>
  all.map((depreciation, at): AssetOfRegister => ({
    assetId: at + 1,
    name: `Asset ${at + 1}`,
    accountId: 70 + (at % 2),
    depreciation,
  })),
);

const stateOf = (events: readonly AssetPostingEvent[]) =>
  events.reduce(assetPostingDecider.evolve, assetPostingDecider.initialState);

const wornOf = ({ depreciation }: AssetOfRegister, day: CalendarDate) =>
  accumulatedThrough(
    {
      ...depreciation,
      putToUse: calendarDate(depreciation.putToUse),
      soldOn: depreciation.sale === null ? null : calendarDate(depreciation.sale.on),
    },
    day,
  );

/** Runs up to each day in turn, as a person would who posts what is shown. */
function runsOver(days: readonly CalendarDate[], assets: readonly AssetOfRegister[]) {
  let events: readonly AssetPostingEvent[] = [];
  const known = {
    ...facts,
    assets,
    beginsOn: calendarDate('2023-04-01'),
    today: calendarDate('2027-12-31'),
  };
  for (const through of days) {
    const lines = proposedLines(stateOf(events), known, { from: through, to: through });
    const isIdle = lines.every(({ toPostPaise }) => toPostPaise === 0);
    if (!isIdle) events = happened([run(through, through, toPostOf(lines))], known, events);
  }
  return { events, known };
}

const postedBy = (events: readonly AssetPostingEvent[], assetId: number): number =>
  stateOf(events)
    .runs.filter(({ undone }) => !undone)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.assetId === assetId)
    .reduce((sum, { toPostPaise }) => sum + toPostPaise, 0);

test('however many runs there were, they posted of each asset what the register says', () => {
  fc.assert(
    fc.property(someRegister, fc.array(someDay, { minLength: 1, maxLength: 5 }), (assets, some) => {
      const days = some.toSorted();
      const { events } = runsOver(days, assets);
      const last = days.at(-1) ?? FIRST;
      const brought = dayBefore(calendarDate('2023-04-01'));
      for (const asset of assets) {
        const due = wornOf(asset, last) - wornOf(asset, brought);
        // A run up to a day before the books began takes nothing that was never posted.
        expect(postedBy(events, asset.assetId)).toBe(last <= brought ? due : Math.max(0, due));
      }
    }),
  );
});

test('the journals of a run balance, and its undoing leaves nothing', () => {
  fc.assert(
    fc.property(someRegister, someDay, (assets, day) => {
      const { events, known } = runsOver([day], assets);
      for (const { lines } of stateOf(events).runs) {
        const groups = groupsOf(lines);
        const expense = groups.reduce((sum, { expensePaise }) => sum + expensePaise, 0);
        expect(expense).toBe(toPostOf(lines));
        for (const { expensePaise, gainPaise, credits } of groups) {
          const credited = credits.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
          expect(expensePaise).toBe(credited + gainPaise);
        }
      }
      if (events.length === 0) return;
      const undone = happened([undoRun()], known, events);
      for (const { assetId } of assets) expect(postedBy(undone, assetId)).toBe(0);
    }),
  );
});

test('a run by income tax charges what the blocks of the years come to, on their accounts', () => {
  fc.assert(
    fc.property(someRegister, fc.constantFrom('accumulated', 'asset'), (assets, credit) => {
      const { to } = yearPeriod(2026);
      const known = { ...facts, assets, beginsOn: calendarDate('2023-04-01') };
      const lines = proposedLines(stateOf([policySet('income-tax', credit)]), known, {
        from: to,
        to,
      });
      const taxed = assets.map(({ depreciation: { sale, putToUse, ...said } }) => ({
        ...said,
        putToUse: calendarDate(putToUse),
        sale: sale === null ? null : { ...sale, on: calendarDate(sale.on) },
      }));
      let due = 0;
      let gain = 0;
      for (let year = 2023; year <= 2026; year += 1) {
        for (const block of blocksOfYear(taxed, year)) {
          due += block.depreciationPaise;
          gain += block.gainPaise;
        }
      }
      expect(toPostOf(lines)).toBe(due);
      expect(lines.reduce((sum, { gainPaise }) => sum + gainPaise, 0)).toBe(gain);
      for (const { credits, toPostPaise, gainPaise } of lines) {
        const credited = credits.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
        expect(credited).toBe(toPostPaise - gainPaise);
      }
    }),
  );
});
