// Faults of the database or of the way to it that pass by themselves: the same may be tried again.

/**
 * Connection (08), rolled back for others (40001, 40P01), no lock in time (55P03), resources and
 * full disk (53), time limits (57014, 25P03, 25P04), shutting down or starting up (57P),
 * read-only (25006), input or output (58).
 */
const PASSING = /^(08...|40001|40P01|55P03|53...|57014|57P0.|25P0[34]|25006|58...)$/;
const BROKEN_CONNECTION = /^(ECONN.*|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** node-postgres gives these errors no code. */
const DRIVER =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed)/;

/** @returns true when the connection itself is of no use any more. */
export function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || typeof error.code !== 'string') return DRIVER.test(error.message);
  return BROKEN_CONNECTION.test(error.code);
}

/** @returns true for a fault that is not the statement's own. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || typeof error.code !== 'string') return DRIVER.test(error.message);
  // A missing file says ENOENT as well; only a connection that fails may be tried again.
  if (BROKEN_CONNECTION.test(error.code)) return 'syscall' in error && error.syscall !== 'open';
  return PASSING.test(error.code);
}
