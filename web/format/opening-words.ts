/** What makes both sides equal: in the export of opening balances, and left out by their import. */
export const DIFFERENCE_NAME = 'Difference in opening balances';
