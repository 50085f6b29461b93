// Amounts in words as India reads them: crore, lakh, thousand, hundred, and no arab above: invoices
// say "Nine Hundred Eighty Seven Crore".
import { invariant } from '../invariant.ts';

const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const STEPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

function belowHundred(n: number): readonly string[] {
  if (n === 0) return [];
  if (n < 20) return [ONES[n] ?? ''];
  return [TENS[Math.floor(n / 10)] ?? '', ...belowHundred(n % 10)];
}

/** Crores may themselves be lakhs of crores, so the highest step calls itself. */
function wordsOf(n: number): readonly string[] {
  const words: string[] = [];
  let rest = n;
  for (const [size, name] of STEPS) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(...(count < 100 ? belowHundred(count) : wordsOf(count)), name);
    rest %= size;
  }
  return [...words, ...belowHundred(rest)];
}

/** @param n whole, from 0 within the safe integers. @returns `ten lakh`, in small letters. */
export function numberInWords(n: number): string {
  invariant(Number.isSafeInteger(n) && n >= 0, `${n} is not a whole number from 0 on.`);
  return n === 0 ? 'zero' : wordsOf(n).join(' ');
}

const titleCase = (words: string): string =>
  words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/**
 * @param paise whole, of either sign.
 * @returns `Thirty Seven Rupees And Sixty Eight Paise Only`, as an invoice says its total; below
 * zero it begins with `Minus`.
 */
export function rupeesInWords(paise: number): string {
  const whole = Math.abs(paise);
  const [rupees, rest] = [Math.floor(whole / 100), whole % 100];
  const words = [
    paise < 0 ? 'minus' : '',
    numberInWords(rupees),
    rupees === 1 ? 'rupee' : 'rupees',
    rest === 0 ? '' : `and ${numberInWords(rest)} ${rest === 1 ? 'paisa' : 'paise'}`,
    'only',
  ];
  return titleCase(words.filter((word) => word !== '').join(' '));
}
