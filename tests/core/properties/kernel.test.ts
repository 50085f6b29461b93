import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryIdOf, idOf, journalOfEntry, parseStream, streamName } from '#core/kernel/ids.ts';
import { isStorableText, nameKey } from '#core/kernel/text.ts';
import { isGstin } from '#core/tax/index.ts';

const installation = fc.integer({ min: 0, max: 8191 });
const anyText = fc.string({ unit: 'binary' });

describe('ids', () => {
  test('ids of two installations, or of two records, never meet', () => {
    const record = fc.tuple(installation, fc.integer({ min: 1, max: 2 ** 40 - 1 }));
    fc.assert(
      fc.property(record, record, (left, right) => {
        const same = left[0] === right[0] && left[1] === right[1];
        expect(idOf(...left) === idOf(...right)).toBe(same);
      }),
    );
  });

  test('the id of an entry gives back its journal and line', () => {
    const n = fc.integer({ min: 1, max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(installation, n, fc.integer({ min: 1, max: 500 }), (at, record, line) => {
        const journalId = idOf(at, record);
        const entryId = entryIdOf(journalId, line);
        expect(Number.isSafeInteger(entryId)).toBe(true);
        expect(journalOfEntry(entryId)).toStrictEqual({ journalId, line });
      }),
    );
  });

  test('the name of a stream gives back the category and the id', () => {
    const category = fc.constantFrom('book', 'account', 'account-type', 'journal', 'person');
    fc.assert(
      fc.property(category, fc.integer({ min: 1, max: 2 ** 53 - 1 }), (kind, id) => {
        expect(parseStream(streamName(kind, id))).toStrictEqual({ category: kind, id });
      }),
    );
  });
});

describe('text', () => {
  test('text that may be stored comes back from UTF-8 as it was', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'grapheme' })), (text) => {
        const readBack = Buffer.from(text, 'utf8').toString('utf8');
        if (isStorableText(text)) expect(readBack).toBe(text);
        else expect(readBack !== text || /\p{Cc}/u.test(text)).toBe(true);
      }),
    );
  });

  test('has one key, however often it is taken, and whatever the case', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), anyText), (name) => {
        const key = nameKey(name);
        expect(nameKey(key)).toBe(key);
        expect(nameKey(`  ${name}\t`)).toBe(key);
        expect(nameKey(name.toUpperCase())).toBe(key);
      }),
    );
  });
});

test('at most one of all check characters makes a GSTIN', () => {
  const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const letter = fc.constantFrom(...alphabet.slice(10));
  const digit = fc.constantFrom(...alphabet.slice(0, 10));
  const pan = fc.tuple(letter, letter, letter, letter, letter, digit, digit, digit, digit, letter);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 38 }), pan, (state, characters) => {
      const body = `${String(state).padStart(2, '0')}${characters.join('')}1Z`;
      expect(alphabet.filter((check) => isGstin(body + check))).toHaveLength(1);
    }),
  );
});
