// Days as files have them: what is read, and what is offered instead of a guess.
import { describe, expect, test } from 'vitest';
import { readWholeDay } from '#web/features/book/import/kinds/books/days.ts';

describe('a day of a file', () => {
  test.each([
    ['31/12/2026', '2026-12-31', undefined],
    ['12/31/2026', undefined, 'Use 31 Dec 2026'],
    ['46143', undefined, 'Use 01 May 2026'],
    ['46', undefined, undefined],
  ])('%s is read, or what it means is offered', (text, value, label) => {
    const read = readWholeDay(text);
    expect(read.ok ? read.value : undefined).toBe(value);
    expect(read.ok ? undefined : read.use?.label).toBe(label);
  });
});
