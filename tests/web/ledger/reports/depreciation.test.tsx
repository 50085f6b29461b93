// The depreciation run and the disposal of an asset, as they are proposed, posted and undone.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import {
  postDepreciationRun,
  readDepreciation,
  undoDepreciationRun,
} from '#api/contract/account/assets/depreciation.ts';
import { disposeAsset, readAssetDisposal } from '#api/contract/account/assets/disposal.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { createAsset } from '#api/contract/catalogue/asset.ts';
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { DisposalButton } from '#web/features/catalogue/book/assets/depreciation/DisposalButton.tsx';
import { DepreciationPage } from '#web/features/report/books/assets/run/DepreciationPage.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import asset from '#tests/specimens/replies/createAsset.json' with { type: 'json' };
import disposal from '#tests/specimens/replies/disposeAsset.json' with { type: 'json' };
import run from '#tests/specimens/replies/postDepreciationRun.json' with { type: 'json' };
import undone from '#tests/specimens/replies/undoDepreciationRun.json' with { type: 'json' };
import preview from '#tests/specimens/replies/readAssetDisposal.json' with { type: 'json' };
import proposal from '#tests/specimens/replies/readDepreciation.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const SHARED: Parameters<typeof serverAnswers>[0] = [
  [listBooks, ok(books)],
  [listAccountChanges, okAccounts(accounts)],
];
const PATH = '/journal/reports/depreciation';
const openRun = () => show(DepreciationPage, { path: PATH, at: `${PATH}?year=25-26` });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');

test('a run is proposed line by line, and posted as it was seen', async () => {
  const calls = serverAnswers([
    ...SHARED,
    [readDepreciation, ok(proposal)],
    [postDepreciationRun, ok(run)],
  ]);
  await openRun();
  await expect.element(page.getByRole('row', { name: /Weighing scale/ })).toBeVisible();
  await expect
    .element(page.getByText(/₹7,454\.25 is to be posted up to 31 Mar 2026/))
    .toBeVisible();
  await userEvent.click(button(/^Post run/));
  await expect.element(dialog()).toMatchTextContent(/₹7,454\.25 is posted on 31 Mar 2026/);
  await userEvent.click(dialog().getByRole('button', { name: /^Post/ }));
  await expect.poll(() => store.get(noticeAtom)?.text).toMatch(/posted up to 31 Mar 2026/);
  expect(calls.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
    from: proposal.from,
    through: proposal.through,
    to_post: proposal.to_post,
  });
});

test('a run whose figures have changed meanwhile is refused in the dialog, which stays', async () => {
  const refusal = problem(409, 'depreciation_changed', 'The figures have changed.');
  serverAnswers([...SHARED, [readDepreciation, ok(proposal)], [postDepreciationRun, refusal]]);
  await openRun();
  await userEvent.click(button(/^Post run/));
  await userEvent.click(dialog().getByRole('button', { name: /^Post/ }));
  await expect.element(dialog().getByText(/The figures have changed/)).toBeVisible();
});

test('a posted run is listed, and undone with a reason alone', async () => {
  const posted = {
    ...run,
    journal_numbers: run.journals.map((id) => id + 1),
    from: proposal.from,
    through: proposal.through,
    basis: 'schedule-ii',
    assets: 1,
    amount: '7454.25',
    recorded_at: '2026-04-02T05:30:00.000Z',
    recorded_by: { id: 1, name: 'Meera Joshi' },
    undone: null,
  };
  const done = { ...proposal, to_post: '0.00', lines: [], runs: [posted] };
  const calls = serverAnswers([
    ...SHARED,
    [readDepreciation, ok(done)],
    [undoDepreciationRun, ok(undone)],
  ]);
  await openRun();
  await userEvent.click(button(/^Undo/));
  await userEvent.click(dialog().getByRole('button', { name: /^Undo/ }));
  await expect.element(dialog().getByText('Give a reason.')).toBeVisible();
  await userEvent.type(dialog().getByRole('textbox'), 'Wrong rate');
  await userEvent.click(dialog().getByRole('button', { name: /^Undo/ }));
  await expect.poll(() => store.get(noticeAtom)?.text).toBe('Run 1 undone.');
  expect(calls.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
    reason: 'Wrong rate',
  });
});

const scale: Asset = {
  ...createAsset.reply.parse(asset),
  id: preview.asset_id,
  name: preview.name,
  kind: 'asset',
  depreciation: {
    costPaise: readAssetDisposal.reply.parse(preview).costPaise,
    putToUse: calendarDate('2025-10-04'),
    assetClass: 'office-equipment',
    lifeYears: 5,
    method: 'slm',
    residualBps: 500,
    taxKind: 'machinery',
    sale: null,
    shifts: [],
  },
};

test('an asset is sold with its loss seen before, and the price names its account', async () => {
  const calls = serverAnswers([
    ...SHARED,
    [readAssetDisposal, ok(preview)],
    [disposeAsset, ok(disposal)],
  ]);
  await show(() => <DisposalButton bookId={1} asset={scale} onDisposed={() => undefined} />, {
    path: '/asset/2',
  });
  await userEvent.click(button(/^Sell or scrap/));
  await userEvent.type(dialog().getByLabelText('Price (₹)'), '15000');
  await userEvent.click(dialog().getByRole('button', { name: /^Post disposal/ }));
  await expect
    .element(
      dialog()
        .getByText(/^Choose the account that receives it/)
        .first(),
    )
    .toBeVisible();
  await expect.element(dialog().getByLabelText('What it comes to')).toMatchTextContent(/Loss/);
  await userEvent.click(dialog().getByRole('combobox', { name: 'Received in' }));
  await userEvent.keyboard('Cash{Enter}');
  await userEvent.click(dialog().getByRole('button', { name: /^Post disposal/ }));
  await expect.poll(() => store.get(noticeAtom)?.text).toBe(`Disposal of ${scale.name} posted.`);
  expect(calls.find(({ path }) => path.startsWith('POST'))?.body).toMatchObject({
    asset_id: scale.id,
    proceeds: '15000.00',
    account_id: accounts.find(({ name }) => name === 'Cash')?.id,
    gst_rate: 0,
  });
});

test('an asset that was scrapped brought nothing, and names no account', async () => {
  store.set(noticeAtom, null);
  const calls = serverAnswers([
    ...SHARED,
    [readAssetDisposal, ok(preview)],
    [disposeAsset, ok(disposal)],
  ]);
  await show(() => <DisposalButton bookId={1} asset={scale} onDisposed={() => undefined} />, {
    path: '/asset/2',
  });
  await userEvent.click(button(/^Sell or scrap/));
  await userEvent.type(dialog().getByLabelText('Price (₹)'), '0');
  await userEvent.click(dialog().getByRole('button', { name: /^Post disposal/ }));
  await expect.poll(() => store.get(noticeAtom)?.text).toBe(`Disposal of ${scale.name} posted.`);
  expect(calls.find(({ path }) => path.startsWith('POST'))?.body).toMatchObject({
    proceeds: '0.00',
    account_id: null,
  });
});
