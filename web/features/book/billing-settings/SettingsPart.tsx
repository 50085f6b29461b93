import type { ReactNode } from 'react';
import { useId } from 'react';

type Props = {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
};

/** A part of the settings: its name and what it is for beside its fields. */
export function SettingsPart({ title, help, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="card grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[14rem_minmax(0,1fr)]"
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
