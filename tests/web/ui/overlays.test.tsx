import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { ShortcutOverlay } from '#web/ui/overlays/ShortcutOverlay.tsx';
import { SideSheet } from '#web/ui/overlays/SideSheet.tsx';
import { Toasts } from '#web/ui/overlays/Toasts.tsx';
import { Tooltip } from '#web/ui/overlays/Tooltip.tsx';
import '#web/ui/styles/base.css';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A page with a button that opens something, and a button behind it. */
function openable(Over: (props: { readonly onClose: () => void }) => ReactNode) {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <button type="button">Behind</button>
        {open && <Over onClose={() => setOpen(false)} />}
      </>
    );
  }
  return render(<Page />);
}

test.each([
  ['disabled until it is gone', 'Open', 'Open'],
  ['taken away by what was done', null, 'Page'],
])('a dialog whose opener is %s loses no focus', async (_, opener, back) => {
  function Page() {
    const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
    const isThere = step !== 'after' || opener !== null;
    return (
      <>
        <h1 tabIndex={-1}>Page</h1>
        {isThere && (
          <button type="button" disabled={step === 'open'} onClick={() => setStep('open')}>
            Open
          </button>
        )}
        {step === 'open' && (
          <Dialog title="Sure?" onClose={() => setStep('after')}>
            <button type="button" onClick={() => setStep('after')}>
              Yes
            </button>
          </Dialog>
        )}
      </>
    );
  }
  await render(<Page />);
  await userEvent.click(button('Open'));
  await userEvent.click(button('Yes'));
  const name = { name: back, exact: true };
  const expected =
    back === 'Open' ? page.getByRole('button', name) : page.getByRole('heading', name);
  await expect.element(expected).toHaveFocus();
});

const SURFACES = [
  [
    'a dialog',
    ({ onClose }: { readonly onClose: () => void }) => (
      <Dialog title="Add Books" onClose={onClose} foot={<button type="button">Add</button>}>
        <input aria-label="Name" />
      </Dialog>
    ),
  ],
  [
    'a side sheet',
    ({ onClose }: { readonly onClose: () => void }) => (
      <SideSheet title="Add Books" onClose={onClose} foot={<button type="button">Add</button>}>
        <input aria-label="Name" />
      </SideSheet>
    ),
  ],
] as const;

describe.each(SURFACES)('%s', (_, Surface) => {
  const dialog = page.getByRole('dialog', { name: 'Add Books' });

  test('begins in its first empty field, keeps the focus inside and gives it back', async () => {
    await openable(Surface);
    button('Open').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    for (let at = 0; at < 6; at += 1) {
      await userEvent.keyboard('{Tab}');
      const inside = dialog.element().contains(document.activeElement);
      expect(inside || document.activeElement === document.body).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Open')).toHaveFocus();
  });

  test('closes by its button and by a click beside it, not by one within', async () => {
    await openable(Surface);
    await userEvent.click(button('Open'));
    await userEvent.click(page.getByRole('heading', { name: 'Add Books' }));
    await expect.element(dialog).toBeVisible();
    await userEvent.click(button('Close'));
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.click(button('Open'));
    dialog.element().dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is not wider than a phone', async () => {
    await page.viewport(390, 844);
    await openable(Surface);
    await userEvent.click(button('Open'));
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().getAnimations()).toEqual([]);
    const { left, right } = dialog.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    await page.viewport(1280, 900);
  });
});

describe('what comes over the page', () => {
  const emulateMotion = (value: 'reduce' | 'no-preference') =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  afterEach(() => emulateMotion('reduce'));

  test.each([
    ['reduce', 0],
    ['no-preference', 1],
  ] as const)('asked for %s, moves by %i animations', async (wish, count) => {
    await emulateMotion(wish);
    for (const [, Surface] of SURFACES) {
      await openable(Surface);
      await userEvent.click(button('Open'));
      const dialog = page.getByRole('dialog', { name: 'Add Books' }).element();
      expect(dialog.getAnimations()).toHaveLength(count);
      await cleanup();
    }
  });
});

describe('a question', () => {
  test('begins on the answer that changes nothing, and Escape is that answer', async () => {
    const [confirmed, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await openable(({ onClose }) => (
      <AlertDialog
        title="Remove R Iyer from this book?"
        confirm="Remove"
        danger
        onConfirm={confirmed}
        onCancel={() => {
          cancelled();
          onClose();
        }}
      >
        What R Iyer has posted stays.
      </AlertDialog>
    ));
    await userEvent.click(button('Open'));
    const question = page.getByRole('alertdialog', { name: 'Remove R Iyer from this book?' });
    await expect.element(question).toHaveAccessibleDescription('What R Iyer has posted stays.');
    await expect.element(button('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(confirmed).not.toHaveBeenCalled();
    await expect.element(button('Open')).toHaveFocus();
  });
});

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
