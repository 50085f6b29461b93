import { mulDiv } from '../../kernel/paise.ts';

/**
 * Shares an amount out by value, each share half up to the paisa; the last line that has a value
 * takes the residue (domain rule of s. 15, CGST Act), and no line is given more than its value.
 * @param amountPaise at most the sum of the values, in paise.
 * @returns as many shares as values; their sum is the amount.
 */
export function apportion(amountPaise: number, values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  const shares = values.map((value) => (whole === 0 ? 0 : mulDiv(amountPaise, value, whole)));
  let residue = amountPaise - shares.reduce((sum, share) => sum + share, 0);
  for (let at = values.length - 1; at >= 0 && residue !== 0; at -= 1) {
    const [share = 0, value = 0] = [shares[at], values[at]];
    const taken = Math.max(-share, Math.min(residue, value - share));
    shares[at] = share + taken;
    residue -= taken;
  }
  return shares;
}
