import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SettingsPartName } from '#web/paths.ts';
import { firstPlace } from '#web/ui/inputs/first-place.ts';

type Props = {
  readonly title: string;
  readonly help?: string;
  /** By which a link names it. */
  readonly part?: SettingsPartName;
  readonly children: ReactNode;
};

/** A part of the settings: its name and what it is for beside its fields. */
export function SettingsPart({ title, help, part, children }: Props) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [address] = useSearchParams();
  const isNamed = part !== undefined && address.get('part') === part;
  // Scrolling and the focus are the document's.
  useEffect(() => {
    if (!isNamed || section.current === null) return;
    section.current.scrollIntoView({ block: 'start' });
    firstPlace(section.current)?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className={
        'card grid scroll-mt-[calc(var(--under-bar)+8px)] gap-x-6 gap-y-3 p-4 ' +
        'lg:grid-cols-[14rem_minmax(0,1fr)]'
      }
    >
      <div>
        <h2 id={id} className="text-h2 font-semibold">
          {title}
        </h2>
        {help !== undefined && <p className="mt-1 text-sm text-ink-2">{help}</p>}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">{children}</div>
    </section>
  );
}

/** Gives a field the width of both columns. */
export const WholeWidth = ({ children }: { readonly children: ReactNode }) => (
  <div className="min-w-0 sm:col-span-2">{children}</div>
);
