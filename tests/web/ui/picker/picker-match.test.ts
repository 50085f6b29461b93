import { describe, expect, test } from 'vitest';
import { bestMatches, choiceNamed, matching, rankOf } from '#web/ui/picker/match.ts';
import { afterArrow, afterEscape, afterLeaving, afterTyping } from '#web/ui/picker/typing.ts';

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const accounts = named(
  'HDFC Bank current',
  'Rent, head office',
  'Bharat Electricals',
  'Electricity',
  'Rent, Pune branch',
);
const namesFor = (text: string) => matching(accounts, text).map(({ name }) => name);

describe('which names a text means', () => {
  test('every word must be contained, in any order and case', () => {
    expect(rankOf('HDFC Bank current', 'BANK hd')).not.toBeNull();
    expect(rankOf('HDFC Bank current', 'bank axis')).toBeNull();
  });

  test('rent offers rent before HDFC Bank current', () => {
    expect(namesFor('rent')).toEqual([
      'Rent, head office',
      'Rent, Pune branch',
      'HDFC Bank current',
    ]);
  });

  test('elec offers Electricity before Bharat Electricals', () => {
    expect(namesFor('elec')).toEqual(['Electricity', 'Bharat Electricals']);
  });

  test('beginnings of several words are enough', () => {
    expect(namesFor('rent h')[0]).toBe('Rent, head office');
  });

  test('what fits the voucher comes first among equals', () => {
    const choices = [
      { id: 1, name: 'Cash sales', weight: 1 },
      { id: 2, name: 'Cash in hand', weight: 0 },
    ];
    expect(matching(choices, 'cash')[0]?.name).toBe('Cash in hand');
  });

  test('names in other scripts match', () => {
    expect(rankOf('किराया, पुणे', 'पुणे')).toBe(1);
  });

  test('only the exact name is taken without asking', () => {
    expect(choiceNamed(accounts, ' electricity ')?.name).toBe('Electricity');
    expect(choiceNamed(accounts, 'electric')).toBeNull();
  });
});

describe('a picker while typing', () => {
  test('the first option is highlighted as soon as there is a query', () => {
    expect(afterTyping('r').active).toBe(0);
    expect(afterTyping('').active).toBe(-1);
  });

  test('arrows open and wrap', () => {
    const opened = afterArrow(null, 1, 0);
    expect(opened.open).toBe(true);
    expect(afterArrow(opened, 1, 3).active).toBe(0);
    expect(afterArrow({ ...opened, active: 2 }, 1, 3).active).toBe(0);
    expect(afterArrow({ ...opened, active: 0 }, -1, 3).active).toBe(2);
    expect(afterArrow(opened, -1, 3).active).toBe(2);
  });

  test('the first Escape closes, the second gives the former value back', () => {
    const closed = afterEscape(afterTyping('re'));
    expect(closed).toMatchObject({ text: 're', open: false });
    expect(closed === null ? 'gone' : afterEscape(closed)).toBeNull();
  });

  test('leaving takes an exact name, clears anything else and never the nearest', () => {
    const leaving = (text: string, choices = accounts) =>
      afterLeaving(afterTyping(text), choices, 'account');
    expect(leaving('ELECTRICITY')).toEqual({ choose: 4 });
    expect(leaving('electri')).toEqual({
      choose: null,
      cleared: 'No account named ‘electri’. Cleared.',
    });
    expect(leaving('tea', named('Tea', 'tea'))).toEqual({
      choose: null,
      cleared: '2 are named ‘tea’. Cleared.',
    });
    expect(leaving(' ')).toEqual({ choose: null });
    expect(afterLeaving(null, accounts, 'account')).toEqual({});
  });
});

describe('what is typed letter by letter and taken back', () => {
  const many = named(...accounts.flatMap(({ name }) => [name, `${name} 2`, `Old ${name}`]));

  test('finds what the whole text finds at once', () => {
    for (const text of ['rent', 'rent p', 'hdfc bank 2', 'elec', ' b h', 'zzz', 'Old  rent']) {
      const steps = Array.from(text, (_, at) => text.slice(0, at + 1));
      for (const step of ['', ...steps, ...steps.toReversed(), '', text]) {
        expect(bestMatches(many, step)).toEqual(bestMatches([...many], step));
      }
    }
  });

  test('thousands in the order of their list are offered in it', () => {
    const placed = many.map((choice, at) => ({ ...choice, place: many.length - at }));
    const last = many.findLast(({ name }) => name.startsWith('Rent'));
    expect(bestMatches(placed, 'rent').shown[0]?.id).toBe(last?.id);
  });
});
