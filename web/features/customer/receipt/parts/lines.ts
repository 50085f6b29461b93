// The lines under the bills stand in the same column: a text, and an amount as wide as the fields.

export const LINE =
  'grid min-h-(--row) grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-2 border-b border-line ' +
  'py-1 pl-3 last:border-0 max-sm:grid-cols-[minmax(0,1fr)_8rem]';

/** Right under what stands in the fields. */
export const SUM = 'num self-stretch py-1 pr-[21px]';
