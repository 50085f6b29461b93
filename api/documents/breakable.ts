// A word longer than its column would run across the page: places where it may break go into it.

const LONG = 18;
/** A space of no width. */
const BREAK = '\u200b';
const LONG_WORD = new RegExp(`\\S{${LONG},}`, 'gu');

/** Between two letters as people see them, never within one of several signs. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const broken = (word: string): string =>
  [...letters.segment(word)].map(({ segment }) => segment).join(BREAK);

export const breakableText = (text: string): string =>
  text.length < LONG ? text : text.replaceAll(LONG_WORD, broken);

/** @returns the same value with every text in it breakable. */
export function breakable<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? breakableText(part) : part,
    ),
  ) as Value;
}
