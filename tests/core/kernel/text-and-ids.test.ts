import { describe, expect, test } from 'vitest';
import { entryIdOf, idOf, journalOfEntry, parseStream, streamName } from '#core/kernel/ids.ts';
import { isOneLine, isStorableText, nameKey } from '#core/kernel/text.ts';

describe('text that may lie in the log', () => {
  test.each([
    ['', 'nothing'],
    ['Milk, 20 litres', 'plain letters'],
    ['चाय ₹10', 'Devanagari and the rupee sign'],
    ['அரிசி', 'Tamil'],
    ['👨‍👩‍👧', 'joined signs'],
    ['first line\nsecond line\tcolumn', 'newline and tab'],
    ['\u00a0\u200b\u2028', 'unusual spaces'],
    ['\ud83d\ude00', 'a whole pair'],
  ])('%j may: %s', (text) => {
    expect(isStorableText(text)).toBe(true);
  });

  test.each([
    ['\u0000', 'NUL'],
    ['a\u0007b', 'the bell'],
    ['line\r\nline', 'a carriage return'],
    ['\u007f', 'delete'],
    ['\u0085', 'a control character of Latin 1'],
    ['\ud83d', 'half a pair'],
    ['a\udc00b', 'the other half'],
    ['\ude00\ud83d', 'a pair the wrong way round'],
  ])('%j may not: %s', (text) => {
    expect(isStorableText(text)).toBe(false);
  });
});

describe('text of one line', () => {
  test.each(['', 'Milk, 20 litres', 'चाय ₹10', '\u00a0\u200b', 'क्\u200dष', '\ud83d\ude00'])(
    '%j is one',
    (text) => {
      expect(isOneLine(text)).toBe(true);
    },
  );

  test.each(['a\nb', 'a\tb', 'a\r', '\u0085', '\u2028', '\u2029', '\u0000', '\u007f', '\ud83d'])(
    '%j is none',
    (text) => {
      expect(isOneLine(text)).toBe(false);
    },
  );
});

describe('the key by which two names are the same', () => {
  test.each([
    ['Cash', 'CASH'],
    ['Cash', '  cash  '],
    ['Petty Cash', 'petty \t cash'],
    ['Petty Cash', 'Petty\u00a0Cash'],
    ['Café', 'Cafe\u0301'],
    ['Ｃａｓｈ', 'cash'],
    ['ΟΔΟΣ', 'οδος'],
    ['Straße', 'STRASSE'],
    ['Straße', 'STRAẞE'],
    ['Cash', 'Ca\u00adsh'],
    ['Cash', 'Cash\u200b'],
    ['İstanbul', 'i̇stanbul'],
  ])('%j is %j', (left, right) => {
    expect(nameKey(left)).toBe(nameKey(right));
  });

  test.each([
    ['Cash', 'Cash 2'],
    ['Milk', 'Milks'],
    ['Petty Cash', 'PettyCash'],
    ['चाय', 'चाया'],
    ['क्‍ष', 'कष'],
  ])('%j is not %j', (left, right) => {
    expect(nameKey(left)).not.toBe(nameKey(right));
  });
});

describe('ids', () => {
  test('ids of installation 0 count from 1', () => {
    expect([idOf(0, 1), idOf(0, 2)]).toStrictEqual([1, 2]);
  });

  test('ids of other installations lie apart, up to the last exact number', () => {
    expect(idOf(1, 1)).toBe(1_099_511_627_777);
    expect(idOf(8191, 2 ** 40 - 1)).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('stop the program outside their range', () => {
    expect(() => idOf(8192, 1)).toThrow();
    expect(() => idOf(-1, 1)).toThrow();
    expect(() => idOf(0, 0)).toThrow();
    expect(() => idOf(0, 2 ** 40)).toThrow();
    expect(() => idOf(0, 1.5)).toThrow();
    expect(() => entryIdOf(idOf(0, 2 ** 31), 1)).toThrow();
    expect(() => entryIdOf(1, 0)).toThrow();
    expect(() => entryIdOf(1, 501)).toThrow();
  });

  test.each([
    [idOf(0, 1), 1, 513],
    [idOf(0, 9), 500, 9 * 512 + 500],
    [idOf(8191, 2 ** 31 - 1), 500, 8191 * 2 ** 40 + (2 ** 31 - 1) * 512 + 500],
  ])('journal %i, line %i is entry %i and back', (journalId, line, entryId) => {
    expect(entryIdOf(journalId, line)).toBe(entryId);
    expect(journalOfEntry(entryId)).toStrictEqual({ journalId, line });
  });

  test.each([
    ['journal', 42, 'journal-42'],
    ['account-type', 7, 'account-type-7'],
  ])('stream %s of %i is %s and back', (category, id, stream) => {
    expect(streamName(category, id)).toBe(stream);
    expect(parseStream(stream)).toStrictEqual({ category, id });
  });
});
