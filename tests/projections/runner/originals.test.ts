import { expect, test } from 'vitest';
import type { RecordedEvent } from '#core/domain.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import { morningSalePosted, morningSaleReversed } from '#tests/specimens/journals.ts';
import { did, didToJournal, recorded } from '../support/happened.ts';

const [sale, reversal] = recorded(7, [
  did(morningSalePosted),
  didToJournal(9, morningSaleReversed()),
]) as [RecordedEvent, RecordedEvent];

test('a reversal gets its original from the same slice without a question to the log', async () => {
  const asked: unknown[] = [];
  const [, after] = await withOriginals([sale, reversal], async (wanted) => {
    asked.push(...wanted);
    return [];
  });
  expect(after?.original).toStrictEqual(sale);
  expect(asked).toStrictEqual([]);
});

test('a reversal in a later slice gets its original from the log', async () => {
  const [after] = await withOriginals([reversal], async (wanted) => {
    expect(wanted.map(({ bookId, stream }) => [bookId, stream])).toStrictEqual([[7, 'journal-9']]);
    return [sale, reversal];
  });
  expect(after).toStrictEqual({ ...reversal, original: sale });
});

test('a reversal of nothing stops the program', async () => {
  await expect(withOriginals([reversal], async () => [])).rejects.toThrow('Invariant broken');
});
