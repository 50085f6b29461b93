// What just happened, in a region that readers hear. Each goes after a while, but not while it is
// pointed at or has the focus.
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/buttons/Button.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { IconName } from '#web/ui/marks/Icon.tsx';

const LOOKS = {
  done: { look: 'border-paid-line bg-paid-bg text-paid', icon: 'check' },
  problem: { look: 'border-overdue-line bg-overdue-bg text-overdue', icon: 'alert' },
  remark: { look: 'border-line-strong bg-surface text-ink', icon: 'info' },
} as const satisfies Record<string, { look: string; icon: IconName }>;

type Toast = {
  /** Tells a new toast from the same one shown again. */
  readonly key: string | number;
  readonly kind?: keyof typeof LOOKS;
  readonly text: string;
  /** A link to what was made. */
  readonly link?: ReactNode;
};

const SHOWN_MS = 8_000;
/** A sentence about something that went wrong is read more slowly. */
const PROBLEM_MS = 16_000;

type Props = {
  readonly toasts: readonly Toast[];
  readonly onGone: (toast: Toast) => void;
};

export function Toasts({ toasts, onGone }: Props) {
  return (
    <div
      role="status"
      className={
        'pointer-events-none fixed inset-x-4 bottom-4 z-70 flex flex-col items-center gap-2 ' +
        'max-sm:bottom-[calc(76px+env(safe-area-inset-bottom))] print:hidden'
      }
    >
      {toasts.map((toast) => (
        <OneToast key={toast.key} toast={toast} onGone={onGone} />
      ))}
    </div>
  );
}

type OneProps = { readonly toast: Toast; readonly onGone: Props['onGone'] };

function OneToast({ toast, onGone }: OneProps) {
  const { kind = 'done', text, link } = toast;
  const [held, setHeld] = useState(false);
  const gone = useEffectEvent(() => onGone(toast));
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => gone(), kind === 'problem' ? PROBLEM_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, kind]);
  const { look, icon } = LOOKS[kind];
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={
        'pointer-events-auto flex w-fit max-w-full items-center gap-3 rounded-md border py-1 ' +
        `pr-1 pl-3 shadow-pop ${look}`
      }
    >
      <Icon name={icon} />
      <p className="min-w-0 py-1.5">
        {text} {link}
      </p>
      <IconButton
        icon="close"
        label="Dismiss"
        onClick={() => onGone(toast)}
        className="text-inherit!"
      />
    </div>
  );
}
