/** @returns `1 day`, `12 days`. */
export const daysInWords = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
