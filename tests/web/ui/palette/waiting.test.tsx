// Enter in the palette while an answer is on its way: the same text opens the same at any speed.
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CommandPalette } from '#web/ui/overlays/palette/CommandPalette.tsx';
import type { PaletteGroup, PaletteItem } from '#web/ui/overlays/palette/items.ts';

const item = (name: string): PaletteItem => ({ id: name, name });
const NAMED: readonly PaletteGroup[] = [
  { title: 'Create', items: [item('New current asset')] },
  { title: 'Accounts', items: ['HDFC Bank current', 'Rent, head office'].map(item) },
];

describe('Enter before all answers are there', () => {
  const input = page.getByRole('combobox');
  const type = (keys: string) => userEvent.keyboard(keys);

  /** Invoices are asked of a server that answers when told to. */
  function Asking({ run }: { readonly run: (name: string) => void }) {
    const [answer, setAnswer] = useState<readonly PaletteItem[] | null>(null);
    const invoices: PaletteGroup =
      answer === null
        ? { title: 'Invoices', items: [], waiting: true }
        : { title: 'Invoices', items: answer, answered: true };
    return (
      <>
        <CommandPalette
          groupsFor={() => [...NAMED, invoices, { title: 'Settings', items: [item('Members')] }]}
          atRest={[]}
          onRun={({ name }) => run(name)}
          onText={(text) => text === '' && setAnswer([])}
          onEntered={() => {
            setTimeout(() => setAnswer([item('INV-011')]));
            return () => undefined;
          }}
          onClose={() => undefined}
        />
      </>
    );
  }

  async function open() {
    const run = vi.fn<(name: string) => void>();
    await render(<Asking run={run} />);
    await expect.element(input).toHaveFocus();
    return run;
  }

  test('what is found below an answer that is still to come waits for it', async () => {
    const run = await open();
    await type('members{Enter}');
    await expect.poll(() => run.mock.calls).toEqual([['INV-011']]);
  });

  test('what is found inside a word only waits for something better', async () => {
    const run = await open();
    await type('urren{Enter}');
    await expect.poll(() => run.mock.calls).toEqual([['INV-011']]);
  });

  test('what is found above it by its own words runs at once', async () => {
    const run = await open();
    await type('rent{Enter}');
    expect(run).toHaveBeenCalledExactlyOnceWith('Rent, head office');
  });

  test('a row that was chosen by an arrow runs at once', async () => {
    const run = await open();
    await type('urren{ArrowDown}{Enter}');
    expect(run).toHaveBeenCalledExactlyOnceWith('HDFC Bank current');
  });
});
