// Empty is a starting point: what is missing, one helpful line, and the button right there.
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Under the buttons, so that what appears there moves none of them. */
  readonly below?: ReactNode;
};

export function EmptyState({ title, children, actions, below }: Props) {
  return (
    <section className="card flex flex-col items-center gap-2 px-4 py-12 text-center">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children !== undefined && <div className="max-w-prose text-ink-2">{children}</div>}
      {actions !== undefined && (
        <div className="mt-3 flex flex-wrap items-center justify-center gap-2">{actions}</div>
      )}
      {below}
    </section>
  );
}
