// An amount in words, as it is written on a cheque: one lakh eighteen thousand.
import { numberInWords } from '#core/kernel/writing/rupee-words.ts';

/** @returns `one lakh eighteen thousand and fifty paise`; nothing for zero. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100];
  return [
    rupees === 0 ? '' : numberInWords(rupees),
    rest === 0 ? '' : `${numberInWords(rest)} paise`,
  ]
    .filter(Boolean)
    .join(' and ');
}
