// Whatever moves, is entered by hand, locked, posted and undone: a book that posts what moves its
// stock comes to what the register says, but for what is locked.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockGroupsOf, stockOfLine, unpostedOn } from '#core/stock-posting/index.ts';
import { ALL, LAST, OPEN, openDay, withLocks, withoutLocks } from './any-stock.ts';
import {
  after,
  EVE,
  FROM,
  ledgerOn,
  proposed,
  registerOn,
  standing,
  stateOf,
  undoOf,
  withRun,
} from './examples.ts';

const RUNS = { numRuns: 400 };

test('the register ties to Stock-in-Hand on every day of a run', () => {
  fc.assert(
    fc.property(withoutLocks, (stock) => {
      const posted = withRun(stock, LAST);
      for (const day of OPEN) expect(ledgerOn(posted, day)).toBe(registerOn(stock, day));
    }),
    RUNS,
  );
});

test('a run that is asked for twice posts once', () => {
  fc.assert(
    fc.property(withLocks, (stock) => {
      fc.pre(stock.lockedTo === null || stock.lockedTo < LAST);
      const posted = withRun(stock, LAST);
      expect(proposed(posted, LAST)).toStrictEqual([]);
      expect(withRun(posted, LAST)).toBe(posted);
    }),
    RUNS,
  );
});

test('what is undone is proposed again as if it had never been posted', () => {
  fc.assert(
    fc.property(withLocks, (stock) => {
      const posted = withRun(stock, LAST);
      fc.pre(posted !== stock);
      const undone = after(posted, undoOf(stateOf(posted.events).runs.length));
      expect(undone).not.toBe(posted);
      expect(proposed(undone, LAST)).toStrictEqual(proposed(stock, LAST));
      for (const day of ALL) expect(ledgerOn(undone, day)).toBe(ledgerOn(stock, day));
    }),
    RUNS,
  );
});

test('nothing is posted on a locked day, nor before the year, nor after the last day', () => {
  fc.assert(
    fc.property(withLocks, openDay, (stock, through) => {
      for (const { on, date } of proposed(stock, through)) {
        expect(date > (stock.lockedTo ?? EVE)).toBe(true);
        expect(date >= on && on >= FROM && date <= through).toBe(true);
      }
    }),
    RUNS,
  );
});

test('ledger and register differ by exactly the lines that are posted later than their own day', () => {
  fc.assert(
    fc.property(withLocks, (stock) => {
      fc.pre(stock.lockedTo === null || stock.lockedTo < LAST);
      const posted = withRun(stock, LAST);
      for (const day of OPEN) {
        const late = standing(posted).filter(({ on, date }) => on <= day && date > day);
        const listed = late.reduce((sum, line) => sum + stockOfLine(line), 0);
        expect(registerOn(stock, day) - ledgerOn(posted, day)).toBe(listed);
      }
    }),
    RUNS,
  );
});

test('what statements take for not posted is what a run would post', () => {
  fc.assert(
    fc.property(withLocks, (stock) => {
      const lines = proposed(stock, LAST);
      for (const day of OPEN) {
        if (stock.lockedTo !== null && day <= stock.lockedTo) continue;
        const [registerPaise, ledgerPaise] = [registerOn(stock, day), ledgerOn(stock, day)];
        const would = lines.filter(({ date }) => date <= day);
        const sum = would.reduce((all, line) => all + stockOfLine(line), 0);
        const state = stateOf(stock.events);
        expect(unpostedOn(state, day, { registerPaise, ledgerPaise })).toBe(sum);
      }
    }),
    RUNS,
  );
});

test('the journals of a run come to its lines', () => {
  fc.assert(
    fc.property(withLocks, (stock) => {
      const lines = proposed(stock, LAST);
      const groups = stockGroupsOf(lines);
      const amounts = groups.flatMap((group) => group.amounts);
      const sum = amounts.reduce((all, { amountPaise }) => all - amountPaise, 0);
      expect(sum).toBe(lines.reduce((all, line) => all + stockOfLine(line), 0));
    }),
    RUNS,
  );
});
