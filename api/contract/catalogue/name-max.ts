// It stands apart from the fields, so that a first load carries no contract of the catalogue.

/** How many characters the name of a master may have. */
export const MASTER_NAME_MAX = 100;
