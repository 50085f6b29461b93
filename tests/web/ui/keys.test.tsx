import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { shortcutGroups } from '#web/shell/keys/shortcuts.ts';
import { firstOf, isStroke } from '#web/shell/keys/stroke.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

const switches = { singleKeys: true, tallyKeys: true };
let stop: () => void;

beforeEach(() => {
  Object.assign(switches, { singleKeys: true, tallyKeys: true });
  stop = listenToKeys(() => switches);
});
afterEach(() => stop());

type ScopeProps = { readonly title?: string; readonly actions: readonly KeyAction[] };

function Scope({ title = 'Page', actions }: ScopeProps) {
  useKeys(title, actions);
  return <input aria-label={`Field of ${title}`} />;
}

/** Shows a page whose keys are listened to. @returns what each key's action hears. */
async function open(...keys: (string | Partial<KeyAction>)[]) {
  const run = vi.fn<(keys: string) => void>();
  const actions = keys.map((each): KeyAction => {
    const action = { keys: '', ...(typeof each === 'string' ? { keys: each } : each) };
    return { does: `does ${action.keys}`, run: () => run(action.keys), ...action };
  });
  await render(<Scope actions={actions} />);
  return run;
}
const press = (text: string) => userEvent.keyboard(text);
const field = page.getByLabelText('Field of Page');

describe('which key was pressed', () => {
  const event = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);
  test.each<[string, string, KeyboardEventInit, boolean]>([
    ['a letter', 'X', { key: 'x', code: 'KeyX' }, true],
    ['with Caps Lock', 'X', { key: 'X', code: 'KeyX' }, true],
    ['not with Shift', 'X', { key: 'X', code: 'KeyX', shiftKey: true }, false],
    ['not with Ctrl', 'X', { key: 'x', code: 'KeyX', ctrlKey: true }, false],
    ['Option+C types ç', 'Alt+C', { key: 'ç', code: 'KeyC', altKey: true }, true],
    ['a Hindi layout', 'G', { key: 'ु', code: 'KeyG' }, true],
    ['a French layout has A where others have Q', 'A', { key: 'a', code: 'KeyQ' }, true],
    ['and its Q is not an A', 'A', { key: 'q', code: 'KeyA' }, false],
    ['a sign needs Shift on some layouts', '?', { key: '?', code: 'Slash', shiftKey: true }, true],
    ['a sign on a Hindi layout', '/', { key: 'य', code: 'Slash' }, true],
    ['a digit', '1', { key: '1', code: 'Digit1' }, true],
    ['a function key', 'F5', { key: 'F5', code: 'F5' }, true],
    ['a chord', 'Ctrl+Shift+Enter', { key: 'Enter', ctrlKey: true, shiftKey: true }, true],
    ['a chord without all of it', 'Ctrl+Shift+Enter', { key: 'Enter', ctrlKey: true }, false],
    [
      'AltGr types ₹ and is never a chord',
      'Alt+C',
      { key: '₹', code: 'KeyC', altKey: true, ctrlKey: true, modifierAltGraph: true },
      false,
    ],
  ])('is told: %s', (_, binding, init, expected) => {
    expect(isStroke(firstOf(binding), event(init))).toBe(expected);
  });
});

describe('keys of a page', () => {
  test('act, in whatever order they were named', async () => {
    const run = await open('X', 'Shift+D', 'F5', 'Ctrl+Enter', '[');
    await press('x{Shift>}D{/Shift}{F5}{Control>}{Enter}{/Control}[[');
    expect(run.mock.calls.flat()).toEqual(['X', 'Shift+D', 'F5', 'Ctrl+Enter', '[']);
  });

  test('two strokes after each other, but not with another between or long after', async () => {
    const run = await open('G D', 'G A', 'D');
    await press('gd');
    expect(run.mock.calls.flat()).toEqual(['G D']);
    await press('gxd');
    expect(run.mock.calls.flat()).toEqual(['G D', 'D']);
  });

  test('rest while somebody types, except chords and F-keys', async () => {
    const run = await open('X', 'G D', 'F6', 'Alt+X', 'Escape');
    await userEvent.click(field);
    await press('xgd');
    expect(run).not.toHaveBeenCalled();
    await expect.element(field).toHaveValue('xgd');
    await press('{F6}{Alt>}x{/Alt}{Escape}');
    expect(run.mock.calls.flat()).toEqual(['F6', 'Alt+X', 'Escape']);
  });

  test('are not heard when a control took them, nor while letters are composed', async () => {
    const run = await open('Escape', 'F7');
    const taken = new KeyboardEvent('keydown', { key: 'F7', bubbles: true, cancelable: true });
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    document.body.dispatchEvent(taken);
    const composing = { key: 'Escape', bubbles: true, isComposing: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', composing));
    expect(run).not.toHaveBeenCalled();
  });

  test('giving back false leaves the key to the next', async () => {
    const run = await open({ keys: 'X', run: () => false }, 'X');
    await press('x');
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('call the newest closure', async () => {
    const seen: number[] = [];
    function Counter() {
      const [count, setCount] = useState(0);
      const up = () => {
        seen.push(count);
        setCount(count + 1);
      };
      useKeys('Counter', [{ keys: 'U', does: 'Count', run: up }]);
      return <p>{count}</p>;
    }
    await render(<Counter />);
    await press('uu');
    expect(seen).toEqual([0, 1]);
  });

  test('go with their page', async () => {
    const run = vi.fn<() => void>();
    const screen = await render(<Scope actions={[{ keys: 'X', does: 'x', run }]} />);
    await screen.unmount();
    await press('x');
    expect(run).not.toHaveBeenCalled();
  });
});

describe('the switches', () => {
  test('single characters have one', async () => {
    const run = await open('X', 'G D', '/', 'Ctrl+K', 'F2', 'ArrowDown');
    switches.singleKeys = false;
    await press('xgd/{Control>}k{/Control}{F2}{ArrowDown}');
    expect(run.mock.calls.flat()).toEqual(['Ctrl+K', 'F2', 'ArrowDown']);
  });

  test('Tally’s keys have the other', async () => {
    const run = await open({ keys: 'F7', tally: true }, { keys: 'Alt+X', tally: true }, 'X');
    switches.tallyKeys = false;
    await press('{F7}{Alt>}x{/Alt}x');
    expect(run.mock.calls.flat()).toEqual(['X']);
  });

  test('what is switched off is not listed', async () => {
    await open('X', { keys: 'Alt+X', tally: true, does: 'does X' });
    const keysOf = () => shortcutGroups(switches).find(({ title }) => title === 'Page')?.shortcuts;
    expect(keysOf()).toEqual([{ does: 'does X', keys: ['X', 'Alt+X'] }]);
    switches.tallyKeys = false;
    expect(keysOf()).toEqual([{ does: 'does X', keys: ['X'] }]);
  });
});

describe('Ctrl+A', () => {
  const CTRL_A = '{Control>}a{/Control}';
  const openForm = async () => {
    const post = vi.fn<() => void>();
    await render(<Scope actions={acceptKeys('Post entry', post)} />);
    return post;
  };

  test('selects in a field, and accepts only when pressed again in a row', async () => {
    const post = await openForm();
    await userEvent.fill(field, 'rent');
    await press(CTRL_A);
    expect(post).not.toHaveBeenCalled();
    const input = field.element();
    expect(input instanceof HTMLInputElement && input.selectionEnd).toBe(4);
    await press(`x${CTRL_A}`);
    expect(post).not.toHaveBeenCalled();
    await press(CTRL_A);
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('a click between the two is not in a row', async () => {
    const post = await openForm();
    await userEvent.click(field);
    await press(CTRL_A);
    await userEvent.click(field);
    await press(CTRL_A);
    expect(post).not.toHaveBeenCalled();
  });

  test('accepts at once where nothing is typed', async () => {
    const post = await openForm();
    await press(CTRL_A);
    expect(post).toHaveBeenCalledTimes(1);
  });
});

describe('a dialog over the page', () => {
  test('has the keys; those of the page rest, but what works everywhere', async () => {
    const heard = vi.fn<(name: string) => void>();
    const scope = (name: string): KeyAction[] => [
      { keys: 'X', does: name, run: () => heard(name) },
    ];
    const everywhere = { keys: 'Ctrl+K', does: 'Find', everywhere: true, run: () => heard('k') };
    function Page() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <Scope title="Page" actions={[...scope('page'), everywhere]} />
          {open && (
            <Dialog title="Sheet" onClose={() => setOpen(false)}>
              <Scope title="Sheet" actions={scope('sheet')} />
            </Dialog>
          )}
        </>
      );
    }
    await render(<Page />);
    page.getByRole('button', { name: 'Close' }).element().focus();
    await press('x{Control>}k{/Control}');
    expect(heard.mock.calls.flat()).toEqual(['sheet', 'k']);
    await press('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await press('x');
    expect(heard.mock.calls.flat()).toEqual(['sheet', 'k', 'page']);
  });
});
