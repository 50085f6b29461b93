import { useState } from 'react';
import { Button, IconButton } from '../buttons/Button.tsx';
import { TextField } from '../inputs/Field.tsx';
import { AlertDialog } from '../overlays/AlertDialog.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { CommandPalette } from '../overlays/palette/CommandPalette.tsx';
import type { PaletteGroup } from '../overlays/palette/items.ts';
import { ShortcutOverlay } from '../overlays/ShortcutOverlay.tsx';
import { SideSheet } from '../overlays/SideSheet.tsx';
import { Toasts } from '../overlays/Toasts.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { GalleryPart, ROW, Specimen } from './GalleryPart.tsx';
import { ACCOUNTS } from './samples.ts';

const OPENABLE = ['Dialog', 'Question', 'Side sheet', 'Palette', 'Keys', 'Toasts'] as const;
type Openable = (typeof OPENABLE)[number];

const GROUPS: readonly PaletteGroup[] = [
  { title: 'Create', items: [{ id: 'pay', name: 'New payment', keys: 'F5' }] },
  { title: 'Go to', items: [{ id: 'dash', name: 'Dashboard', keys: 'G D', href: '#overlays' }] },
  {
    title: 'Accounts',
    items: ACCOUNTS.map(({ id, name, detail = '' }) => ({
      id: `account-${id}`,
      name,
      detail,
      href: '#overlays',
      actions: [
        {
          id: `debit-${id}`,
          name: 'Add Debit Entry',
          keys: 'D',
        },
        {
          id: `credit-${id}`,
          name: 'Add Credit Entry',
          keys: 'C',
        },
      ],
    })),
  },
];
const SHORTCUTS = [
  { title: 'Journal', shortcuts: [{ does: 'Correct this entry', keys: ['X', 'Alt+X'] }] },
  { title: 'Everywhere', shortcuts: [{ does: 'Search or run a command', keys: ['Ctrl+K'] }] },
];

export function OverlaysPart() {
  const [open, setOpen] = useState<Openable | null>(null);
  const still = () => undefined;
  return (
    <GalleryPart id="overlays" title="Over the page">
      <Specimen state="Opened by a button" className={ROW}>
        {OPENABLE.map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Specimen>
      <Specimen state="Menu and tooltip" className={ROW}>
        <Menu
          label="Actions"
          trigger="Actions"
          items={[
            { text: 'Correct', keys: 'X', icon: 'pencil', onSelect: still },
            { text: 'Duplicate', keys: 'Shift+D', onSelect: still },
            { text: 'Print', onSelect: still, reason: 'Nothing to print yet' },
            { text: 'Reverse', danger: true, onSelect: still },
          ]}
        />
        <Menu label="More" items={[{ text: 'History', keys: 'H', onSelect: still }]} />
        <Tooltip text="Recorded 4 days after its date">
          {(described) => <IconButton icon="clock" label="Late" {...described} />}
        </Tooltip>
      </Specimen>
      <Opened open={open} onClose={() => setOpen(null)} />
    </GalleryPart>
  );
}

type OpenedProps = { readonly open: Openable | null; readonly onClose: () => void };

function Opened({ open, onClose }: OpenedProps) {
  const [name, setName] = useState('');
  const field = <TextField label="Name" value={name} onChange={setName} />;
  const foot = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button kind="primary" onClick={onClose}>
        Add
      </Button>
    </>
  );
  switch (open) {
    case null:
      return null;
    case 'Dialog':
      return (
        <Dialog title="Add Books" onClose={onClose} foot={foot}>
          {field}
        </Dialog>
      );
    case 'Question':
      return (
        <AlertDialog
          title="Remove R Iyer from this book?"
          confirm="Remove"
          danger
          onConfirm={onClose}
          onCancel={onClose}
        >
          R Iyer will no longer see it. What R Iyer has posted stays.
        </AlertDialog>
      );
    case 'Side sheet':
      return (
        <SideSheet title="INV-011" onClose={onClose} foot={foot}>
          {field}
        </SideSheet>
      );
    case 'Palette':
      return (
        <CommandPalette
          groupsFor={() => GROUPS}
          atRest={[
            {
              title: 'Opened lately',
              items: [{ id: 'recent', name: 'HDFC Bank current', href: '#overlays' }],
            },
          ]}
          onRun={onClose}
          onClose={onClose}
        />
      );
    case 'Keys':
      return <ShortcutOverlay groups={SHORTCUTS} onClose={onClose} />;
    case 'Toasts':
      return (
        <Toasts
          onGone={onClose}
          toasts={[
            { key: 1, text: 'Posted #1,285, ₹60,000.00.', link: <a href="#overlays">View</a> },
            { key: 2, kind: 'problem', text: 'The server could not be reached.' },
            { key: 3, kind: 'remark', text: 'The books changed since this page was read.' },
          ]}
        />
      );
  }
}
