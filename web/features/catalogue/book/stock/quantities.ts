// Quantities of goods as people read them: with Indian commas, and points under each other.
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { formatQuantity } from '#web/format/money.ts';
import '#web/ui/styles/decimals.css';

const POINT_SPACE = '\u2008';
const FIGURE_SPACE = '\u2007';
const PLACES = 3;

/**
 * @returns the same with room for three decimals, so that the points of a column line up; a table
 * in which no quantity has any leaves it out.
 */
export function quantityCell(text: string): ReactNode {
  const rest = text.split('.')[1];
  const room =
    (rest === undefined ? POINT_SPACE : '') + FIGURE_SPACE.repeat(PLACES - (rest?.length ?? 0));
  const look = rest === undefined ? 'decimal-room' : 'has-decimals';
  return createElement(
    Fragment,
    null,
    formatQuantity(text),
    createElement('span', { className: look }, room),
  );
}

export const isNegative = (text: string): boolean => text.startsWith('-');

/** @returns thousandths of what the wire writes. */
export const thousandthsOf = (text: string): number => Math.round(Number(text) * 1000);

/** @returns what the wire writes of thousandths. */
export const quantityFromThousandths = (thousandths: number): string => String(thousandths / 1000);
