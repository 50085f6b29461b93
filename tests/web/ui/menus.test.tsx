import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { ShortcutOverlay } from '#web/ui/overlays/ShortcutOverlay.tsx';
import { Toasts } from '#web/ui/overlays/Toasts.tsx';
import { Tooltip } from '#web/ui/overlays/Tooltip.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a menu', () => {
  const item = (name: string) => page.getByRole('menuitem', { name });
  async function open() {
    const selected = vi.fn<(what: string) => void>();
    await render(
      <Menu
        label="Actions"
        trigger="Actions"
        items={[
          { text: 'Correct', keys: 'X', onSelect: () => selected('correct') },
          { text: 'Print', reason: 'Nothing to print', onSelect: () => selected('print') },
          { text: 'Reverse', danger: true, onSelect: () => selected('reverse') },
        ]}
      />,
    );
    button('Actions').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Correct')).toHaveFocus();
    return selected;
  }

  test('is walked by arrows, ends and first letters', async () => {
    await open();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Reverse')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Correct')).toHaveFocus();
    await userEvent.keyboard('p');
    await expect.element(item('Print Nothing to print')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(item('Reverse')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(item('Correct')).toHaveFocus();
  });

  test('Enter does it and closes; Escape closes and gives the focus back', async () => {
    const selected = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(item('Correct')).not.toBeInTheDocument();
    await expect.element(button('Actions')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{End}{Enter}');
    expect(selected.mock.calls).toEqual([['reverse']]);
    await expect.element(item('Correct')).not.toBeInTheDocument();
  });

  test('what cannot be done says why and does nothing', async () => {
    const selected = await open();
    await expect.element(item('Print Nothing to print')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('p{Enter}');
    expect(selected).not.toHaveBeenCalled();
  });

  test('its button closes it again', async () => {
    await open();
    await userEvent.click(button('Actions'));
    await expect.element(item('Correct')).not.toBeInTheDocument();
  });
});

describe('a tooltip', () => {
  test('describes its control, shows on focus at once, and goes on Escape', async () => {
    await render(
      <Tooltip text="Recorded 4 days late">
        {(described) => (
          <button type="button" {...described}>
            Late
          </button>
        )}
      </Tooltip>,
    );
    await expect.element(button('Late')).toHaveAccessibleDescription('Recorded 4 days late');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  });
});

describe('toasts', () => {
  test('are said politely, carry a link, and are dismissed by their button', async () => {
    const gone = vi.fn<() => void>();
    await render(
      <Toasts
        toasts={[{ key: 1, text: 'Posted #1,285.', link: <a href="#x">View</a> }]}
        onGone={gone}
      />,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent('Posted #1,285. View');
    await userEvent.click(button('Dismiss'));
    expect(gone).toHaveBeenCalledTimes(1);
  });
});

describe('the list of keys', () => {
  test('is searched, says what is off, and paints each control’s key for the eye alone', async () => {
    const shortcuts = [
      { does: 'Correct this entry', keys: ['X', 'Alt+X'] },
      { does: 'Duplicate', keys: ['Shift+D'] },
    ];
    await render(
      <button type="button" aria-keyshortcuts="Alt+C">
        Add
      </button>,
    );
    await render(
      <ShortcutOverlay
        groups={[{ title: 'Journal', shortcuts }]}
        remark="Some keys are switched off."
        onClose={vi.fn<() => void>()}
      />,
    );
    await expect.element(page.getByText('Some keys are switched off.')).toBeVisible();
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await expect.element(page.getByText('Alt C')).toBeInTheDocument();
    await userEvent.keyboard('corr');
    await expect.element(page.getByText('Correct this entry')).toBeVisible();
    await expect.element(page.getByText('Duplicate')).not.toBeInTheDocument();
    await userEvent.keyboard('zzz');
    await expect.element(page.getByText('No key for ‘corrzzz’.')).toBeVisible();
  });
});
