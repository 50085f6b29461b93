// Quantities of goods as people read them: with Indian commas, and points under each other.
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { decimalText } from '#core/kernel/decimal.ts';
import { formatQuantity } from '#web/format/money.ts';
import { decimalRoom } from '#web/ui/styles/decimal-room.ts';
import '#web/ui/styles/decimals.css';

const PLACES = 3;

/**
 * @returns the same with room for three decimals, so that the points of a column line up; a table
 * in which no quantity has any leaves it out.
 */
export function quantityCell(thousandths: number): ReactNode {
  const text = decimalText(thousandths, PLACES);
  const look = text.includes('.') ? 'has-decimals' : 'decimal-room';
  return createElement(
    Fragment,
    null,
    formatQuantity(text),
    createElement('span', { className: look }, decimalRoom(text, PLACES)),
  );
}
