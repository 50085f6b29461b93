/** Why the database cannot be used, in a sentence for the person who starts the server. */
export class DatabaseFault extends Error {
  override name = 'DatabaseFault';
}

/** @returns the SQLSTATE of what PostgreSQL answered, or the system's code; empty without one. */
export const codeOfFault = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
