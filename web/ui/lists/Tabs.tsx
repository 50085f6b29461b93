// Parts of one page, one at a time. The arrows choose, as the pattern says; what is not chosen is
// not drawn.
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

type Tab<Value extends string> = { readonly value: Value; readonly label: string };

type Props<Value extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** At the right of the tabs. */
  readonly beside?: ReactNode;
  /** Whether the part that is chosen stands alone, as where a window is narrow. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
};

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  beside,
  isAlone = false,
  children,
}: Props<Value>) {
  const id = useId();
  const at = tabs.findIndex((tab) => tab.value === value);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const places: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const place = places[event.key];
    const tab = place === undefined ? undefined : tabs[place];
    if (place === undefined || tab === undefined) return;
    event.preventDefault();
    onChange(tab.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  const panel = { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${value}` };
  return (
    <>
      {!isAlone && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 border-b border-line">
          <div
            role="tablist"
            tabIndex={-1}
            aria-label={label}
            onKeyDown={onKeyDown}
            className="flex max-w-full gap-1 overflow-x-auto"
          >
            {tabs.map((tab) => (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}-${tab.value}`}
                aria-selected={tab.value === value}
                aria-controls={`${id}-panel`}
                tabIndex={tab.value === value ? 0 : -1}
                onClick={() => onChange(tab.value)}
                className={
                  '-mb-px min-h-(--row) border-b-2 border-transparent px-3 font-medium ' +
                  'whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink ' +
                  'aria-selected:border-brand aria-selected:text-brand-ink'
                }
              >
                {tab.label}
              </button>
            ))}
          </div>
          {beside}
        </div>
      )}
      {/* In one place either way: what is open in it stays when the window changes. */}
      <div {...(isAlone ? {} : panel)}>{children}</div>
    </>
  );
}
