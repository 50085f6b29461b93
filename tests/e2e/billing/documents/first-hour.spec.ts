// From a fresh account to a right tax invoice on paper, by the guide on the dashboard.
import { expect, expectAccessible, register, test, type } from '../../support/errand.ts';

const TYPED_MAX = 12;

test('a newcomer prints a right bill with at most 12 fields typed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await register(page);
  await page.goto('/dashboard');
  let typed = 0;
  const fill = async (text: string) => {
    await type(page, text, '[Enter]');
    typed += 1;
  };
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  await page.getByLabel('Business name').focus();
  await fill('Gupta Kirana');
  await fill('27AAPFU0939F1ZV');
  await expect(page.getByLabel('State')).toHaveValue('27');
  await expect(page.getByLabel('Legal form')).toHaveValue('firm');
  await fill('Shop 4, Tilak Road, Pune 411030');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Basic Sales Purchase' }).click();

  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await fill('Anand Traders');
  await expect(page.getByLabel('State')).toHaveValue('27');
  await page.keyboard.press('Control+Enter');
  await expect(step('First item').getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await fill('Basmati rice');
  await fill('1006');
  await fill('5');
  await fill('120');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Quantity')).toBeFocused();
  await fill('10');
  await page.keyboard.press('Control+Enter');

  const bill = page.getByRole('region', { name: 'Tax Invoice, as printed' });
  await expect(bill).toContainText('₹1,260.00');
  await expect(bill).toContainText('CGST');
  await expect(bill).not.toContainText('DRAFT');
  await expect(page.getByRole('button', { name: /^Print the bill/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  expect(typed).toBeLessThanOrEqual(TYPED_MAX);
});
