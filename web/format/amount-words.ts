// An amount in words, as it is written on a cheque: one lakh eighteen thousand.
const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = [
  '',
  '',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
] as const;

const belowHundred = (n: number): string =>
  n < 20 ? (ONES[n] ?? '') : [TENS[Math.floor(n / 10)], ONES[n % 10]].filter(Boolean).join(' ');

/** Crores may themselves be lakhs of crores, so the highest step calls itself. */
function wholeNumber(n: number): string {
  const steps = [
    [10_000_000, 'crore'],
    [100_000, 'lakh'],
    [1_000, 'thousand'],
    [100, 'hundred'],
  ] as const;
  const words: string[] = [];
  let rest = n;
  for (const [size, name] of steps) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(count >= 100 ? wholeNumber(count) : belowHundred(count), name);
    rest %= size;
  }
  if (rest > 0) words.push(belowHundred(rest));
  return words.join(' ');
}

/** @returns `one lakh eighteen thousand and 50 paise`; nothing for zero. */
export function amountInWords(paise: number): string {
  const rupees = wholeNumber(Math.floor(Math.abs(paise) / 100));
  const rest = Math.abs(paise) % 100;
  const paiseWords = rest === 0 ? '' : `${belowHundred(rest)} paise`;
  return [rupees, paiseWords].filter(Boolean).join(' and ');
}
