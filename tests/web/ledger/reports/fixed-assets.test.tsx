// The register of fixed assets and the blocks of income tax.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readFixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import register from '#tests/specimens/replies/readFixedAssets.json' with { type: 'json' };
import { FixedAssetsPage } from '#web/features/report/books/assets/FixedAssetsPage.tsx';
import { fixedAssetsView, tiesInWords } from '#web/features/report/books/assets/fixed-assets.ts';
import { taxBlocksView } from '#web/features/report/books/assets/tax-blocks.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const path = '/journal/reports/fixed-assets';
const told = readFixedAssets.reply.parse(register);
const open = () => show(FixedAssetsPage, { path, at: `${path}?year=25-26` });

describe('the register of fixed assets', () => {
  test('shows each asset under its class, and by V the blocks of income tax', async () => {
    serverAnswers([[readFixedAssets, ok(register)]]);
    await open();
    const total = page.getByRole('row', { name: /^Total/ });
    await expect.element(total).toBeVisible();
    const [asset] = told.classes[0]?.assets ?? [];
    const link = page.getByRole('link', { name: asset?.name ?? '', exact: true });
    await expect.element(link).toHaveAttribute('href', `/asset/${asset?.assetId}`);
    await userEvent.keyboard('v');
    await expect.element(page.getByRole('heading', { name: 'Income-tax blocks' })).toBeVisible();
    await expect.element(page.getByText('Plant and machinery, 15%')).toBeVisible();
  });

  test('adds up to its total, on paper and in files', () => {
    const range = { from: calendarDate('2025-04-01'), to: calendarDate('2026-03-31') };
    const view = fixedAssetsView({ range, register: told, hrefOf: String });
    const at = view.columns.findIndex(({ head }) => head === 'Closing net (₹)');
    const of = (as: string) =>
      view.lines
        .filter((line) => line.as === as)
        .reduce((sum, { cells }) => sum + Number(cells[at]), 0);
    expect(of('line')).toBe(of('total'));
    expect(of('subtotal')).toBe(of('total'));
    for (const sheet of [view, taxBlocksView(told)]) {
      for (const { cells } of sheet.lines) expect(cells).toHaveLength(sheet.columns.length);
    }
  });

  test('says in a line what the ledger has beside it', () => {
    expect(tiesInWords(told)[0]).toContain('they differ by');
    expect(tiesInWords({ ...told, differencePaise: 0 })).toHaveLength(1);
  });

  test('says where a cost is entered when it has none', async () => {
    const none = { ...register, classes: [], blocks: [] };
    serverAnswers([[readFixedAssets, ok(none)]]);
    await open();
    await expect
      .element(
        page.getByText(
          'No fixed assets in this period. Enter the cost of an asset on its page, under Assets.',
        ),
      )
      .toBeVisible();
  });

  test('says why it cannot be read', async () => {
    serverAnswers([[readFixedAssets, problem(500, 'bug', 'Could not read it.')]]);
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
  });
});
