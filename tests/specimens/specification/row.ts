// A row of the table over the specification: what it says, and how we know.

export type Check =
  /** The address is in the map of screens. */
  | { readonly screen: string }
  /** The words stand in the browser's or the server's source, to the letter. */
  | { readonly text: string }
  /** The call is in the contract. */
  | { readonly call: string }
  /** A field of a call's body or reply. */
  | { readonly field: string; readonly of: string }
  /** The name of a refusal of the rules. */
  | { readonly refusal: string }
  /** A test whose title has these words. */
  | { readonly proved: string };

/** Section of the specification, what it says there, and the check. */
export type Row = readonly [section: string, says: string, check: Check];
