import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import { readPostingAccounts } from '#api/contract/book/billing-settings.ts';
import {
  createBillOfEntry,
  listLinkableBills,
  payBillOfEntry,
  readBillOfEntry,
} from '#api/contract/trade/bill-of-entry.ts';
import { EntryEditorPage } from '#web/features/purchase/entry/EntryEditorPage.tsx';
import { EntryPage } from '#web/features/purchase/entry/EntryPage.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import linkable from '#tests/specimens/replies/listLinkableBills.json' with { type: 'json' };
import paid from '#tests/specimens/replies/payBillOfEntry.json' with { type: 'json' };
import posted from '#tests/specimens/replies/readBillOfEntry.json' with { type: 'json' };
import posting from '#tests/specimens/replies/readPostingAccounts.json' with { type: 'json' };
import { ok, problem } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { purchaseAnswers } from './answers.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

type Answers = readonly (readonly [Endpoint, ...Answer[]])[];

const answers = (...special: Answers) =>
  purchaseAnswers(
    [readPostingAccounts, ok(posting)],
    [listBooks, ok(books)],
    [listLinkableBills, ok(linkable)],
    [readBillOfEntry, ok(posted)],
    ...special,
  );

const ADD = '/purchases/bill-of-entry/add';
const openEditor = async (query = '') => {
  await show(EntryEditorPage, { path: ADD, at: `${ADD}${query}` });
  await expect.element(page.getByLabelText('Port code')).toHaveFocus();
};
const willPost = () => page.getByRole('region', { name: 'Will post' });
const noticed = () => store.get(noticeAtom)?.text;
const { keyboard } = userEvent;

const bodyOf = (calls: ReturnType<typeof answers>, path: string) =>
  calls.findLast((call) => call.path.startsWith(`POST ${path}`) && !call.path.includes('preview'))
    ?.body;

describe('a bill of entry', () => {
  test('is typed by keys alone, with what it will post and the formula beside it', async () => {
    const calls = answers([createBillOfEntry, ok(posted)]);
    await openEditor('?bill=8');
    await expect.element(page.getByRole('checkbox', { name: /CN-1/ })).toBeChecked();
    await keyboard('innsa1{Tab}2204753{Tab}20-2-26{Tab}20-2-26{Tab}20-2-26');
    await page.getByLabelText('Goods (optional)').click();
    await keyboard('Bearings{Tab}84821011{Tab}217098.25{Tab}10{Tab}21709.83{Tab}{Tab}2170.98');
    await expect.element(page.getByText('43,376.23 by 18% of 2,40,979.06')).toBeVisible();
    await page.getByLabelText('IGST as paid (₹) (optional)').click();
    await keyboard('44701.23');
    await expect
      .poll(() => willPost().element().textContent)
      .toMatch(/Customs Duty23,880\.81.*Input IGST44,701\.23.*Customs Payable68,582\.04/);
    await expect
      .poll(() => willPost().element().textContent)
      .toMatch(/1,325\.00 above the formula/);
    await keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(noticed).toBe('Bill of entry posted as BE-001.');
    expect(bodyOf(calls, '/api/islogin/bill-of-entry')).toMatchObject({
      port_code: 'INNSA1',
      bill_number: '2204753',
      bill_date: '2026-02-20',
      posted_on: '2026-02-20',
      received_on: '2026-02-20',
      landed_by: 'value',
      bills: [{ bill_id: 8, covered: null }],
      items: [
        {
          description: 'Bearings',
          assessable: '217098.25',
          bcd_rate: '10',
          bcd: '21709.83',
          sws_rate: '10',
          sws: '2170.98',
          igst_rate: '18',
          igst: '44701.23',
          eligibility: 'eligible',
        },
      ],
      post: true,
    });
  });

  test('says what is missing, field by field, and what customs refused', async () => {
    const said = 'Bill of entry 2204753 of 20 Feb 2026 at INNSA1 is entered already, as BE-001.';
    const refusal = problem(409, 'entry_entered_already', said, { field: 'bill_number' });
    answers([createBillOfEntry, refusal]);
    await openEditor();
    await keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Enter the port, such as INNSA1')).toBeVisible();
    await expect.element(page.getByText('Enter the number of customs')).toBeVisible();
    await expect
      .element(page.getByText('Enter the assessable value', { exact: true }))
      .toBeVisible();
    await page.getByLabelText('Port code').fill('INNSA1');
    await page.getByLabelText('Bill of entry number').fill('2204753');
    await page.getByLabelText('Bill of entry date').fill('20-2-26');
    await page.getByLabelText('Assessable value (₹)').fill('1000');
    await keyboard('{Control>}{Enter}{/Control}');
    await expect
      .element(page.getByText('Enter the basic duty; 0 where there is none'))
      .toBeVisible();
    await page.getByLabelText('BCD %').fill('seven');
    await keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Enter a rate in percent, such as 7.5')).toBeVisible();
    await page.getByLabelText('BCD %').fill('7.5');
    await keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(said).first()).toBeVisible();
  });

  test('has as many lines as goods, of which one is blocked', async () => {
    const calls = answers([createBillOfEntry, ok(posted)]);
    await openEditor();
    await page.getByLabelText('Assessable value (₹)').fill('1000');
    await page.getByLabelText('BCD %').fill('10');
    await keyboard('{Alt>}l{/Alt}');
    const second = page.getByRole('group', { name: /Line 2/ });
    await second.getByLabelText('Assessable value (₹)').fill('500');
    await expect.element(second.getByLabelText('BCD %')).toHaveValue('10');
    await second.getByLabelText('Input credit').selectOptions('h');
    await expect.poll(() => willPost().element().textContent).toMatch(/Input IGST199\.80/);
    await keyboard('{Control>}s{/Control}');
    await expect.poll(noticed).toBe('Draft saved.');
    expect(bodyOf(calls, '/api/islogin/bill-of-entry')).toMatchObject({
      post: false,
      port_code: null,
      items: [{ eligibility: 'eligible' }, { eligibility: 'blocked', clause: 'h' }],
    });
  });
});

describe('the page of a bill of entry', () => {
  const at = { path: '/purchases/bill-of-entry/:entryId', at: '/purchases/bill-of-entry/1' };

  test('says what was paid beside the formula, and which goods bear the duty', async () => {
    answers();
    await show(EntryPage, at);
    await expect
      .element(page.getByRole('heading', { name: 'Bill of entry 2204753' }))
      .toBeVisible();
    await expect.element(page.getByText('18% makes 43,376.23')).toBeVisible();
    const bills = page.getByRole('table', { name: 'Bills of suppliers' });
    await expect
      .poll(() => bills.element().textContent)
      .toMatch(/CN-1Ningbo Bearings2,00,000\.0023,880\.81/);
  });

  test('records the payment of the duty by keys', async () => {
    const calls = answers([payBillOfEntry, ok(paid)]);
    await show(EntryPage, at);
    await expect.element(page.getByText('Duty to be paid')).toBeVisible();
    await keyboard('p');
    await page.getByLabelText('Reference (optional)').fill('ICE2204753');
    await keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(noticed).toBe('Duty of ₹68,582.04 paid.');
    expect(bodyOf(calls, '/api/islogin/bill-of-entry/1/payment')).toMatchObject({
      method: 'bank-transfer',
      reference: 'ICE2204753',
    });
  });
});
