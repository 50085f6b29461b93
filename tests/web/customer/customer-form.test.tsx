import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Customer } from '#tests/support/replies-on-wire.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import {
  changeCustomer,
  createCustomer,
  listCustomers,
  readCustomer,
} from '#api/contract/customer/customer.ts';
import { CustomerDialog } from '#web/features/customer/CustomerDialog.tsx';
import { QuickCustomerDialog } from '#web/features/customer/QuickCustomerDialog.tsx';
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import { listed } from '../support/listed-customer.ts';
import { ok, problem, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { agro } from './specimens.ts';

/** The State of the book that customers are added to here. */
const own = [readBillingSettings, ok({ ...settings, state_code: '27' })] as const;
const elsewhere = [readBillingSettings, ok({ ...settings, state_code: null })] as const;

/** As a screen has it. */
const inside = (customer: Customer) => readCustomer.reply.parse(customer);

async function open(customer?: Customer, known: readonly Customer[] = []) {
  const calls = serverAnswers([
    [listCustomers, ok(known.map((one) => listed(one)))],
    [createCustomer, ok(agro)],
    [changeCustomer, ok(agro)],
    elsewhere,
  ]);
  const saved = vi.fn<(customer: object) => void>();
  const who = customer === undefined ? {} : { customer: inside(customer) };
  const Screen = () => (
    <CustomerDialog bookId={1} {...who} onClose={() => undefined} onSaved={saved} />
  );
  await show(Screen, { path: '/customers' });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const writes = () => calls.filter(({ path }) => !path.startsWith('GET'));
  return { saved, bodies: () => writes().map(({ body }) => body) };
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const gstin = () => field('GSTIN (optional)');
const more = () => userEvent.click(page.getByRole('button', { name: /^More/ }));
const accept = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

describe('a GSTIN', () => {
  test.each([
    ['29AAACK1234F1ZX', 'The last character does not fit the others: one of the 15 is mistyped.'],
    ['45AAACK1234F1ZW', 'A GSTIN begins with the code of a state; 45 is none.'],
    ['29AAACK12345678', 'This does not have the form of a GSTIN, such as 27AAPFU0939F1ZV.'],
    ['29AAACK1234F1ZWW', 'A GSTIN has 15 characters; this has 16.'],
  ])('%s is refused while it is typed, with the reason', async (text, reason) => {
    await open();
    await userEvent.fill(gstin(), text);
    await expect.element(page.getByText(reason)).toBeVisible();
  });

  test('names another customer who has it, and is saved all the same', async () => {
    const { bodies } = await open(undefined, [{ ...agro, gst_number: '29AAACK1234F1ZW' }]);
    await userEvent.fill(gstin(), '29AAACK1234F1ZW');
    await expect.element(page.getByRole('link', { name: agro.name })).toBeVisible();
    await expect.element(page.getByText(/has this GSTIN already/)).toBeVisible();
    await userEvent.fill(field('Name'), 'Branch');
    await userEvent.fill(field('E-mail (optional)'), 'branch@agro.example');
    await accept();
    await expect.poll(bodies).toHaveLength(1);
  });

  test('that is typed for the name goes to its own field, and the name comes next', async () => {
    const { bodies } = await open();
    await userEvent.keyboard('29aaack1234f1zw{Enter}Mysore Oil');
    await expect.element(gstin()).toHaveValue('29AAACK1234F1ZW');
    await expect.element(field('Name')).toHaveValue('Mysore Oil');
    await accept();
    await expect
      .poll(bodies)
      .toMatchObject([{ name: 'Mysore Oil', gst_number: '29AAACK1234F1ZW' }]);
  });

  test('that begins with letters is a name in the wrong field', async () => {
    const { bodies } = await open();
    await userEvent.fill(gstin(), 'Anand Traders');
    const fault = 'A GSTIN begins with two digits. The name goes above.';
    await expect.element(page.getByText(fault)).toBeVisible();
    await userEvent.fill(field('Name'), 'Anand');
    await accept();
    await expect.element(gstin()).toHaveFocus();
    expect(bodies()).toEqual([]);
  });

  test('is no mistake while it is still short, until it is to be saved', async () => {
    const { bodies } = await open();
    await userEvent.fill(field('Name'), 'Agro');
    await userEvent.fill(gstin(), '29aaack');
    await expect.element(gstin()).toHaveValue('29AAACK');
    await expect.element(gstin()).toHaveAttribute('aria-invalid', 'false');
    await accept();
    await expect.element(page.getByText('A GSTIN has 15 characters; this has 7.')).toBeVisible();
    await expect.element(gstin()).toHaveFocus();
    expect(bodies()).toEqual([]);
  });

  test('fills state, PAN and registration as it was read out; taken away, it takes them along', async () => {
    await open();
    await more();
    await userEvent.fill(gstin(), ' 29 aaack1234f 1zw ');
    await expect.element(page.getByText('✓ Karnataka, PAN AAACK1234F')).toBeVisible();
    await expect.element(field('State (optional)')).toHaveValue('29');
    await expect.element(field('PAN (optional)')).toHaveValue('AAACK1234F');
    await expect.element(field('Registration')).toHaveValue('regular');
    await userEvent.clear(gstin());
    await expect.element(field('Registration')).toHaveValue('unregistered');
    await expect.element(field('PAN (optional)')).toHaveValue('');
  });
});

describe('the form of a customer', () => {
  test('needs a name and nothing else', async () => {
    const { bodies } = await open();
    await expect.element(field('Name')).toHaveFocus();
    await accept();
    await expect.element(page.getByText('Enter a name')).toBeVisible();
    await userEvent.fill(field('Name'), 'Anand');
    await accept();
    await expect
      .poll(bodies)
      .toEqual([{ name: 'Anand', registration: 'unregistered', country: 'IN', book_id: 1 }]);
  });

  test('takes an e-mail for no name, and a name for no e-mail', async () => {
    const { bodies } = await open();
    await userEvent.fill(field('Name'), 'accounts@anand.example');
    await userEvent.fill(field('E-mail (optional)'), 'Anand');
    await accept();
    await expect.element(page.getByText(/^Enter a name\. The e-mail has a field/)).toBeVisible();
    await expect.element(page.getByText(/^Enter an e-mail such as/)).toBeVisible();
    expect(bodies()).toEqual([]);
  });

  test('shows five fields, by Enter one after the other, and the rest behind More', async () => {
    const { saved } = await open();
    expect(page.getByRole('dialog').getByRole('textbox').elements()).toHaveLength(4);
    await userEvent.keyboard('Agro{Enter}');
    await expect.element(gstin()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('State (optional)')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Mobile (optional)')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('E-mail (optional)')).toHaveFocus();
    await userEvent.keyboard('a@b.example{Enter}{Enter}');
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  });

  test('a PIN of another state is a hint and stops nobody', async () => {
    const { saved } = await open();
    await more();
    await userEvent.fill(gstin(), '29AAACK1234F1ZW');
    await userEvent.fill(field('PIN code (optional)'), '411030');
    await expect
      .element(page.getByText('411030 is a PIN of Maharashtra. Look at it again.'))
      .toBeVisible();
    await userEvent.fill(field('Name'), 'Agro');
    await userEvent.fill(field('E-mail (optional)'), 'a@b.example');
    await accept();
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  });

  test('overseas asks for the country instead of the state', async () => {
    const { bodies } = await open();
    await more();
    await userEvent.selectOptions(field('Registration'), 'overseas');
    expect(field('State (optional)').elements()).toEqual([]);
    await userEvent.fill(field('Name'), 'Northwind');
    await userEvent.fill(field('E-mail (optional)'), 'ap@northwind.example');
    await accept();
    await expect.element(page.getByText('Choose a country')).toBeVisible();
    await userEvent.selectOptions(field('Country'), 'DE');
    await accept();
    await expect.poll(bodies).toEqual([
      {
        name: 'Northwind',
        email: 'ap@northwind.example',
        registration: 'overseas',
        country: 'DE',
        state_code: '96',
        book_id: 1,
      },
    ]);
  });

  test('days until due are whole and at most a year', async () => {
    await open();
    await more();
    await userEvent.fill(field('Days until due (optional)'), '366');
    await accept();
    await expect.element(page.getByText('Enter days from 0 to 365')).toBeVisible();
  });

  test('sends only what changed of somebody who is there, and what it had seen', async () => {
    const { bodies } = await open(agro);
    await expect.element(page.getByRole('dialog', { name: `Change ${agro.name}` })).toBeVisible();
    await userEvent.fill(field('City (optional)'), 'Mysuru');
    await userEvent.clear(field('Mobile (optional)'));
    await accept();
    await expect
      .poll(bodies)
      .toEqual([{ city: 'Mysuru', phone: null, expected: agro.seq, book_id: 1 }]);
  });
});

test('the form begins over a picker with the name that was typed, and gives the customer back', async () => {
  const calls = serverAnswers([[createCustomer, ok(agro)], own]);
  const saved = vi.fn<(customer: object) => void>();
  const Screen = () => (
    <QuickCustomerDialog bookId={1} name="Karnataka" onClose={() => undefined} onSaved={saved} />
  );
  await show(Screen, { path: '/billing' });
  await expect.element(field('Name')).toHaveValue('Karnataka');
  await expect.element(page.getByText(/^Same as yours/)).toBeVisible();
  await userEvent.keyboard('{Enter}{Enter}a@b.example{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(inside(agro)));
  expect(calls.flatMap(({ body }) => body ?? [])).toEqual([
    {
      name: 'Karnataka',
      email: 'a@b.example',
      registration: 'unregistered',
      country: 'IN',
      state_code: '27',
      book_id: 1,
    },
  ]);
});

describe('a customer whom somebody else changed since the form opened', () => {
  const theirs = { ...agro, name: 'Agro Mills (Hubli)', phone: '+91 80000 11111', seq: 99 };
  const conflict = problem(409, 'changed_since', 'Ravi changed this since you opened it.');

  async function refused() {
    const calls = serverAnswers([
      [listCustomers, ok([])],
      [readCustomer, ok(theirs)],
      [changeCustomer, conflict],
      elsewhere,
    ]);
    const saved = vi.fn<(customer: object) => void>();
    await show(
      () => (
        <CustomerDialog
          bookId={1}
          customer={inside(agro)}
          onClose={() => undefined}
          onSaved={saved}
        />
      ),
      { path: '/customers' },
    );
    await userEvent.fill(field('E-mail (optional)'), 'mine@agro.example');
    await accept();
    await expect.element(page.getByText(/^Ravi changed this since you opened it\./)).toBeVisible();
    return { saved, bodies: () => calls.flatMap(({ body }) => body ?? []) };
  }

  test('is loaded as it is now, and what was typed here is brought back over it', async () => {
    await refused();
    await userEvent.click(page.getByRole('button', { name: 'Load theirs' }));
    await expect.element(field('Name')).toHaveValue('Agro Mills (Hubli)');
    await expect.element(field('E-mail (optional)')).toHaveValue(agro.email ?? '');
    await expect.element(page.getByText(/^Ravi changed this/)).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Bring mine back' }));
    await expect.element(field('E-mail (optional)')).toHaveValue('mine@agro.example');
    await expect.element(field('Name')).toHaveValue('Agro Mills (Hubli)');
    await expect.element(page.getByText(/lies aside/)).not.toBeInTheDocument();
  });

  test('keeps what was typed here, and the other changes of theirs', async () => {
    const { bodies } = await refused();
    await userEvent.click(page.getByRole('button', { name: 'Keep mine' }));
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]).toEqual({ email: 'mine@agro.example', expected: 99, book_id: 1 });
    await expect.element(field('Name')).toHaveValue('Agro Mills (Hubli)');
    await expect.element(field('E-mail (optional)')).toHaveValue('mine@agro.example');
  });
});

describe('what was typed of a customer', () => {
  const typed = async (name = '') => {
    const Screen = () => (
      <CustomerDialog bookId={1} name={name} onClose={() => undefined} onSaved={() => undefined} />
    );
    const calls = serverAnswers([[createCustomer, ok(agro)], elsewhere]);
    const shown = await show(Screen, { path: '/customers' });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    return { calls, close: () => shown.unmount() };
  };

  test('is there again when the dialog was closed, until it is thrown away or saved', async () => {
    const first = await typed('Zed Traders');
    await userEvent.fill(gstin(), '29AAACK1234F1ZW');
    await first.close();
    const second = await typed();
    await expect.element(page.getByText(/^Draft from .* restored\.$/)).toBeVisible();
    await expect.element(field('Mobile (optional)')).toHaveFocus();
    await expect.element(gstin()).toHaveValue('29AAACK1234F1ZW');
    await expect.element(field('Name')).toHaveValue('Zed Traders');
    await userEvent.fill(field('E-mail (optional)'), 'zed@traders.example');
    await accept();
    await expect.poll(() => second.calls.filter(({ body }) => body !== null)).toHaveLength(1);
    await second.close();
    await typed();
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(page.getByText(/^Draft from/)).not.toBeInTheDocument();
  });

  test('leaves the focus where typing begins once the draft is thrown away', async () => {
    const first = await typed('Zed Traders');
    await userEvent.fill(gstin(), '29AAACK1234F1ZW');
    await first.close();
    await typed();
    await userEvent.click(page.getByRole('button', { name: 'Start afresh' }));
    await expect.element(field('Name')).toHaveFocus();
    await userEvent.keyboard('Anand Traders');
    await expect.element(field('Name')).toHaveValue('Anand Traders');
  });

  test('gives way to another name that is brought along', async () => {
    const first = await typed('Zed Traders');
    await userEvent.fill(gstin(), '29AAACK1234F1ZW');
    await first.close();
    await typed('Orchid');
    await expect.element(field('Name')).toHaveValue('Orchid');
    await expect.element(gstin()).toHaveValue('');
  });

  test('is thrown away by Start afresh', async () => {
    const first = await typed();
    await userEvent.fill(field('Name'), 'Zed Traders');
    await first.close();
    await typed();
    await userEvent.click(page.getByRole('button', { name: 'Start afresh' }));
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(page.getByText(/^Draft from/)).not.toBeInTheDocument();
  });

  test('leaves to others what they changed of the same customer meanwhile', async () => {
    const change = async (customer: Customer) => {
      const Screen = () => (
        <CustomerDialog
          bookId={1}
          customer={inside(customer)}
          onClose={() => undefined}
          onSaved={() => undefined}
        />
      );
      serverAnswers([[changeCustomer, ok(agro)]]);
      const shown = await show(Screen, { path: '/customers' });
      await expect.element(page.getByRole('dialog')).toBeVisible();
      return shown;
    };
    const first = await change(agro);
    await userEvent.fill(field('City (optional)'), 'Hubballi');
    await first.unmount();
    await change({ ...agro, phone: '+91 98220 00000' });
    await expect.element(field('City (optional)')).toHaveValue('Hubballi');
    await expect.element(field('Mobile (optional)')).toHaveValue('+91 98220 00000');
  });
});
