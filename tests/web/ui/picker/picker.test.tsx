// The picker's contract, key by key. It is the riskiest control there is: a wrong choice is a wrong
// posting, so no screen uses what is not said here.
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Picker } from '#web/ui/picker/Picker.tsx';
import type { Choice } from '#web/ui/picker/match.ts';

const named = (...names: string[]): Choice[] =>
  names.map((name, index) => ({ id: index + 1, name, detail: 'Expense, 1,250.00 Dr' }));
const ACCOUNTS = named(
  'HDFC Bank current',
  'Rent, head office',
  'Bharat Electricals',
  'Electricity',
  'Rent, Pune branch',
);

const field = page.getByRole('combobox', { name: 'Account' });
const list = page.getByRole('listbox');
const offered = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.firstElementChild?.textContent);
const marked = () => page.getByRole('option', { selected: true }).elements();
/** What the field tells a reader is highlighted. */
const spoken = () => {
  const id = field.element().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

async function open(choices: readonly Choice[] = ACCOUNTS, start: number | null = null) {
  const heard = {
    chosen: vi.fn<(id: number | null) => void>(),
    added: vi.fn<(text: string) => void>(),
    entered: vi.fn<() => void>(),
  };
  function Form() {
    const [id, setId] = useState(start);
    return (
      <form className="flex gap-4">
        <Picker
          label="Account"
          noun="account"
          choices={choices}
          chosen={choices.find((choice) => choice.id === id) ?? null}
          onChoose={(next) => {
            heard.chosen(next);
            setId(next);
          }}
          onAdd={heard.added}
          addHref={(text) => `/account/add/${encodeURIComponent(text.trim())}`}
          onEnter={heard.entered}
        />
        <input aria-label="Amount" />
      </form>
    );
  }
  await render(<Form />);
  field.element().focus();
  return heard;
}
const keys = (text: string) => userEvent.keyboard(text);
async function value(text: string) {
  await expect.element(field).toHaveValue(text);
}

describe('what is typed', () => {
  test('opens the list and highlights its first option, which is the one that is spoken', async () => {
    await open();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await keys('rent');
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    expect(field.element().getAttribute('aria-controls')).toBe(list.element().id);
    expect(offered()).toEqual(['Rent, head office', 'Rent, Pune branch', 'HDFC Bank current']);
    expect(marked()).toEqual([spoken()]);
    expect(spoken()?.textContent).toContain('Rent, head office');
    await keys(' p');
    expect(marked()).toEqual([spoken()]);
    expect(spoken()?.textContent).toContain('Rent, Pune branch');
    await expect.element(field).toHaveFocus();
  });

  test('shows type and balance beside the name', async () => {
    await open();
    await keys('elec');
    await expect
      .element(page.getByRole('option', { name: 'Electricity Expense, 1,250.00 Dr' }))
      .toBeVisible();
  });

  test('shows at most 20, and says how many there are', async () => {
    await open(named(...Array.from({ length: 34 }, (_, at) => `Customer ${at + 1}`)));
    await keys('cust');
    expect(offered()).toHaveLength(20);
    await expect
      .element(page.getByText('The first 20 of 34. Type more of the name.'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: /Add/ })).not.toBeInTheDocument();
  });

  test('says when nothing has that name', async () => {
    await open();
    await keys('zzz');
    await expect.element(page.getByText('No account named ‘zzz’')).toBeVisible();
    expect(spoken()).toBeNull();
  });

  test('says of an empty list that there is nothing, without naming what nobody typed', async () => {
    await open([]);
    await keys('{ArrowDown}');
    await expect.element(page.getByText('No account to choose from')).toBeVisible();
    await keys('zzz');
    await expect.element(page.getByText('No account named ‘zzz’')).toBeVisible();
  });

  test('among what matches alike, what fits comes first, then what is used most', async () => {
    await open([
      { id: 1, name: 'Cash sales', weight: 1 },
      { id: 2, name: 'Cash at branch' },
      { id: 3, name: 'Cash in hand', used: 12 },
    ]);
    await keys('cash');
    expect(offered()).toEqual(['Cash in hand', 'Cash at branch', 'Cash sales']);
  });
});

describe('accepting', () => {
  test.each([
    ['Enter takes the highlighted option', 'elec{Enter}', 'Electricity', 4],
    ['Tab takes it too', 'elec{Tab}', 'Electricity', 4],
    ['arrows go down', 'rent{ArrowDown}{Enter}', 'Rent, Pune branch', 5],
    [
      'and wrap around at the end',
      'rent{ArrowDown}{ArrowDown}{ArrowDown}{Enter}',
      'Rent, head office',
      2,
    ],
    ['and at the beginning', 'rent{ArrowUp}{Enter}', 'HDFC Bank current', 1],
    ['arrows open a closed list', '{ArrowDown}{ArrowDown}{Enter}', 'Bharat Electricals', 3],
  ])('%s', async (_, typed, name, id) => {
    const { chosen } = await open();
    await keys(typed);
    await value(name);
    expect(chosen).toHaveBeenLastCalledWith(id);
    await expect.element(list).not.toBeInTheDocument();
  });

  test('Enter goes on once there is nothing left to choose, and not before', async () => {
    const { entered } = await open();
    await keys('zzz{Enter}');
    expect(entered).not.toHaveBeenCalled();
    await keys('{Escape}{Escape}elec{Enter}');
    expect(entered).toHaveBeenCalledTimes(1);
    await keys('{Enter}');
    expect(entered).toHaveBeenCalledTimes(2);
  });

  test('Tab moves on after it took the option, and Shift+Tab works natively', async () => {
    await open();
    await keys('elec{Tab}');
    await expect.element(page.getByLabelText('Amount')).toHaveFocus();
    await keys('{Shift>}{Tab}{/Shift}');
    await expect.element(field).toHaveFocus();
  });

  test('a name typed in full is taken although its list was closed', async () => {
    const { chosen } = await open();
    await keys('electricity{Escape}{Enter}');
    expect(chosen).toHaveBeenLastCalledWith(4);
  });

  test('a key of an input method or a dead key takes nothing', async () => {
    const { chosen } = await open();
    await keys('elec');
    for (const init of [
      { key: 'Enter', isComposing: true },
      { key: 'Enter', keyCode: 229 },
    ]) {
      field.element().dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
    }
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Dead', bubbles: true }));
    expect(chosen).not.toHaveBeenCalled();
    await value('elec');
  });
});

describe('going back', () => {
  test('Escape closes the list, then gives the former value back, then is the form’s', async () => {
    const { chosen } = await open(ACCOUNTS, 4);
    const outside = vi.fn<() => void>();
    window.addEventListener('keydown', outside);
    await keys('rent');
    outside.mockClear();
    await keys('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await value('rent');
    await keys('{Escape}');
    await value('Electricity');
    expect(outside).not.toHaveBeenCalled();
    await keys('{Escape}');
    expect(outside).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', outside);
    expect(chosen).not.toHaveBeenCalled();
  });

  test.each([
    ['the exact name, in any case, is taken', 'ELECTRICITY', 'Electricity', 4],
    ['anything else is cleared', 'rnt', '', null],
    ['never the nearest', 'electri', '', null],
    ['an emptied field holds nothing', ' ', '', null],
  ])('what was typed is judged on leaving: %s', async (_, typed, shown, id) => {
    const { chosen } = await open(ACCOUNTS, 2);
    await userEvent.fill(field, typed);
    await userEvent.click(page.getByLabelText('Amount'));
    await value(shown);
    expect(chosen).toHaveBeenLastCalledWith(id);
  });

  test('what was cleared is said, politely', async () => {
    await open();
    await keys('rnt');
    await userEvent.click(page.getByLabelText('Amount'));
    const said = page.getByText('No account named ‘rnt’. Cleared.');
    await expect.element(said).toBeVisible();
    await expect.element(said).toHaveAttribute('role', 'status');
  });

  test('a field that nobody typed into stays as it was', async () => {
    const { chosen } = await open(ACCOUNTS, 2);
    await userEvent.click(page.getByLabelText('Amount'));
    await value('Rent, head office');
    expect(chosen).not.toHaveBeenCalled();
  });
});

describe('by mouse', () => {
  test('pressing on an option takes it before the field is left', async () => {
    const { chosen } = await open();
    await keys('rent');
    await userEvent.click(page.getByRole('option', { name: /Pune/ }));
    await value('Rent, Pune branch');
    expect(chosen.mock.calls).toEqual([[5]]);
    await expect.element(field).toHaveFocus();
  });

  test('a click opens the list without choosing anything', async () => {
    await open();
    await userEvent.click(field);
    expect(offered()).toHaveLength(5);
    expect(spoken()).toBeNull();
  });

  test('the other button of the mouse takes nothing', async () => {
    const { chosen } = await open();
    await keys('rent');
    await userEvent.click(page.getByRole('option', { name: /Pune/ }), { button: 'right' });
    expect(chosen).not.toHaveBeenCalled();
  });
});

describe('Add +', () => {
  test('stands below five matches, with what was typed, as a real link', async () => {
    await open(named('Tea', 'Team lunch', 'Teak', 'Teapot', 'Tear-off pads'));
    await keys('tea');
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
    await keys('p');
    const add = page.getByRole('link', { name: 'Add + “teap”' });
    await expect.element(add).toHaveAttribute('href', '/account/add/teap');
  });

  test('reads the noun while nothing is typed', async () => {
    await open(named('Tea'));
    await userEvent.click(field);
    await expect.element(page.getByRole('link', { name: 'Add + account' })).toBeVisible();
  });

  test('a click asks for a sheet and keeps the text; Escape brings the list no harm', async () => {
    const { added, chosen } = await open();
    await keys('courier charges');
    await userEvent.click(page.getByRole('link', { name: /Add/ }));
    expect(added).toHaveBeenCalledWith('courier charges');
    expect(chosen).not.toHaveBeenCalled();
    await value('courier charges');
  });

  test('Alt+C asks for it at any time, also above five matches', async () => {
    const { added } = await open(named('Tea', 'Team', 'Teak', 'Teal', 'Tear', 'Teat'));
    await keys('tea{Alt>}c{/Alt}');
    expect(added).toHaveBeenCalledWith('tea');
    await value('tea');
    await expect.element(field).toHaveAttribute('aria-keyshortcuts', 'Alt+C');
  });
});

describe('where it stands', () => {
  test('the list is not cut off by a box that scrolls, and opens upwards at the foot', async () => {
    await open();
    const form = document.querySelector('form');
    form?.setAttribute('style', 'position:fixed;bottom:8px;height:60px;width:300px;overflow:auto');
    await keys('rent');
    const box = list.element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(field.element().getBoundingClientRect().top);
    expect(document.elementFromPoint(box.left + 20, box.top + 10)?.closest('[role=listbox]')).toBe(
      list.element(),
    );
  });

  test('the list fills a phone, with rows for a finger, and the focus stays', async () => {
    await page.viewport(390, 844);
    await open();
    await userEvent.click(field);
    await keys('rent');
    const { top, width } = field.element().getBoundingClientRect();
    expect(top).toBeLessThan(80);
    expect(width).toBeGreaterThan(340);
    const [first] = page.getByRole('option').elements();
    expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect.element(field).toHaveFocus();
    await userEvent.click(page.getByRole('option', { name: /Pune/ }));
    await value('Rent, Pune branch');
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.click(field);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.element(list).not.toBeInTheDocument();
    await value('Rent, Pune branch');
    await page.viewport(1280, 900);
  });
});
