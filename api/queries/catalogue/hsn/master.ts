// The codes of goods and services as GSTN lists them, read once, when first asked for.
import { readFileSync } from 'node:fs';
import { isHsn } from '#core/tax/index.ts';

export type ListedCode = {
  readonly code: string;
  readonly description: string;
  /** The place of the code that it stands under, which comes before it; null for a chapter. */
  readonly under: number | null;
};

type HsnMaster = {
  /** By their codes, so that what stands under a code follows it. */
  readonly codes: readonly ListedCode[];
  readonly placeOf: ReadonlyMap<string, number>;
};

let known: HsnMaster | null = null;

export function hsnMaster(): HsnMaster {
  known ??= read(readFileSync(new URL('hsn-sac.tsv', import.meta.url), 'utf8'));
  return known;
}

function read(text: string): HsnMaster {
  const placeOf = new Map<string, number>();
  const codes = text
    .trimEnd()
    .split('\n')
    .map((line, place): ListedCode => {
      const [code = '', description = ''] = line.split('\t');
      placeOf.set(code, place);
      return { code, description, under: placeUnder(code, placeOf) };
    });
  return { codes, placeOf };
}

/** Some tariff items have no sub-heading of their own, and stand under the heading. */
function placeUnder(code: string, placeOf: ReadonlyMap<string, number>): number | null {
  for (const digits of [6, 4, 2]) {
    const place = digits < code.length ? placeOf.get(code.slice(0, digits)) : undefined;
    if (place !== undefined) return place;
  }
  return null;
}

/** @returns whether GSTN's master has the code, as an invoice may show it. */
export const isListed = (code: string): boolean => isHsn(code) && hsnMaster().placeOf.has(code);

/** @returns the codes that one stands under, the chapter first. */
export function codesAbove({ under }: ListedCode): readonly ListedCode[] {
  const above = under === null ? undefined : hsnMaster().codes[under];
  return above === undefined ? [] : [...codesAbove(above), above];
}
