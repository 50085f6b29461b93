// What was paid back stands on the customer's page, and can be taken back there.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listRefunds, reverseRefund } from '#api/contract/invoice/refund.ts';
import { CustomerPage } from '#web/features/customer/page/CustomerPage.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import refunded from '#tests/specimens/replies/recordRefund.json' with { type: 'json' };
import { ok, previewsSay, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { agro, pageAnswers } from './specimens.ts';

let stop = () => {};
afterEach(() => stop());

const Shown = () => <CustomerPage Receipt={ReceiptDialog} />;
const first = { ...refunded, number: 'RFV-001', reversed: false, reason: null };
const second = { ...first, id: first.id + 1, number: 'RFV-002', reversed: true, reason: 'Twice' };

test('refunds are listed with their print, and one is taken back without a bank charge', async () => {
  const calls = serverAnswers([
    [listRefunds, ok([second, first])],
    ...pageAnswers(agro).filter(([call]) => call !== listRefunds),
    [reverseRefund, ok({ ...first, reversed: true })],
  ]);
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await show(Shown, {
    path: '/customers/:customerId',
    at: '/customers/1',
  });
  const card = page.getByRole('region', { name: 'Refunds' });
  await expect.element(card.getByText('Reversed: Twice')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'RFV-001: Small print' })).toBeVisible();
  await expect
    .element(card.getByRole('button', { name: 'Reverse RFV-002' }))
    .not.toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Reverse RFV-001' }));
  await expect.element(page.getByLabelText(/^Bank charge/)).not.toBeInTheDocument();
  const message = 'Cash would be ₹50.00 below nil on 1 Nov 2025.';
  previewsSay({ code: 'cash_below_nil', message, facts: {} });
  await userEvent.fill(page.getByLabelText('Reason', { exact: true }), 'Wrong account');
  await expect.element(page.getByText(message)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => store.get(noticeAtom)?.text).toBe('Refund RFV-001 reversed.');
  const sent = calls.filter(({ path }) => path.startsWith('POST'));
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'Wrong account', book_id: 1 }]);
});
