// Where a page of a list begins: `17`, before that id; `1795231865123456-17`, before what changed
// in that microsecond under that id. Clients pass it on as the Link header has it.
export type Cursor = { readonly micros: number | null; readonly id: number };

/** @returns null for what no list of this server says. */
export function parseCursor(text: string): Cursor | null {
  const [first = '', second] = text.split('-');
  const [micros, id] =
    second === undefined ? [null, Number(first)] : [Number(first), Number(second)];
  const known = Number.isSafeInteger(id) && (micros === null || Number.isSafeInteger(micros));
  return known ? { micros, id } : null;
}

export const cursorText = ({ micros, id }: Cursor): string =>
  micros === null ? String(id) : `${micros}-${id}`;
