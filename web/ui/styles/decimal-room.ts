// Room after a number with fewer decimals than others of its column, so that the points stand under
// each other.
const POINT_SPACE = '\u2008';
const FIGURE_SPACE = '\u2007';

const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;

/** @returns how many decimals the number with the most of them has. */
export const mostDecimals = (texts: readonly string[]): number =>
  texts.reduce((most, text) => Math.max(most, decimalsIn(text)), 0);

/** @returns the spaces after a number whose column has room for so many decimals. */
export function decimalRoom(text: string, places: number): string {
  const own = decimalsIn(text);
  if (own >= places) return '';
  return (own === 0 ? POINT_SPACE : '') + FIGURE_SPACE.repeat(places - own);
}
