// What a GSTIN says while it is typed, and why it is none, in words.
import { normaliseGstin, parseGstin, stateOfCode } from '#core/tax/index.ts';
import type { GstinReason } from '#core/tax/index.ts';

const LENGTH = 15;

export const tidyGstin = (text: string): string => normaliseGstin(text).slice(0, 20);

const REASONS: Readonly<Record<GstinReason, (gstin: string) => string>> = {
  length: ({ length }) => `A GSTIN has ${LENGTH} characters; this has ${length}.`,
  format: () => 'This does not have the form of a GSTIN, such as 27AAPFU0939F1ZV.',
  state: (gstin) => `A GSTIN begins with the code of a state; ${gstin.slice(0, 2)} is none.`,
  checksum: () => 'The last character does not fit the others: one of the 15 is mistyped.',
};

/** @returns why it is no GSTIN, or null when it is one or empty. */
export function gstinFault(gstin: string): string | null {
  if (gstin === '') return null;
  const read = parseGstin(gstin);
  return read.valid ? null : REASONS[read.reason](gstin);
}

/** What is wrong already while it is typed: not that it is still short. */
export const earlyFault = (gstin: string): string | null =>
  gstin.length < LENGTH ? null : gstinFault(gstin);

/** @returns what it stands for, once it is whole. */
export function gstinMeaning(gstin: string): string | null {
  const read = parseGstin(gstin);
  if (!read.valid) return null;
  const place = stateOfCode(read.state)?.name ?? read.state;
  const pan = read.pan === null ? '' : `, PAN ${read.pan}`;
  return `✓ ${read.kind === 'uin' ? 'A UIN. ' : ''}${place}${pan}`;
}
