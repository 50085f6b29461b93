import { Kbd } from '#web/ui/marks/Marks.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import type { PaletteItem } from './items.ts';
import type { PaletteState } from './use-palette.ts';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly palette: PaletteState;
  readonly optionId: (id: string) => string;
};

export function PaletteList({ id, label, palette, optionId }: Props) {
  const { shown, text, active, waiting } = palette;
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        className={
          'min-h-0 flex-1 overflow-y-auto overscroll-contain p-1 ' + (count === 0 ? 'hidden' : '')
        }
      >
        {shown.map(({ title, items }) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-medium text-ink-2">
              {title}
            </p>
            {items.map((item) => (
              <Option
                key={item.id}
                id={optionId(item.id)}
                item={item}
                active={item === active}
                onMark={() => item !== active && palette.mark(item)}
                onRun={(newTab) => palette.run(item, newTab)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={count === 0 ? 'px-4 py-6 text-ink-2' : 'sr-only'}>
        {waiting && count === 0 ? 'Looking …' : sentenceFor(text, count)}
      </p>
    </>
  );
}

function sentenceFor(text: string, count: number): string {
  if (count > 0) return `${count} found`;
  return text.trim() === ''
    ? 'Type an account, a number, an amount or what you want to do.'
    : `Nothing found for ‘${text.trim()}’.`;
}

const OPTION =
  'flex min-h-9 cursor-pointer items-center gap-x-3 rounded-sm px-3 py-1 pointer-coarse:min-h-11';
const MARKED = 'bg-brand-soft shadow-[inset_2px_0_0_var(--c-brand)]';

type OptionProps = {
  readonly id: string;
  readonly item: PaletteItem;
  readonly active: boolean;
  readonly onMark: () => void;
  readonly onRun: (newTab: boolean) => void;
};

function Option({ id, item, active, onMark, onRun }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      ref={active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      onPointerMove={onMark}
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={(event) => event.button === 0 && onRun(event.ctrlKey || event.metaKey)}
      className={`${OPTION} ${active ? MARKED : ''}`}
    >
      <span dir="auto" className="min-w-0">
        {item.name}
      </span>
      <span className="ml-auto text-right text-xs text-ink-2">{item.detail}</span>
      {item.keys !== undefined && <Kbd>{keyLabel(item.keys)}</Kbd>}
    </div>
  );
}
