// A word longer than its column would run across the page: marks go into it where it may break. The
// template takes the marks out again, since signs of no width would spoil the text of the PDF.

const LONG = 18;
const PIECE = 4;
const MARK = '\u200b';
const LONG_WORD = new RegExp(`\\S{${LONG},}`, 'gu');

/** Amounts stay whole: the table's text is small enough for them. */
const AMOUNT = /^[0-9₹,.-]{1,40}$/;

/** Letters as people see them, none of several signs ever broken within. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const broken = (word: string): string =>
  AMOUNT.test(word)
    ? word
    : [...letters.segment(word)]
        .map(({ segment }, at) => (at > 0 && at % PIECE === 0 ? `${MARK}${segment}` : segment))
        .join('');

const breakableText = (text: string): string =>
  text.length < LONG ? text : text.replaceAll(LONG_WORD, broken);

/** @returns the same value with every text in it breakable. */
export function withBreakableText<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? breakableText(part) : part,
    ),
  ) as Value;
}
