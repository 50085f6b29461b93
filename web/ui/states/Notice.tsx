// A sentence in a box: what went wrong (an alert) or what is so (a remark).
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/marks/Icon.tsx';

const LOOKS = {
  problem: 'border-overdue-line bg-overdue-bg text-overdue',
  warning: 'border-warn-line bg-warn-bg text-warn',
  good: 'border-paid-line bg-paid-bg text-paid',
  remark: 'border-line bg-surface-2 text-ink-2',
} as const;

type Props = {
  readonly kind: keyof typeof LOOKS;
  readonly children: ReactNode;
};

export function Notice({ kind, children }: Props) {
  return (
    <div
      role={kind === 'problem' ? 'alert' : undefined}
      className={`flex items-start gap-2 rounded-sm border px-3 py-2 ${LOOKS[kind]}`}
    >
      {kind !== 'remark' && (
        <span className="mt-px">
          <Icon name={kind === 'good' ? 'check' : 'alert'} />
        </span>
      )}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
