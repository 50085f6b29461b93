// An auditor finds by keyboard what changed in the books since a moment, and by which events.
import {
  addBook,
  expect,
  expectAccessible,
  expectFitsEveryWidth,
  register,
  test,
  type,
} from '../support/errand.ts';

const ENTRIES = '/api/islogin/journal';

test('what changed since an event is found, explained and printed by keys alone', async ({
  page,
}) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const books = await (await page.request.get('/api/islogin/book')).json();
  const [{ id: bookId }] = books as [{ id: number }];
  const accounts = await (await page.request.get(`/api/islogin/book/${bookId}/account`)).json();
  const idOf = (name: string) =>
    (accounts as { id: number; name: string }[]).find((one) => one.name === name)?.id;
  const bodyOf = (amount: string) => ({
    book_id: bookId,
    date: '2026-10-31',
    narration: 'Godown, October',
    entry: [
      { account_id: idOf('Electricity'), amount },
      { account_id: idOf('Cash'), amount: `-${amount}` },
    ],
  });
  const posted = await page.request.post(ENTRIES, { data: bodyOf('12980') });
  const { journal } = (await posted.json()) as { journal: { id: number } };
  const correction = { ...bodyOf('12890'), reason: 'Digits swapped' };
  await expect(
    await page.request.post(`${ENTRIES}/${journal.id}/correct`, { data: correction }),
  ).toBeOK();

  await test.step('the palette leads to the console, an arrow to the act before', async () => {
    await page.goto('/account');
    await expect(page.getByRole('link', { name: 'Cash', exact: true })).toBeVisible();
    await type(page, '[Control+k]', 'replay', '[Enter]');
    await expect(page.getByRole('heading', { level: 1, name: 'Replay' })).toBeVisible();
    await expect(page.getByText('Correction of #1').first()).toBeVisible();
    await expect(page.getByText('The hash matches the event')).toBeVisible();
    await expectFitsEveryWidth(page);
    await type(page, '[ArrowLeft]');
    await expect(page.getByText(/^As recorded up to event \d+.* Nothing can/)).toBeVisible();
    await expect(page.getByRole('row', { name: /Electricity \+12,980\.00/ })).toBeVisible();
  });

  await test.step('V compares with now, and a row opens into its events', async () => {
    await type(page, '[v]');
    await expect(page.getByText('Every change is explained')).toBeVisible();
    await expect(page.getByText('2 accounts changed')).toBeVisible();
    await type(page, '[ArrowDown]', '[ArrowRight]');
    await expect(page.getByText('Explains the change')).toBeVisible();
    await expect(page.getByText('Correction of #1')).toBeVisible();
    await expectFitsEveryWidth(page);
  });

  await test.step('E explains the figure, and Escape leads back to what changed', async () => {
    await type(page, '[e]');
    await expect(page.getByRole('heading', { level: 1, name: 'Cash' })).toBeVisible();
    await expect(page.getByText('The sum is the figure')).toBeVisible();
    await expectAccessible(page);
    await type(page, '[Escape]');
    await expect(page.getByRole('heading', { level: 1, name: 'What changed' })).toBeVisible();
  });
});
