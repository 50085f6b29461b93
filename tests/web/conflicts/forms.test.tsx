// The other forms that send the version they were opened with: each goes on with either version.
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  accountType,
  listAccountChanges,
  listAccountTypes,
} from '#api/contract/account/account.ts';
import {
  correctOpening,
  postOpening,
  readOpening,
  saveOpeningDraft,
} from '#api/contract/account/opening.ts';
import {
  changePostingAccounts,
  readBillingSettings,
  readPostingAccounts,
} from '#api/contract/book/billing-settings.ts';
import { changeBookSettings, listBooks, renameBook } from '#api/contract/book/book.ts';
import { instantEndpoints } from '#api/contract/book/log/instants.ts';
import {
  markReturnFiled,
  readReturns,
  reverseReturnFiling,
  setFilingFrequency,
} from '#api/contract/book/returns.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { deactivateCustomer, readCustomer } from '#api/contract/customer/customer.ts';
import { changeRecord } from '#api/contract/entity/entity.ts';
import { changeInvoice, issueInvoice, readInvoice } from '#api/contract/invoice/invoice.ts';
import { changePresale, listPresales, readPresale } from '#api/contract/trade/presale.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { GroupDialog } from '#web/features/account/form/GroupDialog.tsx';
import { OpeningPage } from '#web/features/account/opening/OpeningPage.tsx';
import { ReturnsPage } from '#web/features/account/returns/ReturnsPage.tsx';
import { BookSettingsCard } from '#web/features/book/home/BookSettingsCard.tsx';
import { PostingAccountsPart } from '#web/features/book/billing-settings/PostingAccountsPart.tsx';
import { EndDialog } from '#web/features/customer/page/EndDialog.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { InvoiceListPage } from '#web/features/invoice/InvoiceListPage.tsx';
import { PresaleListPage } from '#web/features/invoice/presale/PresaleListPage.tsx';
import type { Book } from '#api/contract/book/book.ts';
import { useQuery } from '@tanstack/react-query';
import { customerOf } from '#web/client/billing-reads.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import types from '#tests/specimens/replies/listAccountTypes.json' with { type: 'json' };
import opening from '#tests/specimens/replies/readOpening.json' with { type: 'json' };
import presale from '#tests/specimens/replies/readPresale.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import returns from '#tests/specimens/replies/readReturns.json' with { type: 'json' };
import { agro } from '../customer/specimens.ts';
import { billingAnswers, deccan, invoice, mills } from '../invoice/answers.ts';
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

beforeEach(() => localStorage.clear());

const THEIR_SEQ = 9_000;
const conflict = problem(409, 'changed_since', 'Ravi changed this since you opened it.');

/** The books as they are read before anybody else wrote, and after. */
function others(mine: object, theirs: object, conflicts = 1) {
  let isTheirs = false;
  let tries = 0;
  return {
    read: () => ok(isTheirs ? theirs : mine),
    write:
      (reply: unknown): Answer =>
      () => {
        tries += 1;
        isTheirs = true;
        return tries <= conflicts ? conflict : ok(reply);
      },
  };
}
type Answers = readonly (readonly [Endpoint, Answer])[];
const sending = (calls: ReturnType<typeof serverAnswers>) => () =>
  calls.flatMap(({ path, body }) => (path.startsWith('GET') ? [] : [body]));
const serve = (answers: Answers) => sending(serverAnswers([...answers]));

const field = (name: string | RegExp) =>
  page.getByLabelText(name, typeof name === 'string' ? { exact: true } : {});
const press = (name: string | RegExp) =>
  userEvent.click(page.getByRole('button', { name }).first());
const refusal = () => page.getByText(/^Ravi changed this since you opened it\./);
async function conflictShown() {
  await expect.element(refusal()).toBeVisible();
}
async function gone() {
  await expect.element(refusal()).not.toBeInTheDocument();
}

describe('the name of a book', () => {
  const [book] = books as readonly Book[];
  async function refused(conflicts = 1) {
    const theirs = { ...book, name: 'Sahyadri and Sons', seq: THEIR_SEQ };
    const { read, write } = others([book], [theirs], conflicts);
    const bodies = serve([
      [renameBook, write({ ...theirs, name: 'Sahyadri Mills', seq: THEIR_SEQ + 1 })],
      [listBooks, read],
      [instantEndpoints.readNamedMoments, ok([])],
    ]);
    await show(() => <BookSettingsCard book={book as Book} />, { path: '/book' });
    await userEvent.fill(field('Name of the book'), 'Sahyadri Mills');
    await press('Rename');
    await conflictShown();
    await expect.element(field('Name of the book')).toHaveValue('Sahyadri Mills');
    return bodies;
  }

  test('is theirs, and mine again where that is wanted', async () => {
    await refused();
    await press('Load theirs');
    await expect.element(field('Name of the book')).toHaveValue('Sahyadri and Sons');
    await press('Bring mine back');
    await expect.element(field('Name of the book')).toHaveValue('Sahyadri Mills');
  });

  test('lies aside over a second conflict too, as it was typed last', async () => {
    await refused(2);
    await press('Load theirs');
    await userEvent.fill(field('Name of the book'), 'Sahyadri Oils');
    await press('Rename');
    await conflictShown();
    await press('Load theirs');
    await expect.element(field('Name of the book')).toHaveValue('Sahyadri and Sons');
    await press('Bring mine back');
    await expect.element(field('Name of the book')).toHaveValue('Sahyadri Oils');
  });

  test('is saved as it was typed when mine is kept', async () => {
    const bodies = await refused();
    await press('Keep mine');
    await gone();
    expect(bodies()[1]).toStrictEqual({ name: 'Sahyadri Mills', expected: THEIR_SEQ });
  });
});

test('the group of a type is given over the version of another', async () => {
  const listed = accountType.array().parse(types);
  const type = { ...types[0], name: 'Feasts', group: null, reserved: false };
  const { read, write } = others([type], [{ ...type, name: 'Festivals', seq: THEIR_SEQ }]);
  const bodies = serve([
    [changeRecord, write(types[0] ?? {})],
    [listAccountTypes, read],
  ]);
  let closed = 0;
  const Dialog = () => (
    <GroupDialog
      bookId={1}
      types={listed}
      type={accountType.parse(type)}
      onClose={() => (closed += 1)}
    />
  );
  await show(Dialog, { path: '/account' });
  await userEvent.selectOptions(field('Group'), 'Indirect Expenses');
  await press('Save group');
  await conflictShown();
  await press('Keep mine');
  await expect.poll(() => closed).toBe(1);
  expect(bodies()[1]).toMatchObject({ group: 'indirect-expenses', expected: THEIR_SEQ });
});

describe('of the GST returns', () => {
  const [due] = returns.returns;
  const year = {
    ...returns,
    registration: 'regular',
    returns: [
      { ...due, status: 'overdue', filed: null },
      {
        ...due,
        period: '052026',
        status: 'filed',
        filed: {
          on: '2026-06-11',
          arn: 'AA270526123456A',
          event: 9,
          by: { id: 3, name: 'Meera Joshi' },
        },
      },
    ],
  };
  const theirs = { ...year, registered_from: '2025-07-01', seq: THEIR_SEQ };

  async function open(endpoint: Endpoint) {
    const { read, write } = others(year, theirs);
    const reply = endpoint === changeBookSettings ? (books[0] ?? {}) : { ...theirs, seq: 9_001 };
    const bodies = serve([
      [endpoint, write(reply)],
      [readReturns, read],
      [listBooks, ok(books)],
    ]);
    await show(ReturnsPage, { path: '/account/returns' });
    return bodies;
  }

  test('the first day of the registration is theirs, or mine over theirs', async () => {
    const bodies = await open(changeBookSettings);
    await userEvent.fill(field('GST registration from'), '1 Jul 2024');
    await press('Save date');
    await conflictShown();
    await expect.element(field('GST registration from')).toHaveValue('01 Jul 2024');
    await press('Keep mine');
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]).toStrictEqual({ registered_from: '2024-07-01', expected: THEIR_SEQ });
  });

  test('the first day of the registration is theirs when theirs is loaded', async () => {
    await open(changeBookSettings);
    await userEvent.fill(field('GST registration from'), '1 Jul 2024');
    await press('Save date');
    await conflictShown();
    await press('Load theirs');
    await expect.element(field('GST registration from')).toHaveValue('01 Jul 2025');
  });

  test('the frequency is kept as it was chosen', async () => {
    const bodies = await open(setFilingFrequency);
    await userEvent.selectOptions(field('Files'), 'Every month');
    await press('Save frequency');
    await conflictShown();
    await press('Keep mine');
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]).toMatchObject({ frequency: 'monthly', expected: THEIR_SEQ });
  });

  test('the ARN of a filed one is not typed twice', async () => {
    const bodies = await open(markReturnFiled);
    await press(/^Mark filed/);
    await userEvent.fill(field('ARN'), 'AA270426123456A');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^Mark filed/ }));
    await conflictShown();
    await expect.element(field('ARN')).toHaveValue('AA270426123456A');
    await press('Keep mine');
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]).toMatchObject({ arn: 'AA270426123456A', expected: THEIR_SEQ });
  });

  test('the reason why one was not filed is not typed twice', async () => {
    const bodies = await open(reverseReturnFiling);
    await press(/^Not filed/);
    await userEvent.fill(field('Reason'), 'Marked by mistake');
    await press(/^Remove the mark/);
    await conflictShown();
    await press('Keep mine');
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]).toMatchObject({ reason: 'Marked by mistake', expected: THEIR_SEQ });
  });
});

describe('where documents post', () => {
  async function refused() {
    const bank = accounts.find(({ name }) => name === 'Cash')?.id ?? 3;
    const { read, write } = others(
      { accounts: {}, seq: 1 },
      { accounts: { upi: bank }, seq: THEIR_SEQ },
    );
    const bodies = serve([
      [changePostingAccounts, write({ accounts: { cash: bank, upi: bank }, seq: THEIR_SEQ + 1 })],
      [readPostingAccounts, read],
      [readBillingSettings, 'waiting'],
      [listAccountChanges, okAccounts(accounts)],
    ]);
    const Part = () => <PostingAccountsPart readOnly={false} onSaved={() => undefined} />;
    await show(Part, { path: '/book' });
    await userEvent.click(page.getByRole('combobox', { name: 'Received in cash' }));
    await userEvent.keyboard('cash{Enter}');
    await conflictShown();
    return bodies;
  }

  test('my choice is sent over theirs', async () => {
    const bodies = await refused();
    await press('Keep mine');
    await gone();
    expect(bodies()[1]).toMatchObject({ accounts: { cash: 3 }, expected: THEIR_SEQ });
  });

  test('theirs is shown', async () => {
    const bodies = await refused();
    await press('Load theirs');
    await gone();
    await expect
      .element(page.getByRole('combobox', { name: 'Received by UPI' }))
      .toHaveValue('Cash');
    expect(bodies()).toHaveLength(1);
  });
});

describe('opening balances', () => {
  const [other] = accounts.filter(({ nature, id }) => nature === 'asset' && id !== 3);
  const otherId = other?.id ?? 0;
  const row = (id: number, balance: string) => ({ account_id: id, balance, bills: [] });
  const mine = { ...opening, draft: null };
  const theirs = {
    ...mine,
    seq: THEIR_SEQ,
    draft: { accounts: [row(3, '42950.00'), row(otherId, '700.00')], stock: [] },
  };
  const written = { seq: THEIR_SEQ + 1, difference: '0.00', journals: [31] };

  async function refused(button: string | RegExp) {
    const { read, write } = others(mine, theirs);
    const answer = write(written);
    const bodies = serve([
      [saveOpeningDraft, answer],
      [correctOpening, answer],
      [postOpening, answer],
      [readOpening, read],
      [listAccountChanges, okAccounts(accounts)],
      [listBooks, ok(books)],
      [productEndpoints.list, ok(products)],
    ]);
    await show(OpeningPage, { path: '/account/opening' });
    await userEvent.fill(field('Debit of Cash'), '500');
    await press(button);
    await conflictShown();
    await expect.element(field('Debit of Cash')).toHaveValue('500.00');
    return bodies;
  }

  test('are posted with what another person typed of the other accounts', async () => {
    const bodies = await refused(/^Correct opening entry/);
    await press('Keep mine');
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]).toMatchObject({
      accounts: [row(3, '500.00'), row(otherId, '700.00')].toSorted(
        (a, b) => orderOf(a.account_id) - orderOf(b.account_id),
      ),
      expected: THEIR_SEQ,
    });
    await gone();
  });

  test('are kept for later over the version of another', async () => {
    const bodies = await refused(/^Save/);
    await press('Keep mine');
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]).toMatchObject({ expected: THEIR_SEQ });
  });

  test('are theirs when theirs is loaded', async () => {
    await refused(/^Correct opening entry/);
    await press('Load theirs');
    await expect.element(field('Debit of Cash')).toHaveValue('42,950.00');
    await expect.element(field(`Debit of ${other?.name}`)).toHaveValue('700.00');
    await press('Bring mine back');
    await expect.element(field('Debit of Cash')).toHaveValue('500.00');
    await expect.element(field(`Debit of ${other?.name}`)).toHaveValue('700.00');
  });
});
const orderOf = (id: number): number => accounts.findIndex((one) => one.id === id);

describe('a draft', () => {
  const Invoices = () => <InvoiceListPage Receipt={ReceiptDialog} />;
  const draft = { ...invoice, status: 'draft', customer_id: mills.id, terms: 'Ours' };
  const theirs = { ...draft, notes: 'Theirs', seq: THEIR_SEQ };
  const dialog = () => page.getByRole('dialog', { name: /^Change/ });

  async function refused(button: RegExp) {
    const { read, write } = others(draft, theirs);
    const changed = write({ ...theirs, seq: THEIR_SEQ + 1 });
    const calls = billingAnswers(
      [readInvoice, read],
      [changeInvoice, changed],
      [issueInvoice, ok({ ...theirs, status: 'issued', seq: THEIR_SEQ + 2 })],
      [readCustomer, ok({ ...mills, ...deccan, id: mills.id })],
    );
    await show(Invoices, { path: '/billing', at: `/billing?edit=${draft.id}` });
    const quantity = dialog().getByLabelText('Item 1, quantity');
    await userEvent.fill(quantity, '7');
    await userEvent.click(dialog().getByRole('button', { name: button }));
    await conflictShown();
    await expect.element(quantity).toHaveValue('7');
    return { bodies: sending(calls), quantity };
  }

  test('of an invoice keeps my lines, and their note', async () => {
    const { bodies } = await refused(/^Save/);
    await press('Keep mine');
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]).toMatchObject({
      expected: THEIR_SEQ,
      notes: 'Theirs',
      items: [{ quantity: '7' }, {}],
    });
  });

  test('of an invoice is theirs when theirs is loaded', async () => {
    const { quantity } = await refused(/^Save/);
    await press('Load theirs');
    await gone();
    await expect.element(quantity).not.toHaveValue('7');
    await press('Bring mine back');
    await expect.element(quantity).toHaveValue('7');
  });

  test('of a quotation keeps what was typed', async () => {
    const quotation = { ...presale, status: 'draft', number: null, customer_id: mills.id };
    const { read, write } = others(quotation, { ...quotation, seq: THEIR_SEQ });
    const calls = billingAnswers(
      [readPresale, read],
      [changePresale, write({ ...quotation, seq: THEIR_SEQ + 1 })],
      [listPresales, ok([])],
    );
    await show(PresaleListPage, { path: '/billing/presale', at: '/billing/presale?edit=1' });
    await userEvent.fill(dialog().getByLabelText('Item 1, quantity'), '9');
    await userEvent.click(dialog().getByRole('button', { name: /^Save/ }));
    await conflictShown();
    await press('Keep mine');
    const bodies = sending(calls);
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]).toMatchObject({ expected: THEIR_SEQ, items: [{ quantity: '9' }] });
  });
});

test('an act that was refused is tried again on what the page has read since', async () => {
  const { read, write } = others(agro, { ...agro, seq: THEIR_SEQ });
  const bodies = serve([
    [deactivateCustomer, write({ ...agro, seq: THEIR_SEQ + 1 })],
    [readCustomer, read],
  ]);
  const done: string[] = [];
  function Page() {
    const customer = useQuery(customerOf(1, agro.id)).data;
    const close = () => undefined;
    return customer === undefined ? null : (
      <EndDialog
        customer={customer}
        end="deactivate"
        onClose={close}
        onDone={(text) => done.push(text)}
      />
    );
  }
  await show(Page, { path: '/customers' });
  await press('Make inactive');
  await conflictShown();
  await press('Make inactive');
  await expect.poll(() => done.length).toBe(1);
  expect(bodies()).toMatchObject([{ expected: agro.seq }, { expected: THEIR_SEQ }]);
});
