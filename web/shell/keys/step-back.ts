/** To the row that was left; the first page of a visit has nothing before it. */
export function stepBack(): void | false {
  const { idx } = (window.history.state ?? {}) as { readonly idx?: number };
  if (idx === undefined || idx === 0) return false;
  window.history.back();
  return undefined;
}
