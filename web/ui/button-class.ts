// How a button looks. Links that look like buttons take the same names, so the two never differ.
const BASE =
  'inline-flex min-h-(--row) items-center justify-center gap-2 rounded-sm px-4 py-1.5 font-medium whitespace-nowrap select-none';

const KINDS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-surface-2',
  quiet: 'text-ink-2 hover:bg-surface-2 hover:text-ink',
} as const;

export type ButtonKind = keyof typeof KINDS;

export const buttonClass = (kind: ButtonKind, more = ''): string =>
  `${BASE} ${KINDS[kind]} ${more}`;
