import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CommandPalette } from '#web/ui/overlays/palette/CommandPalette.tsx';
import { matchingGroups } from '#web/ui/overlays/palette/items.ts';
import type { PaletteGroup } from '#web/ui/overlays/palette/items.ts';

const item = (name: string, more: object = {}) => ({ id: name, name, ...more });
const GROUPS: readonly PaletteGroup[] = [
  { title: 'Create', items: [item('New payment', { keys: 'F5' }), item('New current asset')] },
  {
    title: 'Accounts',
    items: [
      item('HDFC Bank current', {
        href: '/account/1',
        actions: [item('Add Debit Entry'), item('Print')],
      }),
      item('Rent, head office', { href: '/account/2', words: 'lease' }),
      item('Rent, Pune branch', { href: '/account/3' }),
    ],
  },
];
const namesIn = (groups: readonly PaletteGroup[]) =>
  groups.map(({ title, items }) => `${title}: ${items.map(({ name }) => name).join(' | ')}`);

describe('what a text finds', () => {
  test('nothing typed finds nothing', () => {
    expect(matchingGroups(GROUPS, ' ')).toEqual([]);
  });

  test('groups stand in their order, names by the picker’s rank', () => {
    expect(namesIn(matchingGroups(GROUPS, 'cur'))).toEqual([
      'Create: New current asset',
      'Accounts: HDFC Bank current',
    ]);
  });

  test('what is called exactly so stands first in its group', () => {
    const items = [
      item('Customers of old'),
      item('Customers'),
      item('New', { words: 'customers' }),
    ];
    expect(namesIn(matchingGroups([{ title: 'Go to', items }], 'customers '))).toEqual([
      'Go to: Customers | Customers of old | New',
    ]);
  });

  test('is inside a word only where no word begins so', () => {
    expect(namesIn(matchingGroups(GROUPS, 'rent'))).toEqual([
      'Accounts: Rent, head office | Rent, Pune branch',
    ]);
    expect(namesIn(matchingGroups(GROUPS, 'urren'))).toEqual([
      'Create: New current asset',
      'Accounts: HDFC Bank current',
    ]);
  });

  test('other words find it too, and an answer stands as it was given', () => {
    expect(namesIn(matchingGroups(GROUPS, 'lease'))).toEqual(['Accounts: Rent, head office']);
    const answered = { title: 'Calculate', items: [item('₹2,250.00')], answered: true };
    expect(namesIn(matchingGroups([answered], '= 12500*18%'))).toEqual(['Calculate: ₹2,250.00']);
  });

  test('is at most five of a group and twenty in all, with one heading for one title', () => {
    const group = (title: string) => ({
      title,
      items: Array.from({ length: 9 }, (_, at) => item(`${title} rent ${at}`)),
    });
    const shown = matchingGroups([...'abcdef'].map(group), 'rent');
    expect(shown.map(({ items }) => items.length)).toEqual([5, 5, 5, 5]);
    expect(matchingGroups([group('a'), group('a')], 'rent')).toHaveLength(1);
  });
});

describe('the palette', () => {
  const input = page.getByRole('combobox');
  const marked = () => page.getByRole('option', { selected: true }).elements();
  const spoken = () =>
    document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '');

  async function open(recent = [item('Trial balance', { href: '/journal/reports' })]) {
    const run = vi.fn<(name: string, newTab: boolean) => void>();
    const close = vi.fn<() => void>();
    await render(
      <CommandPalette
        groupsFor={() => GROUPS}
        atRest={[{ title: 'Opened lately', items: recent }]}
        onRun={({ name }, { newTab }) => run(name, newTab)}
        onClose={close}
      />,
    );
    await expect.element(input).toHaveFocus();
    return { run, close };
  }
  const type = (keys: string) => userEvent.keyboard(keys);

  test('opens with what was opened lately', async () => {
    const { run } = await open();
    await expect.element(page.getByRole('group', { name: 'Opened lately' })).toBeVisible();
    await type('{Enter}');
    expect(run).toHaveBeenCalledWith('Trial balance', false);
  });

  test('the marked row is the one that is spoken and the one that runs, at every letter', async () => {
    const { run } = await open();
    await type('rent');
    expect(marked()).toEqual([spoken()]);
    await type('{ArrowDown}');
    expect(marked()).toEqual([spoken()]);
    expect(spoken()?.textContent).toContain('Pune');
    await type(' h');
    expect(marked()).toEqual([spoken()]);
    await type('{Enter}');
    expect(run).toHaveBeenCalledWith('Rent, head office', false);
  });

  test('arrows wrap', async () => {
    await open();
    await type('rent{ArrowUp}');
    expect(spoken()?.textContent).toContain('Pune');
    await type('{ArrowDown}');
    expect(spoken()?.textContent).toContain('head office');
  });

  test('Ctrl+Enter opens another tab, where there is something to open', async () => {
    const { run } = await open();
    await type('rent{Control>}{Enter}{/Control}');
    expect(run).toHaveBeenLastCalledWith('Rent, head office', true);
    await type('{Backspace}{Backspace}{Backspace}{Backspace}payment{Control>}{Enter}{/Control}');
    expect(run).toHaveBeenLastCalledWith('New payment', false);
  });

  test('→ lists what else an item can do, Backspace goes up again', async () => {
    const { run } = await open();
    await type('hdfc{ArrowRight}');
    await expect.element(page.getByRole('option', { name: 'Print' })).toBeVisible();
    await type('{Backspace}');
    await expect.element(page.getByRole('option', { name: 'Trial balance' })).toBeVisible();
    await type('hdfc{ArrowRight}pri{Enter}');
    expect(run).toHaveBeenCalledWith('Print', false);
  });

  test('→ moves the caret where there is text after it', async () => {
    await open();
    await type('hdfc{ArrowLeft}{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('option', { name: 'Print' })).toBeVisible();
  });

  test('says when nothing is found, and Enter then runs nothing', async () => {
    const { run } = await open();
    await type('zzz{Enter}');
    await expect.element(page.getByText('Nothing found for ‘zzz’.')).toBeVisible();
    expect(run).not.toHaveBeenCalled();
  });

  test('a command that needs a name puts its words into the field', async () => {
    const { run } = await open([item('Statement of account', { completes: 'rent ' })]);
    await type('{Enter}pune{Enter}');
    expect(run).toHaveBeenCalledExactlyOnceWith('Rent, Pune branch', false);
  });

  test('Escape closes; a click runs', async () => {
    const { run, close } = await open();
    await type('rent');
    await userEvent.click(page.getByRole('option', { name: /Pune/ }));
    expect(run).toHaveBeenCalledWith('Rent, Pune branch', false);
    await type('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
