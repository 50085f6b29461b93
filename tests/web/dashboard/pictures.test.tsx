// Pictures: their grid, what they say to readers, and what is drawn of each figure.
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AgeBar } from '#web/ui/lists/pictures/AgeBar.tsx';
import { drawBars } from '#web/ui/lists/pictures/bars.ts';
import type { MonthBar } from '#web/ui/lists/pictures/bars.ts';
import { MonthBars } from '#web/ui/lists/pictures/MonthBars.tsx';
import { PictureCard } from '#web/ui/lists/pictures/PictureCard.tsx';
import { gridOf, shortAmount } from '#web/ui/lists/pictures/scale.ts';
import { Sparkline } from '#web/ui/lists/pictures/Sparkline.tsx';

const rupees = (amount: number) => amount * 100;
const grid = (...amounts: readonly number[]) => gridOf(amounts.map(rupees)).map(shortAmount);

describe('the grid', () => {
  test.each<[readonly number[], readonly string[]]>([
    [[], ['0']],
    [[0, 0], ['0']],
    [[1_430_523], ['0', '5 L', '10 L', '15 L']],
    [[900], ['0', '300', '600', '900']],
    [[2.5], ['0', '1', '2', '3']],
    [[45_00_00_000], ['0', '15 Cr', '30 Cr', '45 Cr']],
    [
      [100_000, -20_000],
      ['−50 K', '0', '50 K', '1 L'],
    ],
    [[-300], ['−300', '−200', '−100', '0']],
  ])('has over %j the lines %j', (amounts, lines) => {
    expect(grid(...amounts)).toEqual(lines);
  });

  test('is short over any amounts, holds zero and reaches over all of them', () => {
    for (let power = 0; power < 14; power += 1) {
      for (const lead of [1, 1.01, 1.5, 2.4, 3.3, 5, 7, 9.99]) {
        for (const share of [0, -0.01, -0.4, -3]) {
          const most = Math.round(lead * 10 ** power) * 100;
          const least = Math.round(most * share);
          const lines = gridOf([most, least]);
          expect(lines.length).toBeGreaterThan(1);
          expect(lines.length).toBeLessThanOrEqual(6);
          expect(lines).toContain(0);
          expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
          expect(lines[0]).toBeLessThanOrEqual(least);
        }
      }
    }
  });
});

const month = (name: string, income: number, expense: number, isRunning = false): MonthBar => ({
  name,
  short: name.slice(0, 3),
  amounts: [rupees(income), rupees(expense)],
  isRunning,
});
const YEAR = [month('Oct 2026', 900, 300), month('Nov 2026', -300, 600, true)];

describe('bars', () => {
  test('are as high as their amounts, and a loss hangs under the zero line', () => {
    const { months, lines } = drawBars(YEAR, { width: 236, height: 150 });
    const zero = lines.find(({ paise }) => paise === 0)?.y;
    expect(lines.map(({ paise }) => paise / 100)).toEqual([-300, 0, 300, 600, 900]);
    expect(zero).toBe(98);
    const tops = months.flatMap(({ bars }) => bars.map(({ path }) => path.split('q')[0]));
    expect(tops).toEqual(['M67 98V10', 'M87 98V70', 'M167 98V126', 'M187 98V40']);
  });

  test('say each month in words, and of the running one that it is not over', async () => {
    await render(
      <MonthBars label="Income by month" series={['Income', 'Expense']} months={YEAR} />,
    );
    const picture = page.getByRole('img', { name: 'Income by month' });
    await expect.element(picture).toBeVisible();
    const titles = [...picture.element().querySelectorAll('title')].map((one) => one.textContent);
    expect(titles).toEqual([
      'Oct 2026: income 900.00, expense 300.00',
      'Nov 2026, not over: income −300.00, expense 600.00',
    ]);
    const hatched = [...picture.element().querySelectorAll('path[style*="url"]')];
    expect(hatched).toHaveLength(2);
  });

  test('give way to the same figures as a table', async () => {
    await render(
      <PictureCard title="Income" picture={<p>Bars</p>} table={<p>Figures</p>} legend="Legend" />,
    );
    await page.getByRole('button', { name: 'View as table' }).click();
    await expect.element(page.getByText('Figures')).toBeVisible();
    expect(page.getByText('Bars').elements()).toEqual([]);
    await page.getByRole('button', { name: 'View as picture' }).click();
    await expect.element(page.getByText('Bars')).toBeVisible();
  });
});

describe('a sparkline', () => {
  const points = (...amounts: readonly number[]) =>
    amounts.map((amount, at) => ({ when: `month ${at + 1}`, paise: rupees(amount) }));

  test('says each balance with its side', async () => {
    await render(<Sparkline label="Cash" points={points(5, -2)} size="head" />);
    const line = page.getByRole('img', { name: 'Cash' }).element();
    const titles = [...line.querySelectorAll('rect title')].map((one) => one.textContent);
    expect(titles).toEqual(['month 1: 5.00 Dr', 'month 2: 2.00 Cr']);
  });

  test.each([[[]], [[7]], [[7, 7, 7]]])('is not drawn over %j', async (amounts) => {
    await render(<Sparkline label="Cash" points={points(...amounts)} />);
    expect(page.getByRole('img').elements()).toEqual([]);
  });
});

describe('an ageing bar', () => {
  test('says its parts in their order, and draws even the smallest', async () => {
    const parts = [
      { label: 'Not due', paise: 99_999_900 },
      { label: '1 to 30 days', paise: 0 },
      { label: 'Over 30 days', paise: 100 },
    ];
    await render(<AgeBar label="By age" parts={parts} size="dashboard" />);
    const bar = page.getByRole('img', {
      name: 'By age: Not due ₹9,99,999.00, Over 30 days ₹1.00',
    });
    const widths = [...bar.element().children].map((part) => part.getBoundingClientRect().width);
    expect(widths).toHaveLength(2);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(3);
  });

  test('is not drawn where nothing is due', async () => {
    await render(<AgeBar parts={[{ label: 'Not due', paise: 0 }]} size="row" />);
    expect(page.getByRole('img').elements()).toEqual([]);
  });
});
