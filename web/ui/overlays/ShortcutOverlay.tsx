// Every key that works now: over each control of the page, and as a list that can be searched.
import { useLayoutEffect, useRef, useState } from 'react';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { SideSheet } from './SideSheet.tsx';

export type ShortcutGroup = {
  readonly title: string;
  readonly shortcuts: readonly { readonly does: string; readonly keys: readonly string[] }[];
};

type Props = {
  readonly groups: readonly ShortcutGroup[];
  /** What is turned off, and where to turn it on. */
  readonly remark?: string | null;
  readonly onClose: () => void;
};

/** Mount it to open it. */
export function ShortcutOverlay({ groups, remark = null, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [painted] = useState(keysOnPage);
  const shown = groups
    .map((group) => ({ ...group, shortcuts: group.shortcuts.filter((each) => has(each, search)) }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
  return (
    <SideSheet title="Keys" onClose={onClose}>
      <PaintedKeys keys={painted} />
      <SearchField label="Search keys" value={search} onChange={setSearch} />
      {remark !== null && <p className="mt-3 text-sm text-ink-2">{remark}</p>}
      {shown.map(({ title, shortcuts }) => (
        <section key={title} className="mt-4">
          <h3 className="text-sm font-semibold">{title}</h3>
          <dl>
            {shortcuts.map(({ does, keys }) => (
              <div
                key={does}
                className="flex min-h-8 items-center gap-2 border-b border-line last:border-0"
              >
                <dt className="min-w-0 flex-1">{does}</dt>
                <dd className="flex gap-1">
                  {keys.map((key) => (
                    <Kbd key={key} spoken>
                      {keyLabel(key)}
                    </Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p role="status" className="mt-4 text-ink-2">
        {shown.length === 0 && `No key for ‘${search}’.`}
      </p>
    </SideSheet>
  );
}

const has = ({ does, keys }: ShortcutGroup['shortcuts'][number], search: string): boolean =>
  `${does} ${keys.join(' ')}`.toLowerCase().includes(search.trim().toLowerCase());

type KeyLabel = { readonly text: string; readonly left: number; readonly top: number };

/** What each control in view says of its key. */
function keysOnPage(): readonly KeyLabel[] {
  return [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].flatMap((control) => {
    const { left, top, bottom, right, width } = control.getBoundingClientRect();
    const seen = width > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    const text = (control.getAttribute('aria-keyshortcuts') ?? '').replace('Control', 'Ctrl');
    return seen ? [{ text: keyLabel(text), left, top }] : [];
  });
}

/** Above the page and its dialogs, for the eye alone. */
function PaintedKeys({ keys }: { readonly keys: readonly KeyLabel[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.showPopover(), []);
  return (
    <div
      ref={ref}
      popover="manual"
      aria-hidden="true"
      className={
        'pointer-events-none fixed inset-0 m-0 h-dvh w-screen max-w-none bg-transparent ' +
        'pointer-coarse:hidden'
      }
    >
      {keys.map(({ text, left, top }) => (
        <span
          key={`${left} ${top}`}
          style={{ left, top }}
          className={
            'absolute -mt-2 -ml-1 rounded-xs border border-warn-line bg-warn-bg px-1.5 ' +
            'text-kbd font-medium text-warn'
          }
        >
          {text}
        </span>
      ))}
    </div>
  );
}
