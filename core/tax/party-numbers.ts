// The GSTINs of a party, each in its days: in other States, and before or after others.
type Days = { readonly from: string | null; readonly to: string | null };

/** Whether something with a first and a last day, both of which may be open, holds on a day. */
export const holdsOn = (day: string, { from, to }: Days): boolean =>
  (from === null || from <= day) && (to === null || day <= to);

/** A GSTIN under which a party supplies, with the state that it is of. */
export type PartyNumber = { readonly gstin: string; readonly state: string | null };

type Registered = {
  readonly gstin: string | null;
  readonly stateCode: string | null;
  readonly registrations: readonly (Days & { readonly gstin: string; readonly state: string })[];
};

/** @returns the numbers that a party supplies under on a day, that of the party itself first. */
export function partyNumbersOn(
  { gstin, stateCode, registrations }: Registered,
  day: string,
): readonly PartyNumber[] {
  const own = registrations.filter((one) => one.gstin === gstin);
  // Where the party's own number has days of its own, they say when it holds.
  const ownHolds = own.length === 0 || own.some((one) => holdsOn(day, one));
  const others = registrations.filter((one) => one.gstin !== gstin && holdsOn(day, one));
  return [
    ...(gstin !== null && ownHolds ? [{ gstin, state: stateCode }] : []),
    ...others.map((one) => ({ gstin: one.gstin, state: one.state })),
  ];
}
