// What every form says that is sent without the reason that the books keep.
export const REASON_MISSING = 'Give a reason.';
