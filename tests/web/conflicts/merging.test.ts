import { expect, test } from 'vitest';
import { mergedOnto } from '#web/shell/form/edit-conflict.ts';

test('a field that was not touched is theirs, one that was is mine', () => {
  const before = { name: 'Rice', price: '10', lines: [1, 2] };
  const theirs = { name: 'Paddy', price: '12', lines: [1, 2, 3] };
  expect(mergedOnto(theirs, before, { ...before, price: '15' })).toStrictEqual({
    name: 'Paddy',
    price: '15',
    lines: [1, 2, 3],
  });
});

test('of a field that holds fields each is judged by itself', () => {
  const before = { series: { invoice: 'INV-', note: 'CN-' } };
  const theirs = { series: { invoice: 'A-', note: 'CN-' } };
  const mine = { series: { invoice: 'INV-', note: 'C/' } };
  expect(mergedOnto(theirs, before, mine)).toStrictEqual({
    series: { invoice: 'A-', note: 'C/' },
  });
});

test('rows are merged by their id, also those that were added or emptied', () => {
  const row = (debit: string) => ({ debit, bills: [] });
  const before = new Map([
    [3, row('10')],
    [4, row('20')],
  ]);
  const theirs = new Map([
    [3, row('11')],
    [4, row('20')],
    [5, row('7')],
  ]);
  const mine = new Map([
    [3, row('10')],
    [4, row('')],
    [6, row('9')],
  ]);
  expect(mergedOnto({ texts: theirs }, { texts: before }, { texts: mine })).toStrictEqual({
    texts: new Map([
      [3, row('11')],
      [4, row('')],
      [5, row('7')],
      [6, row('9')],
    ]),
  });
});
