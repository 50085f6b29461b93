// A page's one H1 and the title of its tab, and on a phone the bar at its foot. The shell moves the
// focus to the H1 when the route changes; there it stays when the page is drawn anew.
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** The answer or the tools at the right, under the title on a phone. */
  readonly children?: ReactNode;
};

/** The H1 that had the focus is gone: the page now says what it waited for. */
let isPassedOn = false;

function passFocusOn(heading: HTMLHeadingElement) {
  if (isPassedOn && document.activeElement === document.body) heading.focus();
  isPassedOn = false;
  return () => {
    isPassedOn = document.activeElement === heading;
  };
}

export function PageHead({ title, above, below, children }: Props) {
  return (
    <header className="mb-4 flex min-h-(--row) flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <title>{`${title} · Lekha`}</title>
      <div className="min-w-0 print:grow">
        {above}
        <h1
          ref={passFocusOn}
          tabIndex={-1}
          dir="auto"
          className="text-h1 font-semibold tracking-[-0.01em]"
        >
          {title}
        </h1>
        {below}
      </div>
      {children}
    </header>
  );
}

/** What a form does: in its place on a desk, on a phone at the foot of the window. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-foot=""
      className={
        'foot-bar flex flex-wrap items-center justify-end gap-3 max-sm:sticky max-sm:bottom-0 ' +
        'max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:*:flex-1 ' +
        'in-[dialog]:max-sm:-bottom-4 in-[dialog]:max-sm:-mb-4 print:hidden'
      }
    >
      {children}
    </div>
  );
}
