/** @returns a share in percent to one decimal, or null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part * 1000) / whole) / 10;
