// Quantities of stock as the wire writes them: unlike those of a bill they may be below zero.
import { decimalText } from '#core/kernel/decimal.ts';

/** @returns thousandths as a decimal without zeros at its end: `12.5`, `-3`, `0`. */
export const stockQuantityText = (thousandths: number): string => decimalText(thousandths, 3);
