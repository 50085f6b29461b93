// Small marks: the brand's T, the side of an entry, a key, and a badge with its glyph.
import type { ReactNode } from 'react';
import { SHOWN_STATUS_WORDS } from '#web/format/invoice-status.ts';
import type { ShownStatus } from '#web/format/invoice-status.ts';
import { SIDE_SHORT } from '#web/format/money.ts';
import type { Side } from '#core/journal/index.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';

export function BrandMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="6" className="fill-brand" />
      <path d="M7 9.500h18M16 9.500V24" strokeWidth="3" className="stroke-on-brand" />
    </svg>
  );
}

/** Dr or Cr. Neither is good or bad, so neither is green or red. */
export function SideTag({ side }: { readonly side: Side }) {
  const hue = side === 'debit' ? 'text-dr' : 'text-cr';
  return (
    <span
      className={
        'inline-flex h-5 items-center rounded-xs border border-current px-1.5 text-kbd ' +
        `font-semibold ${hue}`
      }
    >
      {SIDE_SHORT[side]}
    </span>
  );
}

type KbdProps = {
  readonly children: ReactNode;
  readonly onBrand?: boolean;
  /** Where the key itself is what is being said: in the list of keys. */
  readonly spoken?: boolean;
};

/** A key's name beside what it does; readers hear it from aria-keyshortcuts on the control. */
export function Kbd({ children, onBrand = false, spoken = false }: KbdProps) {
  const edge = onBrand ? 'border-on-brand' : 'border-line-strong bg-surface text-ink-2';
  const where = spoken ? 'inline-block' : 'hidden sm:inline-block pointer-coarse:hidden';
  return (
    <kbd
      aria-hidden={!spoken}
      className={
        `rounded-xs border px-1.5 font-sans text-kbd font-medium whitespace-nowrap ${edge} ` + where
      }
    >
      {children}
    </kbd>
  );
}

/** Each has a glyph of its own: to one person in twelve its colour says nothing. */
const BADGES = {
  good: { look: 'border-paid-line bg-paid-bg text-paid', icon: 'check' },
  sent: { look: 'border-sent-line bg-sent-bg text-sent', icon: 'right' },
  overdue: { look: 'border-overdue-line bg-overdue-bg text-overdue', icon: 'alert' },
  draft: { look: 'border-draft-line bg-draft-bg text-draft', icon: 'pencil' },
  plum: { look: 'border-cancelled-line bg-cancelled-bg text-cancelled', icon: 'close' },
  warn: { look: 'border-warn-line bg-warn-bg text-warn', icon: 'clock' },
  grey: { look: 'border-draft-line bg-draft-bg text-draft', icon: 'info' },
} as const satisfies Record<string, { look: string; icon: IconName }>;

export type BadgeKind = keyof typeof BADGES;

export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  const { look, icon } = BADGES[kind];
  return (
    <span
      className={
        'inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium ' +
        `whitespace-nowrap ${look}`
      }
    >
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}

const STATUS_KINDS: Readonly<Record<ShownStatus, BadgeKind>> = {
  paid: 'good',
  sent: 'sent',
  issued: 'sent',
  overdue: 'overdue',
  draft: 'draft',
  cancelled: 'plum',
  part_paid: 'warn',
  credited: 'grey',
};

export function StatusBadge({ status }: { readonly status: ShownStatus }) {
  return <Badge kind={STATUS_KINDS[status]}>{SHOWN_STATUS_WORDS[status]}</Badge>;
}

/** Stands after a name of the past whose figure differs today. */
export const ChangedSince = () => (
  <span className="ml-1.5 text-xs whitespace-nowrap text-warn">changed since</span>
);
