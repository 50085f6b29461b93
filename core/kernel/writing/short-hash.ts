/** @returns the first letters of an event's hash, in fours, as paper has them: `9F2C 41AB`. */
export const shortHash = (hash: string): string =>
  `${hash.slice(0, 4)} ${hash.slice(4, 8)}`.toUpperCase();
