import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { paperOf } from '#core/paper/index.ts';
import { PaperSheet } from '#web/ui/paper/PaperSheet.tsx';
import { cotton, invoiceDocument } from '#tests/specimens/tax/papers.ts';
import type { SpecimenRequest } from '#tests/specimens/tax/papers.ts';

const show = (asked?: SpecimenRequest) =>
  render(<PaperSheet paper={paperOf(invoiceDocument(asked))} />);

const adopted = (): string =>
  document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');

describe('the paper on the screen', () => {
  test('has its heads, lines, totals and facts', async () => {
    await show();
    await expect.element(page.getByRole('heading', { name: 'Tax Invoice' })).toBeVisible();
    const items = page.getByRole('table', { name: 'Items' });
    await expect.element(items.getByRole('columnheader', { name: 'IGST' })).toBeVisible();
    await expect.element(items.getByRole('cell', { name: '56,700.00' })).toBeVisible();
    const totals = page.getByRole('table', { name: 'Totals' });
    await expect.element(totals.getByRole('row', { name: 'Total ₹65,670.00' })).toBeVisible();
    await expect.element(page.getByText('29 Karnataka', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('img', { name: /Scan to pay ₹65,670.00/ })).toBeVisible();
  });

  test('is black on white in the dark theme too', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    await show();
    const sheet = page.getByRole('article').element();
    expect(getComputedStyle(sheet).color).toBe('rgb(17, 17, 17)');
    const around = sheet.parentElement;
    expect(around === null ? '' : getComputedStyle(around).backgroundColor).toBe(
      'rgb(255, 255, 255)',
    );
    delete document.documentElement.dataset['theme'];
  });

  test('has one article for each copy', async () => {
    await show({ document: { copies: 3 } });
    const names = page
      .getByRole('article')
      .elements()
      .map((one) => one.getAttribute('aria-label'));
    expect(names).toStrictEqual([
      'ORIGINAL FOR RECIPIENT',
      'DUPLICATE FOR TRANSPORTER',
      'TRIPLICATE FOR SUPPLIER',
    ]);
  });

  test('shows what people write as it is, and breaks what is too long', async () => {
    const text = '<b>bold</b> #import "x" சுந்தரம்';
    await show({
      lines: [
        { ...cotton, name: text },
        { ...cotton, name: 'A'.repeat(5000) },
      ],
    });
    await expect.element(page.getByText(text)).toBeVisible();
    const table = page.getByRole('table', { name: 'Items' }).element();
    expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  });

  test('is drawn smaller where the screen is narrower, and at its full size when asked', async () => {
    await page.viewport(390, 844);
    await show();
    const sheet = page.getByRole('article').element();
    const around = () => sheet.parentElement ?? sheet;
    await expect.poll(() => around().scrollWidth - around().clientWidth).toBe(0);
    await page.getByRole('button', { name: 'Full size' }).click();
    expect(around().scrollWidth).toBeGreaterThan(around().clientWidth);
    expect(around().tabIndex).toBe(0);
    await page.viewport(1280, 900);
    await expect.element(page.getByRole('button', { name: 'Full size' })).not.toBeInTheDocument();
  });

  test('is no wider in a long draft for the word across it', async () => {
    await page.viewport(390, 844);
    await show({ document: { status: 'draft' }, lines: Array.from({ length: 40 }, () => cotton) });
    const word = document.querySelector('.paper-watermark');
    expect(word?.getAttribute('data-text')).toBe('DRAFT');
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    const heights = page
      .getByRole('table', { name: 'Items' })
      .getByRole('row')
      .elements()
      .map((row) => row.clientHeight);
    expect(heights.at(40)).toBe(heights.at(1));
  });

  test('prints on A4 with its name and the page below, whatever the name holds', async () => {
    const name = 'Evil"; } body { display: none } /* \\';
    const shown = await show({ supplier: { name } });
    expect(adopted()).toContain('size: a4');
    expect(getComputedStyle(document.body).display).toBe('block');
    await shown.unmount();
    expect(adopted()).not.toContain('@page');
  });
});
