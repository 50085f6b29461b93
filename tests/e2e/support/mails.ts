// The mails that the errands' server wrote, since it has no mail server.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './errand.ts';
import { DATA } from './place.ts';

const OUTBOX = join(DATA, 'outbox');

/** @returns the mails to an address as text, without the breaks that long lines are given. */
export const mailsTo = (email: string): readonly string[] =>
  // The folder is made for the first mail.
  (existsSync(OUTBOX) ? readdirSync(OUTBOX) : [])
    .toSorted()
    .map((name) => readFileSync(join(OUTBOX, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));

/** @returns the last link to a page that was mailed to an address. */
async function mailedLink(email: string, path: string): Promise<string> {
  const link = new RegExp(`${path}#token=[\\w-]{43}`);
  const find = () => mailsTo(email).flatMap((mail) => link.exec(mail)?.[0] ?? []);
  await expect.poll(() => find().length).toBeGreaterThan(0);
  return find().at(-1) ?? '';
}

/** Opens the link that was mailed to somebody who registered. */
export async function confirmAddress(page: Page, { email }: { readonly email: string }) {
  await page.goto(await mailedLink(email, '/confirm-address'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, the address is mine' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
}
