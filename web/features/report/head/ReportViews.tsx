// The views of a report in View: its days and how it is drawn, saved under a name for the person,
// and chosen again. They are kept as those of a register are.
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AS_ON_NAME, AT_NAME } from '#web/client/past/moment.ts';
import { useRegisterChoice } from '#web/shell/keys/register/use-register-choice.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { ViewList, viewShown } from '#web/ui/lists/register/pills/ViewList.tsx';
import type { ViewsProps } from '#web/ui/lists/register/pills/ViewList.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';

/** Which books are meant, and as known when, is no part of how a report of them is seen. */
const NOT_OF_VIEW: ReadonlySet<string> = new Set(['book', AT_NAME, AS_ON_NAME]);

/** @param layout how it is drawn, where the address does not say it. */
function viewIn(address: URLSearchParams, layout: string): string {
  const shown = new URLSearchParams(layout);
  for (const [name, value] of address) if (!NOT_OF_VIEW.has(name)) shown.set(name, value);
  shown.sort();
  return shown.toString();
}

/** The trial balance is at both of its addresses. */
const nameOf = (pathname: string): string => {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return last === 'reports' ? 'trial-balance' : last;
};

/**
 * A period that the address does not name, as the year that runs, stays the one of its day.
 * @param layout how the report is drawn, as an address says it.
 */
export function useReportViews(layout: string): ViewsProps & { readonly name: string } {
  const [address, setAddress] = useSearchParams();
  const { choice, choose } = useRegisterChoice(nameOf(useLocation().pathname));
  const views = { given: [], saved: choice.views, query: viewIn(address, layout) };
  return {
    ...views,
    name: viewShown(views)?.name ?? '',
    onOpen: (query) =>
      setAddress((now) => {
        const kept = [...now].filter(([name]) => NOT_OF_VIEW.has(name));
        return new URLSearchParams([...kept, ...new URLSearchParams(query)]);
      }),
    onSaved: (saved) => choose({ views: [...saved] }),
  };
}

export function ReportViews(views: ViewsProps) {
  const part = useRef<HTMLDivElement>(null);
  const box = () => part.current?.closest<HTMLElement>('[popover]');
  useKeys('View', [
    {
      keys: 'Shift+S',
      does: 'Save or choose a view',
      run() {
        box()?.showPopover();
        part.current?.querySelector('input')?.focus();
      },
    },
  ]);
  return (
    <div ref={part} role="group" aria-label="Saved views" className="w-full">
      <p className="pb-1 text-xs text-ink-2">
        Views <Kbd>{keyLabel('Shift+S')}</Kbd>
      </p>
      <ViewList {...views} onDone={() => box()?.hidePopover()} />
    </div>
  );
}
