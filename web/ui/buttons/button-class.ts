// How a button looks. Links that look like buttons take the same names, so the two never differ.
const BASE =
  'inline-flex min-h-(--row) items-center justify-center gap-2 rounded-sm px-4 py-1.5 ' +
  'font-medium whitespace-nowrap select-none';

/** Disabled with its reason beside it: grey, still readable, and it still takes the focus. */
const OFF =
  'aria-disabled:cursor-not-allowed aria-disabled:border aria-disabled:border-line-strong ' +
  'aria-disabled:bg-surface-2 aria-disabled:text-ink-3 aria-disabled:hover:bg-surface-2';

const KINDS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-surface-2',
  quiet: 'text-ink-2 hover:bg-surface-2 hover:text-ink',
  /** Takes something away. Outlined, never filled. */
  danger: 'border border-danger bg-surface text-danger hover:bg-surface-2',
} as const;

export type ButtonKind = keyof typeof KINDS;

export const buttonClass = (kind: ButtonKind, more = ''): string =>
  `${BASE} ${KINDS[kind]} ${OFF} ${more}`;
