// Quantities as the wire writes them.

/** @returns thousandths as decimal text without zeros at its end: `12.5`, `-3`, `0`. */
export function quantityText(thousandths: number): string {
  const sign = thousandths < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(thousandths) / 1000);
  const rest = String(Math.abs(thousandths) % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${sign}${whole}${rest === '' ? '' : `.${rest}`}`;
}
