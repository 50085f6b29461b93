import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { SideSheet } from '#web/ui/overlays/SideSheet.tsx';

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

const OneLine = () => <p>One line.</p>;

const FilledField = () => {
  const [mobile, setMobile] = useState('98200 00001');
  return (
    <input
      type="tel"
      aria-label="Mobile"
      value={mobile}
      onChange={(event) => setMobile(event.target.value)}
    />
  );
};

const Choices = () => (
  <select aria-label="Reason">
    <option>Sales return</option>
    <option>Discount</option>
  </select>
);

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

describe('the focus of a dialog', () => {
  const dialog = page.getByRole('dialog', { name: 'History' });

  test.each([
    ['its title, where it has no field', OneLine, 'heading'],
    ['a field that is filled in, where no other is left', FilledField, 'textbox'],
    ['its list of choices, where nothing is typed', Choices, 'combobox'],
  ] as const)('begins at %s, and a space closes nothing', async (_, Inside, role) => {
    await openable(({ onClose }) => (
      <Dialog title="History" onClose={onClose}>
        <Inside />
      </Dialog>
    ));
    await userEvent.click(button('Open'));
    await expect.element(dialog.getByRole(role)).toHaveFocus();
    await userEvent.keyboard('Anand Traders');
    await expect.element(dialog).toBeVisible();
  });
});

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
    // Told as it begins, since it is over after a moment; one of no length has none then.
    const moved: Element[] = [];
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.getAnimations().length > 0) moved.push(target);
    };
    document.addEventListener('animationstart', note);
    for (const [, Surface] of SURFACES) {
      await openable(Surface);
      await userEvent.click(button('Open'));
      const dialog = page.getByRole('dialog', { name: 'Add Books' }).element();
      const moves = () => moved.filter((target) => target === dialog).length;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await expect.poll(moves).toBe(count);
      await cleanup();
    }
    document.removeEventListener('animationstart', note);
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
