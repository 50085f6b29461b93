import type { AppropriationEvent, PartnershipTermsSet, ProfitAppropriated } from './events.ts';

export type PartnershipTerms = Omit<PartnershipTermsSet['data'], 'bookId'>;

export type AppropriationState = {
  /** By their first day. */
  readonly terms: readonly PartnershipTerms[];
  /** By number, which is the place less one. */
  readonly runs: readonly ProfitAppropriated['data'][];
};

export const initialState: AppropriationState = { terms: [], runs: [] };

export function evolve(state: AppropriationState, event: AppropriationEvent): AppropriationState {
  switch (event.type) {
    case 'PartnershipTermsSet':
      return { ...state, terms: withTerms(state.terms, event.data) };
    case 'ProfitAppropriated':
      return { ...state, runs: [...state.runs, event.data] };
  }
}

/** Terms of the same day take the place of the earlier ones. */
export const withTerms = (
  terms: readonly PartnershipTerms[],
  { from, partners }: PartnershipTerms,
): readonly PartnershipTerms[] =>
  [...terms.filter((one) => one.from !== from), { from, partners }].toSorted((one, next) =>
    one.from < next.from ? -1 : 1,
  );

/**
 * Whether a year stays divided. A reversal on the last day of the year takes its division back; one
 * that is dated later, as of a locked year, is an entry of that later year and leaves it divided.
 */
export function standsInYear(
  { through, journalId }: ProfitAppropriated['data'],
  reversedOn: (journalId: number) => string | null,
): boolean {
  const day = reversedOn(journalId);
  return day === null || day > through;
}
