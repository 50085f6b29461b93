// Where a page of a list begins: `17`, before that id; `1795231865123456-17`, before that id in
// that place among the changes. Clients pass it on as the Link header has it.
export type Cursor = { readonly place: number | null; readonly id: number };

/** @returns null for what no list of this server says. */
export function parseCursor(text: string): Cursor | null {
  const [first = '', second] = text.split('-');
  const [place, id] =
    second === undefined ? [null, Number(first)] : [Number(first), Number(second)];
  const known = Number.isSafeInteger(id) && (place === null || Number.isSafeInteger(place));
  return known ? { place, id } : null;
}

export const cursorText = ({ place, id }: Cursor): string =>
  place === null ? String(id) : `${place}-${id}`;
