// Every control in every state, as axe and a narrow window see them, in both themes.
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GalleryPage } from '#web/ui/gallery/GalleryPage.tsx';

afterEach(async () => {
  document.documentElement.removeAttribute('data-theme');
  await page.viewport(1280, 900);
});

async function open(theme: 'light' | 'dark') {
  await render(<GalleryPage />);
  const choice = theme === 'dark' ? 'Dark' : 'Light';
  await userEvent.click(page.getByRole('radio', { name: choice }));
  await expect.element(document.documentElement).toHaveAttribute('data-theme', theme);
  await document.fonts.ready;
}

/** What each button of the gallery opens. */
const OPENED = [
  ['Dialog', page.getByRole('dialog', { name: 'Add Books' })],
  ['Question', page.getByRole('alertdialog')],
  ['Side sheet', page.getByRole('dialog', { name: 'INV-011' })],
  ['Palette', page.getByRole('option', { name: 'HDFC Bank current' })],
  ['Keys', page.getByText('Correct this entry').last()],
  ['Toasts', page.getByRole('link', { name: 'View', exact: true })],
] as const;

/** A link in a row stands alone too. */
const CONTROLS = 'button, select, input:not([aria-hidden]), :is(td, th) a';

async function barriers(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  test('the gallery has no barrier that axe can see', { timeout: 60_000 }, async () => {
    await open(theme);
    expect(await barriers()).toEqual([]);
  });

  test.each(OPENED)('%s has none either', { timeout: 60_000 }, async (name, opened) => {
    await open(theme);
    await userEvent.click(page.getByRole('button', { name, exact: true }).last());
    await expect.element(opened).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
});

describe('on every width', () => {
  test.each([1440, 900, 390, 320])('nothing is scrolled sideways at %i px', async (width) => {
    await page.viewport(width, 844);
    await open('light');
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0);
  });

  test('every control is 24 px high at least', async () => {
    await open('light');
    const small = [...document.querySelectorAll(CONTROLS)]
      .filter((control) => !control.closest('label') && control.getClientRects().length > 0)
      .filter((control) => {
        const label = control.id === '' ? null : document.querySelector(`[for="${control.id}"]`);
        const heights = [control, label].map((each) => each?.getBoundingClientRect().height ?? 0);
        const around = control.parentElement?.getBoundingClientRect().height ?? 0;
        return Math.max(...heights, label === null ? 0 : around) < 24;
      });
    expect(small.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('nothing is written to the console', async () => {
    const said = vi.spyOn(console, 'error');
    await open('light');
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });
});
