// Who may withdraw the name of a moment: whoever gave it, an accountant and an owner.
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import { instantEndpoints } from '#api/contract/book/log/instants.ts';
import type { Role } from '#core/book/index.ts';
import { NamesPage } from '#web/features/book/history/compare/names/NamesPage.tsx';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import { ok, serverAnswers } from '../../support/answers.ts';
import { meera, show } from '../../support/show.tsx';

const AT = '2026-11-10T08:35:00.000Z';
const MOMENTS = [
  { event: 9, kind: 'named', words: 'Mine', by: { id: meera.id, name: meera.name } },
  { event: 8, kind: 'named', words: 'Of Ravi', by: { id: 9, name: 'Ravi Kamath' } },
  { event: 7, kind: 'lock', words: 'Locked to 31 Oct 2026', by: null },
].map((one) => ({ ...one, recorded_at: AT }));

async function openAs(role: Role) {
  serverAnswers([
    [instantEndpoints.readNamedMoments, ok(MOMENTS)],
    [listBooks, ok([{ ...books[0], id: 1, role }])],
  ]);
  await show(NamesPage, { path: '/book/:bookId/names', at: '/book/1/names' });
  await expect.element(withdraw('Mine')).toBeVisible();
}
const withdraw = (words: string) => page.getByRole('button', { name: `Withdraw ${words}` });

describe('the name of a moment', () => {
  test.each(['auditor', 'data entry'] as const)(
    'is withdrawn by an %s if it is their own',
    async (role) => {
      await openAs(role);
      expect(withdraw('Of Ravi').query()).toBeNull();
      expect(withdraw('Locked to 31 Oct 2026').query()).toBeNull();
    },
  );

  test.each(['accountant', 'owner'] as const)('is withdrawn by an %s', async (role) => {
    await openAs(role);
    await expect.element(withdraw('Of Ravi')).toBeVisible();
    expect(withdraw('Locked to 31 Oct 2026').query()).toBeNull();
  });
});
