// Countries by their codes.

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** @returns the English name of a country abroad, or null for India. */
export function countryName(code: string): string | null {
  if (code === 'IN') return null;
  return (/^[A-Z]{2}$/.test(code) ? countries.of(code) : undefined) ?? code;
}
