// Money that settles no bill, and what it is paid ahead for.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { recordReceipt } from '#api/contract/customer/receipt.ts';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import replied from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import { ok } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';
import { receiptAnswers, recorded } from './specimens.ts';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const customer = { id: 1, name: 'Karnataka Agro Mills' };
const settings = { ...replied, state_code: '27', registration: 'regular', lut: null };
const RECORD = '{Control>}{Enter}{/Control}';
const amount = () => page.getByLabelText('Amount received (₹)');

async function open() {
  const onClose = () => undefined;
  await show(
    () => <ReceiptDialog bookId={1} invoices={[]} customer={customer} onClose={onClose} />,
    {
      path: '/',
    },
  );
  await expect.element(page.getByLabelText('Settle INV-009')).toBeVisible();
  await expect.element(amount()).toHaveFocus();
}

describe('money that settles no bill', () => {
  test('an advance for a service shows the GST inside, and says what it is for', async () => {
    const calls = receiptAnswers(
      [recordReceipt, ok(recorded)],
      [readBillingSettings, ok(settings)],
    );
    await open();
    await userEvent.keyboard('11800');
    await page.getByRole('radio', { name: 'Advance for services' }).click();
    await expect.element(page.getByText(/^₹1,800\.00 is GST/)).toBeVisible();
    await userEvent.keyboard(RECORD);
    await expect.element(page.getByText('Choose what the advance is for')).toBeVisible();
    await page.getByLabelText('Paid ahead for').fill('Design of a logo');
    await page.getByLabelText('Place of supply').selectOptions('');
    await expect.element(page.getByText('Output IGST')).toBeVisible();
    await userEvent.keyboard(RECORD);
    const bodies = () => calls.flatMap(({ path, body }) => (path.startsWith('POST') ? [body] : []));
    await expect.poll(bodies).toHaveLength(1);
    expect(bodies()[0]).toMatchObject({
      amount: '11800.00',
      against: [],
      advance: {
        supply: 'services',
        description: 'Design of a logo',
        tax_rate: null,
        place_of_supply: null,
      },
    });
  });

  test('money that settles a bill is no advance', async () => {
    receiptAnswers();
    await open();
    await userEvent.keyboard('5k');
    await expect.element(page.getByRole('radio', { name: 'On account' })).toBeChecked();
    await userEvent.keyboard('{Alt>}o{/Alt}');
    await expect.element(page.getByText(/^₹870\.00 settles nothing/)).toBeVisible();
    expect(page.getByRole('radio', { name: 'On account' }).elements()).toEqual([]);
  });
});
