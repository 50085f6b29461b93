// What corrects a row: another text in a cell, leaving it out, or adding it all the same.
import type { Corrections, JudgedRow } from './rows.ts';

export const withText = (
  corrections: Corrections,
  line: number,
  [field, text]: readonly [string, string],
): Corrections => ({
  ...corrections,
  texts: new Map(corrections.texts).set(line, { ...corrections.texts.get(line), [field]: text }),
});

export const withSkipped = (corrections: Corrections, line: number): Corrections => ({
  ...corrections,
  skipped: new Set(corrections.skipped).add(line),
});

export const withAdded = (corrections: Corrections, line: number): Corrections => ({
  ...corrections,
  added: new Set(corrections.added).add(line),
});

/** A suggestion: what a cell should be, or that a row which is there already is left out. */
export const hasSuggestion = ({ trouble }: JudgedRow): boolean =>
  trouble?.use !== undefined || trouble?.isTwin === true;

/** @returns the corrections with every suggestion accepted. */
export function withSuggestions(corrections: Corrections, rows: readonly JudgedRow[]): Corrections {
  const texts = new Map(corrections.texts);
  const skipped = new Set(corrections.skipped);
  for (const { line, trouble } of rows) {
    if (trouble?.use !== undefined && trouble.field !== null) {
      texts.set(line, { ...texts.get(line), [trouble.field]: trouble.use.text });
    } else if (trouble?.isTwin === true) skipped.add(line);
  }
  return { ...corrections, texts, skipped };
}
