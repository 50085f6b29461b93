// What is typed into a picker before its list is there: it is matched once it is, and nothing that
// was typed is lost or taken for something else.
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Picker } from '#web/ui/picker/Picker.tsx';
import type { Choice } from '#web/ui/picker/match.ts';

const CHOICES: readonly Choice[] = [
  { id: 1, name: 'HDFC Bank current' },
  { id: 2, name: 'Rent' },
  { id: 3, name: 'Rent, head office' },
];

const field = page.getByRole('combobox', { name: 'Account' });
const keys = (text: string) => userEvent.keyboard(text);
const leave = () => (page.getByLabelText('Amount').element() as HTMLElement).focus();

/** The list comes when the test says so. */
async function open() {
  const chosen = vi.fn<(id: number | null) => void>();
  const settled = vi.fn<(something: boolean) => void>();
  function Form() {
    const [choices, setChoices] = useState<readonly Choice[] | null>(null);
    const [id, setId] = useState<number | null>(null);
    return (
      <form>
        <Picker
          label="Account"
          noun="account"
          choices={choices ?? []}
          isLoading={choices === null}
          chosen={choices?.find((choice) => choice.id === id) ?? null}
          onChoose={(next) => {
            chosen(next);
            setId(next);
          }}
          onEarly={() => settled}
        />
        <input aria-label="Amount" />
        <button type="button" onMouseDown={() => setChoices(CHOICES)}>
          The list comes
        </button>
      </form>
    );
  }
  await render(<Form />);
  field.element().focus();
  const comes = () => {
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    page.getByRole('button', { name: 'The list comes' }).element().dispatchEvent(event);
  };
  return { chosen, settled, comes };
}

describe('before the list is there', () => {
  test('an opened list says that it is on its way, and not that it is empty', async () => {
    await open();
    await keys('{ArrowDown}');
    await expect.element(page.getByText('Loading the list')).toBeVisible();
    expect(page.getByText(/^No account/).elements()).toEqual([]);
  });

  test('what is typed is offered once it is, the best match highlighted', async () => {
    const { comes } = await open();
    await keys('ren');
    await expect.element(page.getByText('Loading the list')).toBeVisible();
    expect(page.getByText(/^No account named/).elements()).toEqual([]);
    comes();
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Rent');
    await expect.element(field).toHaveValue('ren');
  });

  test('Enter waits, and then takes the best match', async () => {
    const { comes, chosen, settled } = await open();
    await keys('head{Enter}');
    await expect.element(field).toHaveFocus();
    expect(chosen).not.toHaveBeenCalled();
    comes();
    await expect.element(field).toHaveValue('Rent, head office');
    expect(chosen.mock.calls).toEqual([[3]]);
    expect(settled.mock.calls).toEqual([[true]]);
  });

  test('Enter on what is not in it chooses nothing, and says so', async () => {
    const { comes, chosen, settled } = await open();
    await keys('zzz{Enter}');
    comes();
    await expect.element(page.getByText('No account named ‘zzz’')).toBeVisible();
    await expect.element(field).toHaveValue('zzz');
    expect(chosen).not.toHaveBeenCalled();
    await expect.poll(() => settled.mock.calls).toEqual([[false]]);
  });

  test('Tab goes on at once, and the best match comes into the field behind', async () => {
    const { comes } = await open();
    await keys('head{Tab}');
    await expect.element(page.getByLabelText('Amount')).toHaveFocus();
    await expect.element(field).toHaveValue('head');
    comes();
    await expect.element(field).toHaveValue('Rent, head office');
    await expect.element(page.getByLabelText('Amount')).toHaveFocus();
  });

  test('leaving keeps the text, and takes only a name that is typed in full', async () => {
    const { comes, chosen } = await open();
    await keys('rent');
    leave();
    await expect.element(field).toHaveValue('rent');
    comes();
    await expect.element(field).toHaveValue('Rent');
    expect(chosen.mock.calls).toEqual([[2]]);
  });

  test('leaving with anything else clears it once the list is there, and says so', async () => {
    const { comes } = await open();
    await keys('ren');
    leave();
    comes();
    await expect.element(page.getByText('No account named ‘ren’. Cleared.')).toBeVisible();
    await expect.element(field).toHaveValue('');
  });

  test('Escape takes Enter back', async () => {
    const { comes, chosen } = await open();
    await keys('rent{Enter}{Escape}');
    comes();
    await expect.element(field).toHaveValue('rent');
    expect(chosen).not.toHaveBeenCalled();
  });
});
