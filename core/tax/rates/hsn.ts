// The codes of goods (HSN) and services (SAC) as a tax invoice shows them: 4, 6 or 8 digits by
// turnover (N/N 78/2020-CT); services begin with 99 and have 6 digits at most.

/** @returns whether the text has the shape of such a code, be it listed or not. */
export const isHsn = (code: string): boolean =>
  /^(?!99)[0-9]{4}([0-9]{2}){0,2}$/.test(code) || /^99[0-9]{2}([0-9]{2})?$/.test(code);

/**
 * @param hsn as the invoice shows it: of a longer code often the first 4 or 6 digits alone.
 * @param codes what a notification names; null: all goods and services.
 * @returns whether what stands under the code can be what is named.
 */
export const canBe = (hsn: string | null, codes: readonly string[] | null): boolean =>
  codes === null ||
  (hsn !== null &&
    codes.some((code) => hsn.startsWith(code) || (hsn.length >= 4 && code.startsWith(hsn))));
